import { queryBuilder, sql, namesOf } from '@markwright/db'
import type { CallObserver } from '@markwright/providers'
import type { Pool } from 'pg'

const row = namesOf('provider_status', 'provider_status')
const added = namesOf('provider_status', 'excluded')

const WRITE_MS = 5000

type Tally = {
  successes: number
  failures: number
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
  lastFailure: string | null
}

/** Saves how calls to providers ended, a few seconds later and all at once, without making a call wait or fail. */
export function createProviderStatuses(deps: { pool: Pool; now: () => Date; onError: (error: unknown) => void }) {
  const db = queryBuilder(deps.pool)
  let tallies = new Map<string, Tally>()

  const observe: CallObserver = ({ provider, failure }) => {
    const tally: Tally = tallies.get(provider) ?? {
      successes: 0,
      failures: 0,
      lastSuccessAt: null,
      lastFailureAt: null,
      lastFailure: null,
    }
    if (failure === null) {
      tally.successes++
      tally.lastSuccessAt = deps.now()
    } else {
      tally.failures++
      tally.lastFailureAt = deps.now()
      tally.lastFailure = failure
    }
    tallies.set(provider, tally)
  }

  const write = async () => {
    if (tallies.size === 0) return
    const rows = [...tallies].map(([name, tally]) => ({
      name,
      successes: tally.successes,
      failures: tally.failures,
      last_success_at: tally.lastSuccessAt,
      last_failure_at: tally.lastFailureAt,
      last_failure: tally.lastFailure,
    }))
    tallies = new Map()
    await db
      .insertInto('provider_status')
      // Several processes write the same rows: in the same order, none waits for another in a circle.
      .values(rows.toSorted((left, right) => (left.name < right.name ? -1 : 1)))
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          successes: sql`${row.successes} + ${added.successes}`,
          failures: sql`${row.failures} + ${added.failures}`,
          last_success_at: sql`greatest(${row.last_success_at}, ${added.last_success_at})`,
          last_failure_at: sql`greatest(${row.last_failure_at}, ${added.last_failure_at})`,
          last_failure: sql`coalesce(${added.last_failure}, ${row.last_failure})`,
        }),
      )
      .execute()
  }
  const timer = setInterval(() => void write().catch(deps.onError), WRITE_MS)

  return {
    observe,
    /** Writes what has not been written yet. */
    write,
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}
