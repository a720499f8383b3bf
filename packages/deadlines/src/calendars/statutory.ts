import { addDays } from '@markwright/domain/dates/calendar'
import { isWeekend } from '@markwright/domain/dates/working-days'
import type { Text } from '../text.ts'
import { holidayTables } from './holidays.ts'
import { koreanDays } from './korea.ts'
import { byYear, closedOn, type OfficeCalendar } from './office-calendar.ts'

type Table = keyof typeof holidayTables

/** Public holidays by statute; `also` gives further days on which the office is closed. */
function statutory(table: Table, name: Text, also: (year: number) => readonly string[] = () => []): OfficeCalendar {
  const years: Record<number, string> = holidayTables[table]
  return {
    name,
    certaintyOf: (year) => (year in years ? 'statute' : 'unpublished'),
    exceptionsOf: byYear((year) => closedOn([...daysOf(years, year), ...also(year)])),
  }
}

/** 5 U.S.C. 6103: a holiday on a Saturday is observed the Friday before, on a Sunday the Monday after; the table lacks some. */
const observedInAmerica = (year: number): string[] =>
  [
    ...['01-01', '06-19', '07-04', '11-11', '12-25']
      .map((day) => `${year}-${day}`)
      .filter((day) => day >= '2021-06-19' || !day.endsWith('06-19')),
    `${year + 1}-01-01`,
  ].flatMap((day) => {
    if (!isWeekend(day)) return []
    const before = addDays(day, -1)
    return [isWeekend(before) ? addDays(day, 1) : before]
  })

const daysOf = (years: Record<number, string>, year: number): string[] =>
  (years[year] ?? '').split(' ').flatMap((text) => (text ? [`${year}-${text.slice(0, 2)}-${text.slice(2)}`] : []))

export const statutoryCalendars = {
  HK: statutory('HK', { zh: '香港公众假期', en: 'general holidays of Hong Kong' }),
  US: statutory('US', { zh: '美国联邦假日', en: 'federal holidays of the United States' }, observedInAmerica),
  JP: statutory('JP', { zh: '日本法定假日及年末年初', en: 'Japanese holidays and the days about New Year' }, (year) =>
    ['01-02', '01-03', '12-29', '12-30', '12-31'].map((day) => `${year}-${day}`),
  ),
  KR: statutory('KR', { zh: '韩国公休日', en: 'public holidays of Korea' }, (year) =>
    koreanDays(year, daysOf(holidayTables.KR, year)),
  ),
  GB: statutory('GB', { zh: '英格兰银行假日', en: 'bank holidays of England' }),
  FR: statutory('FR', { zh: '法国法定假日', en: 'public holidays of France' }),
  DE: statutory('DE', { zh: '德国慕尼黑法定假日', en: 'public holidays in Munich' }, (year) => [
    // Assumption is a holiday in Munich, though not in all of Bavaria.
    `${year}-08-15`,
  ]),
} as const satisfies Record<Table, OfficeCalendar>
