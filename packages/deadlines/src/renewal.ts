import { addDays, addYears } from '@markwright/domain/dates/calendar'
import { computeDeadlines } from './compute.ts'
import type { Deadline } from './deadline.ts'

/** `isDesignation`: of the office by an international registration, which is renewed at the International Bureau. */
export type MarkTerm = { office: string; isDesignation: boolean; expiresOn: string }

/**
 * When a mark whose term ends on `expiresOn` may be renewed; null where the rule of the office is not known.
 * @throws RangeError where `expiresOn` is no day, `YYYY-MM-DD`
 */
export function renewalDeadline({ office, isDesignation, expiresOn }: MarkTerm): Deadline | null {
  const response = computeDeadlines({
    office: isDesignation ? 'WO' : office,
    kind: 'mark',
    event: 'expiry',
    date: expiresOn,
  })
  return response.known ? response.deadlines[0]! : null
}

/**
 * The term that a renewal in mainland China brings to a mark whose term ends on `expiresOn`: ten years from the next day
 * (Trademark Law (2019) art. 40), both days included.
 * @throws RangeError where `expiresOn` is no day, `YYYY-MM-DD`
 */
export function renewedTerm(expiresOn: string): { from: string; until: string } {
  const from = addDays(expiresOn, 1)
  const sameDay = addYears(from, 10)
  // Where that day does not exist, the term ends with its month.
  return { from, until: sameDay.slice(5) === from.slice(5) ? addDays(sameDay, -1) : sameDay }
}
