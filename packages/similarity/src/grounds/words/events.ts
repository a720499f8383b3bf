/** Forms of the names of disasters, diseases and crimes of public concern. Written for this project; matched, never listed. */
export const eventsHan =
  /[^防抗预测]地震$|大地震|地震遗址|海啸|空难|矿难|坠机|沉船|踩踏|惨案|大屠杀|连环杀|暴恐|恐袭|泥石流|特大[洪暴]|特大爆炸|大爆炸案|核泄漏|核事故|核污染|排海|疫情|新冠|新型?冠状|非典(?!型?性格)|肺炎|埃博拉|禽流感|猪流感|猴痘|鼠疫|霍乱|炭疽|黑死病|艾滋|奥密克戎|德尔塔毒|方舱|火神山|雷神山|健康码|行程码|封城|抗疫|战疫|武汉(?:加油|必胜|挺住|不哭)|逆行者|三聚氰胺|毒奶粉|地沟油|苏丹红|瘦肉精|事变$|暴乱|骚乱|政变|游行示威|911|(?:汶川|玉树|芦山|积石山|福岛|切尔诺贝利|梨泰院)/
export const eventsEnglish =
  /\bcovid(?:-?19)?\b|\bcorona ?virus\b|\bncov\b|\bsars\b|\bebola\b|\bomicron virus\b|\bmonkey ?pox\b|\bpandemic\b|\bmh ?(?:370|17)\b|\bmu ?5735\b|\b9[ /.-]?11\b|\bseptember 11\b|\bchernobyl\b|\bfukushima\b|\bhiroshima bomb\b|\bnanjing massacre\b|\bearthquake\b|\btsunami\b|\bhurricane katrina\b|\bwuhan virus\b/

/** Disasters whose word has an ordinary use are meant only without these. */
export const eventExceptions = /肺炎(?:克雷伯|链球|疫苗|球菌)|头脑风暴/g
