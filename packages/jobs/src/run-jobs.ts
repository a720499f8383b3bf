import { countRepeats } from '@markwright/runtime/count-repeats.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { queueNames, type JobDefinition, type Payload, type QueueName } from './define-job.ts'
import {
  beat,
  claimJob,
  findJob,
  listOverdueJobs,
  recordProgress,
  releaseJob,
  type Claim,
  type JobError,
} from './job-record.ts'
import type { Queues } from './queues.ts'

/** What a handler knows about its run. */
export type JobRun = {
  jobId: string
  /** Writes of the run must name it, so that a run which has lost its job changes nothing more. */
  lease: string
  /** Aborts when the job was cancelled, has passed to another worker, or the process stops. */
  signal: AbortSignal
  progress(percent: number, detail?: Record<string, unknown>): Promise<void>
}

export type JobHandler<J extends JobDefinition> = (
  payload: Payload<J>,
  run: JobRun,
) => Promise<Record<string, unknown> | null>

/** The job cannot succeed however often it is tried. */
export class JobRefusal extends Error {
  constructor(readonly reason: JobError) {
    super(reason.en)
  }
}

type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

const HEARTBEAT_MS = 3000
const SWEEP_MS = 5000
const PROGRESS_MS = 250

const failed = { id: 'job.failed', cn: '任务执行失败，请稍后重试。', en: 'The job failed. Please try again later.' }
const crashed = {
  id: 'job.crashed',
  cn: '任务多次使处理程序异常退出，已停止重试。',
  en: 'The job kept ending its worker and is not tried again.',
}

/** Told of a job that is about to count as failed; may be told twice. */
export type FailureHandler = (jobId: string) => Promise<void>

export type JobBinding = {
  job: JobDefinition
  handle: JobHandler<JobDefinition>
  onFailed: FailureHandler | undefined
}

/** Ties a handler to its job, so that a list of both keeps its types. */
export const bindJob = <J extends JobDefinition>(
  job: J,
  handle: JobHandler<J>,
  onFailed?: FailureHandler,
): JobBinding => ({ job, handle, onFailed })

/**
 * Runs jobs until it is closed: each by the one worker that holds its lease, again after a failure or the death of its
 * worker, and never again once it has ended.
 * @throws when a job has no handler, or two.
 */
export async function runJobs(deps: {
  pool: Pool
  queues: Queues
  definitions: readonly JobDefinition[]
  bindings: readonly JobBinding[]
  concurrency: Record<QueueName, number>
  logger: Log
}) {
  const { pool, queues, logger } = deps
  const bindings = completeBindings(deps.definitions, deps.bindings)
  const stopping = new AbortController()
  const onHeartbeatFailed = countRepeats(logger.warn.bind(logger), 'heartbeat failed')
  const onSweepFailed = countRepeats(logger.warn.bind(logger), 'sweep failed')

  const runOne = async (jobId: string, again: (delayMs: number) => Promise<never>) => {
    const claim = await claimJob(pool, jobId, randomUUID())
    if (!claim) {
      const job = await findJob(pool, jobId)
      // Another worker holds it, or its death is too fresh to be believed: look again later.
      if (job?.state === 'active') await again(HEARTBEAT_MS)
      return
    }
    const binding = bindings.get(claim.name)
    if (!binding) throw new Error(`no handler for ${claim.name}`)
    const retryAfterMs = await attempt(claim, binding)
    if (retryAfterMs !== null) await again(retryAfterMs)
  }

  /** Null where the job has ended, otherwise the wait until the next attempt. */
  const attempt = async (claim: Claim, { job, handle, onFailed }: JobBinding): Promise<number | null> => {
    const { id, lease } = claim
    const facts = { jobId: id, job: claim.name, attempt: claim.attempts }
    const fail = async (error: JobError) => {
      await onFailed?.(id)
      await releaseJob(pool, id, lease, { state: 'failed', error })
    }
    if (claim.attempts > job.attempts) {
      logger.error(facts, 'job given up')
      await fail(crashed)
      return null
    }
    const lost = new AbortController()
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    const heart = setInterval(() => {
      beat(pool, id, lease).then(
        (standing) => standing !== 'held' && lost.abort(standing),
        (error: unknown) => onHeartbeatFailed(error, facts),
      )
    }, HEARTBEAT_MS)
    logger.info(facts, 'job started')
    try {
      // The process may have been asked to stop while the job was taken.
      signal.throwIfAborted()
      const result = await handle(job.payload.parse(claim.payload), {
        jobId: id,
        lease,
        signal,
        progress: throttledProgress(pool, id, lease),
      })
      await releaseJob(pool, id, lease, { state: 'completed', result })
      logger.info(facts, 'job completed')
      return null
    } catch (error) {
      if (lost.signal.aborted && lost.signal.reason === 'lost') {
        logger.warn(facts, 'job passed to another worker')
        return null
      }
      if (lost.signal.aborted) {
        await releaseJob(pool, id, lease, { state: 'cancelled' })
        logger.info(facts, 'job cancelled')
        return null
      }
      if (stopping.signal.aborted) {
        await releaseJob(pool, id, lease, { state: 'queued', retryAfterMs: 0, countAttempt: false })
        return 100
      }
      const refusal = error instanceof JobRefusal ? error.reason : null
      if (refusal || claim.attempts >= job.attempts) {
        logger.error({ ...facts, err: error }, 'job failed')
        await fail(refusal ?? failed)
        return null
      }
      const retryAfterMs = job.backoffMs * 2 ** (claim.attempts - 1)
      logger.warn({ ...facts, err: error, retryAfterMs }, 'job will be tried again')
      await releaseJob(pool, id, lease, { state: 'queued', retryAfterMs, countAttempt: true, error: failed })
      return retryAfterMs
    } finally {
      clearInterval(heart)
    }
  }

  const sweep = async () => {
    for (const { id, queue, name } of await listOverdueJobs(pool)) await queues.dispatch(queue as QueueName, name, id)
  }
  const sweepSafely = () => sweep().catch((error: unknown) => onSweepFailed(error))
  await sweepSafely()
  const sweeping = setInterval(() => void sweepSafely(), SWEEP_MS)

  for (const name of queueNames) await queues.work(name, { concurrency: deps.concurrency[name] }, runOne)

  return {
    /** Lets running jobs reach a safe point and gives them back. */
    async close() {
      clearInterval(sweeping)
      stopping.abort()
      await queues.close()
    },
  }
}

function completeBindings(definitions: readonly JobDefinition[], bindings: readonly JobBinding[]) {
  const byName = new Map(bindings.map((binding) => [binding.job.name, binding]))
  const missing = definitions.filter(({ name }) => !byName.has(name)).map(({ name }) => name)
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`)
  if (byName.size !== bindings.length) throw new Error('a job has two handlers')
  return byName
}

function throttledProgress(pool: Pool, id: string, lease: string): JobRun['progress'] {
  let lastAt = 0
  return async (percent, detail) => {
    if (Date.now() - lastAt < PROGRESS_MS) return
    lastAt = Date.now()
    await recordProgress(pool, id, lease, percent, detail ?? null)
  }
}
