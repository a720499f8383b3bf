import { daysBetween } from '@markwright/domain/dates/calendar'

/** Days before a last day on which its member is reminded, and -1 once it has passed. */
const reminderDays = [30, 7, 1, -1] as const
export type ReminderDays = (typeof reminderDays)[number]

/** Those before it. */
export const daysBeforeDeadline: readonly number[] = reminderDays.filter((days) => days > 0)

/** How far ahead the first reminder is. */
export const FIRST_REMINDER_DAYS = reminderDays[0]

/** The latest reminder that is due on a day; null while the last day is far ahead. Days are `YYYY-MM-DD`. */
export function reminderAt(dueOn: string, today: string): ReminderDays | null {
  const left = daysBetween(today, dueOn)
  return reminderDays.findLast((days) => left <= days) ?? null
}
