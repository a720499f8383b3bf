import type { Language } from '../site/language.ts'

/** Goods of a class of Nice as the contract gives them; offices run several items together in one text. */
export type ClassedGoods = { class: number; group: string | null; text: string; textEn: string | null }
/** Goods of a class outside Nice; the text is null where the register names the class alone. */
export type NationalClassGoods = { class: string; text: string | null }

/** `first` is the place of the first item within its class. */
type GoodsGroup = { group: string | null; items: string[]; first: number }
export type ListedGoods = { groups: GoodsGroup[]; count: number }
type GoodsClass = ListedGoods & { classNo: number }
type NationalGoods = ListedGoods & { classNos: string[] }

/** The goods and services of a record by class and similar group, each item for itself. */
export function goodsByClass(goods: readonly ClassedGoods[], language: Language): GoodsClass[] {
  const classes = new Map<number, Map<string | null, string[]>>()
  for (const { class: classNo, group, text, textEn } of goods) {
    const groups = classes.get(classNo) ?? new Map<string | null, string[]>()
    classes.set(classNo, groups)
    groups.set(group, [...(groups.get(group) ?? []), ...splitItems(language === 'en' ? (textEn ?? text) : text)])
  }
  return [...classes]
    .toSorted(([a], [b]) => a - b)
    .map(([classNo, groups]) => {
      let count = 0
      const listed = [...groups].map(([group, items]) => {
        const first = count
        count += items.length
        return { group, items, first }
      })
      return { classNo, groups: listed, count }
    })
}

/** The goods and services of classes outside Nice. Classes that the register names without their goods come together. */
export function goodsByNationalClass(goods: readonly NationalClassGoods[]): NationalGoods[] {
  const bare = goods.filter(({ text }) => text === null).map((each) => each.class)
  const described = goods.flatMap(({ class: classNo, text }) => {
    if (text === null) return []
    const items = splitItems(text)
    return [{ classNos: [classNo], groups: [{ group: null, items, first: 0 }], count: items.length }]
  })
  return bare.length > 0 ? [...described, { classNos: bare, groups: [], count: 0 }] : described
}

/** Offices run the items of a class together with semicolons, half-width or full-width. */
const splitItems = (text: string) =>
  text
    .split(/[;；]/)
    .map((item) => item.trim())
    .filter(Boolean)
