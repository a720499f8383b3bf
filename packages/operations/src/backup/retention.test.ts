import { expect, test } from 'vitest'
import { listExpired, readRetentionRule } from './retention.ts'

const at = (text: string) => ({ name: text, createdAt: new Date(`${text}Z`) })
/** One each night at three, newest last. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, back) => {
    const day = new Date(Date.UTC(2026, 10, 25, 3) - (count - 1 - back) * 86_400_000)
    return at(day.toISOString().slice(0, 19))
  })
const staying = (backups: ReturnType<typeof nights>, rule: string) => {
  const expired = new Set(listExpired(backups, readRetentionRule(rule)))
  return backups.map(({ name }) => name.slice(0, 10)).filter((_, index) => !expired.has(backups[index]!.name))
}

test('the newest of the last days, weeks and months stay', () => {
  // 2026-11-25 is a Wednesday.
  expect(staying(nights(200), '3d 2w 3m')).toEqual([
    '2026-09-30',
    '2026-10-31',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
})

test('of several in a day the last one counts', () => {
  const backups = [at('2026-11-24T03:00:00'), at('2026-11-24T15:00:00'), at('2026-11-25T03:00:00')]
  expect(listExpired(backups, readRetentionRule('2d'))).toEqual(['2026-11-24T03:00:00'])
})

test('the newest of all stays whatever the rule, and days without a backup count for nothing', () => {
  expect(listExpired([at('2020-01-01T00:00:00')], readRetentionRule('1m'))).toEqual([])
  const sparse = [at('2026-01-01T00:00:00'), at('2026-06-01T00:00:00'), at('2026-11-25T00:00:00')]
  expect(listExpired(sparse, readRetentionRule('2d'))).toEqual(['2026-01-01T00:00:00'])
})

test.each(['', '0d', 'all', '7', '7d 4y'])('%j is no rule', (text) => {
  expect(() => readRetentionRule(text)).toThrow(RangeError)
})
