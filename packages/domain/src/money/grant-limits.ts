import type { PlanLimit } from './metered-services.ts'

/** What one role of the staff may grant to a member by itself: until so many days from now, and so many units. */
export const SINGLE_ROLE_DAYS = 31
export const SINGLE_ROLE_UNITS = 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Whether an end is so late that a second role must approve it. */
export const endNeedsApproval = (endsAt: Date, now: Date): boolean =>
  endsAt.getTime() > now.getTime() + SINGLE_ROLE_DAYS * DAY_MS

/** Units that limits give: those of stocks and, of allowances, those of a day or at the same time. */
export const unitsOf = (limits: readonly Pick<PlanLimit, 'total' | 'perDay' | 'atOnce'>[]): number =>
  limits.reduce((sum, { total, perDay, atOnce }) => sum + (total ?? Math.max(perDay ?? 0, atOnce ?? 0)), 0)
