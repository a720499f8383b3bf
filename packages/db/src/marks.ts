import { expressionBuilder, sql } from 'kysely'
import { anyOf } from './any-of.ts'
import type { Tables } from './generated/tables.ts'
import type { QueryBuilder } from './query-builder.ts'

type Marks = { t: Tables['trademark'] }

/** Marks (`t`) with their first applicant (`applicant`), whose columns are null where there is none. */
export const marksWithApplicant = (db: QueryBuilder) =>
  db
    .selectFrom('trademark as t')
    .leftJoin('trademark_party as ta', (on) =>
      on
        .onRef('ta.trademark_id', '=', 't.id')
        .on('ta.role', '=', sql.lit<'applicant'>('applicant'))
        .on('ta.position', '=', sql.lit<number>(0)),
    )
    .leftJoin('party as applicant', 'applicant.id', 'ta.party_id')

/** Likewise with their first agent (`agent`). */
export const marksWithParties = (db: QueryBuilder) =>
  marksWithApplicant(db)
    .leftJoin('trademark_party as tg', (on) =>
      on
        .onRef('tg.trademark_id', '=', 't.id')
        .on('tg.role', '=', sql.lit<'agent'>('agent'))
        .on('tg.position', '=', sql.lit<number>(0)),
    )
    .leftJoin('party as agent', 'agent.id', 'tg.party_id')

/** What a mark (`t`) has: a number of an application or of an international registration among these keys. */
export function hasApplicationNumber(keys: readonly string[]) {
  const mark = expressionBuilder<Marks, 't'>()
  return mark.or([mark('t.application_number_key', '=', anyOf(keys)), mark('t.international_number', '=', anyOf(keys))])
}

/** Likewise the number of a registration or of an international registration. */
export function hasRegistrationNumber(keys: readonly string[]) {
  const mark = expressionBuilder<Marks, 't'>()
  return mark.or([
    mark('t.registration_number_keys', '&&', sql<string[]>`${keys}::text[]`),
    mark('t.international_number', '=', anyOf(keys)),
  ])
}

/** Likewise a number of any kind. */
export const hasNumber = (keys: readonly string[]) =>
  expressionBuilder<Marks, 't'>().or([hasApplicationNumber(keys), hasRegistrationNumber(keys)])

/** Keys of every number that a mark (`t`) has. */
export function numbersOfMark() {
  const marks = expressionBuilder<Marks, 't'>()
  return sql<
    string[]
  >`array_remove(ARRAY[${marks.ref('t.application_number_key')}, ${marks.ref('t.international_number')}]
    || ${marks.ref('t.registration_number_keys')}, NULL)`
}

/**
 * Whether a mark (`t`) is the designation of its office by an international registration, which is renewed with WIPO. A
 * national mark may name the international registration that is based on it, and has none of the two days.
 */
export function isDesignation() {
  const mark = expressionBuilder<Marks, 't'>()
  return mark
    .and([
      mark('t.international_number', 'is not', null),
      mark.or([mark('t.international_on', 'is not', null), mark('t.designated_on', 'is not', null)]),
    ])
    .$castTo<boolean>()
}

/** Marks that have one of these numbers, by their ids, and all their own; of any office where `offices` is null. */
export async function listMarksByNumbers(
  db: QueryBuilder,
  keys: readonly string[],
  offices: readonly string[] | null,
): Promise<{ id: number; keys: string[] }[]> {
  let found = db
    .selectFrom('trademark as t')
    .select(['t.id', numbersOfMark().as('keys')])
    .where(hasNumber(keys))
  if (offices) found = found.where('t.office', '=', anyOf(offices))
  return found.orderBy('t.id').execute()
}
