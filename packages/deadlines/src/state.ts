import type { Deadline } from './deadline.ts'

/** Where a day lies: `missed` after a last day without grace, `lapsed` after the grace period. */
export type DeadlineState = 'not-open' | 'open' | 'grace' | 'missed' | 'lapsed'

/** Days compare as text. */
export function stateOn(
  { opens, due, graceEnd }: Pick<Deadline, 'opens' | 'due' | 'graceEnd'>,
  day: string,
): DeadlineState {
  if (opens !== null && day < opens) return 'not-open'
  if (day <= due) return 'open'
  if (graceEnd === null) return 'missed'
  return day <= graceEnd ? 'grace' : 'lapsed'
}
