import type { Pool, PoolClient } from 'pg'

/** Serialization failure and deadlock: nothing was written, and the same work succeeds when it is repeated. */
const TRANSIENT = new Set(['40001', '40P01'])
const UNIQUE_VIOLATION = '23505'
const TRIES_MAX = 5

/**
 * `retryDuplicates`: also after a row that breaks a uniqueness. For work that looks for the row before it inserts it, and
 * does something else once it is there; for other work the same error would come again.
 */
export type TransactionOptions = { retryDuplicates?: boolean }

/** Repeats a transaction that another one made fail; after five attempts the last error is thrown. */
export async function retryTransaction<Result>(
  attempt: () => Promise<Result>,
  { retryDuplicates = false }: TransactionOptions = {},
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      const canSucceed = TRANSIENT.has(code) || (retryDuplicates && code === UNIQUE_VIOLATION)
      if (!canSucceed || tries === TRIES_MAX) throw error
    }
  }
}

/** Runs work in a transaction of the driver, and repeats it where another transaction made it fail. */
export const inTransaction = <Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> => retryTransaction(() => once(pool, work), options)

async function once<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}
