import type { GoodsItem, GoodsRelation } from '@markwright/similarity/goods'
import type { ClearanceGoodsTable, PlacedItem } from './goods-table.ts'
import type { EarlierGoods, EarlierRecord } from './sources.ts'

/**
 * How the goods of an earlier mark are related to those asked for. `isAssumed` where nobody knows the groups, or the
 * class is asked for as a whole: the goods then count as similar; `isEstimated` where a group is that of the nearest item.
 */
export type NearestGoods = GoodsRelation & {
  asked: PlacedItem | null
  earlier: PlacedItem | null
  isAssumed: boolean
  isEstimated: boolean
}

const SIMILAR_SHARE = 0.95

const assumed = (zh: string, en: string): NearestGoods => ({
  id: 'R2',
  share: SIMILAR_SHARE,
  source: '',
  zh,
  en,
  asked: null,
  earlier: null,
  isAssumed: true,
  isEstimated: false,
})
const wholeClass = assumed('按整个类别评估，视为类似', 'the class as a whole is asked for, so they count as similar')
const unknownGroup = assumed('类似群未知，视为类似', 'the similar group is unknown, so they count as similar')

const anyOf = (classNo: number): GoodsItem => ({ classNo, name: '', group: null })

/** Without goods: the class itself, and classes whose goods often meet its own in trade. Null where nothing joins them. */
export function relateWholeClass(
  classNo: number,
  { classes }: Pick<EarlierRecord, 'classes'>,
  table: ClearanceGoodsTable,
): NearestGoods | null {
  if (classes.includes(classNo)) return wholeClass
  const relation = classes.map((other) => table.relate(anyOf(classNo), anyOf(other))).find(({ id }) => id === 'R6')
  return relation ? { ...relation, asked: null, earlier: null, isAssumed: false, isEstimated: false } : null
}

/** The items of an earlier mark, each with its group; where the register gives groups only, these. */
export function earlierItems(
  { classes, similarGroups }: Pick<EarlierRecord, 'classes' | 'similarGroups'>,
  goods: readonly EarlierGoods[],
  table: ClearanceGoodsTable,
): PlacedItem[] {
  if (goods.length === 0)
    return similarGroups.flatMap((group) => {
      const classNo = Number(group.slice(0, 2))
      return classes.includes(classNo) ? [{ classNo, name: '', group, isEstimated: false }] : []
    })
  return goods.flatMap(({ classNo, group, text }) =>
    text
      .split(/[;；]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => table.place({ classNo, name, group })),
  )
}

/** The closest relation of any two items; null where no goods are known or nothing joins them (R7). */
export function relateItemLists(
  asked: readonly PlacedItem[],
  earlier: readonly PlacedItem[],
  earlierClasses: readonly number[],
  table: ClearanceGoodsTable,
): NearestGoods | null {
  let nearest: NearestGoods | null = null
  const take = (found: NearestGoods) => {
    if (found.id !== 'R7' && found.share > (nearest?.share ?? 0)) nearest = found
  }
  for (const one of asked) {
    for (const other of earlier) take(relatePair(one, other, table))
    if (earlier.length === 0 && earlierClasses.includes(one.classNo)) take({ ...unknownGroup, asked: one })
  }
  return nearest
}

function relatePair(asked: PlacedItem, earlier: PlacedItem, table: ClearanceGoodsTable): NearestGoods {
  const [a, b] = withoutLonePart(asked, earlier)
  const relation = table.relate(a, b)
  const isUnknown = relation.id === 'R5' && (a.group === null || b.group === null)
  const isEstimated = asked.isEstimated || earlier.isEstimated
  if (isUnknown) return { ...unknownGroup, asked, earlier }
  return { ...relation, asked, earlier, isAssumed: false, isEstimated }
}

/** A part can only be compared with a part: where one of two items has none, only their groups are compared. */
function withoutLonePart(a: GoodsItem, b: GoodsItem): [GoodsItem, GoodsItem] {
  const hasPart = ({ group }: GoodsItem) => group !== null && group.length > 4
  if (hasPart(a) === hasPart(b)) return [a, b]
  const groupOnly = (item: GoodsItem) => ({ ...item, group: item.group?.slice(0, 4) ?? null })
  return [groupOnly(a), groupOnly(b)]
}
