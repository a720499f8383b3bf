import type { clearAccount, JobHandler } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'

/**
 * Deletes objects whose rows went with a closed account, then what has been written to the account since. An object that
 * cannot be deleted holds up no others.
 */
export function clearAccountHandler({
  clearRows,
  objects,
}: {
  clearRows: (accountId: string) => Promise<void>
  objects: Pick<ObjectStore, 'delete'>
}): JobHandler<typeof clearAccount> {
  return async ({ accountId, objectKeys }, run) => {
    const failures: unknown[] = []
    for (const key of objectKeys) {
      run.signal.throwIfAborted()
      await objects.delete(key).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
    await clearRows(accountId)
    return { objects: objectKeys.length }
  }
}
