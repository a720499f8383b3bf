import { anyOf, hasNumber, isDesignation, type QueryBuilder, sql } from '@markwright/db'
import { type Deadline, renewalDeadline } from '@markwright/deadlines'
import { addMonths, addYears } from '@markwright/domain/dates/calendar'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { MonitorRule } from './monitor-rule.ts'

/** A record whose renewal is watched; the deadline is null where the rule of its office is not known. */
export type RenewalMark = {
  id: number
  publicId: string
  office: string
  applicationNumber: string
  name: string | null
  expiresOn: string
  deadline: Deadline | null
}

/** The last record of a page. */
export type RenewalPlace = { expiresOn: string; id: number }

/**
 * Records of a rule that can be renewed on a day or within the years after it, by the rule of their office, the most urgent
 * first; where the rule is not known, those whose term has not ended. `next` is where a
 * further page begins; null after the last.
 */
export async function listRenewalMarks(
  db: QueryBuilder,
  { keys, party, isWholeName, offices, classes }: MonitorRule,
  { today, years, limit, after = null }: { today: string; years: number; limit: number; after?: RenewalPlace | null },
): Promise<{ marks: RenewalMark[]; next: RenewalPlace | null }> {
  // Periods of grace take six months, and their last day moves beyond days off.
  const from = addMonths(today, -7)
  let found = db
    .selectFrom('trademark as t')
    .select((query) => [
      't.id',
      't.public_id as publicId',
      't.office',
      't.application_number as applicationNumber',
      query.fn.coalesce('t.mark_text', 't.mark_text_other').as('name'),
      query.ref('t.expires_on').$notNull().as('expiresOn'),
      isDesignation().as('isDesignation'),
    ])
    .where((mark) => mark.between('t.expires_on', from, addYears(today, years)))
    .where('t.status', 'not in', [2, 9])
  if (after !== null)
    found = found.where((query) =>
      query(query.refTuple('t.expires_on', 't.id'), '>', query.tuple(after.expiresOn, after.id)),
    )
  if (offices.length > 0) found = found.where('t.office', '=', anyOf(offices))
  if (classes.length > 0) found = found.where('t.classes', '&&', sql<number[]>`${classes}::smallint[]`)
  if (keys.length > 0) found = found.where(hasNumber(keys))
  if (party !== null)
    found = found.where('t.id', 'in', (query) =>
      query
        .selectFrom('party as p')
        .innerJoin('trademark_party as tp', (on) =>
          on.onRef('tp.party_id', '=', 'p.id').on('tp.role', '=', sql.lit<'applicant'>('applicant')),
        )
        .select('tp.trademark_id')
        .where('p.name_key', 'like', partyPattern(party, isWholeName)),
    )
  const rows = await found.orderBy('t.expires_on').orderBy('t.id').limit(limit).execute()
  const last = rows.length < limit ? undefined : rows.at(-1)
  return {
    marks: rows
      .map(({ isDesignation, ...mark }) => ({ ...mark, deadline: renewalDeadline({ ...mark, isDesignation }) }))
      .filter(({ expiresOn, deadline }) => today <= (deadline?.graceEnd ?? deadline?.due ?? expiresOn)),
    next: last ? { expiresOn: last.expiresOn, id: last.id } : null,
  }
}

/** The names of a party stand one to a line. */
const partyPattern = (name: string, isWholeName: boolean) =>
  isWholeName ? `%\n${escapeLike(name)}\n%` : `%${escapeLike(name)}%`
