import type { Pool } from 'pg'

/** Forgets prices by which nobody has ordered, a day after they have expired. */
export async function clearQuotes(pool: Pool): Promise<void> {
  await pool.query(
    `DELETE FROM quote q WHERE q.expires_at < now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM service_order o WHERE o.quote_id = q.id)`,
  )
}
