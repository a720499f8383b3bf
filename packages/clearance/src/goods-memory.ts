import type { GoodsItem, GoodsRelation } from '@markwright/similarity/goods'
import { type ClearanceGoodsTable, onFirstUse, type PlacedItem } from './goods-table.ts'

/**
 * The table as one assessment queries it: places are stored by class, group and name, relations by class and group, because
 * names matter only where they are equal. It lasts no longer than the assessment, since users send what it caches.
 */
export function withMemory(table: ClearanceGoodsTable): ClearanceGoodsTable {
  const places = new Map<string, PlacedItem>()
  const relationsOf = onFirstUse((_place: string) => new Map<string, GoodsRelation>())
  return {
    ...table,

    place(item: GoodsItem): PlacedItem {
      const key = `${item.classNo} ${item.group ?? ''} ${item.name}`
      const placed = places.get(key) ?? table.place(item)
      places.set(key, placed)
      return placed
    },

    relate(a: PlacedItem, b: PlacedItem): GoodsRelation {
      const relations = relationsOf(a.placeKey)
      const key = a.nameKey === b.nameKey ? SAME_NAME : b.placeKey
      const known = relations.get(key)
      if (known) return known
      const relation = table.relate(a, b)
      relations.set(key, relation)
      return relation
    },
  }
}

const SAME_NAME = 'same name'
