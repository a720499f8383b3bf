import type { Pool } from 'pg'
import { connectPostgresKeyValue } from './postgres.ts'
import { connectRedisKeyValue } from './redis.ts'

export { deleteExpiredKeys } from './postgres.ts'

/**
 * Short-lived facts that every process shares: counters, one-time tokens, locks.
 * Nothing in it may be needed after its time to live.
 */
export type KeyValueStore = {
  readonly kind: 'redis' | 'postgres'
  find(key: string): Promise<string | null>
  /** Finds and deletes at once: of many who take a key, one gets its value. */
  take(key: string): Promise<string | null>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
  /** Sets the value only where the key is absent; true where it did. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>
  /** Whole seconds until the key expires, rounded up; 0 where it is absent. */
  secondsLeft(key: string): Promise<number>
  /** Adds `by`, which may be negative; the time to live starts with the first addition and is not prolonged. */
  increment(key: string, ttlSeconds: number, by?: number): Promise<number>
  /**
   * Counts what `key` stands for once: while the key is there, it is known and counts no more. Nothing is counted where
   * the counter has reached `most`. Both live for `ttlSeconds` from when they are first set.
   */
  countOnce(key: string, counter: string, most: number, ttlSeconds: number): Promise<CountedOnce>
  delete(key: string): Promise<void>
  ping(): Promise<void>
  close(): Promise<void>
}

/** `count`: what the counter says after it. */
export type CountedOnce = { state: 'counted' | 'known' | 'full'; count: number }

/** Redis where there is one, otherwise a table of the database. */
export function connectKeyValueStore(options: { redisUrl?: string | undefined; pool: Pool }): Promise<KeyValueStore> {
  return options.redisUrl
    ? connectRedisKeyValue(options.redisUrl)
    : Promise.resolve(connectPostgresKeyValue(options.pool))
}
