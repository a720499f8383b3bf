import { expect, test } from 'vitest'
import { periodEnd } from './plan-period.ts'

// 2027-01-31 10:30 in Shanghai.
const from = new Date('2027-01-31T02:30:00Z')

test.each([
  ['a month is a calendar month, at the same time of the day', { months: 1, days: null }, 1, '2027-02-28T02:30:00Z'],
  ['months are counted from the beginning, not from each other', { months: 1, days: null }, 2, '2027-03-31T02:30:00Z'],
  ['a year', { months: 12, days: null }, 1, '2028-01-31T02:30:00Z'],
  ['days are 24 hours each', { months: null, days: 3 }, 1, '2027-02-03T02:30:00Z'],
  ['months and days', { months: 1, days: 2 }, 1, '2027-03-02T02:30:00Z'],
])('%s', (_, period, times, end) =>
  expect(periodEnd(from, period, times).toISOString()).toBe(new Date(end).toISOString()),
)

test('the day is that of Shanghai', () => {
  // 2027-03-01 01:00 there, still February in UTC.
  const night = new Date('2027-02-28T17:00:00Z')
  expect(periodEnd(night, { months: 1, days: null }).toISOString()).toBe('2027-03-31T17:00:00.000Z')
})
