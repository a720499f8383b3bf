import { expect, test } from 'vitest'
import { isMonth, monthAfter, weeksOf } from './month-grid.ts'

test('weeks begin on Monday and cover the month', () => {
  const weeks = weeksOf('2026-11')
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
  const weeks = weeksOf('2027-02')
  expect([weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual(['2027-02-01', '2027-02-28'])
})

test('months follow each other over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect([isMonth('2026-13'), isMonth('2026-02')]).toEqual([false, true])
})
