import { isWeekend, isWorkingDay, nextWorkingDay, type DayLookup } from '@markwright/domain/dates/working-days'
import { chinaCalendar, chinaFeesCalendar } from './china.ts'
import { epoCalendar, euipoCalendar, wipoCalendar } from './derived.ts'
import type { CalendarCertainty, OfficeCalendar } from './office-calendar.ts'
import { statutoryCalendars } from './statutory.ts'

export const calendars = {
  ...statutoryCalendars,
  CN: chinaCalendar,
  'CN-fees': chinaFeesCalendar,
  EP: epoCalendar,
  EU: euipoCalendar,
  WO: wipoCalendar,
} as const satisfies Record<string, OfficeCalendar>

export type CalendarId = keyof typeof calendars

/** A day that was moved because the office is closed on it, with the years of the calendar that the result depends on. */
export type Roll = {
  day: string
  /** Why the office is closed on the day itself; null where it is open and nothing is moved. */
  reason: 'weekend' | 'holiday' | null
  /** A weekend day on which people work. */
  isMakeUpDay: boolean
  uncertainYears: { year: number; certainty: CalendarCertainty }[]
}

/** The day itself where the office is open, or the first day after it on which it is. */
export function rollForward(day: string, id: CalendarId): Roll {
  const calendar: OfficeCalendar = calendars[id]
  const exceptions: DayLookup = { get: (each) => calendar.exceptionsOf(yearOf(each)).get(each) }
  const isOpen = isWorkingDay(day, exceptions)
  const moved = isOpen ? day : nextWorkingDay(day, exceptions)
  const years = [...new Set([yearOf(day), yearOf(moved)])]
  return {
    day: moved,
    isMakeUpDay: isOpen && isWeekend(day),
    reason: isOpen ? null : isWeekend(day) ? 'weekend' : 'holiday',
    uncertainYears: years
      .map((each) => ({ year: each, certainty: calendar.certaintyOf(each) }))
      .filter(({ certainty }) => certainty === 'derived' || certainty === 'unpublished'),
  }
}

const yearOf = (day: string) => Number(day.slice(0, 4))
