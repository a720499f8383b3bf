import { addDays, addMonths, dayNumber, daysBetween } from '@markwright/domain/dates/calendar'
import { weekdayOf } from '@markwright/domain/dates/working-days'

/** When somebody is reminded of last days. */
export type ReminderPlan = {
  isOn: boolean
  daysBefore: number[]
  interval: 'daily' | 'weekly' | 'monthly'
  /** 1 for Monday to 7 for Sunday. */
  weekday: number | null
  /** The last day of shorter months. */
  monthDay: number | null
  bySite: boolean
  byEmail: boolean
  emails: string[]
}

/** Of those who have made none. */
export const defaultReminder: ReminderPlan = {
  isOn: true,
  daysBefore: [90, 30, 7, 1],
  interval: 'daily',
  weekday: null,
  monthDay: null,
  bySite: true,
  byEmail: true,
  emails: [],
}

/** Days, as its number; or what has become of a last day that has passed. */
export type ReminderStep = `${number}` | 'grace' | 'missed' | 'lapsed'

/** What has passed longer ago is not reminded of. */
const PASSED_DAYS = 30

/**
 * The last day up to `today` on which a plan sends, and the next one after `today`; days as `YYYY-MM-DD`.
 */
export function digestDays(plan: ReminderPlan, today: string): { last: string; next: string } {
  if (plan.interval === 'daily') return { last: today, next: addDays(today, 1) }
  if (plan.interval === 'weekly') {
    const passed = (weekdayOf(dayNumber(today)) - (plan.weekday ?? 1) + 7) % 7
    const last = addDays(today, -passed)
    return { last, next: addDays(last, 7) }
  }
  const inMonth = (offset: number) => {
    const first = addMonths(`${today.slice(0, 'yyyy-mm'.length)}-01`, offset)
    const wanted = addDays(first, (plan.monthDay ?? 1) - 1)
    const end = addDays(addMonths(first, 1), -1)
    return wanted < end ? wanted : end
  }
  const own = inMonth(0)
  return own <= today ? { last: own, next: inMonth(1) } : { last: inMonth(-1), next: own }
}

/**
 * The step that a last day has come to: that of the fewest days before it which come before the next time that the plan
 * sends, or what has become of it; null before the first one, and long after it has passed.
 */
export function reminderStep(
  { dueOn, graceEnd }: { dueOn: string; graceEnd: string | null },
  daysBefore: readonly number[],
  { today, next }: { today: string; next: string },
): ReminderStep | null {
  if (dueOn >= today) {
    // What would come up between two digests is in the one before.
    const left = Math.max(0, daysBetween(today, dueOn) - (daysBetween(today, next) - 1))
    const days = daysBefore.filter((each) => left <= each)
    return days.length === 0 ? null : `${Math.min(...days)}`
  }
  if (graceEnd !== null && graceEnd >= today) return 'grace'
  if (daysBetween(graceEnd ?? dueOn, today) > PASSED_DAYS) return null
  return graceEnd === null ? 'missed' : 'lapsed'
}
