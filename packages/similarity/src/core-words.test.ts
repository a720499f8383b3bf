import { describe, expect, test } from 'vitest'
import { analyzeMark } from './analyze.ts'
import { compareMarks } from './compare.ts'

const score = (a: string, b: string) => compareMarks(analyzeMark(a), analyzeMark(b))?.score ?? 0

/** Pairs with the least score that the published criteria ask for; one that begins with < must stay below it. */
type Case = readonly [a: string, b: string, least: number | `<${number}`]

/** The words of a trade, of goods and places beside what distinguishes: compared with what else is similar to it. */
const tradeWords: readonly Case[] = [
  ['嘀嘀打车', '滴滴', 60],
  ['微信食品', 'WEIXIN', 60],
  ['微信食品', '微信', 80],
  ['LUMORA COFFEE', 'LUMERA', 80],
  ['LUMORA COFFEE', 'LUMORA TEA', 80],
  ['北京云梦', '上海云梦', 60],
  ['滴滴出行', 'DIDI', 60],
  ['耐克运动', 'NIKE', 80],
  ['PEPSI COLA', '百事可乐', 80],
  ['康帅傅方便面', '康师傅', 75],
  ['ZARVIX HOTELS', 'ZARVICKS', 60],
  ['蓝鲸科技', '兰鲸', 60],
  ['VELMONT BAKERY', 'VELMONTE', 80],
  ['星巴克咖啡', 'STARBUCKS', 80],
  ['大白兔食品', '大白免', 60],
  ['APPLE COFFEE', 'ORANGE TEA', '<40'],
  ['北京烤鸭', '上海烤鸭', '<60'],
  ['LUMORA COFFEE', 'ZENTAK COFFEE', '<60'],
  ['金龙食品', '银凤食品', '<60'],
  ['RED BULL', 'BLUE BULL', '<60'],
  ['可口可乐', '百事可乐', '<60'],
]

/** A house mark beside another, and an earlier mark contained as a whole. */
const contained: readonly Case[] = [
  ['HUGO BOSS', 'BOSS', 60],
  ['SONY ERICSSON', 'SONY', 80],
  ['SKYPE', 'SKY', 60],
  ['FORD FOCUS', 'FORD', 80],
  ['SAMSUNG GALAXY', 'SAMSUNG', 80],
  ['SAMSUNG GALAXY', 'GALAXY', 60],
  ['康师傅私房牛肉面', '康师傅', 60],
  ['湖畔云梦达', '云梦达', 60],
  ['MY LUMORA', 'LUMORA', 60],
  ['CARGO', 'CAR', '<40'],
  ['THE', 'THEOX', '<60'],
  ['ARTEMIS', 'ART', '<60'],
  ['NEWS', 'NEW', '<80'],
]

/** Signs, numbers and short forms that are read as words, and the ü of pinyin. */
const readAlike: readonly Case[] = [
  ['MISTER CLEAN', 'MR. CLEAN', 80],
  ['ONE', '1', 60],
  ['FOREVER TWENTY ONE', 'FOREVER 21', 80],
  ['H AND M', 'H&M', 80],
  ['100% PURE', 'HUNDRED PERCENT PURE', 80],
  ['SAINT MORITZ', 'ST. MORITZ', 80],
  ['STUDIO 54', 'STUDIO FIFTY FOUR', 80],
  ['ROCK N ROLL', 'ROCK AND ROLL', 80],
  ['A+B', 'A PLUS B', 80],
  ['DOCTOR PEPPER', 'DR PEPPER', 80],
  ['绿叶', 'LVYE', 75],
  ['绿叶', 'LYUYE', 75],
  ['绿叶', 'LUYE', 75],
  ['旅途', 'LVTU', 75],
  ['路野', 'LVYE', '<60'],
  ['FOREVER 21', 'FOREVER TWENTY TWO', '<80'],
  ['ONE', '2', '<40'],
  ['H AND M', 'H&N', '<60'],
  ['A N Z', 'A AND Z', '<80'],
]

/** Cases that were set aside while the rules were made. */
const heldOut: readonly Case[] = [
  ['美团外卖', 'MEITUAN', 60],
  ['携程旅行', '协程', 60],
  ['ORVALIS PHARMA', 'ORVALYS', 80],
  ['TESSARA WINES', 'TESSERA', 80],
  ['广州木棉坊', '木绵坊', 60],
  ['锦华酒店', 'JINHUA', 60],
  ['KELDORN TYRES', 'KELDORN TOYS', 60],
  ['HUAWEI MATE', 'HUAWEI', 80],
  ['TOYOTA COROLLA', 'COROLLA', 60],
  ['JACK & JONES', 'JACK AND JONES', 80],
  ['7 ELEVEN', 'SEVEN ELEVEN', 80],
  ['MT. RAINIER', 'MOUNT RAINIER', 80],
  ['SALT N PEPPER', 'SALT & PEPPER', 80],
  ['3M', 'THREE M', 80],
  ['STUDIO 1984', 'STUDIO NINETEEN EIGHTY FOUR', 80],
  ['1ST CHOICE', 'FIRST CHOICE', 80],
  ['MR & MRS SMITH', 'MISTER AND MISSIS SMITH', 80],
  ['女神', 'NVSHEN', 75],
  ['绿源', 'LVYUAN', 75],
  ['吕梁红', 'LYULIANGHONG', 75],
  ['谷歌地图', 'GOOGLE', 80],
  ['ADIDAS ORIGINALS', 'ADIDAS', 80],
  ['上海电器', '北京电器', '<60'],
  ['GOLDEN HOTEL', 'SILVER HOTEL', '<60'],
  ['FORTY WINKS', 'FOURTEEN WINKS', '<90'],
  ['张记面馆', '李记面馆', '<60'],
  ['AB', 'A AND B', '<80'],
  ['MOUNT GAY', 'MTGAY', '<97'],
]

const isMet = ([a, b, least]: Case) =>
  [score(a, b), score(b, a)].every((own) => (typeof least === 'number' ? own >= least : own < Number(least.slice(1))))
const failed = (cases: readonly Case[]) =>
  cases.filter((one) => !isMet(one)).map(([a, b, least]) => `${a} / ${b}: ${score(a, b)}, ${least}`)

describe('parts of marks are compared by the published criteria', () => {
  test('words of a trade', () => expect(failed(tradeWords)).toEqual([]))
  test('earlier marks that are contained', () => expect(failed(contained)).toEqual([]))
  test('signs, numbers, short forms and pinyin', () => expect(failed(readAlike)).toEqual([]))
  test('cases that were set aside', () => expect(failed(heldOut)).toEqual([]))
})
