import { addDays, addMonths } from '@markwright/domain/dates/calendar'

export const ranges = ['passed', '7', '30', '90'] as const
export type DeadlineRange = (typeof ranges)[number]

/** As long as a period of grace may run, and some time after it. */
const PASSED_MONTHS = 9

/** First and last day of a range; `passed` are the days before today. */
export function daysOfRange(range: DeadlineRange | '', today: string): { from?: string; to?: string } {
  if (range === '') return {}
  return range === 'passed'
    ? { from: addMonths(today, -PASSED_MONTHS), to: addDays(today, -1) }
    : { from: today, to: addDays(today, Number(range)) }
}
