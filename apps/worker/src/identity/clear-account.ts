import { clearAccount, type QueryBuilder, runTransaction, statementsOf } from '@markwright/db'
import { clearAccount as clearAccountJob, type JobHandler, recordJob } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'
import { randomUUID } from 'node:crypto'

/**
 * Deletes objects whose rows went with a closed account, then what has been written to the account since. An object that
 * cannot be deleted holds up no others.
 */
export function clearAccountHandler({
  db,
  objects,
}: {
  db: QueryBuilder
  objects: Pick<ObjectStore, 'delete'>
}): JobHandler<typeof clearAccountJob> {
  return async ({ accountId, objectKeys }, run) => {
    const failures: unknown[] = []
    for (const key of objectKeys) {
      run.signal.throwIfAborted()
      await objects.delete(key).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
    await runTransaction(db, async (tx) => {
      const late = await clearAccount(tx, accountId)
      if (late.length > 0)
        await recordJob(statementsOf(tx), clearAccountJob, { accountId, objectKeys: late }, randomUUID())
    })
    return { objects: objectKeys.length }
  }
}
