import { expect, test } from 'vitest'
import { addWorkingDays, isWeekend, isWorkingDay, nextWorkingDay, type DayKind } from './working-days.ts'

const none = new Map<string, DayKind>()

test('without exceptions a week has five working days', () => {
  const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
  expect(week.map((day) => isWorkingDay(day, none))).toEqual([true, true, true, true, true, false, false])
  expect(isWeekend('1969-12-28')).toBe(true)
})

test('what is requested on a Friday or at the weekend is due on Monday', () => {
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) expect(nextWorkingDay(day, none)).toBe('2026-11-23')
  expect(nextWorkingDay('2026-11-23', none)).toBe('2026-11-24')
})

test('holidays put it off, and a weekend on which people work does not', () => {
  const exceptions = new Map<string, DayKind>([
    ['2026-10-01', 'holiday'],
    ['2026-10-02', 'holiday'],
    ['2026-10-05', 'holiday'],
    ['2026-10-10', 'workday'],
  ])
  expect(nextWorkingDay('2026-09-30', exceptions)).toBe('2026-10-06')
  expect(nextWorkingDay('2026-10-09', exceptions)).toBe('2026-10-10')
})

test('two working days from a Thursday end on Monday, and later when Friday is a holiday', () => {
  expect(addWorkingDays('2026-11-19', 2, none)).toBe('2026-11-23')
  expect(addWorkingDays('2026-11-19', 2, new Map([['2026-11-20', 'holiday']]))).toBe('2026-11-24')
  expect(addWorkingDays('2026-11-19', 0, none)).toBe('2026-11-19')
})
