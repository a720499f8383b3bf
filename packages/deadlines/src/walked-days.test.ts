import { seededRandom } from '@markwright/domain/site/seeded-random'
import { expect, test } from 'vitest'
import { computeDeadlines } from './compute.ts'
import type { Deadline, DeadlineRequest } from './deadline.ts'

// A second computation that walks from day to day and shares nothing with the package: no counting, no calendar.

const CASES = 1_500
/** Of what takes thousands of steps each. */
const LONG_CASES = 200

type Day = Date
const textOf = (day: Day) => day.toISOString().slice(0, 10)
const next = (day: Day): Day => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1))
const monthOf = (day: Day) => day.getUTCFullYear() * 12 + day.getUTCMonth()
const isLastOfMonth = (day: Day) => next(day).getUTCDate() === 1

/** Walks until the day with the same number `months` later, or until the month ends without one. */
function walkMonths(start: Day, months: number): Day {
  let day = start
  while (monthOf(day) < monthOf(start) + months) day = next(day)
  while (day.getUTCDate() !== start.getUTCDate() && !isLastOfMonth(day)) day = next(day)
  return day
}

function walkToEndOfMonth(start: Day): Day {
  let day = start
  while (!isLastOfMonth(day)) day = next(day)
  return day
}

/** The last day of a period that counts its first day: walks while the next day has not begun the period anew. */
function walkTerm(start: Day, months: number): Day {
  let day = start
  for (;;) {
    const tomorrow = next(day)
    const isCorresponding =
      monthOf(tomorrow) === monthOf(start) + months && tomorrow.getUTCDate() === start.getUTCDate()
    if (isCorresponding || monthOf(tomorrow) > monthOf(start) + months) return day
    day = tomorrow
  }
}

function walkDays(start: Day, days: number): Day {
  let day = start
  for (let left = days; left > 0; left--) day = next(day)
  return day
}

/** By the notices of the State Council for 2025 and 2026, from and to. */
const chineseDaysOff = [
  ['2025-01-01', '2025-01-01'],
  ['2025-01-28', '2025-02-04'],
  ['2025-04-04', '2025-04-06'],
  ['2025-05-01', '2025-05-05'],
  ['2025-05-31', '2025-06-02'],
  ['2025-10-01', '2025-10-08'],
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
] as const
const chineseMakeUpDays =
  '2025-01-26 2025-02-08 2025-04-27 2025-09-28 2025-10-11 2026-01-04 2026-02-14 2026-02-28 2026-05-09 2026-09-20 2026-10-10'

const isWeekend = (day: Day) => day.getUTCDay() % 6 === 0
const isChineseDayOff = (day: Day) =>
  !chineseMakeUpDays.includes(textOf(day)) &&
  (isWeekend(day) || chineseDaysOff.some(([from, to]) => from <= textOf(day) && textOf(day) <= to))
/** For fees a make-up day of the notice is a weekend like any other. */
const isChineseFeesDayOff = (day: Day) => isWeekend(day) || isChineseDayOff(day)

/** 5 U.S.C. 6103: fixed days, observed on the Friday before or the Monday after, and the Mondays and a Thursday of a month. */
function isAmericanDayOff(day: Day): boolean {
  if (isWeekend(day)) return true
  const isFixed = (other: Day) => ['01-01', '06-19', '07-04', '11-11', '12-25'].includes(textOf(other).slice(5))
  const before = new Date(day.getTime() - 86_400_000)
  const [date, weekday, month] = [day.getUTCDate(), day.getUTCDay(), day.getUTCMonth() + 1]
  if (isFixed(day) || (weekday === 5 && isFixed(next(day))) || (weekday === 1 && isFixed(before))) return true
  const isNth = (nth: number) => date > 7 * (nth - 1) && date <= 7 * nth
  const mondays: Record<number, boolean> = { 1: isNth(3), 2: isNth(3), 5: date > 24, 9: isNth(1), 10: isNth(2) }
  return (weekday === 1 && (mondays[month] ?? false)) || (weekday === 4 && month === 11 && isNth(4))
}

function walkToWorkingDay(start: Day, isDayOff: (day: Day) => boolean): Day {
  let day = start
  while (isDayOff(day)) day = next(day)
  return day
}

/** The same days at each run. */
function randomDays(seed: number, from: string, to: string): Day[] {
  const random = seededRandom(seed)
  const [first, last] = [Date.parse(from), Date.parse(to)].map((ms) => ms / 86_400_000) as [number, number]
  return Array.from({ length: CASES }, () => new Date((first + Math.floor(random() * (last - first + 1))) * 86_400_000))
}

function deadlineOf(request: DeadlineRequest, rule: string): Deadline {
  const response = computeDeadlines(request)
  const found = response.known ? response.deadlines.find((each) => each.rule === rule) : undefined
  if (!found) throw new Error(`${rule} is not known for ${request.date}`)
  return found
}

/** Days on which both disagree, at most a few. */
function disagreements(
  days: readonly Day[],
  computed: (date: string) => unknown,
  walked: (day: Day) => unknown,
): unknown[] {
  return days
    .map((day) => ({ date: textOf(day), computed: computed(textOf(day)), walked: walked(day) }))
    .filter((each) => JSON.stringify(each.computed) !== JSON.stringify(each.walked))
    .slice(0, 5)
}

test('a term ends the day before its anniversary, and the next one begins the day after', () => {
  for (const term of [1, 2, 3])
    expect(
      disagreements(
        randomDays(term, '1990-01-01', '2030-12-31').slice(0, LONG_CASES),
        (date) => deadlineOf({ office: 'CN', kind: 'mark', event: 'registration', date, term }, 'CN-TM-RENEW').due,
        (day) => {
          let [start, end] = [day, day]
          for (let left = term; left > 0; left--) {
            end = walkTerm(start, 120)
            start = next(end)
          }
          return textOf(end)
        },
      ),
    ).toEqual([])
})

test.each([
  ['CN-TM-OPP', 'CN', 'publication', 3, isChineseDayOff, '2024-10-01', '2026-09-15'],
  ['US-TM-OA', 'US', 'office-action', 3, isAmericanDayOff, '2022-12-03', '2034-09-30'],
] as const)(
  '%s ends on the corresponding day, or the next working day',
  (rule, office, event, months, isDayOff, from, to) => {
    expect(
      disagreements(
        randomDays(7, from, to),
        (date) => deadlineOf({ office, kind: 'mark', event, date }, rule).due,
        (day) => textOf(walkToWorkingDay(walkMonths(day, months), isDayOff)),
      ),
    ).toEqual([])
  },
)

test.each([
  ['US-TM-OPP', 'US', 'publication', 0, 30, isAmericanDayOff, '2020-01-01', '2035-10-31'],
  ['CN-TM-REV-REFUSAL', 'CN', 'refusal', 15, 15, isChineseDayOff, '2024-12-15', '2026-11-15'],
] as const)('%s counts the days after receipt', (rule, office, event, presumed, days, isDayOff, from, to) => {
  expect(
    disagreements(
      randomDays(11, from, to),
      (date) => deadlineOf({ office, kind: 'mark', event, date, delivery: { method: 'electronic' } }, rule).due,
      (day) => textOf(walkToWorkingDay(walkDays(walkDays(day, presumed), days), isDayOff)),
    ),
  ).toEqual([])
})

test.each([
  ['DE-PAT-ANNUITY', 'DE', 8, 7, 2],
  ['EP-PAT-ANNUITY', 'EP', 5, 4, 0],
  ['FR-PAT-ANNUITY', 'FR', 12, 11, 0],
  ['GB-PAT-ANNUITY', 'GB', 6, 5, 0],
] as const)('%s falls on the end of a month, and so does its grace period', (rule, office, year, years, free) => {
  expect(
    disagreements(
      randomDays(13, '1995-01-01', '2025-12-31'),
      (date) => {
        const { calculation } = deadlineOf({ office, kind: 'patent', event: 'filing', date, year }, rule)
        return calculation.flatMap((step) => (step.step === 'free-months' || step.step === 'ends' ? [step.date] : []))
      },
      (day) => {
        const due = walkToEndOfMonth(walkMonths(day, years * 12))
        const graceEnd = walkToEndOfMonth(walkMonths(due, 6))
        const freeEnd = walkToEndOfMonth(walkMonths(due, free))
        return [due, ...(free > 0 ? [freeEnd] : []), graceEnd].map(textOf)
      },
    ),
  ).toEqual([])
})

test('each tier of the Chinese annuity moves on its own', () => {
  expect(
    disagreements(
      randomDays(17, '2020-01-01', '2021-05-31'),
      (date) => {
        const annuity = deadlineOf({ office: 'CN', kind: 'patent', event: 'filing', date, year: 6 }, 'CN-PAT-ANNUITY')
        return [annuity.due, ...annuity.tiers.map(({ to }) => to)]
      },
      (day) => {
        const due = walkMonths(day, 60)
        return [0, 1, 2, 3, 4, 5, 6].map((months) =>
          textOf(walkToWorkingDay(walkMonths(due, months), isChineseFeesDayOff)),
        )
      },
    ),
  ).toEqual([])
})

test('at the EUIPO a period from the last day of a month ends on the last day of a month', () => {
  expect(
    disagreements(
      randomDays(19, '2015-01-01', '2040-12-31'),
      (date) => {
        const { calculation } = deadlineOf({ office: 'EU', kind: 'mark', event: 'publication', date }, 'EU-TM-OPP')
        return calculation.flatMap((step) => (step.step === 'ends' ? [step.date] : []))
      },
      (day) => {
        const end = walkMonths(day, 3)
        return [textOf(isLastOfMonth(day) ? walkToEndOfMonth(end) : end)]
      },
    ),
  ).toEqual([])
})
