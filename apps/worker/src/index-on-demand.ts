import { setTimeout as pause } from 'node:timers/promises'

const IDLE_MS = 60_000
const LOOK_MS = 200

/** An index that is built when it is opened. */
export type OpenIndex = { status: () => { ready: boolean }; close: () => Promise<void> }

/**
 * An index that is opened for the job that needs one and closed once none has needed it for a minute: its
 * memory is worth having only while there is something to look for.
 */
export function createIndexOnDemand<Index extends OpenIndex>({
  open,
  idleMs = IDLE_MS,
}: {
  open: () => Index
  idleMs?: number
}) {
  let index: Index | undefined
  let users = 0
  let closing: NodeJS.Timeout | undefined

  const close = async () => {
    clearTimeout(closing)
    const own = index
    index = undefined
    await own?.close()
  }
  return {
    /** Runs work with the index once it can answer. */
    async use<Result>(signal: AbortSignal, work: (index: Index) => Promise<Result>): Promise<Result> {
      clearTimeout(closing)
      users++
      const own = (index ??= open())
      try {
        // Who ends the job says why, as where it is ended while it works.
        while (!own.status().ready) await pause(LOOK_MS, undefined, { signal }).catch(() => signal.throwIfAborted())
        return await work(own)
      } finally {
        users--
        if (users === 0) closing = setTimeout(() => void close(), idleMs)
      }
    },
    close,
  }
}
export type IndexOnDemand<Index extends OpenIndex> = ReturnType<typeof createIndexOnDemand<Index>>
