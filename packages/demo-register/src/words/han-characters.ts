/**
 * Characters of Chinese brand names by syllable and tone. Those before the bar occur in names; those behind it only
 * replace a homophone.
 */
export const hanSyllables = `an1 安|鞍氨, ao4 奥傲澳, ba1 巴|芭八, bai2 白, bai3 百柏|佰, ban1 班|斑, bao3 宝堡|保, bao4 豹|报, bei3 北,
  bei4 贝倍|备, ben1 奔, bi4 碧|壁毕, biao1 标|彪, bin1 滨宾|斌彬, bing1 冰|兵, bo1 波|玻, bo2 博铂|伯泊, cai2 才财|材,
  cai3 彩|采, can4 灿, cang1 沧苍|仓, cao3 草, cha2 茶|查, chang1 昌|猖, chang2 长常, chao1 超, chao2 潮|巢朝,
  chen2 晨辰|尘, cheng2 诚城成承|程, chong2 崇, chu1 初|出, chu3 楚|储, chuan1 川|穿, chuang4 创, chun1 春|椿,
  ci2 慈瓷|辞, cui4 翠|粹, da2 达|答, da4 大, dai4 黛|代, dan1 丹|单, dao4 道|稻, de2 德|得, deng1 灯|登, di2 迪笛|狄,
  dian3 典点, die2 蝶|叠, ding3 鼎|顶, dong1 东|冬, dong4 动|栋, dou4 豆, du4 度|杜, duo1 多, duo3 朵, en1 恩,
  er3 尔|耳, fan1 帆|番, fan2 凡|繁, fang1 芳方|坊, fei1 飞菲|非, feng1 丰风枫锋峰|封, feng4 凤, fu2 福芙|浮,
  fu4 富|赋, gan1 甘, gang1 钢|刚, gao1 高|糕, ge1 歌|鸽, ge2 格, gong1 工宫|弓, gu3 谷古|鼓, guang1 光, gui4 桂贵,
  guo2 国, guo3 果, hai3 海, han2 涵|含, han4 汉|翰, hang2 航|杭, hao2 豪|毫, hao3 好, hao4 浩皓|昊, he2 和禾荷|河合,
  he4 鹤|贺, heng2 恒|衡, hong2 红鸿宏虹|弘洪, hu2 湖|壶胡, hu3 虎|琥, hua1 花, hua2 华|滑, huai2 怀|槐, huan1 欢,
  huang2 皇|煌黄, hui1 辉|晖徽, hui4 惠慧汇, ji2 吉极|集, ji4 济|纪, jia1 佳家嘉|加, jian4 健建|剑, jiang1 江|姜,
  jiao1 骄|娇, jie2 杰捷洁, jin1 金今|津, jin3 锦|瑾, jin4 晋|进, jing1 京晶|精菁, jing3 景|井, jing4 静净|敬,
  jiu3 九久|玖, ju2 菊|橘, ju4 聚|巨, jue2 爵|觉, jun1 君|军钧, jun4 俊骏|峻, kai1 开, kai3 凯|楷, kang1 康, ke1 科|柯,
  ke3 可, ke4 克|客, kong1 空, kui2 魁|奎葵, kun1 坤|昆, lai2 莱|来, lan2 蓝兰澜岚, lang2 狼|琅郎, lang3 朗, lao3 老,
  le4 乐|勒, lei2 雷, li2 黎|梨, li3 理礼里|李, li4 力利丽|立励, lian2 莲联|廉, liang2 良|粮梁, lin2 林霖麟|临,
  ling2 灵玲凌|铃, liu2 流|留, long2 龙隆|珑, lu4 路鹿露|陆, lv4 绿|律, lun2 轮|伦, luo2 罗|萝, luo4 洛|络,
  ma3 马玛|码, mai4 麦|迈, man4 曼|慢, mao4 茂|贸, mei2 梅|眉玫, mei3 美, meng2 盟|蒙萌, meng4 梦|孟, mi3 米,
  mi4 蜜|密, mian2 棉|眠, miao4 妙, min2 民, ming2 明名鸣|铭, mo4 墨沫|莫, mu4 木牧沐|慕, na4 纳|娜, nan2 南楠|男,
  ning2 宁|凝, niu2 牛, nong2 农|浓, nuo4 诺, ou1 欧|鸥, peng2 鹏|朋蓬, pin3 品, ping2 平|萍, pu3 普|浦, qi2 奇琪|旗齐,
  qi3 启|起, qian1 千|谦, qian2 乾|前, qiang2 强, qiao3 巧, qin2 琴|勤, qing1 青清|轻, qing2 晴|情, qing4 庆,
  qiu1 秋|丘, quan2 泉全, que4 雀|确, ran2 然|燃, ren2 仁人, ri4 日, rong2 荣融|容蓉, ru2 如|儒, rui4 瑞锐|睿,
  run4 润|闰, ruo4 若|弱, san1 三, sen1 森, sha1 沙|莎, shan1 山|珊, shang4 尚|上, shen2 神, sheng1 生升|声,
  sheng4 盛圣|胜, shi2 石时|食, shi4 世|士视, shou4 寿|授, shu1 舒书|殊, shu4 树|数, shuang1 双|霜, shui3 水, shun4 顺,
  si1 思丝|斯, song1 松|嵩, su1 苏|酥, su4 素|速, sui4 穗|岁, tai4 泰|太, tang2 唐棠|堂, tao2 桃|陶, teng2 腾|藤,
  tian1 天|添, tian2 田甜, tie3 铁, ting2 庭|亭, tong1 通, tong2 同童|桐, tuo4 拓, wan4 万|腕, wang2 王, wang4 旺|望,
  wei1 威|微, wei2 维为|唯, wei3 伟|苇, wei4 味|卫, wen2 文|纹, wo4 沃|握, wu3 五武|午, wu4 物|雾, xi1 西溪希|熙,
  xi3 喜|洗, xia2 霞|侠, xian1 鲜仙|先, xian2 贤|弦, xiang1 香湘|乡, xiang2 祥|翔, xiang4 象|向, xiao3 小|晓,
  xiao4 笑|孝, xin1 新心鑫馨|欣, xing1 星兴, xing4 幸, xiong2 雄熊, xiu4 秀|绣, xu4 旭|绪, xuan1 轩|宣, xue3 雪,
  ya3 雅, ya4 亚, yan2 岩颜|言, yan4 燕|艳雁, yang2 阳洋|扬羊, yao2 瑶|遥尧, yao4 耀|药, ye3 野|也, ye4 叶|夜业,
  yi1 一依|伊, yi2 宜怡|仪, yi4 亿艺益|逸, yin2 银, ying1 英鹰|樱, ying2 盈|莹迎, ying3 影|颖, yong3 永勇|咏,
  you1 优|悠, you3 友|有, yu2 鱼渔|余愉, yu3 宇羽雨|语, yu4 玉|裕誉, yuan2 源元园|原缘, yuan3 远, yue4 月悦|越岳,
  yun2 云芸|匀, yun4 韵|运, ze2 泽|择, zhan3 展, zhang1 章|樟, zhao4 兆|照, zhen1 真珍|臻, zheng4 正|政, zhi1 知芝|之,
  zhi4 智志|至, zhong1 中|钟, zhong4 众|仲, zhou1 舟|洲周, zhu1 珠|朱, zhu2 竹|烛, zhuo2 卓|琢, zi3 紫子|梓,
  zong1 宗|棕, zun1 尊|遵`

/** What turns up in brand names again and again, several times as often as the rest. */
export const frequentHan = '金天新华美佳宝福康龙鑫星乐海安达源云瑞德尚诚嘉豪雅博丰明盛欧雪山凯丽格'

/** Pairs that are easily taken for one another though they sound different; our own choice. */
export const lookAlikePairs =
  '雪雷 千干 士土 天夫 王玉 日曰 大太 木本 茶荼 明朋 晴睛 林材 桃挑 金全 佳住 仁仕 泰秦 永水 石右 名各 吉古 ' +
  '阳阴 昌冒 思恩 田由 果杲 米来 尚向 高亭 宇字 家冢 裕俗 礼札 秀秃 科料 光先 元无 万方 力刀 勇男 卓早 可司 嘉喜 宜宣 小少 ' +
  '岩岸 川州 巨臣 平乎 幸辛 志忘 新亲 江汪 牛午 狼狠 理埋 瑞端 熊能 甘廿 白自 贝见 凡几 友反 叶汁 唐康 如奴 孟盂 帆帜 ' +
  '庆厌 心必 怡治 悦说 慈兹 拓柘 春舂 晨展 月目 柏拍 梅海 森淼 武式 沃妖 沙抄 波披 浩洁 灵炅 皇泉 真具 禾木 穗惠 ' +
  '竹行 紫柴 红江 荷苛 贵责 超起 轩轫 里童 银很 锦绵 雅稚 雨两 香杳 鹏鸥 桂挂 君群 盛盏 中申 乐东 云去 尔你 兰三 成咸 ' +
  '和知 松枞 典曲 冰水 双叹 同司 国困 坤坪 威咸 宏宠 希布 恒桓 星昱 朵杂 树村 标际 汇江 ' +
  '玲珍 琴琵 生主 盟盖 秋秒 章童 立产 素索 羽习 老考 艳绝 莱菜 西四 觉党 诺若 远运 迪油 野舒 长氏 顺须 ' +
  '飞气 魁魅 鲜鲤 鹤鹊 黎黍'
