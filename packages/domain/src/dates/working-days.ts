import { addDays, dayNumber } from './calendar.ts'

/** A day that is not what its day of the week makes it: a holiday, or a weekend day on which people work. */
export const dayKinds = ['holiday', 'workday'] as const
export type DayKind = (typeof dayKinds)[number]

/** Days that differ from their weekday, by day (`YYYY-MM-DD`). */
export type DayExceptions = ReadonlyMap<string, DayKind>

/** How a day differs from its weekday; a calendar of many years may look it up in that of the day. */
export type DayLookup = Pick<DayExceptions, 'get'>

const THURSDAY = 4

/** Monday to Friday, unless the exceptions say otherwise. */
export function isWorkingDay(day: string, exceptions: DayLookup): boolean {
  const kind = exceptions.get(day)
  return kind ? kind === 'workday' : !isWeekend(day)
}

export function isWeekend(day: string): boolean {
  const weekday = weekdayOf(dayNumber(day))
  return weekday === 0 || weekday === 6
}

/**
 * Day of the week, from 0 for Sunday to 6 for Saturday.
 * @param number days from 1970-01-01, which was a Thursday, as `dayNumber` counts them
 */
export const weekdayOf = (number: number): number => (((number + THURSDAY) % 7) + 7) % 7

/** The working day that is `count` working days after a day, by the end of which something requested then is due. */
export function addWorkingDays(day: string, count: number, exceptions: DayLookup): string {
  let due = day
  for (let left = count; left > 0; left--) due = nextWorkingDay(due, exceptions)
  return due
}

/** The first working day after a day, by the end of which something requested on that day is due. */
export function nextWorkingDay(day: string, exceptions: DayLookup): string {
  let next = addDays(day, 1)
  while (!isWorkingDay(next, exceptions)) next = addDays(next, 1)
  return next
}
