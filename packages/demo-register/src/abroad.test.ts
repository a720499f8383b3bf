import { addDays, addYears, dayNumber, dayOfNumber } from '@markwright/domain/dates/calendar'
import { describe, expect, test } from 'vitest'
import { courseAbroad } from './abroad.ts'
import { demoOffices } from './office.ts'
import { createRandom } from './random.ts'

const today = dayNumber('2026-11-21')
const offices = demoOffices.filter((office) => office !== 'CN')

const coursesOf = (office: (typeof offices)[number]) => {
  const random = createRandom(3)
  return Array.from({ length: 3000 }, () => {
    const filedOn = random.between(dayNumber('2004-01-01'), today)
    return { filedOn, ...courseAbroad(office, filedOn, today, random) }
  })
}

describe.each(offices)('%s', (office) => {
  const courses = coursesOf(office)

  test('has statuses of the offices outside mainland China only', () => {
    const statuses = new Set(courses.map(({ status }) => status))
    expect([...statuses].every((status) => status >= 9 && status <= 12)).toBe(true)
    expect(statuses).toContain(10)
    expect(statuses).toContain(9)
  })

  test('lets nothing happen before filing or after today', () => {
    const wrong = courses.filter(({ filedOn, steps }) => {
      const days = [filedOn, ...steps.map(({ on }) => on), today]
      return days.some((day, index) => day < (days[index - 1] ?? day))
    })
    expect(wrong).toEqual([])
  })

  test('gives every registration a day of expiry, and words every status', () => {
    const wrong = courses.filter(
      ({ status, registeredOn, expiresOn, officeStatus }) =>
        (status === 10 && registeredOn === null) ||
        (expiresOn === null) !== (registeredOn === null) ||
        officeStatus === '',
    )
    expect(wrong).toEqual([])
  })
})

const firstTerm = (office: (typeof offices)[number], from: 'filing' | 'registration', years: number, days: number) => {
  const registered = coursesOf(office).filter(({ registeredOn }) => registeredOn !== null)
  const expiries = registered.map(({ filedOn, registration, expiresOn }) => {
    const begins = from === 'filing' ? filedOn : registration!.day
    const terms = [1, 2, 3, 4].map((term) => addDays(addYears(dayOfNumber(begins), years * term), days))
    return terms.includes(dayOfNumber(expiresOn!))
  })
  return expiries.length > 1000 && expiries.every(Boolean)
}

test.each([
  ['EU', 'filing', 10, 0],
  ['HK', 'filing', 10, -1],
  ['MO', 'registration', 7, 0],
  ['TW', 'registration', 10, -1],
  ['US', 'registration', 10, 0],
  ['JP', 'registration', 10, 0],
  ['WO', 'filing', 10, 0],
] as const)('%s counts terms from %s, %i years each', (office, from, years, days) => {
  expect(firstTerm(office, from, years, days)).toBe(true)
})

test('Hong Kong registers as of the day of filing', () => {
  const registered = coursesOf('HK').filter(({ registeredOn }) => registeredOn !== null)
  expect(registered.map(({ registeredOn }) => registeredOn)).toEqual(registered.map(({ filedOn }) => filedOn))
})

test('American registrations without proof of use are cancelled after the sixth year', () => {
  const cancelled = coursesOf('US').filter(({ officeStatus }) => officeStatus === 'Cancelled - Section 8')
  expect(cancelled.length).toBeGreaterThan(100)
  for (const { registration, statusOn } of cancelled) {
    const years = (statusOn - registration!.day) / 365.25
    expect(years).toBeGreaterThan(6.4)
    expect(years).toBeLessThan(6.8)
  }
})
