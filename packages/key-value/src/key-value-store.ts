/**
 * Short-lived facts that every process shares: counters, one-time tokens, locks.
 * Nothing in it may be needed after its time to live.
 */
export type KeyValueStore = {
  readonly kind: 'redis' | 'postgres'
  find(key: string): Promise<string | null>
  /** Finds and deletes at once: of many who take a key, one gets its value. */
  getAndDelete(key: string): Promise<string | null>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
  /** Sets the value only where the key is absent; true where it did. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>
  /** Whole seconds until the key expires, rounded up; 0 where it is absent. */
  secondsLeft(key: string): Promise<number>
  /** Adds `by`, which may be negative; the time to live starts with the first addition and is not prolonged. */
  increment(key: string, ttlSeconds: number, by?: number): Promise<number>
  /**
   * Counts what `key` stands for once, on all counters or on none: while the key is there, it is known and counts no
   * more, and nothing is counted where one of the counters would go beyond its `most`. Everything lives for
   * `ttlSeconds` from when it is first set.
   */
  countOnce(key: string, counters: readonly CountedOn[], ttlSeconds: number): Promise<CountedOnce>
  /** Reverses what was counted for `key`, which may be counted again then; true where it did. */
  uncount(key: string): Promise<boolean>
  /**
   * Uses a token of a bucket that holds `capacity` of them and gets `perSecond` new ones. Stored as the time at which
   * the bucket is full again (generic cell rate algorithm), so that one step decides among any number of processes.
   */
  useToken(key: string, bucket: TokenBucket): Promise<TokenUse>
  delete(key: string): Promise<void>
  ping(): Promise<void>
  close(): Promise<void>
}

export type TokenBucket = { capacity: number; perSecond: number }
/** `left`: whole tokens. `fullInMs`, `nextInMs`: until the bucket is full, and until there is a token; 0 where it is so. */
export type TokenUse = { allowed: boolean; left: number; fullInMs: number; nextInMs: number }

/** `by`: how much is added to the counter, which may reach `most`. */
export type CountedOn = { counter: string; by: number; most: number }
/** `counts`: the counters after it, in the order in which they were named. */
export type CountedOnce = { state: 'counted' | 'known' | 'full'; counts: number[] }
