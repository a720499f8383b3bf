import { expect, test } from 'vitest'
import { defaultReminder, digestDays, reminderStep } from './reminder-plan.ts'

const weekly = { ...defaultReminder, interval: 'weekly' as const, weekday: 3 }
const monthly = { ...defaultReminder, interval: 'monthly' as const, monthDay: 31 }

test('a plan sends every day, on a day of the week, or on a day of the month', () => {
  // A Monday.
  expect(digestDays(defaultReminder, '2026-11-30')).toEqual({ last: '2026-11-30', next: '2026-12-01' })
  expect(digestDays(weekly, '2026-11-30')).toEqual({ last: '2026-11-25', next: '2026-12-02' })
  expect(digestDays(weekly, '2026-12-02')).toEqual({ last: '2026-12-02', next: '2026-12-09' })
  expect(digestDays(monthly, '2026-11-30')).toEqual({ last: '2026-11-30', next: '2026-12-31' })
  expect(digestDays(monthly, '2027-01-05')).toEqual({ last: '2026-12-31', next: '2027-01-31' })
})

test('a last day comes to the step of the fewest days, also after days without a worker', () => {
  const step = (dueOn: string, graceEnd: string | null = null) =>
    reminderStep({ dueOn, graceEnd }, [90, 30, 7, 1], { today: '2026-11-30', next: '2026-12-01' })
  expect(step('2027-02-28')).toBe('90')
  expect(step('2027-03-01')).toBeNull()
  expect(step('2026-12-30')).toBe('30')
  expect(step('2026-12-07')).toBe('7')
  expect(step('2026-12-05')).toBe('7')
  expect(step('2026-11-30')).toBe('1')
})

test('grace is distinguished from what has lapsed or was missed', () => {
  const step = (dueOn: string, graceEnd: string | null) =>
    reminderStep({ dueOn, graceEnd }, [30], { today: '2026-11-30', next: '2026-12-01' })
  expect(step('2026-11-29', '2027-05-29')).toBe('grace')
  expect(step('2026-05-20', '2026-11-20')).toBe('lapsed')
  expect(step('2026-11-20', null)).toBe('missed')
  expect(step('2026-05-20', null)).toBeNull()
})

test('what comes up between two digests is in the one before', () => {
  const between = { today: '2026-12-02', next: '2026-12-09' }
  expect(reminderStep({ dueOn: '2026-12-15', graceEnd: null }, [7, 1], between)).toBe('7')
  expect(reminderStep({ dueOn: '2026-12-16', graceEnd: null }, [7, 1], between)).toBeNull()
})
