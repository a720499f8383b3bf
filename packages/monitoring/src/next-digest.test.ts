import { expect, test } from 'vitest'
import { nextDigest } from './next-digest.ts'

test.each([
  // 7:59 and 8:00 of a Sunday in Shanghai.
  ['daily', '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z'],
  ['daily', '2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z'],
  ['weekly', '2026-11-22T12:00:00Z', '2026-11-23T00:00:00Z'],
  ['weekly', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z'],
  ['weekly', '2026-11-25T09:00:00Z', '2026-11-30T00:00:00Z'],
] as const)('%s after %s is %s', (frequency, after, next) => {
  expect(nextDigest(frequency, new Date(after))).toEqual(new Date(next))
})

test('a monitor that notifies after every import has no hour', () => {
  expect(nextDigest('issue', new Date())).toBeNull()
})
