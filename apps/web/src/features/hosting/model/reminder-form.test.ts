import { expect, test } from 'vitest'
import { addressesOf, areDays, reminderDraftOf, reminderFormOf } from './reminder-form.ts'

const plan = {
  clientId: null,
  isOwn: true,
  isOn: true,
  daysBefore: [60, 7],
  interval: 'weekly',
  weekday: 3,
  monthDay: null,
  bySite: true,
  byEmail: false,
  emails: ['a@example.com', 'b@example.com'],
  version: 4,
} as const

test('a plan that is not changed is sent as it was', () => {
  const { clientId: _client, isOwn: _own, version, ...rest } = plan
  const shown = reminderFormOf({ ...plan, daysBefore: [60, 7], emails: [...plan.emails] })
  expect(reminderDraftOf(shown, 4)).toEqual({ ...rest, version })
})

test('addresses are separated by lines, commas and blanks', () => {
  expect(addressesOf(' a@example.com\nb@example.com，a@example.com; ')).toEqual(['a@example.com', 'b@example.com'])
  expect(addressesOf(undefined)).toEqual([])
})

test('days are whole numbers up to 400, ten of them at most', () => {
  expect(areDays(['0', '400'])).toBe(true)
  for (const days of [['401'], ['-1'], ['1.5'], ['x'], Array.from({ length: 11 }, (_, at) => String(at))])
    expect(areDays(days)).toBe(false)
})
