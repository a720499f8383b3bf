import { expect, test } from 'vitest'
import { toLocalTime } from './local-time.ts'

test('midnight in Shanghai is the afternoon before in London', () => {
  expect(toLocalTime('2026-11-22 00:00:00', 'Europe/London')).toBe('11-21 16:00')
  expect(toLocalTime('2026-11-22 00:00:00', 'Asia/Shanghai')).toBe('11-22 00:00')
})
