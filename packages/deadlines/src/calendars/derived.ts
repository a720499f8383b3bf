import { addDays } from '@markwright/domain/dates/calendar'
import { easterSunday } from './easter.ts'
import { byYear, closedOn, type OfficeCalendar } from './office-calendar.ts'

/** Closing days that come back every year, where the list of the office for the year is not part of the product. */
const derived = (
  name: OfficeCalendar['name'],
  fixed: (year: number) => readonly string[],
  fromEaster: readonly number[],
): OfficeCalendar => ({
  name,
  certaintyOf: () => 'derived',
  exceptionsOf: byYear((year) =>
    closedOn([
      ...fixed(year).map((day) => `${year}-${day}`),
      ...fromEaster.map((days) => addDays(easterSunday(year), days)),
    ]),
  ),
})

/** Holidays of Munich, The Hague and Berlin: one closed filing office is enough (EPC Rule 134(1)). */
export const epoCalendar = derived(
  { zh: '欧洲专利局受理处休息日', en: 'closing days of the EPO filing offices' },
  (year) => [
    '01-01',
    '01-06',
    ...(year >= 2019 ? ['03-08'] : []),
    '04-27',
    '05-01',
    '05-05',
    '08-15',
    '10-03',
    '11-01',
    ...yearEnd,
  ],
  [-2, 1, 39, 50, 60],
)

export const euipoCalendar = derived(
  { zh: '欧盟知识产权局休息日', en: 'closing days of the EUIPO' },
  () => ['01-01', '01-02', '01-06', '05-01', '05-09', '06-24', '08-15', '10-12', '11-01', '12-08', ...yearEnd],
  [-3, -2, 1, 39, 50],
)

/** Weekends; which further days the International Bureau is closed on is not part of the product. */
export const wipoCalendar: OfficeCalendar = {
  name: { zh: '周末（国际局其他休息日未收录）', en: 'weekends, without the closing days of the International Bureau' },
  certaintyOf: () => 'unpublished',
  exceptionsOf: () => new Map(),
}

const yearEnd = ['12-24', '12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31']
