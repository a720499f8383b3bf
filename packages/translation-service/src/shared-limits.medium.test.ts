import { createProvider, ProviderError } from '@markwright/providers'
import { connectKeyValueStore, type KeyValueStore } from '@markwright/key-value'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'
import { needsRedis } from '../../../tests/support/needs.ts'
import { redisUrl } from '../../../tests/support/redis.ts'
import { createSharedBudgetStore, createSharedRateStore } from './shared-limits.ts'

const { pool } = fileDatabase()

describe.each([
  { kind: 'PostgreSQL', url: undefined },
  { kind: 'Redis', url: redisUrl() },
])('limits of services in $kind', ({ kind, url }) => {
  let store: KeyValueStore
  beforeAll(async () => {
    store = await connectKeyValueStore({ redisUrl: url, pool })
  })
  afterAll(() => store.close())

  /** Providers of two processes, which know of each other by the store alone. */
  const twoProcesses = (limits: Parameters<typeof createProvider>[1]) => {
    const name = randomUUID()
    return [1, 2].map(() =>
      createProvider(name, { attempts: 1, ...limits }, { budgets: createSharedBudgetStore(store) }),
    )
  }

  test('processes spend one budget together', needsRedis(kind === 'Redis' ? url : ''), async () => {
    const [first, second] = twoProcesses({ budget: { units: 10, period: 'month' } })
    const calls = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? first! : second!).call(async () => 'ok', { cost: 3 })),
    )
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await second!.status()).spent).toBe(9)
    await second!.call(async () => 'ok', { cost: 1 })
    await expect(first!.call(async () => 'ok', { cost: 1 })).rejects.toMatchObject({ reason: 'budget-used' })
  })

  test('what failed is given back to all', needsRedis(kind === 'Redis' ? url : ''), async () => {
    const [first, second] = twoProcesses({ budget: { units: 10, period: 'day' } })
    await expect(first!.call(() => Promise.reject(new Error('no')), { cost: 10 })).rejects.toBeInstanceOf(ProviderError)
    expect((await second!.status()).spent).toBe(0)
    await second!.call(async () => 'ok', { cost: 10 })
  })

  test('processes share one rate', needsRedis(kind === 'Redis' ? url : ''), async () => {
    const [rates, key] = [[1, 2].map(() => createSharedRateStore(store)), randomUUID()]
    const waits = await Promise.all(Array.from({ length: 6 }, (_, at) => rates[at % 2]!.start(key, 1)))
    expect(waits.filter((ms) => ms === 0)).toHaveLength(1)
    expect(Math.max(...waits)).toBeGreaterThan(30_000)
  })
})

test('a store that cannot be reached fails the call, which the next engine may answer', async () => {
  const broken = () => Promise.reject(new Error('connection refused'))
  const budgets = { spend: broken, giveBack: broken, spent: broken }
  const provider = createProvider('stub', { budget: { units: 1, period: 'day' } }, { budgets })
  await expect(provider.call(async () => 'ok', { cost: 1 })).rejects.toMatchObject({ reason: 'unavailable' })
})
