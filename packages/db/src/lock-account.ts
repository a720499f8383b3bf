import { sql } from 'kysely'
import type { QueryBuilder } from './query-builder.ts'
import { runTransaction } from './run-transaction.ts'
import { statements } from './statements.ts'

/**
 * Locks an account until the transaction ends, so that changes which count or compare its records run one at a time. Rows
 * that refer to the account can be written meanwhile: whoever writes one may hold what the owner of the lock waits for.
 */
export const lockAccount = (tx: QueryBuilder, accountId: string) =>
  tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()

/** Runs a change in a transaction that holds the lock of the account, again where another transaction made it fail. */
export const changeLocked = <Result>(
  db: QueryBuilder,
  accountId: string,
  change: (tx: QueryBuilder) => Promise<Result>,
): Promise<Result> =>
  runTransaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    return change(tx)
  })

/** Locks an account in a transaction of another library (`runStatement`). */
export const accountLock = (accountId: string) =>
  statements
    .selectFrom('account')
    .select('id')
    .where('id', '=', sql<string>`${accountId}::uuid`)
    .forNoKeyUpdate()
