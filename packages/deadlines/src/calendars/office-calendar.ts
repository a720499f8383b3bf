import type { DayExceptions } from '@markwright/domain/dates/working-days'
import type { Text } from '../text.ts'

/** The days on which an office, or its cashier, is closed. */
export type OfficeCalendar = {
  name: Text
  /** What is known of a year: the list that was published, the days that a statute sets, or a pattern of earlier years. */
  certaintyOf(year: number): CalendarCertainty
  /** The days of a year that differ from their weekday. */
  exceptionsOf(year: number): DayExceptions
}

/** `published` and `statute` are reliable; `derived` and `unpublished` are shown beside the date. */
export type CalendarCertainty = 'published' | 'statute' | 'derived' | 'unpublished'

/** Caches what a calendar has computed for a year. */
export function byYear<Value extends DayExceptions | boolean>(
  compute: (year: number) => Value,
): (year: number) => Value {
  const years = new Map<number, Value>()
  return (year) => {
    const cached = years.get(year)
    if (cached !== undefined) return cached
    const value = compute(year)
    years.set(year, value)
    return value
  }
}

/** Days on which an office is closed. */
export const closedOn = (days: Iterable<string>): DayExceptions => new Map([...days].map((day) => [day, 'holiday']))
