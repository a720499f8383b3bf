import { addDays, addMonths, dayNumber, isDay } from '@markwright/domain/dates/calendar'
import { weekdayOf } from '@markwright/domain/dates/working-days'

export const calendarUnits = ['month', 'week', 'day'] as const
export type CalendarUnit = (typeof calendarUnits)[number]

const WEEK = 7
const monthOf = (day: string) => day.slice(0, 'yyyy-mm'.length)
const mondayOf = (day: string) => addDays(day, -((weekdayOf(dayNumber(day)) + 6) % WEEK))

/** First and last day of the month, the week from Monday on, or the day that has `day` in it. */
export function spanOf(unit: CalendarUnit, day: string): { first: string; last: string } {
  if (unit === 'day') return { first: day, last: day }
  if (unit === 'week') return { first: mondayOf(day), last: addDays(mondayOf(day), WEEK - 1) }
  const first = `${monthOf(day)}-01`
  return { first, last: addDays(addMonths(first, 1), -1) }
}

/** The first day of the span after that of `day`, or of the one before it. */
export function spanBeside(unit: CalendarUnit, day: string, way: 1 | -1): string {
  const { first, last } = spanOf(unit, day)
  return way === 1 ? addDays(last, 1) : spanOf(unit, addDays(first, -1)).first
}

/** The weeks of a span from Monday on, with the days beside it that fill them. */
export function weeksOf({ first, last }: { first: string; last: string }): string[][] {
  const weeks: string[][] = []
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, at) => addDays(monday, at)))
  return weeks
}

/** A day that an address states, within centuries of which there are calendars; else `today`. */
export const dayOrToday = (text: string, today: string) => (/^(19|20|21)/.test(text) && isDay(text) ? text : today)
