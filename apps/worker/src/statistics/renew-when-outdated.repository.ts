import { runStatement, sql } from '@markwright/db/statements'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'

/**
 * Renews what is outdated, in one transaction; readers see the old state until the new one is complete. Another worker
 * that does it meanwhile makes this one do nothing. `lock` is the number of an advisory lock.
 * @returns whether it was renewed
 */
export async function renewWhenOutdated(
  pool: Pool,
  work: {
    lock: number
    isOutdated: (client: Pool | PoolClient) => Promise<boolean>
    renew: (client: PoolClient) => Promise<void>
  },
): Promise<boolean> {
  if (!(await work.isOutdated(pool))) return false
  return inTransaction(pool, async (client) => {
    const [lock] = await runStatement(
      client,
      sql<{ locked: boolean }>`SELECT pg_try_advisory_xact_lock(${work.lock}) AS locked`,
    )
    // Another worker may have been done between the first look and the lock.
    if (!lock!.locked || !(await work.isOutdated(client))) return false
    await work.renew(client)
    return true
  })
}
