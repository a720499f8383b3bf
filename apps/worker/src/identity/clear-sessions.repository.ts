import { runStatement, sql, statements } from '@markwright/db/statements'
import type { Pool } from 'pg'

const RETENTION_DAYS = 30

/** Deletes sessions that ended a month ago, with the refresh tokens that were spent in them; gives how many. */
export async function clearSessions(pool: Pool): Promise<number> {
  const ended = statements
    .deleteFrom('session')
    .where(
      (query) => query.fn<Date>('least', ['refresh_expires_at', 'revoked_at']),
      '<',
      sql<Date>`now() - ${RETENTION_DAYS} * interval '1 day'`,
    )
    .returning('id')
  return (await runStatement(pool, ended)).length
}
