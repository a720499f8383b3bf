import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { JobDefinition, Payload } from './define-job.ts'
import { recordJob, type JobOrder } from './job-record.ts'
import type { Queues } from './queues.ts'

export type Enqueue = <J extends JobDefinition>(job: J, payload: Payload<J>, order?: JobOrder) => Promise<string>

/** Dispatches a recorded job to the workers, not before `runAt`. */
export type DispatchJob = (job: JobDefinition, id: string, runAt?: Date) => Promise<void>

type Deps = { queues: Pick<Queues, 'dispatch'>; onError: (error: Error) => void }

/** How long a caller waits for the queue, in milliseconds. */
const DISPATCH_MS = 1500

/** Where the queue is out of reach, or does not answer, the job is late, not lost: the sweep of the workers dispatches it later. */
export function createDispatchJob({ queues, onError }: Deps): DispatchJob {
  return (job, id, runAt) => {
    const delayMs = runAt ? Math.max(0, runAt.getTime() - Date.now()) : 0
    const dispatched = queues.dispatch(job.queue, job.name, id, delayMs).catch(onError)
    const waiting = new AbortController()
    const late = pause(DISPATCH_MS, undefined, { signal: waiting.signal }).then(() =>
      onError(new Error('The queue does not answer; the job is dispatched later.')),
    )
    return Promise.race([dispatched, late]).finally(() => waiting.abort())
  }
}

/** Records a job and dispatches it to the workers. */
export function createEnqueue(deps: Deps & { pool: Pool }): Enqueue {
  const dispatchJob = createDispatchJob(deps)
  return async (job, payload, order = {}) => {
    const id = randomUUID()
    await recordJob(deps.pool, job, payload, id, order)
    await dispatchJob(job, id, order.runAt)
    return id
  }
}
