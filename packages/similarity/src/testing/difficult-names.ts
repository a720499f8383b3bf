/**
 * Names with characters of several readings, each with its readings in pinyin with tones as digits (5 and none for the
 * neutral tone). They were collected for measuring, a third of them is set aside: see `readings.test.ts`.
 */
const list = `
野山参 ye3 shan1 shen1;参茸堂 shen1 rong2 tang2;海参斑 hai3 shen1 ban1;福牌阿胶 fu2 pai2 e1 jiao1;便宜坊 bian4 yi2 fang1
大夫第 dai4 fu1 di4;赤脚大夫 chi4 jiao3 dai4 fu5;还珠楼 huan2 zhu1 lou2;还珠格格 huan2 zhu1 ge2 ge5;九还丹 jiu3 huan2 dan1
蚌埠宴 beng4 bu4 yan4;蚌埠烤肉 beng4 bu4 kao3 rou4;曾家面 zeng1 jia1 mian4;曾姐 zeng1 jie3;曾三仙 zeng1 san1 xian1
单县羊汤 shan4 xian4 yang2 tang1;单家老汤 shan4 jia1 lao3 tang1;单立文 shan4 li4 wen2;解家庄 xie4 jia1 zhuang1;解氏正骨 xie4 shi4 zheng4 gu3
吕仙阁 lv3 xian1 ge2;吕洞宾 lv3 dong4 bin1;谢馥春 xie4 fu4 chun1;任氏拳 ren2 shi4 quan2;任家粥铺 ren2 jia1 zhou1 pu4
仇记豆腐 qiu2 ji4 dou4 fu5;仇英阁 qiu2 ying1 ge2;查氏家酿 zha1 shi4 jia1 niang4;查良镛 zha1 liang2 yong1;翟家老店 zhai2 jia1 lao3 dian4
区家凉茶 ou1 jia1 liang2 cha2;区记 ou1 ji4;尉迟恭 yu4 chi2 gong1;万俟 mo4 qi2;令狐冲 ling2 hu2 chong1
长孙无忌 zhang3 sun1 wu2 ji4;长孙府 zhang3 sun1 fu3;朴氏炸鸡 piao2 shi4 zha2 ji1;朴大叔 piao2 da4 shu1;华佗再造 hua4 tuo2 zai4 zao4
华山论剑 hua4 shan1 lun4 jian4;西岳华山 xi1 yue4 hua4 shan1;盖叫天 ge3 jiao4 tian1;葛优 ge3 you1;诸葛酿 zhu1 ge3 niang4
葛根茶 ge2 gen1 cha2;种师道 chong2 shi1 dao4;乐毅 yue4 yi4;乐氏同仁 yue4 shi4 tong2 ren2;缪家 miao4 jia1
冼太夫人 xian3 tai4 fu1 ren2;覃氏米粉 qin2 shi4 mi3 fen3;谌龙 chen2 long2;郗鉴 xi1 jian4;员氏 yun4 shi4
燕青 yan1 qing1;燕赵大地 yan1 zhao4 da4 di4;燕京 yan1 jing1;燕郊 yan1 jiao1;燕窝世家 yan4 wo1 shi4 jia1
曲江池 qu1 jiang1 chi2;曲氏 qu1 shi4;宁氏 ning4 shi4;那英 na4 ying1;澹台明月 tan2 tai2 ming2 yue4
六安瓜片 lu4 an1 gua1 pian4;六安茶谷 lu4 an1 cha2 gu3;番禺老街 pan1 yu2 lao3 jie1;亳州药都 bo2 zhou1 yao4 du1;台州府城 tai1 zhou1 fu3 cheng2
天台山 tian1 tai1 shan1;丽水山耕 li2 shui3 shan1 geng1;乐清湾 yue4 qing1 wan1;乐亭虾 lao4 ting2 xia1;乐陵小枣 lao4 ling2 xiao3 zao3
会稽山 kuai4 ji1 shan1;东阿阿胶 dong1 e1 e1 jiao1;洪洞大槐树 hong2 tong2 da4 huai2 shu4;涡阳苔干 guo1 yang2 tai2 gan1;泌阳花菇 bi4 yang2 hua1 gu1
枞阳 zong1 yang2;歙砚 she4 yan4;荥阳柿子 xing2 yang2 shi4 zi5;渑池仰韶 mian3 chi2 yang3 shao2;浚县泥咕咕 xun4 xian4 ni2 gu1 gu5
阆中醋 lang4 zhong1 cu4;犍为姜 qian2 wei2 jiang1;筠连红茶 jun1 lian2 hong2 cha2;郫县豆瓣 pi2 xian4 dou4 ban4;什邡板鸭 shi2 fang1 ban3 ya1
珲春帝王蟹 hun2 chun1 di4 wang2 xie4;桦甸 hua4 dian4;莘庄 xin1 zhuang1;莘县 shen1 xian4;吴堡挂面 wu2 bu3 gua4 mian4
十里堡 shi2 li3 pu4;十里铺 shi2 li3 pu4;厦门航空 xia4 men2 hang2 kong1;华厦大酒店 hua2 sha4 da4 jiu3 dian4;太行崖柏 tai4 hang2 ya2 bai3
太行山货 tai4 hang2 shan1 huo4;闵行 min3 hang2;吐鲁番 tu3 lu3 fan1;龟兹印象 qiu1 ci2 yin4 xiang4;单于 chan2 yu2
可汗 ke4 han2;月氏 yue4 zhi1;高句丽 gao1 gou1 li2;高丽参 gao1 li2 shen1;朝鲜冷面 chao2 xian3 leng3 mian4
秘鲁 bi4 lu3;西藏高原 xi1 zang4 gao1 yuan2;藏红花 zang4 hong2 hua1;藏獒 zang4 ao2;藏药 zang4 yao4
青藏铁路 qing1 zang4 tie3 lu4;地藏王 di4 zang4 wang2;唐三藏 tang2 san1 zang4;珍藏版 zhen1 cang2 ban3;洞藏 dong4 cang2
收藏家 shou1 cang2 jia1;重庆火锅 chong2 qing4 huo3 guo1;重阳节 chong2 yang2 jie2;重楼 chong2 lou2;九重天 jiu3 chong2 tian1
重华宫 chong2 hua2 gong1;重逢 chong2 feng2;厚重 hou4 zhong4;千斤重 qian1 jin1 zhong4;重工 zhong4 gong1
长江 chang2 jiang1;长白山 chang2 bai2 shan1;长虹 chang2 hong2;成长快乐 cheng2 zhang3 kuai4 le4;校长 xiao4 zhang3
店长推荐 dian4 zhang3 tui1 jian4;长寿花 chang2 shou4 hua1;长发公主 chang2 fa4 gong1 zhu3;族长 zu2 zhang3;长老 zhang3 lao3
朝霞 zhao1 xia2;今朝 jin1 zhao1;朝天椒 chao2 tian1 jiao1;朝花夕拾 zhao1 hua1 xi1 shi2;朝阳门 chao2 yang2 men2
音乐盒 yin1 yue4 he2;乐府 yue4 fu3;爱乐之城 ai4 yue4 zhi1 cheng2;可乐 ke3 le4;乐山大佛 le4 shan1 da4 fo2
乐队 yue4 dui4;民乐团 min2 yue4 tuan2;欢乐谷 huan1 le4 gu3;古典乐 gu3 dian3 yue4;银行 yin2 hang2
商行 shang1 hang2;车行天下 che1 xing2 tian1 xia4;茶行 cha2 hang2;行者无疆 xing2 zhe3 wu2 jiang1;参茸行 shen1 rong2 hang2
步行街 bu4 xing2 jie1;行家 hang2 jia1;同行 tong2 xing2;鞋行 xie2 hang2;知行合一 zhi1 xing2 he2 yi1
蓝调 lan2 diao4;格调 ge2 diao4;调味世家 tiao2 wei4 shi4 jia1;空调 kong1 tiao2;情调 qing2 diao4
调皮猫 tiao2 pi2 mao1;调酒师 tiao2 jiu3 shi1;高调 gao1 diao4;曲调 qu3 diao4;水调歌头 shui3 diao4 ge1 tou2
子弹头 zi3 dan4 tou2;导弹 dao3 dan4;弹力素 tan2 li4 su4;弹珠 dan4 zhu1;吉他弹唱 ji2 ta1 dan4 chang4
薄荷 bo4 he5;薄荷糖 bo4 he5 tang2;薄利 bo2 li4;薄饼 bao2 bing3;薄膜 bo2 mo2
秀发 xiu4 fa4;美发 mei3 fa4;发财树 fa1 cai2 shu4;发型师 fa4 xing2 shi1;大润发 da4 run4 fa1
染发 ran3 fa4;首都 shou3 du1;成都 cheng2 du1;都市丽人 du1 shi4 li4 ren2;古都 gu3 du1
京都 jing1 du1;大都会 da4 du1 hui4;都江堰 du1 jiang1 yan4;瓷都 ci2 du1;魔都 mo2 du1
模具 mu2 ju4;模范 mo2 fan4;装模作样 zhuang1 mu2 zuo4 yang4;名模 ming2 mo2;角色 jue2 se4
主角 zhu3 jue2;牛角包 niu2 jiao3 bao1;五角星 wu3 jiao3 xing1;降龙 xiang2 long2;降糖 jiang4 tang2
降龙木 xiang2 long2 mu4;效率 xiao4 lv4;率真 shuai4 zhen1;心率 xin1 lv4;绿林 lu4 lin2
绿洲 lv4 zhou1;鸭绿江 ya1 lu4 jiang1;血豆腐 xie3 dou4 fu5;血燕 xue4 yan4;热血 re4 xue4
鸭血粉丝 ya1 xie3 fen3 si1;露露 lu4 lu4;甘露 gan1 lu4;露馅 lou4 xian4;朝露 zhao1 lu4
雪茄 xue3 jia1;番茄 fan1 qie2;槟榔 bing1 lang5;香槟 xiang1 bin1;萝卜 luo2 bo5
咖喱 ga1 li2;咖啡 ka1 fei1;瑜伽 yu2 jia1;伽蓝 qie2 lan2;伽马刀 ga1 ma3 dao1
般若 bo1 re3;兰若寺 lan2 re3 si4;南无 na1 mo2;阿弥陀佛 e1 mi2 tuo2 fo2;哪吒 ne2 zha1
阿房宫 e1 pang2 gong1;阿里郎 a1 li3 lang2;阿婆 a1 po2;古刹 gu3 cha4;刹车 sha1 che1
什刹海 shi2 cha4 hai3;什锦 shi2 jin3;喀什 ka1 shi2;布什 bu4 shi2;为什么 wei4 shen2 me5
星宿 xing1 xiu4;宿迁 su4 qian1;归宿 gui1 su4;牛仔 niu2 zai3;公仔 gong1 zai3
仔猪 zi3 zhu1;的士 di1 shi4;美的 mei3 di4;目的 mu4 di4;了然 liao3 ran2
了凡 liao3 fan2;明了 ming2 liao3;衣着 yi1 zhuo2;执着 zhi2 zhuo2;着火 zhao2 huo3
差旅 chai1 lv3;信差 xin4 chai1;时差 shi2 cha1;盛世 sheng4 shi4;盛饭 cheng2 fan4
大乘 da4 sheng4;乘风 cheng2 feng1;当铺 dang4 pu4;典当 dian3 dang4;当归 dang1 gui1
会计 kuai4 ji4;会所 hui4 suo3;校对 jiao4 dui4;学校 xue2 xiao4;解放 jie3 fang4
解百纳 jie3 bai3 na4;解元 jie4 yuan2;粘豆包 nian2 dou4 bao1;粘贴 zhan1 tie1;蛤蜊 ge2 li5
蛤蟆 ha2 ma5;文蛤 wen2 ge2;扒鸡 pa2 ji1;扒肉 pa2 rou4;刨冰 bao4 bing1
轧钢 zha2 gang1;牛轧糖 niu2 ga2 tang2;扎染 za1 ran3;驻扎 zhu4 zha1;择菜 zhai2 cai4
选择 xuan3 ze2;拓片 ta4 pian4;开拓者 kai1 tuo4 zhe3;剥离 bo1 li2;削面 xiao1 mian4
刀削面 dao1 xiao1 mian4;剥皮 bao1 pi2;贝壳 bei4 ke2;地壳 di4 qiao4;东莞 dong1 guan3
莞尔 wan3 er3;句容 ju4 rong2;石磨坊 shi2 mo4 fang2;炮制 pao2 zhi4;炮弹 pao4 dan4
便利 bian4 li4;方便面 fang1 bian4 mian4;大腹便便 da4 fu4 pian2 pian2;沉没 chen2 mo4;没药 mo4 yao4
给力 gei3 li4;供给 gong1 ji3;佛手 fo2 shou3;仿佛 fang3 fu2;莎草 suo1 cao3
丽莎 li4 sha1;踏莎行 ta4 suo1 xing2;茜草 qian4 cao3;露茜 lu4 xi1;茜茜公主 xi1 xi1 gong1 zhu3
尺八 chi3 ba1;工尺 gong1 che3;糁汤 sa2 tang1;饼铛 bing3 cheng1;荨麻 qian2 ma2
塞外 sai4 wai4;塞上江南 sai4 shang4 jiang1 nan2;软木塞 ruan3 mu4 sai1;巴塞罗那 ba1 sai4 luo2 na4;茅塞顿开 mao2 se4 dun4 kai1
女红 nv3 gong1;红娘 hong2 niang2;崆峒 kong1 tong2;涌泉 yong3 quan2;葵涌 kui2 chong1
蒙古 meng3 gu3;蒙牛 meng3 niu2;蒙恬 meng2 tian2;少林 shao4 lin2;少年 shao4 nian2
石库门 shi2 ku4 men2;弄堂 long4 tang2;巷道 hang4 dao4;巷子 xiang4 zi5;劲松 jing4 song1
使劲 shi3 jin4;劲酒 jin4 jiu3;强劲 qiang2 jing4;呢绒 ni2 rong2;花呢 hua1 ni2
铅山 yan2 shan1;铅笔 qian1 bi3;泷泽 long2 ze2;柏林 bo2 lin2;松柏 song1 bai3
黄柏 huang2 bo4;湖泊 hu2 po1;停泊 ting2 bo2;梁山泊 liang2 shan1 po1;混沌 hun4 dun4
禅意 chan2 yi4;封禅 feng1 shan4;婀娜 e1 nuo2;安娜 an1 na4;屏风 ping2 feng1
`
type DifficultName = { name: string; readings: readonly string[] }

export const difficultNames: readonly DifficultName[] = list
  .trim()
  .split(/[;\n]/)
  .map((entry) => {
    const [name, ...readings] = entry.split(' ') as [string, ...string[]]
    return { name, readings }
  })
