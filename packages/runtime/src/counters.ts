/** How many of something are open at once, by key. A key with none takes no memory. */
export type Counters = {
  /** Counts one more of the key, unless `max` are open; says whether it did. */
  take(key: string, max: number): boolean
  release(key: string): void
  /** Keys with at least one open. */
  readonly size: number
}

/** Counters of this process alone. */
export function createCounters(): Counters {
  const counts = new Map<string, number>()
  return {
    take(key, max) {
      const count = counts.get(key) ?? 0
      if (count >= max) return false
      counts.set(key, count + 1)
      return true
    },
    release(key) {
      const count = counts.get(key) ?? 0
      if (count > 1) counts.set(key, count - 1)
      else counts.delete(key)
    },
    get size() {
      return counts.size
    },
  }
}
