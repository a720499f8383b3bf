/** Starts of requests at providers, by name of the provider. */
export type RateStore = {
  /**
   * Starts a request where the rate allows one now.
   * @returns 0 where it was started, otherwise the milliseconds after which it may be tried again
   */
  start(key: string, perMinute: number): Promise<number>
}

const MINUTE_MS = 60_000

/** A store for one process, which spaces requests evenly. */
export function createMemoryRateStore(now: () => Date): RateStore {
  const nextAt = new Map<string, number>()
  return {
    async start(key, perMinute) {
      const at = nextAt.get(key) ?? 0
      const wait = at - now().getTime()
      if (wait > 0) return wait
      nextAt.set(key, now().getTime() + MINUTE_MS / perMinute)
      return 0
    },
  }
}
