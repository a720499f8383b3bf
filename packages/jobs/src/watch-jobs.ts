import pg from 'pg'
import { findJob, JOB_CHANGED, type JobRecord } from './job-record.ts'

const FALLBACK_MS = 3000

/**
 * Tells subscribers about every change of a job: at once by the database's notices, and, where a notice was lost with
 * its connection, a few seconds later.
 */
export function createJobWatcher(deps: { pool: pg.Pool; databaseUrl: string; onError: (error: Error) => void }) {
  const subscribers = new Map<string, Set<() => void>>()
  let listening: Promise<pg.Client> | undefined
  const ending = new AbortController()

  const wakeSubscribers = (id: string) => subscribers.get(id)?.forEach((wake) => wake())
  const fallback = setInterval(() => [...subscribers.keys()].forEach(wakeSubscribers), FALLBACK_MS)
  fallback.unref()

  const listen = async () => {
    const client = new pg.Client({ connectionString: deps.databaseUrl, keepAlive: true })
    client.on('error', (error) => {
      listening = undefined
      deps.onError(error)
    })
    client.on('notification', ({ payload }) => payload && wakeSubscribers(payload))
    await client.connect()
    await client.query(`LISTEN ${JOB_CHANGED}`)
    return client
  }

  /** The job now and after each change, until it has ended or the signal aborts. */
  async function* watch(id: string, signal: AbortSignal): AsyncGenerator<JobRecord> {
    let wake = () => {}
    const subscriber = () => wake()
    const own = subscribers.get(id) ?? new Set()
    subscribers.set(id, own.add(subscriber))
    signal.addEventListener('abort', subscriber)
    try {
      listening ??= listen()
      await listening.catch((error: Error) => {
        listening = undefined
        deps.onError(error)
      })
      let previous = ''
      while (!signal.aborted && !ending.signal.aborted) {
        const changed = new Promise<void>((resolve) => (wake = resolve))
        const job = await findJob(deps.pool, id)
        if (!job) return
        const current = JSON.stringify(job)
        if (current !== previous) yield job
        previous = current
        if (job.finishedAt) return
        await changed
      }
    } finally {
      signal.removeEventListener('abort', subscriber)
      own.delete(subscriber)
      if (own.size === 0) subscribers.delete(id)
    }
  }

  return {
    watch,
    async close() {
      ending.abort()
      clearInterval(fallback)
      ;[...subscribers.keys()].forEach(wakeSubscribers)
      await (await listening?.catch(() => undefined))?.end()
    },
  }
}
export type JobWatcher = ReturnType<typeof createJobWatcher>
