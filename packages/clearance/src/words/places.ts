import { autonomousDivisions, districts, divisions } from './divisions.ts'

/** Names of places that people take for a word, a person or a thing first (the exception of rule A09). */
const otherMeanings = new Set(
  `凤凰 朝阳 长安 黄山 太平 和平 平安 安康 吉安 永康 富裕 大方 通达 光明 祥云 保康 金山 宝山 青龙 玉龙 白玉 东方 中方 会同 双喜
   富民 安宁 宁静 康乐 和顺 顺平 大同 太和 中和 新和 新安 新建 东明 东光 文山 文成 昭通 海兴 永安 永和 永福 永丰 万全 万安 万年 长寿 长乐 延寿
   仁寿 福安 福泉 明光 明水 灵山 灵石 云龙 云霄 兴安 宜家 秀山 江山 高安 高台 广大 天台 天长 天全 天水 金川 金塔 金乡 金湖 玛多 华容 华安 左权
   子长 志丹 靖边 尚志 桃源 赤壁 石林 乐业 同心 中卫 太阳 元宝 阳光 泰来 望都 无极 容城 安吉 德化 礼县 宝丰 宝应`
    .trim()
    .split(/\s+/),
)

/** Provinces and their capitals in letters. */
const inLetters = `beijing shanghai tianjin chongqing hebei shanxi liaoning jilin heilongjiang jiangsu zhejiang anhui fujian
  jiangxi shandong henan hubei hunan guangdong hainan sichuan guizhou yunnan shaanxi gansu qinghai taiwan neimenggu guangxi
  xizang ningxia xinjiang xianggang aomen hongkong macao shijiazhuang taiyuan shenyang changchun haerbin harbin nanjing
  hangzhou hefei fuzhou nanchang jinan zhengzhou wuhan changsha guangzhou haikou chengdu guiyang kunming xian lanzhou xining
  taibei taipei huhehaote nanning lasa lhasa yinchuan wulumuqi urumqi shenzhen dalian qingdao ningbo xiamen tibet`

const SHORT_NAME_MIN = 2
const list = (text: string) => text.trim().split(/\s+/)

let places: string[] | undefined

/** Places at or above the county, full and short, as `GroundsData` wants them. */
export function listPlaces(): readonly string[] {
  places ??= [...new Set([...chineseNames(), ...list(inLetters), '香港', '澳门', '台湾'])]
  return places
}

function chineseNames(): string[] {
  const parted = [
    ...Object.entries(divisions).flatMap(([ending, names]) => list(names).map((name) => [name, ending] as const)),
    ...list(autonomousDivisions).map((entry) => entry.split('|') as [string, string]),
  ]
  const whole = parted.map(([name, ending]) => name + ending)
  const short = parted
    .map(([name]) => name)
    .filter((name) => Array.from(name).length >= SHORT_NAME_MIN && !otherMeanings.has(name))
  return [...whole, ...short, ...list(districts)]
}
