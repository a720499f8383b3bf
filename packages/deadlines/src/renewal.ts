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
