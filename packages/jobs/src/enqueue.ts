import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { JobDefinition, Payload } from './define-job.ts'
import { recordJob, type JobOrder } from './job-record.ts'
import type { Queues } from './queues.ts'

export type Enqueue = <J extends JobDefinition>(job: J, payload: Payload<J>, order?: JobOrder) => Promise<string>

/** Dispatches a recorded job to the workers, not before `runAt`. */
export type DispatchJob = (job: JobDefinition, id: string, runAt?: Date) => Promise<void>

type Deps = { queues: Pick<Queues, 'dispatch'>; onError: (error: Error) => void }

/** Where the queue is out of reach the job is late, not lost: the sweep of the workers dispatches it later. */
export function createDispatchJob({ queues, onError }: Deps): DispatchJob {
  return (job, id, runAt) => {
    const delayMs = runAt ? Math.max(0, runAt.getTime() - Date.now()) : 0
    return queues.dispatch(job.queue, job.name, id, delayMs).catch(onError)
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
