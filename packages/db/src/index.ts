import { PrismaPg } from '@prisma/adapter-pg'
import { isOutage } from '@markwright/runtime/outage.ts'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Prisma, PrismaClient } from './generated/client.ts'
import type { Tables } from './generated/tables.ts'
import type { QueryBuilder } from './query-builder.ts'

export {
  type Expression,
  expressionBuilder,
  type Insertable,
  type Selectable,
  sql,
  type SqlBool,
  type UpdateObject,
} from 'kysely'
export type { Tables } from './generated/tables.ts'
export type {
  InvoiceBuyer,
  PostalAddress,
  DisplayRate,
  PatentRule,
  ProductContent,
  QuotedFee,
  QuotedItem,
  StoredClearance,
  RefundedItem,
  Sku,
  SkuUnit,
  StoredTextSegment,
  TimeLimit,
} from './json-columns.ts'
export { anyOf } from './any-of.ts'
export {
  hasApplicationNumber,
  hasNumber,
  hasRegistrationNumber,
  listMarksByNumbers,
  marksWithApplicant,
  marksWithParties,
  isDesignation,
  numbersOfMark,
} from './marks.ts'
export { runPrepared } from './run-prepared.ts'
export { namesOf, runStatement, type StatementRunner, statements, statementText } from './statements.ts'
export { listGoodsTexts } from './goods-texts.ts'
export { listPatentCoverage, type PatentCoverage } from './patent-coverage.ts'
export { clearAccount, clearedTables, partlyClearedTables, preservedTables, purchaseOf } from './clear-account.ts'
export { deleteOwn } from './delete-own.ts'
export { ownRecords } from './own-records.ts'
export { accountLock, changeLocked, lockAccount } from './lock-account.ts'
export { runTransaction } from './run-transaction.ts'
export { Prisma, type ImportState, type JobState, type MarkKind, type PartyRole } from './generated/client.ts'

// Days are days: as a `Date` they would shift with the zone of the process.
const asText = (value: string) => value
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format) => (id === pg.types.builtins.DATE ? asText : pg.types.getTypeParser(id, format)),
}

/**
 * Connections for statements written by hand; days are returned as `YYYY-MM-DD`. Where none is free
 * within `waitMs`, the caller gets an error that counts as an outage (`isOutage`), so that its transaction ends.
 */
export function connectPool(options: {
  url: string
  max: number
  waitMs?: number
  onError?: (error: Error) => void
}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: options.waitMs ?? 30_000,
  })
  // An idle connection that breaks must not end the process; the next statement gets a fresh one.
  pool.on('error', options.onError ?? (() => {}))
  // Nor one that breaks while it is held between two statements, which the next of them reports.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const RETRY_MS = 1000

/**
 * Resolves once the database answers; meanwhile it is tried every second.
 * @throws for what waiting does not mend, such as a wrong password
 */
export async function waitForDatabase(pool: pg.Pool, onWaiting: (error: Error) => void): Promise<void> {
  for (;;) {
    try {
      await pool.query('SELECT 1')
      return
    } catch (error) {
      if (!isOutage(error)) throw error
      onWaiting(error as Error)
      await pause(RETRY_MS)
    }
  }
}

/** Typed statements over the connections of a pool; ending the pool ends it too. */
export const queryBuilder = (pool: pg.Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
export type { QueryBuilder } from './query-builder.ts'

/** Typed statements within the transaction that a client of the driver has begun (`inTransaction`). */
export const queryBuilderOf = (client: pg.PoolClient): QueryBuilder =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        // The one who began the transaction ends it.
        connect: async () => ({ query: client.query.bind(client), release: () => {} }),
        end: async () => {},
      },
    }),
  })

export function connectDatabase(options: { url: string; max: number }) {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: options.url, max: options.max }) })
}
export type Db = ReturnType<typeof connectDatabase>

/** A transaction for what brings statements of its own, as a client of the driver runs them. */
export const statementsIn = (tx: Prisma.TransactionClient) => ({
  query: async (statement: string, values: unknown[]) => ({
    rows: await tx.$queryRawUnsafe<unknown[]>(statement, ...values),
  }),
})

/** Likewise a transaction of the query builder. */
export const statementsOf = (tx: QueryBuilder) => ({
  query: async (statement: string, values: unknown[]) => ({
    rows: (await tx.executeQuery(CompiledQuery.raw(statement, values))).rows,
  }),
})
