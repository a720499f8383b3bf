import {
  expressionBuilder,
  runStatement,
  sql,
  type StatementRunner,
  statements,
  type Tables,
  type UpdateQueryBuilder,
} from '@markwright/db/statements'
import { currentRequestId } from '@markwright/runtime/request-id.ts'
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

/** The channel on which a job's id is announced whenever its record changes. */
export const JOB_CHANGED = 'job_changed'

const COLUMNS = [
  'id',
  'queue',
  'name',
  'payload',
  'owner_id as ownerId',
  'state',
  'progress',
  'detail',
  'result',
  'error',
  'cause',
  'attempts',
  'runs',
  'request_id as requestId',
  'created_at as createdAt',
  'started_at as startedAt',
  'finished_at as finishedAt',
] as const

/** Where statements are run: a client of the driver, or a transaction of another library. */
export type Statements = StatementRunner

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
  await runStatement(
    db,
    statements.insertInto('job').values({
      id: sql<string>`${id}::uuid`,
      queue: job.queue,
      name: job.name,
      payload: sql<string>`${JSON.stringify(job.payload.parse(payload))}::jsonb`,
      owner_id: sql<string | null>`${ownerId ?? null}::uuid`,
      available_at: sql<Date>`coalesce(${runAt ?? null}::timestamptz, now())`,
      request_id: currentRequestId() ?? null,
    }),
  )
}

export async function findJob(db: Statements, id: string): Promise<JobRecord | null> {
  const [found] = await runStatement(db, statements.selectFrom('job').select(COLUMNS).where('id', '=', id))
  return found ?? null
}

/** Whether there is a job of this kind in one of these states. */
export async function isEnqueued(
  db: Statements,
  { name }: JobDefinition,
  states: readonly JobState[],
): Promise<boolean> {
  const found = statements.selectFrom('job').select('id').where('name', '=', name).where('state', 'in', states).limit(1)
  return (await runStatement(db, found)).length === 1
}

/** When a job of this kind was ordered last; null where it never was. */
export async function lastOrdered(db: Statements, { name }: JobDefinition): Promise<Date | null> {
  const [last] = await runStatement(
    db,
    statements
      .selectFrom('job')
      .select((query) => query.fn.max('created_at').as('at'))
      .where('name', '=', name),
  )
  return last?.at ?? null
}

/** The jobs that an update changes, and the notice of each. */
const notified = (changed: UpdateQueryBuilder<Tables, 'job', 'job', { id: string }>) =>
  statements
    .with('changed', () => changed)
    .selectFrom('changed')
    .select((query) => ['changed.id', sql`pg_notify(${JOB_CHANGED}, ${query.ref('changed.id')}::text)`.as('notice')])

/** The job as long as a run holds it. */
const heldBy = (id: string, lease: string) =>
  statements
    .updateTable('job')
    .where('id', '=', sql<string>`${id}::uuid`)
    .where('lease', '=', sql<string>`${lease}::uuid`)
    .where('state', '=', 'active')

/** Cancels a queued job at once and asks an active one to stop; gives the record as it then stands. */
export async function requestCancel(db: Statements, id: string): Promise<JobRecord | null> {
  const cancelled = statements
    .updateTable('job')
    .set((query) => ({
      cancel_requested: true,
      state: query
        .case()
        .when('state', '=', 'queued')
        .then(sql<JobState>`'cancelled'::job_state`)
        .else(query.ref('state'))
        .end(),
      finished_at: query
        .case()
        .when('state', '=', 'queued')
        .then(query.fn<Date | null>('now'))
        .else(query.ref('finished_at'))
        .end(),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'active'])
    .returning('id')
  await runStatement(db, notified(cancelled))
  return findJob(db, id)
}

/**
 * Has a job that has failed start again, with all its attempts; what it had done stays done.
 * @returns whether there was one
 */
export async function restartJob(db: Statements, id: string): Promise<boolean> {
  const restarted = statements
    .updateTable('job')
    .set({
      state: 'queued',
      attempts: 0,
      error: null,
      finished_at: null,
      cancel_requested: false,
      available_at: sql<Date>`now()`,
    })
    .where('id', '=', sql<string>`${id}::uuid`)
    .where('state', '=', 'failed')
    .returning('id')
  return (await runStatement(db, notified(restarted))).length === 1
}

export type Claim = JobRecord & { lease: string; cancelRequested: boolean }

/** A job whose holder has not been heard of for so long is free for another. */
const HEARTBEAT_STALE_SECONDS = 15
const isStale = expressionBuilder<Tables, 'job'>()(
  'heartbeat_at',
  '<',
  sql<Date>`now() - ${sql.lit(HEARTBEAT_STALE_SECONDS)} * interval '1 second'`,
)

/**
 * Claims a job for this worker: one that waits, or one whose worker has died. Null where there is nothing to take.
 * The lease in the answer is what all later writes of this run must name.
 */
export async function claimJob(db: Statements, id: string, lease: string): Promise<Claim | null> {
  const claimed = statements
    .updateTable('job')
    .set((query) => ({
      state: 'active',
      lease,
      heartbeat_at: sql<Date>`now()`,
      attempts: query('attempts', '+', 1),
      runs: query('runs', '+', 1),
      started_at: query.fn.coalesce(query.ref('started_at'), sql<Date>`now()`),
    }))
    .where('id', '=', id)
    .where((query) => query.or([query('state', '=', 'queued'), query.and([query('state', '=', 'active'), isStale])]))
    .returningAll()
  const [claim] = await runStatement(
    db,
    statements
      .with('claimed', () => claimed)
      .with('notified', (query) =>
        query
          .selectFrom('claimed')
          .select((query) => sql`pg_notify(${JOB_CHANGED}, ${query.ref('claimed.id')}::text)`.as('notice')),
      )
      .selectFrom(['claimed', 'notified'])
      .select([...COLUMNS, 'cancel_requested as cancelRequested']),
  )
  return claim ? { ...claim, lease } : null
}

/**
 * Notes that a job has advanced for good: what it has done will not be done again. Its attempts begin anew, so that a
 * long job which is interrupted now and then is not given up. Within the transaction that writes what was done.
 * @returns false where another worker holds the job, whose transaction must then be rolled back
 */
export async function advanceJob(db: Statements, id: string, lease: string): Promise<boolean> {
  const advanced = heldBy(id, lease)
    .set({ heartbeat_at: sql<Date>`now()`, attempts: 1 })
    .returning('id')
  return (await runStatement(db, advanced)).length === 1
}

/** Renews the lease; returns whether the worker still holds the job and whether it should stop. */
export async function beat(db: Statements, id: string, lease: string): Promise<'held' | 'cancelled' | 'lost'> {
  const alive = heldBy(id, lease)
    .set({ heartbeat_at: sql<Date>`now()` })
    .returning('cancel_requested')
  const [job] = await runStatement(db, alive)
  if (!job) return 'lost'
  return job.cancel_requested ? 'cancelled' : 'held'
}

export async function recordProgress(
  db: Statements,
  id: string,
  lease: string,
  progress: number,
  detail: Record<string, unknown> | null,
): Promise<void> {
  const advanced = heldBy(id, lease)
    .set({
      progress: Math.max(0, Math.min(100, Math.floor(progress))),
      heartbeat_at: sql<Date>`now()`,
      ...(detail && { detail: JSON.stringify(detail) }),
    })
    .returning('id')
  await runStatement(db, notified(advanced))
}

export type Outcome =
  | { state: 'completed'; result: Record<string, unknown> | null }
  | { state: 'failed'; error: JobError; cause?: string }
  | { state: 'cancelled' }
  | { state: 'queued'; retryAfterMs: number; countAttempt: boolean; error?: JobError; cause?: string }

/** Ends a run; false where the job had meanwhile passed to another worker. */
export async function releaseJob(db: Statements, id: string, lease: string, outcome: Outcome): Promise<boolean> {
  const retryAfterMs = outcome.state === 'queued' ? outcome.retryAfterMs : 0
  const forgotten = outcome.state === 'queued' && !outcome.countAttempt ? 1 : 0
  const released = heldBy(id, lease)
    .set((query) => ({
      state: outcome.state,
      lease: null,
      ...(outcome.state === 'completed' && { progress: 100 }),
      result: outcome.state === 'completed' && outcome.result ? JSON.stringify(outcome.result) : null,
      error: 'error' in outcome && outcome.error ? JSON.stringify(outcome.error) : null,
      ...('cause' in outcome && outcome.cause && { cause: outcome.cause }),
      finished_at: outcome.state === 'queued' ? null : sql<Date>`now()`,
      available_at: sql<Date>`now() + ${retryAfterMs} * interval '1 millisecond'`,
      attempts: sql<number>`greatest(0, ${query.ref('attempts')} - ${forgotten}::int)`,
    }))
    .returning('id')
  return (await runStatement(db, notified(released))).length === 1
}

/** Jobs that should be in a queue by now, or whose worker has died: the queue may have lost them. */
export async function listOverdueJobs(db: Statements): Promise<{ id: string; queue: string; name: string }[]> {
  return runStatement(
    db,
    statements
      .selectFrom('job')
      .select(['id', 'queue', 'name'])
      .where((query) =>
        query.or([
          query.and([
            query('state', '=', 'queued'),
            query('available_at', '<', sql<Date>`now() - interval '5 seconds'`),
          ]),
          query.and([query('state', '=', 'active'), isStale]),
        ]),
      )
      .orderBy('available_at')
      .limit(200),
  )
}
