/**
 * Words behind the absolute grounds, of general knowledge and far from complete: simplified characters, and letters in
 * small. `_` stands for a blank. Places below the provinces and names of goods come from the caller.
 */
const list = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ''))

export const stateNames = list('中国 中华 中华人民共和国 全国 china chinese prc zhongguo')
/** Words that begin with the name of the state and mean something else. */
export const stateNameExceptions = list('中华鲟 中国红 中华田园犬')

export const stateSymbols = list(
  '五星红旗 国旗 国徽 国歌 八一 中南海 天安门 人民大会堂 紫光阁 新华门 钓鱼台 国务院 人大常委会 人民政府',
)

/** States in Chinese and English, with adjectives. */
export const foreignStates = list(`
  美国 英国 法国 德国 德意志 意大利 西班牙 葡萄牙 荷兰 比利时 瑞士 瑞典 挪威 丹麦 芬兰 奥地利 波兰 俄罗斯 乌克兰 希腊 土耳其 日本 韩国
  朝鲜 印度 泰国 越南 新加坡 马来西亚 印度尼西亚 菲律宾 澳大利亚 新西兰 加拿大 墨西哥 巴西 阿根廷 智利 埃及 南非 以色列 沙特阿拉伯
  usa america american britain british france french germany german deutsch italy italian spain spanish portugal holland dutch
  belgium switzerland swiss sweden swedish norway denmark danish finland austria poland russia russian greece greek turkey
  japan japanese korea korean india indian thailand vietnam singapore malaysia indonesia philippines australia canada mexico
  brazil argentina chile egypt israel`)
export const organisations = list(
  '联合国 欧盟 世贸组织 世界卫生组织 国际奥委会 un wto unesco unicef who imf nato eu wipo 教科文组织',
)
export const controlSigns = list('免检 绿色食品 质检 3c认证 3c ccc iso ce认证 有机认证 质量认证')
export const humanitarianSigns = list('红十字 红新月 redcross redcrescent')

export const foreignPlaces = list(`
  纽约 伦敦 巴黎 东京 柏林 罗马 米兰 马德里 维也纳 阿姆斯特丹 莫斯科 首尔 曼谷 悉尼 洛杉矶 芝加哥 波士顿 迪拜
  newyork london paris tokyo berlin rome milano milan madrid vienna amsterdam moscow seoul bangkok sydney losangeles chicago
  boston dubai hollywood manhattan`)

export const advertising = list(
  '一旦拥有 欢迎光临 祝您 一路平安 恭喜发财 万事如意 你值得拥有 我们更懂你 welcome wecare bestchoice yourbestchoice justforyou',
)
export const advertisingBeginnings = list('祝您 欢迎 恭喜 一路')

export const tradeWords = list(
  '旗舰店 专卖店 专卖 超市 网 客栈 商城 连锁店 直营店 工厂店 门店 shop store online outlet market',
)

export const laudatory = list(
  '优 佳 好 特级 优质 精品 极品 上等 超级 最好 super best premium supreme excellent perfect deluxe quality top good',
)
