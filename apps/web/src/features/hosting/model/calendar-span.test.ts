import { expect, test } from 'vitest'
import { dayOrToday, spanBeside, spanOf, weeksOf } from './calendar-span.ts'

test('weeks begin on Monday and cover the month', () => {
  const weeks = weeksOf(spanOf('month', '2026-11-15'))
  // The first of November 2026 is a Sunday.
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
  expect(weeks.at(-1)!.at(0)).toBe('2026-11-30')
  expect(weeks).toHaveLength(6)
})

test('a month that fills its weeks has no others', () => {
  const weeks = weeksOf(spanOf('month', '2027-02-28'))
  expect([weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual(['2027-02-01', '2027-02-28'])
})

test('months, weeks and days follow each other over the year', () => {
  expect(spanBeside('month', '2026-12-31', 1)).toBe('2027-01-01')
  expect(spanBeside('month', '2026-01-31', -1)).toBe('2025-12-01')
  expect(spanOf('week', '2027-01-03')).toEqual({ first: '2026-12-28', last: '2027-01-03' })
  expect(spanBeside('week', '2027-01-03', 1)).toBe('2027-01-04')
  expect(spanBeside('week', '2026-12-28', -1)).toBe('2026-12-21')
  expect(spanBeside('day', '2028-02-28', 1)).toBe('2028-02-29')
  expect(spanBeside('day', '2026-01-01', -1)).toBe('2025-12-31')
})

test.each(['month', 'week', 'day'] as const)(
  'the spans of a year by %s leave out no day and have none twice',
  (unit) => {
    let day = spanOf(unit, '2026-01-01').first
    for (let count = 0; count < 400 && day < '2027-03-01'; count++) {
      const { first, last } = spanOf(unit, day)
      expect(first).toBe(day)
      const next = spanBeside(unit, day, 1)
      expect(spanOf(unit, next).first > last).toBe(true)
      expect(spanBeside(unit, next, -1)).toBe(first)
      day = next
    }
  },
)

test('an address without a day of the calendar means today', () => {
  expect(dayOrToday('2026-02-28', '2026-11-30')).toBe('2026-02-28')
  for (const text of ['', '2026-02-30', '0001-01-01', '9999-12-31', 'x'])
    expect(dayOrToday(text, '2026-11-30')).toBe('2026-11-30')
})
