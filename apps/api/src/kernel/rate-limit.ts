import type { KeyValueStore } from '@markwright/key-value'
import { AppError, commonErrors, type ErrorEntry } from './errors.ts'

/** So many in a window of so many seconds; the windows stand still, they do not slide. */
export type Limit = { name: string; max: number; windowSeconds: number }

export type RateLimits = {
  /** Counts one more. @throws 429 with `Retry-After` where that is one too many. */
  spend(limit: Limit, key: string, refusal?: ErrorEntry): Promise<void>
  /** Counts one more and says how many there are now. */
  count(limit: Limit, key: string): Promise<number>
  /** As if none had been counted in this window. */
  forget(limit: Limit, key: string): Promise<void>
}

/** Counters that all processes share. */
export function createRateLimits(deps: { keyValueStore: KeyValueStore; now: () => Date }): RateLimits {
  const place = (limit: Limit, key: string) => {
    const windowMs = limit.windowSeconds * 1000
    const startMs = Math.floor(deps.now().getTime() / windowMs) * windowMs
    return {
      key: `limit:${limit.name}:${key}:${startMs}`,
      leftSeconds: Math.ceil((startMs + windowMs - deps.now().getTime()) / 1000),
    }
  }
  const count = (limit: Limit, key: string) => deps.keyValueStore.increment(place(limit, key).key, limit.windowSeconds)
  return {
    count,
    async spend(limit, key, refusal = commonErrors.tooFrequent) {
      if ((await count(limit, key)) <= limit.max) return
      const { leftSeconds } = place(limit, key)
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
      await deps.keyValueStore.delete(place(limit, key).key)
    },
  }
}
