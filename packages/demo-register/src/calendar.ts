import { dayNumber, dayOfNumber } from '@markwright/domain/dates/calendar'
import { weekdayOf } from '@markwright/domain/dates/working-days'

// Days here are numbers, counted from 1970-01-01: a register of millions is mostly arithmetic on days.
const FIRST_YEAR = 1980
const LAST_YEAR = 2120

const firstDays = Array.from({ length: (LAST_YEAR - FIRST_YEAR) * 12 + 1 }, (_, month) =>
  dayNumber(`${FIRST_YEAR + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`),
)

const start = firstDays[0] ?? 0
const texts: string[] = []

/** `YYYY-MM-DD` of a day. */
export function dayText(day: number): string {
  const index = day - start
  return (texts[index] ??= dayOfNumber(day))
}

/** Months since the beginning of the table. */
function monthOf(day: number): number {
  // No month is longer than 31 days, so this never overshoots.
  let month = Math.max(0, Math.floor((day - start) / 31))
  while ((firstDays[month + 1] ?? Infinity) <= day) month += 1
  return month
}

const firstDayOf = (month: number): number => {
  const day = firstDays[month]
  if (day === undefined) throw new RangeError(`Month ${month} lies outside ${FIRST_YEAR} to ${LAST_YEAR}.`)
  return day
}

export function yearOf(day: number): number {
  return FIRST_YEAR + Math.floor(monthOf(day) / 12)
}

/** First day of a year. */
export const newYear = (year: number): number => firstDayOf((year - FIRST_YEAR) * 12)

/** The same day of a later month, or the last day where that month is shorter. */
export function monthsLater(day: number, months: number): number {
  const month = monthOf(day)
  const target = month + months
  return Math.min(firstDayOf(target) + (day - firstDayOf(month)), firstDayOf(target + 1) - 1)
}

export const yearsLater = (day: number, years: number): number => monthsLater(day, years * 12)

/** The first such weekday on or after the day; 0 is Sunday. */
export const nextWeekday = (day: number, weekday: number): number => day + ((weekday - weekdayOf(day) + 7) % 7)

/** A publication: the day it appears and how the office numbers it. */
export type Issue = { day: number; issue: string }

/** The first day on or after `day` that falls on one of these days of a month. */
function nextDayOfMonth(day: number, daysOfMonth: readonly number[]) {
  let month = monthOf(day)
  for (;;) {
    const first = firstDayOf(month)
    const place = daysOfMonth.findIndex((dayOfMonth) => first + dayOfMonth - 1 >= day)
    if (place >= 0) return { day: first + (daysOfMonth[place] ?? 1) - 1, month, place }
    month += 1
  }
}

// Four issues a month since long: number 1583 was that of 6 January 2018. Preliminary publications carry the 6th, 13th,
// 20th and 27th, the registrations of the same issue the day after.
const MAINLAND_DAYS = [6, 13, 20, 27]
const MAINLAND_BASE = { issue: 1583, month: (2018 - FIRST_YEAR) * 12 }

const mainlandNumber = (month: number, place: number) =>
  String(MAINLAND_BASE.issue + (month - MAINLAND_BASE.month) * 4 + place)

/** The Trademark Gazette (商标公告) that publishes an application on or after the day. */
export function mainlandPreliminary(day: number): Issue {
  const { day: on, month, place } = nextDayOfMonth(day, MAINLAND_DAYS)
  return { day: on, issue: mainlandNumber(month, place) }
}

/** The Trademark Gazette that announces a registration on or after the day. */
export function mainlandRegistration(day: number): Issue {
  const { day: on, issue } = mainlandPreliminary(day - 1)
  return { day: on + 1, issue }
}

/** Taiwan's gazette of the 1st and 16th: volume by year, 24 issues to a volume. */
export function taiwanGazette(day: number): Issue {
  const { day: on, month, place } = nextDayOfMonth(day, [1, 16])
  const volume = FIRST_YEAR + Math.floor(month / 12) - 1973
  return { day: on, issue: `${volume}卷${String((month % 12) * 2 + place + 1).padStart(2, '0')}期` }
}

/** Macao's official bulletin, series II, on Wednesdays. */
export function macaoBulletin(day: number): Issue {
  const on = nextWeekday(day, 3)
  return { day: on, issue: `${weekOfYear(on)}/${yearOf(on)}` }
}

/** Hong Kong's Intellectual Property Journal, on Fridays since April 2003. */
export function hongKongJournal(day: number): Issue {
  const on = nextWeekday(day, 5)
  return { day: on, issue: String(Math.floor((on - FIRST_HONG_KONG_JOURNAL) / 7) + 1) }
}
const FIRST_HONG_KONG_JOURNAL = dayNumber('2003-04-04')

/** The Official Gazette of the USPTO, on Tuesdays. */
export const unitedStatesGazette = (day: number): Issue => ({ day: nextWeekday(day, 2), issue: '' })

/** The bulletin of the EUIPO on working days, numbered within the year. */
export function europeanBulletin(day: number): Issue {
  const on = nextWorkingDay(day)
  const first = newYear(yearOf(on))
  // Days of the year without weekends; holidays are not counted out.
  const weeks = Math.floor((on - first) / 7)
  let workingDays = weeks * 5
  for (let each = first + weeks * 7; each <= on; each += 1) if (isWorkingDay(each)) workingDays += 1
  return { day: on, issue: `${yearOf(on)}/${String(workingDays).padStart(3, '0')}` }
}

/** A bulletin on working days whose issues nobody cites by number. */
export const dailyBulletin = (day: number): Issue => ({ day: nextWorkingDay(day), issue: '' })

/** The WIPO Gazette of International Marks, on Thursdays, by year and week. */
export function wipoGazette(day: number): Issue {
  const on = nextWeekday(day, 4)
  return { day: on, issue: `${yearOf(on)}/${weekOfYear(on)} Gaz` }
}

const weekOfYear = (day: number) => Math.floor((day - newYear(yearOf(day))) / 7) + 1

const isWorkingDay = (day: number) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6

/** Monday for a weekend. */
export function nextWorkingDay(day: number): number {
  const weekday = weekdayOf(day)
  if (weekday === 6) return day + 2
  return weekday === 0 ? day + 1 : day
}
