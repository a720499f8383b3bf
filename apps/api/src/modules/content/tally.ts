/** Counts in memory, so that many who come to one thing at once do not wait for each other's row. */
export type Tally = {
  add(key: string): void
  /** Writes what is left. */
  close(): Promise<void>
}

/** Writes what was counted every so often; a process that dies loses the counts since. */
export function createTally(options: {
  write: (key: string, count: number) => Promise<unknown>
  everyMs: number
  onError: (error: unknown) => void
}): Tally {
  let counts = new Map<string, number>()
  let writing: Promise<void> = Promise.resolve()

  const flush = () => {
    const written = counts
    counts = new Map()
    writing = writing.then(async () => {
      for (const [key, count] of written) await options.write(key, count).catch(options.onError)
    })
    return writing
  }
  const timer = setInterval(() => void flush(), options.everyMs)
  timer.unref()

  return {
    add: (key) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    close() {
      clearInterval(timer)
      return flush()
    },
  }
}
