import { addDays, addMonths } from '@markwright/domain/dates/calendar'

/** A length of time; years and months are counted together, then days. */
export type Span = { readonly years?: number; readonly months?: number; readonly days?: number }

export const isEmptySpan = ({ years = 0, months = 0, days = 0 }: Span): boolean =>
  years === 0 && months === 0 && days === 0

/**
 * How a period of months ends.
 * - `corresponding`: on the day with the number of the first day, which does not count, or the last day of the month;
 * - `eve`: the first day counts, so that it ends the day before the corresponding day, or on the last day of a month
 *   without one;
 * - `month-end`: on the last day of the month;
 * - `last-day`: as `corresponding`, but from the last day of a month to the last day of a month.
 */
export type Counting = 'corresponding' | 'eve' | 'month-end' | 'last-day'

/** The last day of a period that begins on a day. */
export function endOf(from: string, { years = 0, months = 0, days = 0 }: Span, counting: Counting): string {
  const total = years * 12 + months
  const corresponding = addMonths(from, total)
  if (counting === 'month-end') return addDays(lastOfMonth(corresponding), days)
  if (counting === 'last-day' && from === lastOfMonth(from)) return addDays(lastOfMonth(corresponding), days)
  const isShortMonth = corresponding.slice(8) !== from.slice(8)
  const end = addDays(corresponding, days)
  return counting === 'eve' && !isShortMonth ? addDays(end, -1) : end
}

const lastOfMonth = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1)

export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
