import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  canonicalZone,
  dayNumber,
  dayOfNumber,
  daysBetween,
  formatInstant,
  isDay,
  startOfDay,
  todayIn,
} from './calendar.ts'

describe('isDay', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0999-12-31'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true)
  })
  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-1-1',
    '26-01-01',
    '',
    '2026-01-01T00:00',
    '0000-01-01',
  ])('%s is no day', (text) => {
    expect(isDay(text)).toBe(false)
  })
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

test.each([
  ['2026-11-21', 'Asia/Shanghai', '2026-11-20T16:00:00.000Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  // Clocks go back in the night before, and forward in the night after.
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  // Clocks go forward at midnight, west of Greenwich.
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
  ['9999-12-31', 'Asia/Shanghai', '9999-12-30T16:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => expect(startOfDay(day, zone).toISOString()).toBe(instant))

test('a zone has one name, however it is written, and what is none has none', () => {
  expect(canonicalZone('asia/SHANGHAI')).toBe('Asia/Shanghai')
  expect(canonicalZone('Mars/Olympus')).toBeNull()
})
