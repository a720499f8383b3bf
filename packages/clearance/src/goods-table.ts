import { foldGoodsText } from '@markwright/classification/fold-goods-text'
import { createNeighbours, type Phrase } from '@markwright/classification/goods-neighbours'
import type { NiceGroup, NiceItem, NiceTable } from '@markwright/classification/nice-table'
import {
  type CrossSearchNote,
  type GoodsItem,
  type GoodsRelation,
  type GoodsTable,
  relateItems,
  relatedClasses,
} from '@markwright/similarity/goods'

/** An item with its group; `isEstimated` where the group is that of the nearest item of the table. */
export type PlacedItem = GoodsItem & {
  isEstimated: boolean
  /** Class and folded name: items that have the same are the same. */
  nameKey: string
  /** Class and group: all that relates items of different names. */
  placeKey: string
}

/** Goods are related by the rules of the Chinese office. */
const OFFICE = 'CN'

/** From this likeness on, the nearest item of the table lends its group. */
const NEAREST_LEAST = 0.45

/** What an assessment queries in the imported table; made once for each table. */
export function createGoodsTable(table: NiceTable | null) {
  const edition = table?.edition ?? ''
  const codes = new Set(table?.groups.map(({ classNo, code }) => placeKey(classNo, code)))
  const byClass = new Map<number, NiceGroup[]>()
  for (const group of table?.groups ?? []) byClass.set(group.classNo, [...(byClass.get(group.classNo) ?? []), group])
  const placesOf = onFirstUse((classNo: number) => placesByName(byClass.get(classNo) ?? []))
  const nearestOf = onFirstUse((classNo: number) => createNeighbours(phrasesOf(byClass.get(classNo) ?? [])))
  const relations: GoodsTable = {
    edition,
    notes: (table?.groups ?? []).flatMap((g) => notesOf(g, edition)),
    relatedClasses,
  }

  const estimate = (classNo: number, name: string): string | null => {
    const [nearest] = name ? nearestOf(classNo)(name) : []
    return nearest && nearest.score >= NEAREST_LEAST ? (nearest.phrase.group?.code ?? null) : null
  }

  return {
    /** As `relateItems`; a part can only be compared with a part, so a lone one is left out. */
    relate: (a: PlacedItem, b: PlacedItem): GoodsRelation => relateItems(...withoutLonePart(a, b), relations, OFFICE),

    /**
     * Finds the group of an item by its wording, then by what is stated of it, then by the nearest wording. A stated group
     * that the table does not have in the class counts as none.
     */
    place({ classNo, name, group }: GoodsItem): PlacedItem {
      const folded = foldName(name)
      const stated = group === null || (table && !codes.has(placeKey(classNo, group.slice(0, 4)))) ? null : group
      const known = placesOf(classNo).get(folded) ?? []
      const found = known.find((place) => stated === null || place.startsWith(stated.slice(0, 4))) ?? stated
      if (found !== null) return asPlaced({ classNo, name, group: found }, false, folded)
      const estimated = estimate(classNo, name)
      return asPlaced({ classNo, name, group: estimated }, estimated !== null, folded)
    },

    /** Names of the items of a class, and words that say what goods are for or made of, as `GroundsData` wants them. */
    wordsOf: onFirstUse((classNo: number) => {
      const names = (byClass.get(classNo) ?? []).flatMap(({ parts }) => parts.flatMap(({ items }) => items))
      const genericNames = [...new Set(names.flatMap(namesOf).map(foldName))]
      return { genericNames, descriptiveWords: describing(genericNames) }
    }),
  }
}
export type ClearanceGoodsTable = ReturnType<typeof createGoodsTable>

/** An item by the group that it has. */
export const asPlaced = (item: GoodsItem, isEstimated = false, folded = foldName(item.name)): PlacedItem => ({
  ...item,
  isEstimated,
  nameKey: `${item.classNo} ${folded}`,
  placeKey: placeKey(item.classNo, item.group),
})

const placeKey = (classNo: number, group: string | null) => `${classNo} ${group ?? ''}`

const namesOf = ({ nameCn, nameEn }: NiceItem) => [nameCn, ...(nameEn?.split(' / ') ?? [])]

/** As wordings are compared, and as marks are written without blanks and signs. */
const foldName = (name: string) => foldGoodsText(name).replaceAll(/[\s*]/g, '')

function withoutLonePart(a: GoodsItem, b: GoodsItem): [GoodsItem, GoodsItem] {
  const hasPart = ({ group }: GoodsItem) => group !== null && group.length > 4
  if (hasPart(a) === hasPart(b)) return [a, b]
  const groupOnly = (item: GoodsItem) => ({ ...item, group: item.group?.slice(0, 4) ?? null })
  return [groupOnly(a), groupOnly(b)]
}

function placesByName(groups: readonly NiceGroup[]): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { code, parts } of groups)
    for (const { label, items } of parts)
      for (const name of items.flatMap(namesOf).map(foldName))
        places.set(name, [...(places.get(name) ?? []), label === null ? code : `${code}(${label})`])
  return places
}

const phrasesOf = (groups: readonly NiceGroup[]): Phrase[] =>
  groups.flatMap((group) =>
    group.parts
      .flatMap(({ items }) => items)
      .flatMap((item) => namesOf(item).map((text) => ({ text, classNo: group.classNo, group, item, share: 1 }))),
  )

/** Relations of earlier editions speak of goods that the present one has elsewhere. */
const notesOf = ({ code, notes, relations }: NiceGroup, edition: string): CrossSearchNote[] =>
  relations
    .filter(({ isFormer }) => !isFormer)
    .map(({ to }) => ({ from: code, to, edition, text: notes.find((note) => note.includes(to)) ?? `${code} – ${to}` }))

/** 婴儿 of 婴儿用香粉, 木制 of 木制家具: what a class says its goods are for or made of. */
function describing(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    const [, word, sign] = /^(\p{Script=Han}{1,4}?)([用制])\p{Script=Han}/u.exec(name) ?? []
    if (!word || !sign) return []
    return word.length > 1 ? [word, word + sign] : [word + sign]
  })
  return [...new Set(words)]
}

export function onFirstUse<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}
