import { addDays, addMonths, addYears, dayNumber, dayOfNumber } from '@markwright/domain/dates/calendar'
import { expect, test } from 'vitest'
import { designationCourse, mainlandCourse } from './mainland.ts'
import { createRandom } from './random.ts'

const TODAY = '2026-11-21'
const today = dayNumber(TODAY)
const random = createRandom(2)
const courses = Array.from({ length: 20_000 }, () => {
  const filedOn = random.between(dayNumber('2002-01-01'), today)
  return { filedOn, ...mainlandCourse(filedOn, today, random) }
})
const text = (day: number | null) => (day === null ? null : dayOfNumber(day))

test('all eight statuses of mainland China occur', () => {
  expect([...new Set(courses.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('nothing happens before filing or after today, and the steps are in order', () => {
  const wrong = courses.filter(({ filedOn, steps, statusOn }) => {
    const days = [filedOn, ...steps.map(({ on }) => on), today]
    return days.some((day, index) => day < (days[index - 1] ?? day)) || steps[0]?.on !== filedOn || statusOn > today
  })
  expect(wrong).toEqual([])
})

test('preliminary publications appear on the 6th, 13th, 20th and 27th', () => {
  const days = new Set(
    courses.flatMap(({ publication }) => (publication ? [dayOfNumber(publication.day).slice(8)] : [])),
  )
  expect([...days].toSorted()).toEqual(['06', '13', '20', '27'])
})

test('a registration begins three months and a day after publication and lasts terms of ten years', () => {
  const registered = courses.filter(({ registeredOn }) => registeredOn !== null)
  expect(registered.length).toBeGreaterThan(5000)
  const wrong = registered.filter(({ publication, registeredOn, expiresOn }) => {
    const begins = addDays(addMonths(dayOfNumber(publication!.day), 3), 1)
    const terms = [1, 2, 3].map((count) => addDays(addYears(begins, count * 10), -1))
    return text(registeredOn) !== begins || !terms.includes(text(expiresOn)!)
  })
  expect(wrong).toEqual([])
})

test('issues go up with their days', () => {
  const issues = new Map(
    courses.flatMap(({ publication }) => (publication ? [[publication.day, Number(publication.issue)] as const] : [])),
  )
  const ordered = [...issues].toSorted(([a], [b]) => a - b).map(([, issue]) => issue)
  expect(ordered.length).toBeGreaterThan(500)
  expect(ordered.filter((issue, index) => issue <= (ordered[index - 1] ?? 0))).toEqual([])
})

test('what has lapsed did so more than six months after expiry, and what is in force has not', () => {
  const isLapsed = ({ steps }: (typeof courses)[number]) =>
    steps.some((step) => step.textEn === 'Lapsed for want of renewal')
  const graceEnds = ({ expiresOn }: (typeof courses)[number]) => addMonths(text(expiresOn)!, 6)
  const lapsed = courses.filter(isLapsed)
  expect(lapsed.length).toBeGreaterThan(500)
  expect(lapsed.filter((course) => course.status !== 2 || graceEnds(course) >= TODAY)).toEqual([])
  const inForce = courses.filter(({ status }) => status === 1)
  // A lapse is entered up to 45 days after the grace period.
  expect(inForce.filter((course) => addDays(graceEnds(course), 45) < TODAY)).toEqual([])
})

test.each([
  [3, /Preliminary approval published/],
  [4, /Review of refusal requested/],
  [5, /Opposition filed/],
  [7, /requested/],
  [8, /not accepted/],
])('status %i follows from a step that was taken', (status, step) => {
  const those = courses.filter((course) => course.status === status)
  expect(those.length).toBeGreaterThan(3)
  expect(those.filter(({ steps }) => !steps.some(({ textEn }) => step.test(textEn)))).toEqual([])
})

test('a designation of China runs for the term of the international registration', () => {
  const on = dayNumber('2015-03-10')
  const expiries = new Set(
    Array.from({ length: 200 }, () => text(designationCourse(on, on + 10, today, random).expiresOn)),
  )
  expect([...expiries].toSorted()).toEqual(['2025-03-10', '2035-03-10', null].toSorted())
})
