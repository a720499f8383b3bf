import type { Pool } from 'pg'

const KEPT_DAYS = 30

/** Deletes sessions that ended a month ago, with the refresh tokens that were spent in them; gives how many. */
export async function clearSessions(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM session WHERE least(refresh_expires_at, revoked_at) < now() - $1 * interval '1 day'`,
    [KEPT_DAYS],
  )
  return rowCount ?? 0
}
