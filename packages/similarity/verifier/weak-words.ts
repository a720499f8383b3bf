// Whether a word tells no trader from another: by tables of goods, of trades and of places, and by a list of our own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kinds that a sentence may name. */
export type WeakKind = 'place' | 'modifier' | 'descriptive'
export type WeakWords = (word: string, kind: WeakKind) => boolean

/** Size, age, colour, number, quality and who a thing is for; read through by hand. */
const modifiers = words(`
  大 小 中 新 老 真 金 银 好 优 佳 特 超 正 红 黄 蓝 绿 白 黑 紫 青 粉 灰 一 二 三 四 五 六 七 八 九 十 百 千 万 零
  新型 新式 大型 小型 迷你 优质 精品 精选 特级 特优 特选 极品 上等 高级 高档 豪华 至尊 尊享 臻品 正宗 正品 纯正 纯天然 天然
  原生态 生态 绿色 有机 健康 营养 美味 好吃 特色 传统 经典 老字号 百年 第一 一号 全新 创新 现代 时尚 潮流 智能 智慧 数字 环保
  节能 快乐 幸福 金牌 银牌 黄金 白金 钻石 皇家 国际 全球 环球 世界 中外 专业 专家 专用 家用 儿童 男士 女士 黑色 白色 红色 蓝色
  new old big little small mini micro maxi max mega super ultra hyper extra plus pro prime premium deluxe luxury elite
  royal imperial classic original authentic genuine real true pure fresh natural nature bio organic eco green blue red
  black white gold golden silver grey gray pink purple orange yellow brown bright clean light smart best better good great
  top first one two three four five six seven eight nine ten perfect quality fine fast quick easy simple safe strong power
  happy healthy global international world universal national modern digital virtual cyber electronic online mobile direct
  express total complete active advanced free young sweet hot cool e i my your our home day life live today now always
  无糖 低糖 零糖 低脂 脱脂 全脂 零添加 无添加 手工 手作 手打 纯手工 现磨 现做 现烤 现炸 现煮 现切 速冻 冷冻 冷藏
  冷鲜 新鲜 鲜榨 即食 速食 速溶 原味 麻辣 香辣 酸辣 五香 香脆 酥脆 家常 农家 野生 散养 净化 保湿 补水 美白 防晒
  控油 祛痘 祛斑 抗皱 滋润 滋养 修护 清洁 去污 除菌 抑菌 杀菌 消毒 除臭 除湿 加湿 防水 防火 防盗 防滑 防潮 防霉
  耐磨 隔热 隔音 保温 保暖 加厚 透气 速干 无线 便携 折叠 充电 自动 全自动 电动 静音 变频 恒温 多功能 一次性 婴儿
  婴幼儿 宝宝 孕妇 女式 男式 宠物 车载 车用 户外 居家 商用 官方 正版 定制 handmade homemade frozen instant roasted
  dried crispy spicy crunchy delicious tasty gourmet artisan vegan portable wireless rechargeable foldable
  waterproof automatic disposable outdoor outdoors indoor thermal professional essential essentials certified`)

/** Words for any trade, and what a shop, a firm or a product is called. */
const trades = words(`
  米 油 面 肉 鱼 菜 酒 茶 水 药 牌 店 厂 坊 行 号 记 屋 馆 铺 吧 网 书店 药店 商店 花店 茶店 门店 连锁店 酒厂 茶厂 药厂 之家 世家 人家 商贸 商城 商场 超市 百货
  便利店 专卖店 旗舰店 直播 电商 平台 俱乐部 工作室 工坊 研究院 研究所 系列 乳业 生鲜 农庄 种业 海鲜 肉业 茶业 茶庄 红酒 酒业 酒庄
  酒店 宾馆 客栈 酒楼 茶楼 麻辣烫 面馆 男装 女装 箱包 黄金首饰 家纺 美妆 洗衣液 药业 药房 大药房 家园 卫浴 车业 财富 置业 学院
  传媒 纸业 新能源
  打车 出行 约车 用车 网约车 顺风车 快运 机油 火锅城 茶饮 钱包 贷款 云服务 平板 地图 阅读 读书 新闻 资讯 广告 设计 知识产权
  律师事务所 会计师事务所 人力资源 视频 影业 美容院 制药 尿不湿 厨电 洁具 洗衣 干洗 工程 可乐 宠物食品 光伏
  cola colas liqueur liqueurs winery vineyard vineyards burgers sushi hotels inn dairy nutrition pictures studios bikes cycles
  tractors airways aviation hospital healthcare footwear eyewear electronics telecom networks appliances ceramics college university
  company store mart mall outlet boutique lab labs group team apps app solution solutions tech technology technologies
  consulting kids men women family organics seafood farm bakery brewery resort cafe burger med pharma ai auto cycle bike
  airlines invest investment investments ventures partners law realty tv gallery academy
  and the of for by with on in at to from de la le les el los du des der die das und et y
  euro inter multi nano tele techno trans aqua medi agro
  商行 经营部 连锁 加盟 总店 分店 豆干 腊肉 腊肠 鱼丸 香菇 果脯 红枣 辣椒酱 豆瓣酱 火锅底料 米线 水饺 馄饨 烤鸭
  烧鸡 卤味 鸭脖 薯片 雪糕 苗木 狗粮 猫粮 凉茶 精酿 椰汁 烤鱼 串串香 冒菜 酸菜鱼 炸鸡 披萨 川菜 粤菜 早茶 小笼包
  汤包 凉皮 肉夹馍 盖饭 便当 甜品 民宿 度假村 女鞋 男鞋 童鞋 布鞋 袜子 袜业 文胸 西装 牛仔裤 羊绒衫 汉服 校服 玉器
  拉杆箱 蚕丝被 面霜 护肤品 护手霜 创可贴 益生菌 足浴 母婴 充电宝 数据线 锂电池 物联网 净水机 除湿机 灶具 电饭煲
  电磁炉 榨汁机 水杯 保温杯 厨具 锅具 橱柜 门业 防盗门 锁具 锁业 铝材 管业 管材 泵业 木业 壁纸 保洁 电动车 童车
  汽配 搬家 速递 理财 房产 纸品 出版社 少儿 早教 英语 留学 会展 动漫 电竞 篮球 渔具 影院 钢铁 铝业 铜业 复合肥
  农机 official snacks whiskey tequila lager champagne espresso latte smoothie coffees liquor bistro diner pub
  eatery apparel sneakers jeans denim jacket handbag lotion serum makeup moisturizer haircare skincare probiotic
  probiotics wellness charger earphones printer sensor robot robotics purifier humidifier heater sofa kitchenware
  faucet scooter loan wealth notebooks puzzle doll gym guitar valve compressor`)

const places =
  words(`澳洲 纽约 usa us uk euro swiss brasil milano milan barcelona newyork hongkong dubai texas nordic alpine
  britain british
  england english dutch french german italian holland belgium poland korea york beijing shanghai california florida chicago
  mediterranean pacific atlantic 新疆 延边 伊犁 西南 胶东 川渝 湘西 闽南`)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean))
}

/** Reads the tables of goods, trades and places of a folder of reference data. */
export function readWeakWords(folder: string, isNamedPlace: (word: string) => boolean): WeakWords {
  const read = (...paths: string[]) => paths.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n')
  const goods = read(
    'nice/nice_groups_zh_en.json',
    'nice/classes45.json',
    'nice/ncl13-2026_classes_en_uspto.json',
    'geo/gbt4754_2011.json',
  )
  const named = new Set(
    Array.from(
      read('geo/cn_pca-code.json', 'geo/HK-MO-TW.json', 'geo/trademark_jurisdictions_43.json').matchAll(/"([^"]+)"/g),
      ([, name]) => name!.replace(/(?<=..)(?:特别行政区|(?:.族)*自治[州县区]|[省市县区盟旗州])$/u, '').toLowerCase(),
    ),
  )
  const goodsWords = new Set(goods.toLowerCase().split(/[^a-z]+/))
  const isHan = (word: string) => /\p{Script=Han}/u.test(word)
  const isPlace = (word: string) => places.has(word) || isNamedPlace(word) || named.has(word)
  const isModifier = (word: string) => modifiers.has(word) || /^\d+$/.test(word)
  const isOfGoods = (word: string) =>
    trades.has(word) ||
    (isHan(word) ? word.length > 1 && goods.includes(word) : word.length > 2 && goodsWords.has(word))
  const isAny = (word: string) => isPlace(word) || isModifier(word) || isOfGoods(word)
  const tests = { place: isPlace, modifier: isModifier, descriptive: isAny }
  return (text, kind) => consistsOf(text, tests[kind])
}

/** Whether a text can be divided into words, each of which is one of those. */
function consistsOf(text: string, isOne: (word: string) => boolean): boolean {
  const plain = text.toLowerCase().normalize('NFKC')
  if (!/\p{Script=Han}/u.test(plain)) return plain.split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || isOne(word))
  const reached = [true]
  for (let end = 1; end <= plain.length; end++)
    reached[end] = reached.some((is, start) => is && start < end && isOne(plain.slice(start, end)))
  return reached[plain.length] === true
}
