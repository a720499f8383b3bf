import type { RegisterRecordInput } from '@markwright/domain/marks/register-record'
import type { DemoOffice } from './office.ts'
import { picker, type Random } from './random.ts'
import { traditional } from './traditional.ts'
import { goods1To14 } from './words/goods-1-to-14.ts'
import { goods15To29 } from './words/goods-15-to-29.ts'
import { goods30To45 } from './words/goods-30-to-45.ts'
import { localGoods } from './words/goods-japan-korea.ts'
import { regionalWords } from './words/regional-words.ts'

type Item = { chinese: string; taiwan: string; hongKong: string; english: string }
type Group = { code: string; items: Item[] }

const groupsByClass: Group[][] = Object.entries({ ...goods1To14, ...goods15To29, ...goods30To45 })
  .toSorted(([a], [b]) => Number(a) - Number(b))
  .map(([, rows]) =>
    rows.map(([code, chinese, english]) => {
      const inEnglish = english.split('; ')
      return {
        code,
        items: chinese.split('；').map((item, index) => ({
          chinese: item,
          taiwan: regionalWords(traditional(item), 'TW'),
          hongKong: regionalWords(traditional(item), 'HK'),
          english: inEnglish[index] ?? item,
        })),
      }
    }),
  )

/** Classes as applicants choose them; trade, software, food and clothing lead. */
export const pickClass = picker<number>([
  [35, 105],
  [30, 85],
  [9, 80],
  [25, 78],
  [29, 55],
  [43, 55],
  [5, 50],
  [3, 48],
  [41, 44],
  [42, 42],
  [33, 40],
  [11, 34],
  [31, 32],
  [32, 30],
  [16, 28],
  [21, 27],
  [20, 26],
  [28, 25],
  [18, 24],
  [7, 22],
  [44, 20],
  [10, 18],
  [12, 18],
  [24, 17],
  [14, 16],
  [36, 15],
  [37, 14],
  [1, 13],
  [19, 13],
  [6, 12],
  [39, 11],
  [40, 10],
  [45, 10],
  [38, 9],
  [2, 8],
  [8, 8],
  [17, 7],
  [26, 7],
  [27, 6],
  [34, 6],
  [4, 5],
  [22, 4],
  [15, 3],
  [23, 2],
  [13, 1],
])

type GoodsInput = NonNullable<RegisterRecordInput['goods']>

/** Goods and services of one class as the office's register lists them, with the similar groups it assigns. */
export function goodsAt(office: DemoOffice, classNo: number, random: Random): { goods: GoodsInput; groups: string[] } {
  if (office === 'JP' || office === 'KR') {
    const { text, english, groups } = localGoods(office, classNo)
    return { goods: [{ classNo, similarGroup: groups[0] ?? null, text, textEn: english }], groups: [...groups] }
  }
  if (office === 'CN') return mainlandGoods(classNo, random)
  const items = chosenItems(classNo, random).flatMap((group) => group.items)
  const english = items.map((item) => item.english).join('; ')
  if (office !== 'TW' && office !== 'HK' && office !== 'MO') return { goods: [{ classNo, text: english }], groups: [] }
  const text = items.map((item) => (office === 'TW' ? item.taiwan : item.hongKong)).join('；')
  return { goods: [{ classNo, text, textEn: english }], groups: [] }
}

function mainlandGoods(classNo: number, random: Random) {
  const chosen = chosenItems(classNo, random)
  return {
    goods: chosen.map(({ code, items }) => ({
      classNo,
      similarGroup: code,
      text: items.map((item) => item.chinese).join('；'),
      textEn: items.map((item) => item.english).join('; '),
    })),
    groups: chosen.map(({ code }) => code),
  }
}

/** One to all groups of the class in the order of the table, each with one to all of its items. */
function chosenItems(classNo: number, random: Random): Group[] {
  const groups = groupsByClass[classNo - 1]
  if (!groups) throw new RangeError(`No class ${classNo}.`)
  const start = random.below(groups.length)
  const count = Math.min(groups.length - start, random.between(1, 3))
  return groups.slice(start, start + count).map(({ code, items }) => ({
    code,
    items: random.chance(0.5) ? items : items.slice(0, random.between(1, items.length)),
  }))
}
