import { isDeepStrictEqual } from 'node:util'
import type { PatentRecord } from './patent-record.ts'
import type { InsertedText } from './xml/text-inserts.ts'

/** A record as a register holds it: of several sources, with the source of each field. */
export interface MergedPatent {
  record: PatentRecord
  /** The format that brought each field, such as titles: docdb. */
  sources: Record<string, string>
}

const LISTS_BY_LANGUAGE = ['titles', 'abstracts', 'claims', 'description'] as const

/** What names the record, and what is merged by rules of its own. */
const APART = new Set<keyof PatentRecord>(['country', 'number', 'kind', 'type', 'legalEvents', ...LISTS_BY_LANGUAGE])

/**
 * A record with what another source says of it. A source corrects what it brought itself; a field of another source it
 * replaces only where its own says more, so that no order of imports loses anything. Events of all sources are stored.
 */
export function mergePatents(held: MergedPatent, found: PatentRecord, source: string): MergedPatent {
  const record: PatentRecord = { ...held.record }
  const sources = { ...held.sources }
  const take = <Field extends keyof PatentRecord>(field: Field, value: PatentRecord[Field], name: string) => {
    record[field] = value
    sources[name] = source
  }

  for (const field of Object.keys(found) as (keyof PatentRecord)[]) {
    if (APART.has(field)) continue
    if (isBetter(found[field], record[field], sources[field] === source)) take(field, found[field] as never, field)
  }
  // Many sources call every patent an invention.
  if (found.type !== 'invention' && found.type !== record.type) record.type = found.type
  for (const field of LISTS_BY_LANGUAGE)
    for (const [language, value] of Object.entries(found[field])) {
      const name = `${field}.${language}`
      if (isBetter(value, record[field][language], sources[name] === source))
        take(field, { ...record[field], [language]: value }, name)
    }
  record.legalEvents = uniteEvents(record.legalEvents, found.legalEvents)
  return { record, sources }
}

function isBetter(value: unknown, held: unknown, isOwn: boolean): boolean {
  const [size, heldSize] = [sizeOf(value), sizeOf(held)]
  if (size === 0) return false
  const isCorrection = isOwn && (typeof value === 'string' || size === heldSize)
  if (isCorrection) return !isDeepStrictEqual(value, held)
  return size > heldSize || (size === heldSize && insertsIn(value) > insertsIn(held))
}

/**
 * How much a value says: characters of a text, of a list as JSON without its inserts, whose MathML is longer than any
 * text. A day or a type says as much as any other.
 */
function sizeOf(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0
  if (typeof value === 'string') return value.length
  const isEmpty = Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0
  return isEmpty ? 0 : JSON.stringify(value, (key, part: unknown) => (INSERTS.has(key) ? undefined : part)).length
}

const INSERTS = new Set(['formulas', 'images'])

/** How many formulas and images the texts of a list have. */
const insertsIn = (list: unknown): number =>
  Array.isArray(list)
    ? list.reduce(
        (sum: number, { formulas, images }: InsertedText) => sum + (formulas?.length ?? 0) + (images?.length ?? 0),
        0,
      )
    : 0

function uniteEvents(held: PatentRecord['legalEvents'], found: PatentRecord['legalEvents']) {
  const all = new Map([...held, ...found].map((event) => [`${event.date} ${event.country} ${event.code}`, event]))
  return [...all.entries()].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, event]) => event)
}
