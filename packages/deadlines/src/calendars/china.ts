import { addDays, dayNumber, dayOfNumber } from '@markwright/domain/dates/calendar'
import { type DayExceptions, isWeekend } from '@markwright/domain/dates/working-days'
import chineseDays from 'chinese-days'
import { byYear, closedOn, type OfficeCalendar } from './office-calendar.ts'

/** Whether the package has the notice for a year: National Day is a holiday in each of them. */
const isPublished = byYear((year) => chineseDays.getHolidaysInRange(`${year}-10-01`, `${year}-10-01`, false).length > 0)

/**
 * Days off and make-up days of mainland China by the yearly notice of the State Council (from the package chinese-days).
 * For a year whose notice the package lacks, the days that 全国年节及纪念日放假办法 (2024) sets itself: what is moved
 * about them is not known then.
 */
const ofChina = byYear((year) => (isPublished(year) ? publishedDays(year) : closedOn(statutoryDays(year))))

function publishedDays(year: number): DayExceptions {
  const exceptions = new Map<string, 'holiday' | 'workday'>()
  const last = dayNumber(`${year}-12-31`)
  for (let number = dayNumber(`${year}-01-01`); number <= last; number++) {
    const day = dayOfNumber(number)
    const isWorkday = chineseDays.isWorkday(day)
    if (isWorkday === isWeekend(day)) exceptions.set(day, isWorkday ? 'workday' : 'holiday')
  }
  return exceptions
}

function statutoryDays(year: number): string[] {
  const lunar = (monthAndDay: string) => chineseDays.getSolarDateFromLunar(`${year}-${monthAndDay}`).date
  const newYear = lunar('01-01')
  return [
    `${year}-01-01`,
    ...[-1, 0, 1, 2].map((days) => addDays(newYear, days)),
    chineseDays.getSolarTermDate(year, 4, 'pure_brightness'),
    `${year}-05-01`,
    `${year}-05-02`,
    lunar('05-05'),
    lunar('08-15'),
    `${year}-10-01`,
    `${year}-10-02`,
    `${year}-10-03`,
  ]
}

const certaintyOf = (year: number) => (isPublished(year) ? 'published' : 'unpublished')

export const chinaCalendar: OfficeCalendar = {
  name: { zh: '国务院放假安排', en: 'days off by the State Council of China' },
  certaintyOf,
  exceptionsOf: ofChina,
}

/** The same without make-up days: a weekend day on which people work is a day off for the fees of the patent office. */
export const chinaFeesCalendar: OfficeCalendar = {
  name: { zh: '国务院放假安排（不计调休上班日）', en: 'days off by the State Council of China, without make-up days' },
  certaintyOf,
  exceptionsOf: byYear(
    (year) => new Map([...ofChina(year)].filter((entry): entry is [string, 'holiday'] => entry[1] === 'holiday')),
  ),
}
