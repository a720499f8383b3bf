import { expect, test } from 'vitest'
import { toLocalMinute, toLocalTime } from './local-time.ts'

test('midnight in Shanghai is the afternoon before in London', () => {
  expect(toLocalMinute('2026-11-22 00:00:00', 'Europe/London')).toBe('2026-11-21 16:00')
  expect(toLocalTime('2026-11-22 00:00:00', 'Europe/London')).toBe('11-21 16:00')
  expect(toLocalTime('2026-11-22 00:00:00', 'Asia/Shanghai')).toBe('11-22 00:00')
})

test('the new year begins earlier in Shanghai than in New York', () =>
  expect(toLocalMinute('2027-01-01 08:30:00', 'America/New_York')).toBe('2026-12-31 19:30'))
