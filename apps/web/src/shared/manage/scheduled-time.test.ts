import { expect, test, vi } from 'vitest'
import { localMinuteIn, toServerInstant } from './scheduled-time.ts'

test('a time by the clock of the user is sent by the clock of Shanghai', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(toServerInstant('2026-07-01T09:30')).toBe('2026-07-01 15:30:00')
  expect(toServerInstant('2026-12-01T09:30')).toBe('2026-12-01 16:30:00')
  vi.unstubAllEnvs()
})

test('an empty field holds no time', () => expect(toServerInstant('')).toBeNull())

test('the field begins at a time to come, by the clock of the user', () =>
  expect(localMinuteIn(60, new Date('2026-12-01T03:15:00Z'), 'America/New_York')).toBe('2026-11-30T23:15'))
