import { currentRequestId } from '@markwright/runtime/request-id.ts'
import type { ClientBase, Pool } from 'pg'
import type { JobDefinition, Payload } from './define-job.ts'

export type JobState = 'queued' | 'active' | 'completed' | 'failed' | 'cancelled'

/** A sentence for people, with an id for programs. */
export type JobError = { id: string; cn: string; en: string }

export type JobRecord = {
  id: string
  queue: string
  name: string
  payload: unknown
  /** The member who ordered it; null where the operator or the site did. */
  ownerId: string | null
  state: JobState
  progress: number
  detail: Record<string, unknown> | null
  result: Record<string, unknown> | null
  error: JobError | null
  /** What the last run that failed said, for operators. */
  cause: string | null
  /** Runs since the job advanced for the last time. */
  attempts: number
  /** All runs there have been. */
  runs: number
  /** Of the request that ordered it, directly or by another job; null where the site did. */
  requestId: string | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
}

/** The channel on which a job's id is told whenever its record changes. */
export const JOB_CHANGED = 'job_changed'

const COLUMNS = `id, queue, name, payload, owner_id AS "ownerId", state, progress, detail, result, error, cause,
  attempts, runs, request_id AS "requestId", created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt"`

const TELL = (from: string) => `SELECT pg_notify('${JOB_CHANGED}', id::text), ${from}.* FROM ${from}`

type Queryable = Pick<ClientBase | Pool, 'query'>

/** Where statements are run: a client of the driver, or a transaction of another library. */
export type Statements = { query(statement: string, values: unknown[]): Promise<{ rows: unknown[] }> }

/** `ownerId`: the member who may see and cancel the job. `runAt`: when it may start; at once where it is absent. */
export type JobOrder = { ownerId?: string; runAt?: Date }

/** Writes down that a job is to be done. Within a transaction it exists only once that is committed. */
export async function recordJob<J extends JobDefinition>(
  db: Statements,
  job: J,
  payload: Payload<J>,
  id: string,
  { ownerId, runAt }: JobOrder = {},
): Promise<void> {
  await db.query(
    `INSERT INTO job (id, queue, name, payload, owner_id, available_at, request_id)
     VALUES ($1::uuid, $2, $3, $4::jsonb, $5::uuid, coalesce($6::timestamptz, now()), $7)`,
    [
      id,
      job.queue,
      job.name,
      JSON.stringify(job.payload.parse(payload)),
      ownerId ?? null,
      runAt ?? null,
      currentRequestId() ?? null,
    ],
  )
}

export async function findJob(db: Queryable, id: string): Promise<JobRecord | null> {
  const { rows } = await db.query(`SELECT ${COLUMNS} FROM job WHERE id = $1`, [id])
  return rows[0] ?? null
}

/** Whether there is a job of this kind in one of these states. */
export async function isOrdered(db: Queryable, { name }: JobDefinition, states: readonly JobState[]): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM job WHERE name = $1 AND state = ANY($2::job_state[]) LIMIT 1', [
    name,
    states,
  ])
  return rowCount === 1
}

/** When a job of this kind was ordered last; null where it never was. */
export async function lastOrdered(db: Queryable, { name }: JobDefinition): Promise<Date | null> {
  const { rows } = await db.query('SELECT max(created_at) AS at FROM job WHERE name = $1', [name])
  return rows[0]?.at ?? null
}

/** Cancels a queued job at once and asks an active one to stop; gives the record as it then stands. */
export async function requestCancel(db: Queryable, id: string): Promise<JobRecord | null> {
  await db.query(
    `WITH changed AS (
       UPDATE job SET
         cancel_requested = true,
         state = CASE WHEN state = 'queued' THEN 'cancelled'::job_state ELSE state END,
         finished_at = CASE WHEN state = 'queued' THEN now() ELSE finished_at END
       WHERE id = $1 AND state IN ('queued', 'active') RETURNING id)
     ${TELL('changed')}`,
    [id],
  )
  return findJob(db, id)
}

/**
 * Has a job that has failed start again, with all its attempts; what it had done stays done.
 * @returns whether there was one
 */
export async function restartJob(db: Statements, id: string): Promise<boolean> {
  const { rows } = await db.query(
    `WITH changed AS (
       UPDATE job SET state = 'queued', attempts = 0, error = NULL, finished_at = NULL, cancel_requested = false,
         available_at = now()
       WHERE id = $1::uuid AND state = 'failed' RETURNING id)
     ${TELL('changed')}`,
    [id],
  )
  return rows.length === 1
}

export type Claim = JobRecord & { lease: string; cancelRequested: boolean }

/** A job whose holder has not been heard of for so long is free for another. */
const HEARTBEAT_STALE_SECONDS = 15

/**
 * Takes a job for this worker: one that waits, or one whose worker has died. Null where there is nothing to take.
 * The lease in the answer is what all later writes of this run must name.
 */
export async function claimJob(db: Queryable, id: string, lease: string): Promise<Claim | null> {
  const { rows } = await db.query(
    `WITH claimed AS (
       UPDATE job SET state = 'active', lease = $2, heartbeat_at = now(), attempts = attempts + 1, runs = runs + 1,
         started_at = coalesce(started_at, now())
       WHERE id = $1 AND (state = 'queued' OR (state = 'active' AND heartbeat_at < now() - ${HEARTBEAT_STALE_SECONDS} * interval '1 second'))
       RETURNING *),
     told AS (SELECT pg_notify('${JOB_CHANGED}', id::text) FROM claimed)
     SELECT ${COLUMNS}, lease, cancel_requested AS "cancelRequested" FROM claimed, told`,
    [id, lease],
  )
  return rows[0] ?? null
}

/**
 * Notes that a job has advanced for good: what it has done will not be done again. Its attempts begin anew, so that a
 * long job which is interrupted now and then is not given up. Within the transaction that writes what was done.
 * @returns false where another worker holds the job, whose transaction must then be rolled back
 */
export async function advanceJob(db: Statements, id: string, lease: string): Promise<boolean> {
  const { rows } = await db.query(
    `UPDATE job SET heartbeat_at = now(), attempts = 1 WHERE id = $1::uuid AND lease = $2::uuid AND state = 'active'
     RETURNING id`,
    [id, lease],
  )
  return rows.length === 1
}

/** Says that the holder lives; tells whether it still holds the job and whether it should stop. */
export async function beat(db: Queryable, id: string, lease: string): Promise<'held' | 'cancelled' | 'lost'> {
  const { rows } = await db.query(
    `UPDATE job SET heartbeat_at = now() WHERE id = $1 AND lease = $2 AND state = 'active' RETURNING cancel_requested`,
    [id, lease],
  )
  if (rows.length === 0) return 'lost'
  return rows[0].cancel_requested ? 'cancelled' : 'held'
}

export async function recordProgress(
  db: Queryable,
  id: string,
  lease: string,
  progress: number,
  detail: Record<string, unknown> | null,
): Promise<void> {
  await db.query(
    `WITH changed AS (
       UPDATE job SET progress = $3, detail = coalesce($4::jsonb, detail), heartbeat_at = now()
       WHERE id = $1 AND lease = $2 AND state = 'active' RETURNING id)
     ${TELL('changed')}`,
    [id, lease, Math.max(0, Math.min(100, Math.floor(progress))), detail && JSON.stringify(detail)],
  )
}

export type Outcome =
  | { state: 'completed'; result: Record<string, unknown> | null }
  | { state: 'failed'; error: JobError; cause?: string }
  | { state: 'cancelled' }
  | { state: 'queued'; retryAfterMs: number; countAttempt: boolean; error?: JobError; cause?: string }

/** Ends a run; false where the job had meanwhile passed to another worker. */
export async function releaseJob(db: Queryable, id: string, lease: string, outcome: Outcome): Promise<boolean> {
  const ended = outcome.state !== 'queued'
  const { rowCount } = await db.query(
    `WITH changed AS (
       UPDATE job SET state = $3::job_state, lease = NULL,
         progress = CASE WHEN $3 = 'completed' THEN 100 ELSE progress END,
         result = $4, error = $5, cause = coalesce($9, cause),
         finished_at = CASE WHEN $6 THEN now() END,
         available_at = now() + $7 * interval '1 millisecond',
         attempts = greatest(0, attempts - $8)
       WHERE id = $1 AND lease = $2 AND state = 'active' RETURNING id)
     ${TELL('changed')}`,
    [
      id,
      lease,
      outcome.state,
      outcome.state === 'completed' && outcome.result ? JSON.stringify(outcome.result) : null,
      'error' in outcome && outcome.error ? JSON.stringify(outcome.error) : null,
      ended,
      outcome.state === 'queued' ? outcome.retryAfterMs : 0,
      outcome.state === 'queued' && !outcome.countAttempt ? 1 : 0,
      ('cause' in outcome && outcome.cause) || null,
    ],
  )
  return rowCount === 1
}

/** Jobs that should be in a queue by now, or whose worker has died: the queue may have lost them. */
export async function listOverdueJobs(db: Queryable): Promise<{ id: string; queue: string; name: string }[]> {
  const { rows } = await db.query(
    `SELECT id, queue, name FROM job
     WHERE (state = 'queued' AND available_at < now() - interval '5 seconds')
        OR (state = 'active' AND heartbeat_at < now() - ${HEARTBEAT_STALE_SECONDS} * interval '1 second')
     ORDER BY available_at LIMIT 200`,
  )
  return rows
}
