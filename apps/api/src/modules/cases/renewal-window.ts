import { renewalDeadline, stateOn } from '@markwright/deadlines'

/** Of a renewal in mainland China, which always has a first day and a grace period. */
export type RenewalState = 'not-open' | 'open' | 'grace' | 'lapsed'

/**
 * Where today lies in the window of the office for the renewal of a mark of mainland China, which decides what is filed:
 * the last day of the grace period moves to a working day. Null where the term is not known.
 */
export function renewalWindow(expiresOn: string | null, today: string) {
  if (expiresOn === null) return null
  const deadline = renewalDeadline({ office: 'CN', isDesignation: false, expiresOn })
  if (!deadline) return null
  const { opens, due, graceEnd } = deadline
  return { opens: opens!, due, graceEnd: graceEnd!, state: stateOn(deadline, today) as RenewalState }
}
