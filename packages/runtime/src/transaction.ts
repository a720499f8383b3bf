import type { Pool, PoolClient } from 'pg'

/**
 * Deadlock, serialization failure, and a row that another transaction has just made: the same work, begun anew, finds
 * things as they then are.
 */
const TRANSIENT = new Set(['40P01', '40001', '23505'])
const TRIES_MAX = 5

/** Runs work in a transaction; again from its beginning where another transaction got in its way. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(pool, work)
    } catch (error) {
      const isTransient = TRANSIENT.has((error as { code?: string }).code ?? '')
      if (!isTransient || tries === TRIES_MAX) throw error
    }
  }
}

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
