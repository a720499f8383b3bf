import type { PatentRecord } from './patent-record.ts'
import { withCheckedInserts, withoutNul } from './xml/checked-inserts.ts'
import type { InsertedText } from './xml/text-inserts.ts'

type MapText = <Item extends InsertedText>(item: Item) => Item

/** A record whose texts have only those formulas and images that lie within them, see `withCheckedInserts`. */
export const withCheckedTexts = (record: PatentRecord): PatentRecord => mapTexts(record, withCheckedInserts)

/** A record whose claims and paragraphs have no NUL characters, with formulas and images at their new places. */
export const withoutNulInTexts = (record: PatentRecord): PatentRecord => mapTexts(record, withoutNul)

const mapTexts = (record: PatentRecord, map: MapText): PatentRecord => ({
  ...record,
  claims: mapLists(record.claims, map),
  description: mapLists(record.description, map),
})

const mapLists = <Item extends InsertedText>(lists: Record<string, Item[]>, map: MapText): Record<string, Item[]> =>
  Object.fromEntries(Object.entries(lists).map(([language, items]) => [language, items.map((item) => map(item))]))
