import type { KeyValueStore } from '@markwright/key-value'
import { expect, test } from 'vitest'
import { createBulkQuota } from './bulk-quota.ts'

function quotaOf(perDay: number) {
  const counts = new Map<string, number>()
  const keyValueStore = {
    find: async (key: string) => String(counts.get(key) ?? 0),
    increment: async (key: string, _ttlSeconds: number, by = 1) => {
      counts.set(key, (counts.get(key) ?? 0) + by)
      return counts.get(key)!
    },
  } as unknown as KeyValueStore
  const entitlements = { standing: async () => ({ dailyLimit: null, unitsLeft: 0 }) as never }
  const clock = { now: new Date('2026-11-21T15:59:59Z') }
  return { clock, quota: createBulkQuota({ keyValueStore, entitlements, perDay, now: () => clock.now }) }
}

test('rows are taken as long as there are enough of them, and none where there are not', async () => {
  const { quota } = quotaOf(10)
  expect(await quota.take('m', 8)).not.toBeNull()
  expect(await quota.take('m', 3)).toBeNull()
  expect(await quota.usage('m')).toMatchObject({ used: 8, limit: 10 })
})

test('rows go back to the day that they were taken from, though it has ended', async () => {
  const { clock, quota } = quotaOf(10)
  const taken = await quota.take('m', 8)
  clock.now = new Date('2026-11-21T16:00:01Z')
  await taken?.giveBack()
  expect(await quota.usage('m')).toMatchObject({ used: 0 })
})
