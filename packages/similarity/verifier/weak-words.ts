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
  express total complete active advanced free young sweet hot cool e i my your our home day life live today now always`)

/** Words for any trade, and what a shop, a firm or a product is called. */
const trades = words(`
  米 油 面 肉 鱼 菜 酒 茶 水 药 牌 店 厂 坊 行 号 记 屋 馆 铺 吧 网 书店 药店 商店 花店 茶店 门店 连锁店 酒厂 茶厂 药厂 之家 世家 人家 商贸 商城 商场 超市 百货
  便利店 专卖店 旗舰店 直播 电商 平台 俱乐部 工作室 工坊 研究院 研究所 系列 乳业 生鲜 农庄 种业 海鲜 肉业 茶业 茶庄 红酒 酒业 酒庄
  酒店 宾馆 客栈 酒楼 茶楼 麻辣烫 面馆 男装 女装 箱包 黄金首饰 家纺 美妆 洗衣液 药业 药房 大药房 家园 卫浴 车业 财富 置业 学院
  传媒 纸业 新能源
  company store mart mall outlet boutique lab labs group team apps app solution solutions tech technology technologies
  consulting kids men women family organics seafood farm bakery brewery resort cafe burger med pharma ai auto cycle bike
  airlines invest investment investments ventures partners law realty tv gallery academy
  and the of for by with de la le les el los du des der die das und et y
  euro inter multi nano tele techno trans aqua medi agro`)

const places =
  words(`澳洲 纽约 usa us uk euro swiss brasil milano milan barcelona newyork hongkong dubai texas nordic alpine
  britain british
  england english dutch french german italian holland belgium poland korea york beijing shanghai california florida chicago
  mediterranean pacific atlantic 新疆`)

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
