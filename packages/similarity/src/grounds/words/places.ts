/** Foreign places that the public in China knows, beyond the capitals of `grounds-words.ts`. Written for this project. */
export const foreignPlacesKnown = `
  华盛顿 西雅图 旧金山 三藩市 圣地亚哥 拉斯维加斯 迈阿密 休斯顿 达拉斯 费城 底特律 亚特兰大 丹佛 夏威夷 檀香山 阿拉斯加 加州 加利福尼亚 得克萨斯 德州扒鸡? 佛罗里达 硅谷 华尔街 曼哈顿 布鲁克林 百老汇 好莱坞 比弗利 洛杉矶 纽约 芝加哥 波士顿
  多伦多 温哥华 蒙特利尔 渥太华 魁北克 墨西哥城 哈瓦那 里约热内卢 里约 圣保罗 布宜诺斯艾利斯 利马 圣地亚哥 波哥大 加拉加斯 巴塔哥尼亚 亚马逊? 伦敦 曼彻斯特 利物浦 爱丁堡 格拉斯哥 牛津 剑桥 伯明翰 苏格兰 威尔士 英格兰 爱尔兰 北爱尔兰 都柏林
  巴黎 里昂 马赛 尼斯 波尔多 普罗旺斯 诺曼底 阿尔萨斯 勃艮第 香榭丽舍 凡尔赛 戛纳 柏林 慕尼黑 法兰克福 汉堡? 科隆 斯图加特 德累斯顿 巴伐利亚 海德堡 罗马 米兰 威尼斯 佛罗伦萨 都灵 那不勒斯 西西里 托斯卡纳 比萨 博洛尼亚 帕尔马 维罗纳 热那亚
  马德里 巴塞罗那 塞维利亚 瓦伦西亚 安达卢西亚 里斯本 波尔图 阿姆斯特丹 鹿特丹 海牙 布鲁塞尔 安特卫普 卢森堡 日内瓦 苏黎世 伯尔尼 巴塞尔 洛桑 阿尔卑斯 维也纳 萨尔茨堡 布拉格 布达佩斯 华沙 克拉科夫 雅典 圣托里尼 爱琴海 斯德哥尔摩 哥本哈根 奥斯陆 赫尔辛基
  雷克雅未克 莫斯科 圣彼得堡 西伯利亚 海参崴 贝加尔湖 基辅 伊斯坦布尔 安卡拉 迪拜 阿布扎比 多哈 耶路撒冷 特拉维夫 德黑兰 巴格达 大马士革 开罗 亚历山大? 开普敦 约翰内斯堡 内罗毕 卡萨布兰卡 撒哈拉 东京 大阪 京都 神户 横滨 名古屋 札幌 北海道 冲绳 福冈 奈良 广岛 长崎 银座 新宿 涩谷 秋叶原
  首尔 汉城 釜山 济州岛 济州 仁川 江南区 明洞 平壤 曼谷 清迈 普吉 普吉岛 芭提雅 河内 胡志明市 西贡 岘港 吉隆坡 槟城 马六甲 雅加达 巴厘岛 马尼拉 宿务 金边 吴哥 仰光 万象 新德里 孟买 加尔各答 班加罗尔 科伦坡 加德满都 喜马拉雅 马尔代夫 悉尼 墨尔本 布里斯班 珀斯 堪培拉 塔斯马尼亚 黄金海岸 奥克兰 惠灵顿 皇后镇 斐济 大溪地 塞班 关岛
  washington seattle san_francisco san_diego las_vegas miami houston dallas philadelphia detroit? atlanta denver? hawaii honolulu alaska california texas florida silicon_valley wall_street manhattan brooklyn? broadway? hollywood beverly_hills
  toronto vancouver montreal ottawa quebec mexico_city havana rio_de_janeiro sao_paulo buenos_aires lima? bogota patagonia? manchester liverpool edinburgh glasgow oxford? cambridge? birmingham scotland wales ireland dublin lyon marseille bordeaux provence normandy alsace burgundy versailles cannes munich munchen
  frankfurt hamburg cologne? stuttgart dresden bavaria heidelberg venice venezia florence? firenze turin torino naples napoli sicily sicilia tuscany toscana bologna? parma verona genoa madrid barcelona seville valencia? lisbon porto? amsterdam rotterdam the_hague brussels antwerp luxembourg geneva zurich bern? basel lausanne salzburg prague budapest warsaw krakow athens santorini
  stockholm copenhagen oslo helsinki reykjavik moscow st_petersburg siberia kyiv kiev istanbul ankara dubai abu_dhabi doha jerusalem tel_aviv tehran baghdad damascus cairo cape_town johannesburg nairobi casablanca? osaka kyoto kobe yokohama nagoya sapporo hokkaido okinawa fukuoka nara? hiroshima nagasaki ginza shinjuku shibuya
  seoul busan jeju incheon gangnam pyongyang bangkok chiang_mai phuket pattaya hanoi saigon kuala_lumpur penang malacca jakarta bali? manila cebu angkor yangon new_delhi delhi mumbai bombay calcutta bangalore colombo kathmandu himalaya maldives sydney? melbourne brisbane canberra tasmania gold_coast auckland wellington? queenstown fiji tahiti
`

/** Lakes, mountains and regions of China after which products are known, without being divisions. */
export const regionsOfProducts =
  '阳澄湖 太湖 洪泽湖 洞庭湖 洞庭 鄱阳湖 千岛湖 查干湖 西湖 武夷 武夷山 长白山 大兴安岭 黄山 庐山 泰山 峨眉山 蒙顶山 天山 昆仑山 祁连山 秦岭 太行 太行山 六盘山 大别山 神农架 黔东南 湘西 闽南 闽北 川西 关中 河套 松嫩 三江 北大荒 东北 南疆 北疆 川南 赣南 胶东 潮汕 客家 横断山 雷州 岭南 江南 塞外 塞北 河西 阿尔山 锡林郭勒 呼伦贝尔 科尔沁 鄂尔多斯'
