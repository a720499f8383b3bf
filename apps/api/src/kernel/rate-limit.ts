import type { KeyValueStore } from '@markwright/key-value'
import { AppError, commonErrors, type ErrorEntry } from './errors.ts'

/**
 * At most `max` in the `windowSeconds` that begin with the first one counted (a fixed window for each key). With
 * `forgetsRefused` a refused one does not count, so that a higher `max` is felt at once.
 */
export type Limit = { name: string; max: number; windowSeconds: number; forgetsRefused?: boolean }

export type RateLimits = {
  /** Counts one more. @throws 429 with `Retry-After` where that is one too many. */
  spend(limit: Limit, key: string, refusal?: ErrorEntry): Promise<void>
  /** Counts one more and returns how many there are now. */
  count(limit: Limit, key: string): Promise<number>
  /** Ends the window of the key. */
  forget(limit: Limit, key: string): Promise<void>
}

/** Counters that all processes share. */
export function createRateLimits({ keyValueStore }: { keyValueStore: KeyValueStore }): RateLimits {
  const counterOf = (limit: Limit, key: string) => `limit:${limit.name}:${key}`
  const count = (limit: Limit, key: string) => keyValueStore.increment(counterOf(limit, key), limit.windowSeconds)
  return {
    count,
    async spend(limit, key, refusal = commonErrors.tooFrequent) {
      if ((await count(limit, key)) <= limit.max) return
      if (limit.forgetsRefused) await keyValueStore.increment(counterOf(limit, key), limit.windowSeconds, -1)
      const leftSeconds = Math.max(1, await keyValueStore.secondsLeft(counterOf(limit, key)))
      throw new AppError(
        refusal,
        { retryAfterSeconds: leftSeconds },
        {
          headers: {
            'retry-after': String(leftSeconds),
            'ratelimit-policy': `"${limit.name}";q=${limit.max};w=${limit.windowSeconds}`,
            ratelimit: `"${limit.name}";r=0;t=${leftSeconds}`,
          },
        },
      )
    },
    async forget(limit, key) {
      await keyValueStore.delete(counterOf(limit, key))
    },
  }
}
