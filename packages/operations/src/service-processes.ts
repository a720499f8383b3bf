import { queryBuilder, sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { IndexState } from './metrics/index-metrics.ts'

const HEARTBEAT_MS = 10_000
/** So often a process looks whether an index has got another version, which it writes down at once. */
const VERSIONS_MS = 250
/** A process that has not been seen for so long has ended without saying so. */
export const PROCESS_LOST_SECONDS = 45
/** So long it stays in the list. */
const FORGOTTEN = sql<Date>`now() - interval '1 day'`

/** What a process says of itself. Sizes are bytes. */
export type ProcessFacts = { memoryBytes: number; indexes: Record<string, IndexState> }

/**
 * Writes down every ten seconds that this process runs, and how its indexes are, so that the operations console shows
 * all processes of the site; sooner where an index has got another version, for which imports wait. A process that is
 * closed in order leaves the list.
 */
export function startHeartbeat(deps: {
  pool: Pool
  kind: 'api' | 'worker'
  version: string
  /** Of the indexes by their names. */
  indexes: () => Record<string, IndexState>
  onError: (error: unknown) => void
}) {
  const db = queryBuilder(deps.pool)
  const id = randomUUID()
  const startedAt = new Date(Date.now() - process.uptime() * 1000)

  const versionsOf = (indexes: Record<string, IndexState>) =>
    Object.entries(indexes)
      .map(([name, { ready, version }]) => `${name} ${ready} ${version}`)
      .join()
  let lastVersions = ''
  let lastAt = 0

  const beat = async () => {
    lastVersions = versionsOf(deps.indexes())
    lastAt = Date.now()
    const facts: ProcessFacts = { memoryBytes: process.memoryUsage.rss(), indexes: deps.indexes() }
    const seen = { seen_at: sql<Date>`now()`, facts: JSON.stringify(facts) }
    await db
      .insertInto('service_process')
      .values({
        id,
        kind: deps.kind,
        host: hostname(),
        pid: process.pid,
        version: deps.version,
        started_at: startedAt,
        ...seen,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
      .execute()
    await db.deleteFrom('service_process').where('seen_at', '<', FORGOTTEN).execute()
  }
  let beating = beat().catch(deps.onError)
  const timer = setInterval(() => {
    const isDue = Date.now() - lastAt >= HEARTBEAT_MS || versionsOf(deps.indexes()) !== lastVersions
    // One after the other, so that an older state never replaces a newer one.
    if (isDue) beating = beating.then(beat).catch(deps.onError)
  }, VERSIONS_MS)

  return {
    /** Resolves once the first heartbeat was written, or could not be. */
    started: beating,
    async close() {
      clearInterval(timer)
      await beating
      await db.deleteFrom('service_process').where('id', '=', id).execute()
    },
  }
}

const POLL_MS = 100
/** An index that takes longer is being built anew. */
const INDEX_PATIENCE_MS = 60_000

/**
 * Waits until an index of every API process that runs has a version of its data, at most a minute.
 * @returns whether they have; also where no process runs, as one that starts reads the newest data
 */
export async function waitForIndex(
  pool: Pool,
  { name, version, signal }: { name: string; version: number; signal: AbortSignal },
): Promise<boolean> {
  const db = queryBuilder(pool)
  const until = Date.now() + INDEX_PATIENCE_MS
  while (!signal.aborted) {
    const running = await db
      .selectFrom('service_process')
      .select('facts')
      .where('kind', '=', 'api')
      .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${PROCESS_LOST_SECONDS})`)
      .execute()
    const isBehind = running.some(({ facts }) => {
      const index = facts.indexes[name]
      return index !== undefined && !(index.ready && (index.version ?? 0) >= version)
    })
    if (!isBehind) return true
    if (Date.now() > until) return false
    await pause(POLL_MS)
  }
  return false
}
