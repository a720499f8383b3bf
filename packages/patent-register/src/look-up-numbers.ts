import { type QueryBuilder, sql, namesOf } from '@markwright/db'
import {
  docdbNumber,
  lettersForZerosIn,
  publicationKey,
  readPatentNumber,
  typedApplicationForms,
} from '@markwright/patents'

const patent = namesOf('patent')

export type NumberType = 'auto' | 'appNo' | 'pubNo'
export type NumberOutcome = 'matched' | 'unmatched' | 'duplicate' | 'invalid'
export type NumberRow = {
  /** From 1. */
  row: number
  value: string
  outcome: NumberOutcome
  /** Why it is not matched, by name. */
  reason: string | null
  /** The number as it was understood. */
  readAs: string | null
  /** Public ids. */
  ids: string[]
}

export type FoundNumbers = { rows: NumberRow[]; patentIds: number[] }
type SaveFound = (found: FoundNumbers, done: number) => Promise<void>

const AT_ONCE = 200
const NOTHING: FoundNumbers = { rows: [], patentIds: [] }

/**
 * What the register holds of each number, in any notation; rows without text are left out. `patentIds` are in the order
 * of the list, each once.
 * @param earlier what was found of the numbers before these, which are left out of the answer but for `patentIds`
 * @param save gets what each batch has found, and how many of `numbers` are done
 */
export async function lookUpNumbers(
  db: QueryBuilder,
  numbers: readonly string[],
  type: NumberType,
  { earlier = NOTHING, save = async () => {} }: { earlier?: FoundNumbers; save?: SaveFound } = {},
): Promise<FoundNumbers> {
  const seen = new Set(earlier.rows.flatMap(({ value }) => nameOf(readPatentNumber(value)) ?? []))
  const patentIds = new Set(earlier.patentIds)
  const rows: NumberRow[] = []
  const before = earlier.rows.at(-1)?.row ?? 0
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const read = numbers.slice(from, from + AT_ONCE).map((value, at) => {
      const number = readPatentNumber(value)
      const isRead = typeof number !== 'string'
      return {
        value,
        row: before + from + at + 1,
        number,
        key: isRead ? publicationKey(number) : null,
        forms: isRead ? typedApplicationForms(value) : [],
      }
    })
    const found = await listByKeys(db, {
      publications: unique(read.flatMap(({ key }) => (type !== 'appNo' && key) || [])),
      applications: unique(read.flatMap(({ forms }) => (type !== 'pubNo' ? forms : []))),
    })
    const saved = rows.length
    for (const { value, row, number, key, forms } of read) {
      if (value.trim() === '') continue
      const result = (outcome: NumberOutcome, reason: string | null, ids: string[] = []) =>
        void rows.push({
          row,
          value,
          outcome,
          reason,
          readAs: typeof number === 'string' ? null : docdbNumber(number),
          ids,
        })
      if (typeof number === 'string') {
        result('invalid', number === 'letterForZero' ? `${number} ${lettersForZerosIn(value).join(' ')}` : number)
        continue
      }
      const name = nameOf(number)!
      if (seen.has(name)) {
        result('duplicate', 'duplicate')
        continue
      }
      seen.add(name)
      // 特願2006-106198 is another document than 特開2006-106198.
      const isApplicationOnly = type === 'appNo' || (number.type === 'application' && number.country === 'JP')
      const published = isApplicationOnly ? [] : found.filter(({ publication_key }) => publication_key === key)
      const applied =
        type === 'pubNo'
          ? []
          : found.filter(({ application_forms }) => forms.some((form) => application_forms.includes(form)))
      // Where the very kind is loaded, the others are not what was named; an application may have the number of another
      // publication, and who names none of both means the publication.
      const exact = published.filter(({ kind }) => kind === number.kind)
      const matched = number.kind !== null && exact.length > 0 ? exact : published.length > 0 ? published : applied
      for (const { id } of matched) patentIds.add(id)
      if (matched.length > 0)
        result(
          'matched',
          null,
          matched.map(({ public_id }) => public_id),
        )
      else result('unmatched', 'notLoaded')
    }
    await save({ rows: rows.slice(saved), patentIds: [...patentIds] }, Math.min(numbers.length, from + AT_ONCE))
  }
  return { rows, patentIds: [...patentIds] }
}

/** A key that equal numbers share; null for what is no number. */
const nameOf = (number: ReturnType<typeof readPatentNumber>): string | null =>
  typeof number === 'string' ? null : `${publicationKey(number)}${number.kind ?? ''}`

const unique = (values: readonly string[]) => [...new Set(values)]

/** Publications with one of the keys (country and number), or of one of the applications, the latest first. */
async function listByKeys(db: QueryBuilder, keys: { publications: string[]; applications: string[] }) {
  return db
    .selectFrom('patent')
    .select(['id', 'public_id', 'kind', 'publication_key', 'application_forms'])
    .where((where) =>
      where.or([
        where('publication_key', '=', sql<string>`any(${sql.val(keys.publications)}::text[])`),
        sql<boolean>`${patent.application_forms} && ${sql.val(keys.applications)}::text[]`,
      ]),
    )
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .execute()
}
