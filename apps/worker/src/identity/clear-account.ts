import type { clearAccount, JobHandler } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'

/**
 * Deletes what has been written to a closed account since, then objects whose rows went with it. An object that cannot be
 * deleted holds up nothing else.
 */
export function clearAccountHandler({
  clearRows,
  objects,
}: {
  clearRows: (accountId: string) => Promise<void>
  objects: Pick<ObjectStore, 'delete'>
}): JobHandler<typeof clearAccount> {
  return async ({ accountId, objectKeys }, run) => {
    await clearRows(accountId)
    const failures: unknown[] = []
    for (const key of objectKeys) {
      run.signal.throwIfAborted()
      await objects.delete(key).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
    return { objects: objectKeys.length }
  }
}
