import { countRepeats } from '@markwright/runtime/count-repeats.ts'
import { isOutage } from '@markwright/runtime/outage.ts'
import { withRequestId } from '@markwright/runtime/request-id.ts'
import { describeSpan, failSpan, withSpan } from '@markwright/runtime/tracing.ts'
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
import type { Queues, Schedule } from './queues.ts'
import { recordEvent } from './record-event.ts'

/** What an error says, with its causes, for operators. */
function causeOf(error: unknown): string {
  const parts: string[] = []
  for (let each: unknown = error; each instanceof Error && parts.length < 4; each = each.cause)
    if (each.message && !parts.includes(each.message)) parts.push(each.message)
  return (parts.join(': ') || String(error)).slice(0, CAUSE_CHARACTERS)
}

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

/** How a run ended; `waiting`: for something out of reach, `interrupted`: another run goes on. */
export type RunOutcome = 'completed' | 'failed' | 'cancelled' | 'retried' | 'waiting' | 'interrupted'

type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

const HEARTBEAT_MS = 3000
const SWEEP_MS = 5000
const PROGRESS_MS = 250
/** Between two tries while the database, a disk or a service is out of reach. */
const OUTAGE_MS = 10_000
const CAUSE_CHARACTERS = 500

const failed = { id: 'job.failed', cn: '任务执行失败，请稍后重试。', en: 'The job failed. Please try again later.' }
const waiting = {
  id: 'job.waiting',
  cn: '所需的服务或磁盘暂时不可用，恢复后会自动继续。',
  en: 'A service or disk that the job needs is out of reach; it goes on by itself afterwards.',
}
const crashed = {
  id: 'job.crashed',
  cn: '任务多次使处理程序异常退出，已停止重试。',
  en: 'The job ended its worker repeatedly and is not tried again.',
}

/** Gets a job that is about to count as failed or cancelled, while this worker still holds it; may get it twice. */
export type EndHandler = (jobId: string, end: { lease: string; error: JobError | null }) => Promise<void>

export type JobBinding = {
  job: JobDefinition
  handle: JobHandler<JobDefinition>
  onFailed: EndHandler | undefined
  onCancelled: EndHandler | undefined
}

/** Ties a handler to its job, so that a list of both keeps its types. */
export const bindJob = <J extends JobDefinition>(
  job: J,
  handle: JobHandler<J>,
  onFailed?: EndHandler,
  onCancelled?: EndHandler,
): JobBinding => ({ job, handle, onFailed, onCancelled })

/**
 * Runs jobs and schedules until it is closed: each job by the one worker that holds its lease, again after a failure or the death of its
 * worker, and never again once it has ended.
 * @throws when a job has no handler, or two, or two schedules have one name.
 */
export async function runJobs(deps: {
  pool: Pool
  queues: Queues
  definitions: readonly JobDefinition[]
  bindings: readonly JobBinding[]
  schedules?: readonly Schedule[]
  concurrency: Record<QueueName, number>
  logger: Log
  /** Gets each run that has ended. */
  observeRun?: (run: { job: string; outcome: RunOutcome; seconds: number }) => void
}) {
  const { pool, queues, logger, schedules = [], observeRun = () => {} } = deps
  const bindings = completeBindings(deps.definitions, deps.bindings)
  if (new Set(schedules.map(({ name }) => name)).size !== schedules.length)
    throw new Error('two schedules have one name')
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
    // What the job orders belongs to the request that ordered the job.
    const traced = () => withSpan(`job ${claim.name}`, spanFacts(claim), () => attempt(claim, binding))
    const retryAfterMs = await (claim.requestId === null ? traced() : withRequestId(claim.requestId, traced))
    if (retryAfterMs !== null) await again(retryAfterMs)
  }

  /** Null where the job has ended, otherwise the wait until the next attempt. */
  const attempt = async (claim: Claim, binding: JobBinding): Promise<number | null> => {
    const { job, handle } = binding
    const { id, lease } = claim
    const facts = {
      jobId: id,
      job: claim.name,
      attempt: claim.attempts,
      run: claim.runs,
      ...(claim.requestId && { requestId: claim.requestId }),
    }
    const startedAt = performance.now()
    const observe = (outcome: RunOutcome) => {
      describeSpan({ 'markwright.job.outcome': outcome })
      observeRun({ job: claim.name, outcome, seconds: (performance.now() - startedAt) / 1000 })
    }
    const fail = async (error: JobError, cause?: string) => {
      await binding.onFailed?.(id, { lease, error })
      const ended = await releaseJob(pool, id, lease, { state: 'failed', error, ...(cause && { cause }) })
      if (ended) await notifyOwner(pool, claim, 'job.failed', error)
      observe('failed')
    }
    const cancel = async () => {
      await binding.onCancelled?.(id, { lease, error: null })
      await releaseJob(pool, id, lease, { state: 'cancelled' })
      logger.info(facts, 'job cancelled')
      observe('cancelled')
      return null
    }
    // Its worker has died before it could stop.
    if (claim.cancelRequested) return cancel()
    if (claim.attempts > job.attempts) {
      logger.error(facts, 'job given up')
      await fail(crashed)
      return null
    }
    const lost = new AbortController()
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    const heart = setInterval(() => {
      beat(pool, id, lease).then(
        (jobState) => jobState !== 'held' && lost.abort(jobState),
        (error: unknown) => onHeartbeatFailed(error, facts),
      )
    }, HEARTBEAT_MS)
    logger.info(facts, 'job started')
    try {
      // The process may have been asked to stop while the job was claimed.
      signal.throwIfAborted()
      const result = await handle(job.payload.parse(claim.payload), {
        jobId: id,
        lease,
        signal,
        progress: throttledProgress(pool, id, lease),
      })
      const ended = await releaseJob(pool, id, lease, { state: 'completed', result })
      if (ended) await notifyOwner(pool, claim, 'job.completed', null)
      logger.info(facts, 'job completed')
      observe('completed')
      return null
    } catch (error) {
      if (lost.signal.aborted && lost.signal.reason === 'lost') {
        logger.warn(facts, 'job passed to another worker')
        observe('interrupted')
        return null
      }
      if (lost.signal.aborted) return await cancel()
      if (stopping.signal.aborted) {
        await releaseJob(pool, id, lease, { state: 'queued', retryAfterMs: 0, countAttempt: false })
        observe('interrupted')
        return 100
      }
      failSpan(error)
      const refusal = error instanceof JobRefusal ? error.reason : null
      const cause = causeOf(error)
      if (refusal) {
        logger.error({ ...facts, err: error }, 'job failed')
        await fail(refusal)
        return null
      }
      // The job may have advanced meanwhile, so that its attempts have begun anew.
      const attempts = (await findJob(pool, id))?.attempts ?? claim.attempts
      if (isOutage(error)) {
        // No fault of the job: it waits until what it needs is back, however long that takes.
        logger.warn({ ...facts, err: error, retryAfterMs: OUTAGE_MS }, 'job waits for what is out of reach')
        const outcome = {
          state: 'queued',
          retryAfterMs: OUTAGE_MS,
          countAttempt: false,
          error: waiting,
          cause,
        } as const
        await releaseJob(pool, id, lease, outcome)
        observe('waiting')
        return OUTAGE_MS
      }
      if (attempts >= job.attempts) {
        logger.error({ ...facts, err: error }, 'job failed')
        await fail(failed, cause)
        return null
      }
      const retryAfterMs = job.backoffMs * 2 ** (attempts - 1)
      logger.warn({ ...facts, err: error, retryAfterMs }, 'job will be tried again')
      await releaseJob(pool, id, lease, { state: 'queued', retryAfterMs, countAttempt: true, error: failed, cause })
      observe('retried')
      return retryAfterMs
    } finally {
      clearInterval(heart)
    }
  }

  let restoreSchedules = async () => {}
  const sweep = async () => {
    for (const { id, queue, name } of await listOverdueJobs(pool)) await queues.dispatch(queue as QueueName, name, id)
    await restoreSchedules()
  }
  const sweepSafely = () => sweep().catch((error: unknown) => onSweepFailed(error))
  await sweepSafely()
  // A timer of the process: it restores what the queue has lost, so the queue cannot be what starts it.
  const sweeping = setInterval(() => void sweepSafely(), SWEEP_MS)

  for (const name of queueNames) await queues.work(name, { concurrency: deps.concurrency[name] }, runOne)
  if (schedules.length > 0) restoreSchedules = await queues.repeat(schedules)

  return {
    /** Lets running jobs reach a safe point and gives them back. */
    async close() {
      clearInterval(sweeping)
      stopping.abort()
      await queues.close()
    },
  }
}

const spanFacts = ({ id, queue, attempts, requestId }: Claim) => ({
  'markwright.job.id': id,
  'markwright.job.queue': queue,
  'markwright.job.attempt': attempts,
  ...(requestId !== null && { 'markwright.request.id': requestId }),
})

function completeBindings(definitions: readonly JobDefinition[], bindings: readonly JobBinding[]) {
  const byName = new Map(bindings.map((binding) => [binding.job.name, binding]))
  const missing = definitions.filter(({ name }) => !byName.has(name)).map(({ name }) => name)
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`)
  if (byName.size !== bindings.length) throw new Error('a job has two handlers')
  return byName
}

/** Notifies the webhooks of the member whose job has ended. */
async function notifyOwner(
  pool: Pool,
  { id, name, ownerId }: Claim,
  event: 'job.completed' | 'job.failed',
  error: JobError | null,
) {
  if (ownerId === null) return
  const facts = error && { error: { id: error.id, zh: error.cn, en: error.en } }
  await recordEvent(pool, ownerId, event, { jobId: id, type: name, ...facts })
}

function throttledProgress(pool: Pool, id: string, lease: string): JobRun['progress'] {
  let lastAt = 0
  return async (percent, detail) => {
    if (Date.now() - lastAt < PROGRESS_MS) return
    lastAt = Date.now()
    await recordProgress(pool, id, lease, percent, detail ?? null)
  }
}
