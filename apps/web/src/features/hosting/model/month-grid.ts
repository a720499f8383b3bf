import { addDays, addMonths, dayNumber } from '@markwright/domain/dates/calendar'
import { weekdayOf } from '@markwright/domain/dates/working-days'

const WEEK = 7

/** The weeks of a month, `yyyy-mm`, from Monday on, with the days of other months that fill them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -((weekdayOf(dayNumber(first)) + 6) % WEEK))
  const end = addMonths(first, 1)
  const weeks: string[][] = []
  for (let monday = start; monday < end; monday = addDays(monday, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, at) => addDays(monday, at)))
  return weeks
}

export const isMonth = (text: string) => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text)
export const monthOf = (day: string) => day.slice(0, 'yyyy-mm'.length)
export const monthAfter = (month: string, count: number) => monthOf(addMonths(`${month}-01`, count))
