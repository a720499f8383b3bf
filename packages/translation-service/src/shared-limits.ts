import type { KeyValueStore } from '@markwright/key-value'
import type { BudgetStore, RateStore } from '@markwright/providers'
import { randomUUID } from 'node:crypto'

/** Seconds that counters live, which is longer than a month; the names of their keys hold the period. */
const COUNTER_SECONDS = 40 * 24 * 3600
const SECONDS_IN_MINUTE = 60
const KEY = 'provider-limits'

/** What was spent at services, counted by all processes together. */
export function createSharedBudgetStore(store: KeyValueStore): BudgetStore {
  const counterOf = (key: string) => `${KEY}:spent:${key}`
  return {
    async spend(key, amount, limit) {
      const once = `${KEY}:once:${randomUUID()}`
      const counted = [{ counter: counterOf(key), by: amount, most: limit }]
      const { state } = await store.countOnce(once, counted, COUNTER_SECONDS)
      if (state === 'counted') await store.delete(once)
      return state === 'counted'
    },
    async giveBack(key, amount) {
      await store.increment(counterOf(key), COUNTER_SECONDS, -amount)
    },
    async spent(key) {
      return Math.max(0, Number((await store.find(counterOf(key))) ?? 0))
    },
  }
}

/** Starts of requests at services, spaced evenly among all processes. */
export function createSharedRateStore(store: KeyValueStore): RateStore {
  return {
    async start(key, perMinute) {
      const bucket = { capacity: 1, perSecond: perMinute / SECONDS_IN_MINUTE }
      const { allowed, nextInMs } = await store.useToken(`${KEY}:rate:${key}`, bucket)
      return allowed ? 0 : Math.max(1, nextInMs)
    },
  }
}
