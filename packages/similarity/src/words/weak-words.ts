import type { WeakKind } from './weak-kinds.ts'

/**
 * Words that hardly tell one trader from another (rule sections 3.2 and L25): places, words for quality, size, colour
 * and number, words for any business, and words for the goods of a trade. Simplified characters and folded letters.
 */
type WeakWords = Readonly<Record<Exclude<WeakKind, 'legalForm'>, string>>

export const weakHanWords: WeakWords = {
  place: `中国 中华 北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南
    广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门 广州 深圳 杭州 南京 苏州
    无锡 常州 宁波 温州 嘉兴 湖州 绍兴 金华 台州 合肥 福州 厦门 泉州 南昌 景德镇 济南 青岛 烟台 潍坊 郑州 洛阳
    武汉 长沙 珠海 佛山 东莞 中山 汕头 惠州 南宁 桂林 海口 三亚 成都 贵阳 遵义 昆明 大理 丽江 拉萨 西安 兰州
    西宁 银川 乌鲁木齐 石家庄 保定 太原 大同 呼和浩特 沈阳 大连 长春 哈尔滨 大庆 徐州 南通 扬州 镇江 义乌 芜湖
    台北 高雄 台中 台南 新竹 九龙 亚洲 欧洲 美国 英国 法国 德国 意大利 瑞士 日本 韩国 泰国 澳洲 新西兰 东京 巴黎
    伦敦 纽约 中原 华东 华南 华北 江南 岭南 长白山 神农架`,
  qualifier: `大 小 新 老 真 金 银 好 优 佳 特 超 正 红 黄 蓝 绿 白 黑 紫 青 粉 一 二 三 四 五 六 七 八 九 十 百 千 万
    新型 新式 大型 小型 迷你 优质 精品 精选 特级 特优 特选 极品 上等 高级 高档 豪华 至尊 尊享 臻品 正宗 正品 纯正
    纯天然 天然 原生态 生态 绿色 有机 健康 营养 美味 好吃 特色 传统 经典 老字号 百年 第一 一号 全新 创新 现代 时尚
    潮流 智能 智慧 数字 环保 节能 快乐 幸福 金牌 银牌 黄金 白金 钻石 皇家 国际 全球 环球 世界 中外 专业 专家 专用
    家用 儿童 男士 女士 黑色 白色 红色 蓝色`,
  generic: `牌 店 厂 书店 药店 商店 花店 茶店 门店 连锁店 工厂 酒厂 茶厂 药厂 坊 行 号 记 屋 馆 铺 吧 网 之家 世家 人家
    技术 商贸 贸易 商城 商场 超市 百货 便利店 专卖店 旗舰店 直播 电商 平台 俱乐部 工作室 工坊 研究院 研究所 中心 服务
    咨询 管理 制造 工业 产业 企业 品牌 系列`,
  food: `米 油 面 肉 鱼 菜 牛奶 奶粉 酸奶 乳业 食品 面包 蛋糕 糕点 饼干 糖果 零食 坚果 大米 面粉 面条 食用油 酱油 调味品
    水果 蔬菜 生鲜 农业 农场 农庄 种业 水产 海鲜 牧业 肉业`,
  drink: `酒 茶 水 牛奶 酸奶 饮料 饮品 果汁 茶叶 茶业 茶庄 绿茶 红茶 白酒 红酒 葡萄酒 啤酒 酒业 酒庄 咖啡`,
  catering: `酒店 宾馆 客栈 餐饮 餐厅 饭店 酒楼 茶楼 火锅 烧烤 麻辣烫 小吃 面馆 咖啡`,
  clothing: `服饰 服装 男装 女装 童装 内衣 鞋业 皮具 箱包 珠宝 首饰 黄金首饰 钟表 眼镜 家纺`,
  beauty: `药 化妆品 美妆 美容 美发 护肤 日化 洗衣液 药业 药房 大药房 医药 中药 医疗 医院 诊所 口腔 养生 保健`,
  electronics: `电子 电器 通信 通讯 手机 电脑 软件 网络 信息 数码 设备 仪器`,
  home: `家居 家具 家电 家园 电器 电气 电缆 照明 灯饰 五金 建材 陶瓷 瓷砖 卫浴 地板 门窗 涂料 油漆 装饰 装修 建筑 环境`,
  transport: `汽车 车业 轮胎 旅游 旅行 航空 物流 快递 运输`,
  finance: `金融 银行 保险 证券 基金 投资 资本 财富 地产 置业 物业`,
  learning: `图书 教育 培训 学校 学院 幼儿园 文化 传媒 文具 印刷 纸业`,
  leisure: `影视 音乐 娱乐 健身 体育 运动 玩具`,
  industry: `能源 电力 太阳能 新能源 化工 材料 塑料 橡胶 包装 机械 设备 工具 仪器`,
}

export const weakLatinWords: WeakWords = {
  place: `america american usa us uk britain british england english europe european euro asia asian africa australia
    china chinese japan korea india france french germany german italy italian spain swiss switzerland austria
    holland dutch belgium sweden norway denmark finland poland russia canada mexico brasil brazil london paris
    berlin rome milano milan madrid barcelona vienna amsterdam newyork york tokyo beijing shanghai hongkong
    singapore dubai california texas florida boston chicago scandinavia nordic alpine mediterranean pacific atlantic`,
  qualifier: `new old big little small mini micro maxi max mega super ultra hyper extra plus pro prime premium deluxe
    luxury elite royal imperial classic original authentic genuine real true pure fresh natural nature bio organic
    eco green blue red black white gold golden silver grey gray pink purple orange yellow brown bright clean light
    smart best better good great top first one two three four five six seven eight nine ten perfect quality fine
    fast quick easy simple safe strong power happy healthy global international world universal national modern
    digital virtual cyber electronic online mobile direct express total complete active advanced free young sweet
    hot cool e i my your our home day life live today now always`,
  generic: `brand company shop store market mart mall outlet boutique center centre house club studio lab labs group
    team network net web app apps systems system solutions solution services service tech technology technologies
    design designs consulting management products product goods baby kids children men women family and the of for by
    with de la le les el los du des der die das und et y`,
  food: `food foods organics milk meat chicken fish seafood fruit farm farms garden bakery pet pets`,
  drink: `drink drinks water juice milk tea coffee wine wines beer brewery spirits`,
  catering: `hotel resort restaurant cafe coffee tea bar grill kitchen pizza burger bakery food`,
  clothing: `fashion wear clothing shoes jewelry watch watches`,
  beauty: `health care medical med pharma clinic dental beauty cosmetics skin hair`,
  electronics: `software soft data ai cloud radio electric apps tech`,
  home: `tools homes garden building construction kitchen electric solar`,
  transport: `travel tours auto motors motor car cars cycle bike transport logistics air airlines marine`,
  finance: `bank capital finance financial insurance invest investment investments ventures partners legal law properties
    realty`,
  learning: `media news tv gallery books book press school academy education training art arts`,
  leisure: `music film films games game sports sport fitness toys`,
  industry: `engineering energy solar security building construction`,
}

/** Beginnings of words that are as weak as the word itself: EUROCOR, BIOLUX. */
export const weakLatinBeginnings = `euro eco bio super mega ultra hyper inter micro multi nano tele cyber techno trans
    auto aqua medi pharma agro`
