import { addDays, dayNumber } from '@markwright/domain/dates/calendar'
import { weekdayOf } from '@markwright/domain/dates/working-days'
import chineseDays from 'chinese-days'

/** Elections and days that the government has declared off. */
const declared = [
  '2022-03-09',
  '2022-06-01',
  '2023-10-02',
  '2024-04-10',
  '2024-10-01',
  '2025-01-27',
  '2025-06-03',
  '2026-06-03',
]

/**
 * Days off that the table lacks: the days before and after Seollal and Chuseok with the day that replaces a Sunday, and
 * Labour Day, on which the office takes nothing. The lunar calendar of Korea is a day late in few years; the table, which
 * has the middle day, decides there.
 * @param table public holidays of the year, `YYYY-MM-DD`
 */
export function koreanDays(year: number, table: readonly string[]): string[] {
  return [
    `${year}-05-01`,
    ...declared.filter((day) => day.startsWith(`${year}-`)),
    ...['01-01', '08-15'].flatMap((lunar) => {
      const expected = chineseDays.getSolarDateFromLunar(`${year}-${lunar}`).date
      const middle = [0, 1, -1].map((days) => addDays(expected, days)).find((day) => table.includes(day)) ?? expected
      const days = [-1, 0, 1].map((step) => addDays(middle, step))
      return days.some(isSunday) ? [...days, addDays(middle, 2)] : days
    }),
  ]
}

const isSunday = (day: string) => weekdayOf(dayNumber(day)) === 0
