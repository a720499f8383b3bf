import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  dayNumber,
  dayOfNumber,
  daysBetween,
  formatInstant,
  isDay,
  todayIn,
} from './dates.ts'

describe('isDay', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0999-12-31'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true)
  })
  test.each(['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-1-1', '26-01-01', '', '2026-01-01T00:00'])(
    '%s is no day',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )
})

test('days are counted from 1970-01-01 and back', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('2000-03-01')).toBe(11_017)
  expect(dayOfNumber(11_017)).toBe('2000-03-01')
  expect(dayOfNumber(-1)).toBe('1969-12-31')
  expect(() => dayNumber('2026-02-29')).toThrow(RangeError)
})

test('adding days crosses months and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2023-12-31', 1)).toBe('2024-01-01')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366)
})

test('adding months stays within the month reached', () => {
  expect(addMonths('2025-08-31', 6)).toBe('2026-02-28')
  expect(addMonths('2023-08-31', 6)).toBe('2024-02-29')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('2025-12-31', 2)).toBe('2026-02-28')
})

test('29 February becomes 28 February in a common year and stays in a leap year', () => {
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
  expect(addYears('2024-02-29', -1)).toBe('2023-02-28')
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
  expect(addYears('2016-02-28', 10)).toBe('2026-02-28')
})

test('the day depends on the zone', () => {
  const now = new Date('2026-11-21T16:30:00Z')
  expect(todayIn('Asia/Shanghai', now)).toBe('2026-11-22')
  expect(todayIn('UTC', now)).toBe('2026-11-21')
})

test('an instant is written in Shanghai time, midnight as 00', () => {
  expect(formatInstant(new Date('2026-11-21T16:00:05Z'))).toBe('2026-11-22 00:00:05')
  expect(formatInstant(new Date('2026-11-21T01:30:00Z'), 'UTC')).toBe('2026-11-21 01:30:00')
})
