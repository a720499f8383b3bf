import { addMonths, addYears } from '@markwright/domain/dates'
import { renewalOf, type Renewal } from '@markwright/domain/renewal'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { Pool } from 'pg'
import type { MonitorRule } from './monitor-rule.ts'

/** A record whose renewal is watched, with the days of its window. */
export type RenewalMark = {
  id: number
  publicId: string
  office: string
  applicationNumber: string
  name: string | null
  renewal: Renewal
}

const MARKS = `
SELECT t.id, t.public_id AS "publicId", t.office, t.application_number AS "applicationNumber",
  coalesce(t.mark_text, t.mark_text_other) AS name, t.expires_on::text AS "expiresOn"
FROM trademark t
WHERE t.expires_on BETWEEN $1 AND $2 AND t.status NOT IN (2, 9)
  AND ($8::date IS NULL OR (t.expires_on, t.id) > ($8, $9::int))
  AND (cardinality($3::text[]) = 0 OR t.office = ANY($3))
  AND (cardinality($4::smallint[]) = 0 OR t.classes && $4)
  AND (cardinality($5::text[]) = 0 OR t.application_number_key = ANY($5) OR t.registration_number_keys && $5
    OR t.international_number = ANY($5))
  AND ($6::text IS NULL OR t.id IN (SELECT tp.trademark_id FROM party p
    JOIN trademark_party tp ON tp.party_id = p.id AND tp.role = 'applicant' WHERE p.name_key LIKE $6))
ORDER BY t.expires_on, t.id LIMIT $7`

/** The last record of a page. */
export type RenewalPlace = { expiresOn: string; id: number }

/**
 * Records of a rule that can be renewed on a day or within the years after it, the most urgent first. `next` is where a
 * further page begins; null after the last.
 */
export async function listRenewalMarks(
  db: Pick<Pool, 'query'>,
  { keys, party, isWholeName, offices, classes }: MonitorRule,
  { today, years, limit, after = null }: { today: string; years: number; limit: number; after?: RenewalPlace | null },
): Promise<{ marks: RenewalMark[]; next: RenewalPlace | null }> {
  const pattern = party === null ? null : partyPattern(party, isWholeName)
  // A month with fewer days ends a period of grace earlier: a day more is looked at than can matter.
  const from = addMonths(today, -7)
  const { rows } = await db.query<Omit<RenewalMark, 'renewal'> & { expiresOn: string }>(MARKS, [
    from,
    addYears(today, years),
    offices,
    classes,
    keys,
    pattern,
    limit,
    after?.expiresOn,
    after?.id,
  ])
  const last = rows.length < limit ? undefined : rows.at(-1)
  return {
    marks: rows
      .map(({ expiresOn, ...mark }) => ({ ...mark, renewal: renewalOf(expiresOn, today) }))
      .filter(({ renewal }) => renewal.status !== '不可续展'),
    next: last ? { expiresOn: last.expiresOn, id: last.id } : null,
  }
}

/** The names of a party stand one to a line. */
const partyPattern = (name: string, isWholeName: boolean) =>
  isWholeName ? `%\n${escapeLike(name)}\n%` : `%${escapeLike(name)}%`
