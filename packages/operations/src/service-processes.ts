import { queryBuilder, sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Pool } from 'pg'
import type { IndexState } from './metrics/index-metrics.ts'

const HEARTBEAT_MS = 10_000
/** A process that has not been seen for so long has ended without saying so. */
export const PROCESS_LOST_SECONDS = 45
/** So long it stays in the list. */
const FORGOTTEN = sql<Date>`now() - interval '1 day'`

/** What a process says of itself. Sizes are bytes. */
export type ProcessFacts = { memoryBytes: number; indexes: Record<string, IndexState> }

/**
 * Writes down every ten seconds that this process runs, and how its indexes are, so that the operations console shows
 * all processes of the site. A process that is closed in order leaves the list.
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

  const beat = async () => {
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
    beating = beat().catch(deps.onError)
  }, HEARTBEAT_MS)

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
