import type { TrademarkDetailGoodsItem } from '@markwright/api-client/models/trademarkDetailGoodsItem'
import type { Language } from '@markwright/domain/language'

/** `first` is the place of the first item within its class. */
type GoodsGroup = { group: string | null; items: string[]; first: number }
export type GoodsClass = { classNo: number; groups: GoodsGroup[]; count: number }

/** The goods and services of a record by class and similar group, each item for itself. */
export function goodsByClass(goods: readonly TrademarkDetailGoodsItem[], language: Language): GoodsClass[] {
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

/** Offices run the items of a class together with semicolons, half-width or full-width. */
const splitItems = (text: string) =>
  text
    .split(/[;；]/)
    .map((item) => item.trim())
    .filter(Boolean)
