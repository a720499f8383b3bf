import type { GoodsRelation } from '@markwright/similarity/goods'
import { asPlaced, type ClearanceGoodsTable, type PlacedItem } from './goods-table.ts'
import type { EarlierGoods, EarlierRecord } from './sources.ts'

/**
 * How the goods of an earlier mark are related to those requested. `isAssumed` where nobody knows the groups, or the
 * class is requested as a whole: the goods then count as similar; `isEstimated` where a group is that of the nearest item.
 */
export type RelatedGoods = GoodsRelation & {
  requested: PlacedItem | null
  earlier: PlacedItem | null
  isAssumed: boolean
  isEstimated: boolean
}

const SIMILAR_SHARE = 0.95

const assumed = (zh: string, en: string): RelatedGoods => ({
  id: 'R2',
  share: SIMILAR_SHARE,
  source: '',
  zh,
  en,
  requested: null,
  earlier: null,
  isAssumed: true,
  isEstimated: false,
})
const wholeClass = assumed('按整个类别评估，视为类似', 'the class as a whole is asked for, so they count as similar')
const unknownGroup = assumed('类似群未知，视为类似', 'the similar group is unknown, so they count as similar')

/** Without goods: the class itself, and classes whose goods often meet its own in trade. Nothing where they are not related. */
export function relateWholeClass(
  classNo: number,
  { classes }: Pick<EarlierRecord, 'classes'>,
  table: ClearanceGoodsTable,
): RelatedGoods[] {
  if (classes.includes(classNo)) return [wholeClass]
  const anyOf = (no: number) => asPlaced({ classNo: no, name: '', group: null })
  const relation = classes.map((other) => table.relate(anyOf(classNo), anyOf(other))).find(({ id }) => id === 'R6')
  return relation ? [{ ...relation, requested: null, earlier: null, isAssumed: false, isEstimated: false }] : []
}

/** The goods of an earlier mark, as far as they can be distinguished: the first item of each group, and of each name. */
export type EarlierList = { places: PlacedItem[]; byName: ReadonlyMap<string, PlacedItem> }

export const noGoods: EarlierList = { places: [], byName: new Map() }

/** The items of an earlier mark, each with its group; where the register gives groups only, these. */
export function earlierList(
  { classes, similarGroups }: Pick<EarlierRecord, 'classes' | 'similarGroups'>,
  goods: readonly EarlierGoods[],
  table: ClearanceGoodsTable,
): EarlierList {
  const stated = similarGroups.flatMap((group) => {
    const classNo = Number(group.slice(0, 2))
    return classes.includes(classNo) ? [asPlaced({ classNo, name: '', group })] : []
  })
  const named = goods.flatMap(({ classNo, group, text }) =>
    text
      .split(/[;；]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => table.place({ classNo, name, group })),
  )
  const items = goods.length === 0 ? stated : named
  return {
    places: [...firstBy(items, ({ placeKey }) => placeKey).values()],
    byName: firstBy(items, ({ nameKey }) => nameKey),
  }
}

function firstBy(items: readonly PlacedItem[], keyOf: (item: PlacedItem) => string): Map<string, PlacedItem> {
  const first = new Map<string, PlacedItem>()
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item)
  return first
}

/** The relations of items to the goods of an earlier mark, each to the closest of them, the closest first; without R7. */
export function relateToList(
  requested: readonly PlacedItem[],
  { places, byName }: EarlierList,
  earlierClasses: readonly number[],
  table: ClearanceGoodsTable,
): RelatedGoods[] {
  const nearestOf = new Map<string, PlacedItem | null>()
  const nearestTo = (item: PlacedItem): PlacedItem | null => {
    const same = byName.get(item.nameKey)
    if (same) return same
    const known = nearestOf.get(item.placeKey)
    if (known !== undefined) return known
    const nearest = nearestPlace(item, places, table)
    nearestOf.set(item.placeKey, nearest)
    return nearest
  }
  return requested
    .flatMap((item) => {
      if (places.length === 0)
        return earlierClasses.includes(item.classNo) ? [{ ...unknownGroup, requested: item }] : []
      const nearest = nearestTo(item)
      return nearest ? [relatePair(item, nearest, table)] : []
    })
    .toSorted((a, b) => b.share - a.share)
}

function nearestPlace(
  requested: PlacedItem,
  places: readonly PlacedItem[],
  table: ClearanceGoodsTable,
): PlacedItem | null {
  let [nearest, most] = [null as PlacedItem | null, 0]
  for (const earlier of places) {
    const share = shareOf(table.relate(requested, earlier), requested, earlier)
    if (share > most) [nearest, most] = [earlier, share]
  }
  return nearest
}

const isUnknown = ({ id }: GoodsRelation, a: PlacedItem, b: PlacedItem) =>
  id === 'R5' && (a.group === null || b.group === null)

const shareOf = (relation: GoodsRelation, a: PlacedItem, b: PlacedItem) =>
  relation.id === 'R7' ? 0 : isUnknown(relation, a, b) ? SIMILAR_SHARE : relation.share

function relatePair(requested: PlacedItem, earlier: PlacedItem, table: ClearanceGoodsTable): RelatedGoods {
  const relation = table.relate(requested, earlier)
  if (isUnknown(relation, requested, earlier)) return { ...unknownGroup, requested, earlier }
  const { id, share, source, zh, en } = relation
  const isEstimated = requested.isEstimated || earlier.isEstimated
  // Spreading costs ten times as much, and there are hundreds of thousands of pairs.
  return { id, share, source, zh, en, requested, earlier, isAssumed: false, isEstimated }
}
