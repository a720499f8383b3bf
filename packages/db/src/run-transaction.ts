import { retryTransaction, type TransactionOptions } from '@markwright/runtime/transaction.ts'
import type { QueryBuilder } from './query-builder.ts'

/** Runs work in a transaction of the query builder, and repeats it where another transaction made it fail. */
export const runTransaction = <Result>(
  db: QueryBuilder,
  work: (tx: QueryBuilder) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> => retryTransaction(() => db.transaction().execute(work), options)
