import { type QueryBuilder, sql } from '@markwright/db'
import { docdbNumber, publicationKey, readPatentNumber, typedApplicationForms } from '@markwright/patents'

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

const AT_ONCE = 200

/**
 * What the register holds of each number, in any notation; rows without text are left out. `patentIds` are in the order
 * of the list, each once. `progress` gets how many rows are done.
 */
export async function lookUpNumbers(
  db: QueryBuilder,
  numbers: readonly string[],
  type: NumberType,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<{ rows: NumberRow[]; patentIds: number[] }> {
  const seen = new Set<string>()
  const patentIds = new Set<number>()
  const rows: NumberRow[] = []
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const read = numbers.slice(from, from + AT_ONCE).map((value, at) => {
      const number = readPatentNumber(value)
      const isRead = typeof number !== 'string'
      return {
        value,
        row: from + at + 1,
        number,
        key: isRead ? publicationKey(number) : null,
        forms: isRead ? typedApplicationForms(value) : [],
      }
    })
    const found = await listByKeys(db, {
      publications: unique(read.flatMap(({ key }) => (type !== 'appNo' && key) || [])),
      applications: unique(read.flatMap(({ forms }) => (type !== 'pubNo' ? forms : []))),
    })
    for (const { value, row, number, key, forms } of read) {
      if (value.trim() === '') continue
      const answer = (outcome: NumberOutcome, reason: string | null, ids: string[] = []) =>
        void rows.push({
          row,
          value,
          outcome,
          reason,
          readAs: typeof number === 'string' ? null : docdbNumber(number),
          ids,
        })
      if (typeof number === 'string') {
        answer('invalid', number)
        continue
      }
      const name = `${key}${number.kind ?? ''}`
      if (seen.has(name)) {
        answer('duplicate', 'duplicate')
        continue
      }
      seen.add(name)
      const published = type === 'appNo' ? [] : found.filter(({ publication_key }) => publication_key === key)
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
        answer(
          'matched',
          null,
          matched.map(({ public_id }) => public_id),
        )
      else answer('unmatched', 'notLoaded')
    }
    await progress(Math.min(numbers.length, from + AT_ONCE))
  }
  return { rows, patentIds: [...patentIds] }
}

const unique = (values: readonly string[]) => [...new Set(values)]

/** Publications with one of the keys (country and number), or of one of the applications, the latest first. */
async function listByKeys(db: QueryBuilder, keys: { publications: string[]; applications: string[] }) {
  return db
    .selectFrom('patent')
    .select(['id', 'public_id', 'kind', 'publication_key', 'application_forms'])
    .where((where) =>
      where.or([
        where('publication_key', '=', sql<string>`any(${sql.val(keys.publications)}::text[])`),
        sql<boolean>`application_forms && ${sql.val(keys.applications)}::text[]`,
      ]),
    )
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .execute()
}
