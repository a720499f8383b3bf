import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { connectPostgresKeyValue, deleteExpiredKeys } from './postgres.ts'
import { connectRedisKeyValue } from './redis.ts'
import type { KeyValueStore } from './index.ts'
import { redisUrl } from '../../../tests/support/redis.ts'

const redis = redisUrl()
let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

function promises(open: () => Promise<KeyValueStore>) {
  let store: KeyValueStore
  const key = () => `test:${randomUUID()}`
  const isOver = async (name: string) => {
    await expect.poll(() => store.find(name), { timeout: 10_000 }).toBeNull()
  }
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  test('what was set is found until its time is over', async () => {
    const name = key()
    await store.set(name, '知匠', 1)
    expect(await store.find(name)).toBe('知匠')
    await isOver(name)
  })

  test('how long a key still lives is told in whole seconds, of an absent one 0', async () => {
    const name = key()
    expect(await store.secondsLeft(name)).toBe(0)
    await store.set(name, 'x', 40)
    const left = await store.secondsLeft(name)
    expect(left).toBeTypeOf('number')
    expect(left % 1).toBe(0)
    // The clock of a virtual machine may be set back a little meanwhile, which makes it 41.
    expect(Math.abs(left - 40)).toBeLessThan(10)
    await store.set(name, 'x', 1)
    await isOver(name)
    expect(await store.secondsLeft(name)).toBe(0)
  })

  test('setting if absent succeeds for one of many', async () => {
    const name = key()
    const won = await Promise.all(Array.from({ length: 20 }, (_, i) => store.setIfAbsent(name, String(i), 60)))
    expect(won.filter(Boolean)).toHaveLength(1)
    await store.delete(name)
    expect(await store.setIfAbsent(name, 'again', 60)).toBe(true)
  })

  test('what is taken is gone, and only one of many gets it', async () => {
    const name = key()
    await store.set(name, 'once', 60)
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.take(name)))
    expect(taken.filter((value) => value === 'once')).toHaveLength(1)
    expect(await store.find(name)).toBeNull()
    await store.set(name, 'late', 1)
    await isOver(name)
    expect(await store.take(name)).toBeNull()
  })

  test('no increment is lost among many at once, and the count ends with its time', async () => {
    const name = key()
    await Promise.all(Array.from({ length: 50 }, () => store.increment(name, 1)))
    expect(await store.increment(name, 60, -10)).toBe(40)
    await isOver(name)
    expect(await store.increment(name, 60)).toBe(1)
  })

  test('what is counted once counts no more, until its time is over', async () => {
    const [name, counter] = [key(), key()]
    expect(await store.countOnce(name, counter, 5, 1)).toEqual({ state: 'counted', count: 1 })
    expect(await store.countOnce(name, counter, 5, 60)).toEqual({ state: 'known', count: 1 })
    expect(await store.countOnce(key(), counter, 5, 60)).toEqual({ state: 'counted', count: 2 })
    await isOver(name)
    expect(await store.countOnce(name, counter, 5, 60)).toEqual({ state: 'counted', count: 1 })
  })

  test('a full counter counts nothing new and knows what it has counted', async () => {
    const [first, refused, counter] = [key(), key(), key()]
    await store.countOnce(first, counter, 1, 60)
    expect(await store.countOnce(refused, counter, 1, 60)).toEqual({ state: 'full', count: 1 })
    expect(await store.countOnce(first, counter, 1, 60)).toEqual({ state: 'known', count: 1 })
    // Nothing is left behind of what was refused.
    expect(await store.countOnce(refused, counter, 2, 60)).toEqual({ state: 'counted', count: 2 })
  })

  test('of many at once each is counted once, and no more than the most', async () => {
    const counter = key()
    const names = Array.from({ length: 20 }, key)
    const told = await Promise.all([...names, ...names].map((name) => store.countOnce(name, counter, 12, 60)))
    expect(told.filter(({ state }) => state === 'counted')).toHaveLength(12)
    expect(Number(await store.find(counter))).toBe(12)
  })
}

describe('in Postgres', () => {
  promises(async () => connectPostgresKeyValue(pool))

  test('expired keys can be cleared away', async () => {
    await connectPostgresKeyValue(pool).set('old', 'x', -1)
    expect(await deleteExpiredKeys(pool)).toBeGreaterThanOrEqual(1)
  })
})

describe.skipIf(redis === undefined)('in Redis (skipped where the machine has no redis-server)', () => {
  promises(() => connectRedisKeyValue(redis!))
})
