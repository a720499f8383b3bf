import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'
import { connectPostgresKeyValue, deleteExpiredKeys } from './postgres.ts'
import { connectRedisKeyValue } from './redis.ts'
import type { KeyValueStore } from './index.ts'
import { redisUrl } from '../../../tests/support/redis.ts'
import { needsRedis } from '../../../tests/support/needs.ts'

const redis = redisUrl()
const { pool } = fileDatabase()

function promises(open: () => Promise<KeyValueStore>) {
  let store: KeyValueStore
  const key = () => `test:${randomUUID()}`
  const isOver = async (name: string) => {
    await expect.poll(() => store.find(name)).toBeNull()
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

  test('how long a key still lives is given in whole seconds, of an absent one 0', async () => {
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

  test('a value that is read and deleted is gone, and only one of many gets it', async () => {
    const name = key()
    await store.set(name, 'once', 60)
    const values = await Promise.all(Array.from({ length: 20 }, () => store.getAndDelete(name)))
    expect(values.filter((value) => value === 'once')).toHaveLength(1)
    expect(await store.find(name)).toBeNull()
    await store.set(name, 'late', 1)
    await isOver(name)
    expect(await store.getAndDelete(name)).toBeNull()
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
    const one = [{ counter, by: 1, most: 5 }]
    expect(await store.countOnce(name, one, 1)).toEqual({ state: 'counted', counts: [1] })
    expect(await store.countOnce(name, one, 60)).toEqual({ state: 'known', counts: [1] })
    expect(await store.countOnce(key(), one, 60)).toEqual({ state: 'counted', counts: [2] })
    await isOver(name)
    expect(await store.countOnce(name, one, 60)).toEqual({ state: 'counted', counts: [1] })
  })

  test('a full counter counts nothing new and knows what it has counted', async () => {
    const [first, refused, counter] = [key(), key(), key()]
    const count = (name: string, most: number) => store.countOnce(name, [{ counter, by: 1, most }], 60)
    await count(first, 1)
    expect(await count(refused, 1)).toEqual({ state: 'full', counts: [1] })
    expect(await count(first, 1)).toEqual({ state: 'known', counts: [1] })
    // Nothing is left behind of what was refused.
    expect(await count(refused, 2)).toEqual({ state: 'counted', counts: [2] })
  })

  test('a bucket gives as many tokens as it holds, however many ask at once, and fills again', async () => {
    const name = key()
    const bucket = { capacity: 5, perSecond: 0.01 }
    const uses = await Promise.all(Array.from({ length: 20 }, () => store.useToken(name, bucket)))
    expect(uses.filter(({ allowed }) => allowed)).toHaveLength(5)
    const refused = await store.useToken(name, bucket)
    expect(refused).toMatchObject({ allowed: false, left: 0 })
    expect(refused.nextInMs).toBeGreaterThan(0)
    const quick = key()
    const filling = { capacity: 1, perSecond: 20 }
    expect((await store.useToken(quick, filling)).allowed).toBe(true)
    await expect.poll(async () => (await store.useToken(quick, filling)).allowed, { interval: 20 }).toBe(true)
  })

  test('several counters count together or not at all', async () => {
    const [calls, characters] = [key(), key()]
    const count = (name: string, by: number) =>
      store.countOnce(
        name,
        [
          { counter: calls, by: 1, most: 10 },
          { counter: characters, by, most: 3000 },
        ],
        60,
      )
    expect(await count(key(), 2900)).toEqual({ state: 'counted', counts: [1, 2900] })
    expect(await count(key(), 101)).toEqual({ state: 'full', counts: [1, 2900] })
    expect(await count(key(), 100)).toEqual({ state: 'counted', counts: [2, 3000] })
  })

  test('what is undone leaves the counters as if it had never been, once', async () => {
    const [name, calls, characters] = [key(), key(), key()]
    const count = (kind: string) =>
      store.countOnce(
        kind,
        [
          { counter: calls, by: 1, most: 2 },
          { counter: characters, by: 70, most: 200 },
        ],
        60,
      )
    await count(key())
    await count(name)
    const values = await Promise.all([1, 2, 3, 4].map(() => store.uncount(name)))
    expect(values.filter(Boolean)).toHaveLength(1)
    expect(await store.find(calls)).toBe('1')
    expect(await store.find(characters)).toBe('70')
    expect(await count(name)).toEqual({ state: 'counted', counts: [2, 140] })
  })

  test('without counters a key is only remembered', async () => {
    const name = key()
    const twice = await Promise.all([store.countOnce(name, [], 60), store.countOnce(name, [], 60)])
    expect(twice.map(({ state }) => state).toSorted()).toEqual(['counted', 'known'])
    expect(await store.uncount(name)).toBe(true)
    expect(await store.uncount(name)).toBe(false)
  })

  test('of many at once each is counted once, and no more than the most', async () => {
    const counter = key()
    const names = Array.from({ length: 20 }, key)
    const one = [{ counter, by: 1, most: 12 }]
    const responses = await Promise.all([...names, ...names].map((name) => store.countOnce(name, one, 60)))
    expect(responses.filter(({ state }) => state === 'counted')).toHaveLength(12)
    expect(Number(await store.find(counter))).toBe(12)
  })

  test('counting and taking back at once never end in a deadlock nor in a wrong count', async () => {
    const counters = [key(), key(), key()].map((counter) => ({ counter, by: 1, most: 1000 }))
    const names = Array.from({ length: 10 }, key)
    await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        at % 3 === 2
          ? store.uncount(names[at % 10]!)
          : store.countOnce(names[at % 10]!, at % 2 ? counters : counters.toReversed(), 60),
      ),
    )
    await Promise.all(names.map((name) => store.uncount(name)))
    expect(await Promise.all(counters.map(({ counter }) => store.find(counter)))).toEqual(['0', '0', '0'])
  })
}

describe('in Postgres', () => {
  promises(async () => connectPostgresKeyValue(pool))

  test('expired keys can be cleared away', async () => {
    await connectPostgresKeyValue(pool).set('old', 'x', -1)
    expect(await deleteExpiredKeys(pool)).toBeGreaterThanOrEqual(1)
  })
})

describe('in Redis', needsRedis(redis), () => {
  promises(() => connectRedisKeyValue(redis!))
})
