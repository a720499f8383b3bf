import { advanceJob, type JobHandler, type sendAnnouncement } from '@markwright/jobs'
import type { Pool } from 'pg'

const BATCH = 1000

type Audience = { kind: 'all' | 'cardLevel' | 'phone'; cardLevel?: number; phone?: string }

const MEANT = `($1 = 'all'
  OR ($1 = 'cardLevel' AND $2::smallint = greatest(
    CASE WHEN card_expires_at IS NULL OR card_expires_at > now() THEN card_level END,
    (SELECT max(e.card_level) FROM entitlement e
      WHERE e.account_id = account.id AND e.revoked_at IS NULL AND e.starts_at <= now() AND e.ends_at > now())))
  OR ($1 = 'phone' AND phone = $3))`

/**
 * Gives the announcement to its members in batches. A member gets it once however often the job runs, so whoever takes
 * over from a worker that died starts from the beginning.
 */
export function sendAnnouncementHandler({ pool }: { pool: Pool }): JobHandler<typeof sendAnnouncement> {
  return async ({ announcementId }, run) => {
    const audience = await begin(pool, announcementId, run.jobId)
    // It was called back, and is perhaps scheduled anew by another job.
    if (!audience) return { receivers: 0 }
    const meant = [audience.kind, audience.cardLevel ?? null, audience.phone ?? null]
    const total = await countMeant(pool, meant)
    let done = 0
    let last: string | null = null
    do {
      run.signal.throwIfAborted()
      const batch = await deliver(pool, [...meant, announcementId, last])
      // Those of an earlier run are no advance.
      if (batch.given > 0) await advanceJob(pool, run.jobId, run.lease)
      done += batch.size
      last = batch.last
      await run.progress(Math.min(99, (100 * done) / Math.max(total, 1)), { delivered: done, total })
    } while (last)
    await finish(pool, announcementId, run.jobId)
    return { receivers: done }
  }
}

/** Marks the announcement of a job that is given up. */
export async function announcementFailed(pool: Pool, jobId: string): Promise<void> {
  await pool.query(
    "UPDATE announcement SET status = 'failed' WHERE job_id = $1 AND status IN ('scheduled', 'sending')",
    [jobId],
  )
}

async function begin(pool: Pool, announcementId: string, jobId: string): Promise<Audience | null> {
  const { rows } = await pool.query<{ audience: Audience }>(
    `UPDATE announcement SET status = 'sending' WHERE id = $1 AND job_id = $2 AND status IN ('scheduled', 'sending')
     RETURNING audience`,
    [announcementId, jobId],
  )
  return rows[0]?.audience ?? null
}

async function countMeant(pool: Pool, meant: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM account WHERE ${MEANT}`, meant)
  return rows[0]!.n
}

/** The next members after `last`, in the order of their ids; null as `last` once there are none. */
async function deliver(pool: Pool, values: unknown[]): Promise<{ size: number; given: number; last: string | null }> {
  const { rows } = await pool.query<{ size: number; given: number; last: string | null }>(
    `WITH batch AS (
       SELECT id FROM account WHERE ${MEANT} AND ($5::uuid IS NULL OR id > $5::uuid) ORDER BY id LIMIT ${BATCH}),
     given AS (
       INSERT INTO notice (id, account_id, announcement_id, type)
       SELECT gen_random_uuid(), id, $4::uuid, 'announcement' FROM batch
       ON CONFLICT (announcement_id, account_id) DO NOTHING RETURNING 1)
     SELECT count(*)::int AS size, (SELECT count(*)::int FROM given) AS given, (SELECT id FROM batch ORDER BY id DESC LIMIT 1) AS last FROM batch`,
    values,
  )
  return rows[0]!
}

async function finish(pool: Pool, announcementId: string, jobId: string): Promise<void> {
  await pool.query(
    `UPDATE announcement SET status = 'sent', sent_at = now()
     WHERE id = $1 AND job_id = $2 AND status IN ('sending', 'failed')`,
    [announcementId, jobId],
  )
}
