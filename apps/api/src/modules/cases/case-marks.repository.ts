import { hasNumber, isDesignation, marksWithApplicant, numbersOfMark, type QueryBuilder, sql } from '@markwright/db'
import { numberKey } from '@markwright/domain/marks/register-number'
import { partyKey } from '@markwright/domain/people/party-key'
import { groupBy } from '@markwright/runtime/group-by.ts'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { isLiveStatus } from '@markwright/domain/marks/trademark-status'

/** A mark of the register of mainland China as a case needs it. */
export type RegisteredMark = {
  /** Of every number by which the register knows the mark, sorted. */
  keys: string[]
  name: string
  classes: number[]
  applicant: string | null
  expiresOn: string | null
  isLive: boolean
  /** Protected by an international registration, which is renewed with WIPO. */
  isInternational: boolean
}

const columns = [
  't.registration_number_keys',
  't.mark_text',
  't.classes',
  't.status',
  't.expires_on',
  'applicant.name as applicant',
  numbersOfMark().as('keys'),
  isDesignation().as('is_designation'),
] as const

/**
 * Marks of mainland China by the keys of their numbers. Several records of one number, one for each class, are one mark
 * with all their classes and the term that ends first; records that have ended count only where all have. A key that is
 * the registration number of one mark and the application number of another one, as of some old registrations, names the
 * registration.
 */
export async function findCaseMarks(
  db: QueryBuilder,
  numbers: readonly string[],
): Promise<Map<string, RegisteredMark>> {
  const keys = [...new Set(numbers.map(numberKey))].filter((key) => key !== '')
  if (keys.length === 0) return new Map()
  const rows = await marksWithApplicant(db)
    .select(columns)
    .where('t.office', '=', 'CN')
    .where(hasNumber(keys))
    .orderBy('t.id')
    .execute()
  return new Map(
    keys.flatMap((key) => {
      const registered = rows.filter((row) => row.registration_number_keys.includes(key))
      const same = registered.length > 0 ? registered : rows.filter((row) => row.keys.includes(key))
      return same.length > 0 ? [[key, mergeRecords(same)]] : []
    }),
  )
}

/**
 * Registrations of mainland China of an owner, by its whole name, as `findCaseMarks` merges them; null where there are more
 * than `max` records.
 */
export async function listMarksOfOwner(
  db: QueryBuilder,
  owner: string,
  max: number,
): Promise<(RegisteredMark & { number: string })[] | null> {
  const key = partyKey([owner])
  if (key === '') return []
  const rows = await marksWithApplicant(db)
    .select(columns)
    .select('t.registration_number')
    .where('t.office', '=', 'CN')
    .where('t.registration_number', 'is not', null)
    .where('t.id', 'in', (query) =>
      query
        .selectFrom('party as p')
        .innerJoin('trademark_party as tp', (on) =>
          on.onRef('tp.party_id', '=', 'p.id').on('tp.role', '=', sql.lit<'applicant'>('applicant')),
        )
        .select('tp.trademark_id')
        .where('p.name_key', 'like', `%${escapeLike(key)}%`),
    )
    .orderBy('t.id')
    .limit(max + 1)
    .execute()
  if (rows.length > max) return null
  const byNumber = groupBy(rows, ({ registration_number }) => registration_number!)
  return [...byNumber].map(([number, same]) => ({ number, ...mergeRecords(same) }))
}

type Row = {
  keys: string[]
  mark_text: string | null
  classes: number[]
  status: number
  applicant: string | null
  expires_on: string | null
  is_designation: boolean
}

function mergeRecords(all: readonly Row[]): RegisteredMark {
  const live = all.filter(({ status }) => isLiveStatus(status))
  const rows = live.length > 0 ? live : all
  const terms = rows.flatMap(({ expires_on }) => expires_on ?? [])
  return {
    keys: [...new Set(rows.flatMap(({ keys }) => keys))].toSorted(),
    name: rows.find(({ mark_text }) => mark_text)?.mark_text ?? '',
    classes: [...new Set(rows.flatMap(({ classes }) => classes))].toSorted((a, b) => a - b),
    applicant: rows.find(({ applicant }) => applicant !== null)?.applicant ?? null,
    expiresOn: terms.toSorted()[0] ?? null,
    isLive: live.length > 0,
    isInternational: rows.some(({ is_designation }) => is_designation),
  }
}
