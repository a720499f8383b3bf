import {
  anyOf,
  type Expression,
  expressionBuilder,
  hasApplicationNumber,
  hasRegistrationNumber,
  type QueryBuilder,
  sql,
  type SqlBool,
  type Tables,
} from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'

/** What a record must have. Texts of parties are folded, numbers are keys, days are `YYYY-MM-DD`. */
export type MarkTest =
  | { kind: 'ids'; ids: readonly number[] }
  | { kind: 'applicationNumber' | 'registrationNumber'; keys: readonly string[] }
  | { kind: 'party'; role: 'applicant' | 'agent'; part: 'name' | 'address'; text: string; way: 'exact' | 'contains' }
  | { kind: 'goods'; text: string }
  | { kind: 'vienna'; codes: readonly string[] }
  | { kind: 'days'; of: DayColumn; from: string; to: string }
  | { kind: 'statuses'; statuses: readonly number[] }
  | { kind: 'valid'; value: boolean; today: string }
  | { kind: 'jointlyOwned'; value: boolean }

export type DayColumn = 'applied_on' | 'published_on' | 'registered_on' | 'priority_on' | 'expires_on'

/** Each is applied to what all before it have left. */
export type MarkClause = { op: 'AND' | 'OR' | 'NOT'; test: MarkTest }

export type FoundMarks = {
  ids: Int32Array
  /** How many of the wanted element codes a record has, where these are requested alone. */
  matches: Int32Array | null
  /** There are more than `limit`. */
  isCut: boolean
}

// One value instead of a row for each id: ten times faster to read.
const packed = (column: Expression<number>, order: Expression<number>) =>
  sql<Buffer>`coalesce(string_agg(int4send(${column}), ''::bytea ORDER BY ${order}), ''::bytea)`

/** Records by what the index of names does not hold: numbers, parties, goods, elements, and conditions combined. */
export const createMarkLookupRepository = (db: QueryBuilder) => ({
  async find(wanted: {
    clauses: readonly MarkClause[]
    offices: readonly string[]
    /** Similar groups, of which a record has one at least; empty for any. */
    groups: readonly string[]
    limit: number
  }): Promise<FoundMarks> {
    const only = wanted.clauses.length === 1 ? wanted.clauses[0]!.test : null
    let matching = db
      .selectFrom('trademark as t')
      .select(['t.id', only?.kind === 'vienna' ? countOf(only.codes).as('matches') : sql<number>`0`.as('matches')])
      .where('t.office', '=', sql<string>`any(${wanted.offices}::text[])`)
    if (wanted.groups.length > 0)
      matching = matching.where('t.similar_groups', '&&', sql<string[]>`${wanted.groups}::text[]`)
    const { ids, matches, found } = await db
      .selectFrom(
        matching
          .where(combine(wanted.clauses))
          .limit(wanted.limit + 1)
          .as('found'),
      )
      .select((query) => [
        packed(query.ref('id'), query.ref('id')).as('ids'),
        packed(query.ref('matches'), query.ref('id')).as('matches'),
        sql<number>`count(*)::int`.as('found'),
      ])
      .executeTakeFirstOrThrow()
    return {
      ids: unpack(ids),
      matches: only?.kind === 'vienna' ? unpack(matches) : null,
      isCut: found > wanted.limit,
    }
  },
})
export type MarkLookupRepository = ReturnType<typeof createMarkLookupRepository>

const mark = expressionBuilder<Tables & { t: Tables['trademark'] }, 't'>()

/** From left to right; a first clause that takes away takes from everything. */
function combine(clauses: readonly MarkClause[]): Expression<SqlBool> {
  let whole: Expression<SqlBool> | undefined
  for (const { op, test } of clauses) {
    const one = conditionOf(test)
    const without = sql<SqlBool>`NOT coalesce(${one}, false)`
    if (!whole) whole = op === 'NOT' ? without : one
    else whole = op === 'OR' ? mark.or([whole, one]) : mark.and([whole, op === 'NOT' ? without : one])
  }
  return whole ?? sql<SqlBool>`true`
}

function conditionOf(test: MarkTest): Expression<SqlBool> {
  switch (test.kind) {
    case 'ids':
      return mark('t.id', '=', anyOf(test.ids))
    case 'applicationNumber':
      return hasApplicationNumber(test.keys)
    case 'registrationNumber':
      return hasRegistrationNumber(test.keys)
    case 'party': {
      // All forms of a name or an address are in its key, one in each line.
      const pattern = test.way === 'exact' ? `%\n${escapeLike(test.text)}\n%` : `%${escapeLike(test.text)}%`
      return mark(
        't.id',
        'in',
        mark
          .selectFrom('party as p')
          .innerJoin('trademark_party as tp', 'tp.party_id', 'p.id')
          .select('tp.trademark_id')
          .where('tp.role', '=', test.role)
          .where(`p.${test.part}_key`, 'like', pattern),
      )
    }
    case 'goods': {
      const pattern = `%${escapeLike(test.text)}%`
      return mark(
        't.id',
        'in',
        mark
          .selectFrom('trademark_goods as g')
          .select('g.trademark_id')
          .where((goods) => goods.or([goods('g.text', 'ilike', pattern), goods('g.text_en', 'ilike', pattern)])),
      )
    }
    case 'vienna':
      return mark.and([
        sql<SqlBool>`cardinality(${mark.ref('t.vienna_codes')}) > 0`,
        sql<SqlBool>`${countOf(test.codes)} > 0`,
      ])
    case 'days':
      return mark.between(`t.${test.of}`, test.from, test.to)
    case 'statuses':
      return mark('t.status', '=', anyOf(test.statuses))
    case 'valid': {
      const valid = mark.and([
        mark('t.status', 'not in', [2, 9]),
        mark.or([mark('t.expires_on', 'is', null), mark('t.expires_on', '>=', test.today)]),
      ])
      return test.value ? valid : mark.not(valid)
    }
    case 'jointlyOwned':
      return mark('t.jointly_owned', '=', test.value)
  }
}

/** How many of the codes a record has; a division stands for its sections: `4.1` for `4.1.2`. */
const countOf = (codes: readonly string[]) =>
  sql<number>`(SELECT count(*)::int FROM unnest(${codes}::text[]) AS wanted(code) WHERE EXISTS (
     SELECT 1 FROM unnest(${mark.ref('t.vienna_codes')}) AS own(code)
     WHERE own.code = wanted.code OR own.code LIKE wanted.code || '.%'))`

function unpack(packed: Buffer): Int32Array {
  const bytes = Buffer.from(packed).swap32()
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4).slice()
}
