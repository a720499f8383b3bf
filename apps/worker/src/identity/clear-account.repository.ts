import { clearAccount, type QueryBuilder, runTransaction, statementsOf } from '@markwright/db'
import { clearAccount as clearAccountJob, recordJob } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'

/** Deletes what has been written to a closed account since, and has its objects deleted by a job of its own. */
export const createAccountClearing = (db: QueryBuilder) => (accountId: string) =>
  runTransaction(db, async (tx) => {
    const objectKeys = await clearAccount(tx, accountId)
    if (objectKeys.length > 0)
      await recordJob(statementsOf(tx), clearAccountJob, { accountId, objectKeys }, randomUUID())
  })
