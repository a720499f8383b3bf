import type { QueryBuilder } from './index.ts'

/**
 * Deadlock, serialization failure, and a row that another transaction has just made: the same work, begun anew, finds
 * things as they then are.
 */
const TRANSIENT = new Set(['40P01', '40001', '23505'])
const TRIES_MAX = 5

/** Runs work in a transaction of the query builder; again from its beginning where another transaction got in its way. */
export async function runTransaction<Result>(
  db: QueryBuilder,
  work: (tx: QueryBuilder) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const isTransient = TRANSIENT.has((error as { code?: string }).code ?? '')
      if (!isTransient || tries === TRIES_MAX) throw error
    }
  }
}
