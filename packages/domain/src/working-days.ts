import { addDays, dayNumber } from './dates.ts'

/** A day that is not what its day of the week makes it: a holiday, or a weekend day on which people work. */
export const dayKinds = ['holiday', 'workday'] as const
export type DayKind = (typeof dayKinds)[number]

/** Days that differ from their weekday, by day (`YYYY-MM-DD`). */
export type DayExceptions = ReadonlyMap<string, DayKind>

const THURSDAY = 4

/** Monday to Friday, unless the exceptions say otherwise. */
export function isWorkingDay(day: string, exceptions: DayExceptions): boolean {
  const kind = exceptions.get(day)
  return kind ? kind === 'workday' : !isWeekend(day)
}

export function isWeekend(day: string): boolean {
  // 1 January 1970 was a Thursday.
  const weekday = (((dayNumber(day) + THURSDAY) % 7) + 7) % 7
  return weekday === 0 || weekday === 6
}

/** The working day that is `count` working days after a day, by the end of which something requested then is due. */
export function addWorkingDays(day: string, count: number, exceptions: DayExceptions): string {
  let due = day
  for (let left = count; left > 0; left--) due = nextWorkingDay(due, exceptions)
  return due
}

/** The first working day after a day, by the end of which something requested on that day is due. */
export function nextWorkingDay(day: string, exceptions: DayExceptions): string {
  let next = addDays(day, 1)
  while (!isWorkingDay(next, exceptions)) next = addDays(next, 1)
  return next
}
