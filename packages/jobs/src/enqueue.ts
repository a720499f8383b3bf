import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { JobDefinition, Payload } from './define-job.ts'
import { recordJob } from './job-record.ts'
import type { Queues } from './queues.ts'

export type Enqueue = <J extends JobDefinition>(job: J, payload: Payload<J>) => Promise<string>

/**
 * Records a job and hands it to the workers. Where the queue is out of reach the job is late, not lost:
 * the sweep of the workers hands it over later.
 */
export function createEnqueue(deps: { pool: Pool; queues: Queues; onError: (error: Error) => void }): Enqueue {
  return async (job, payload) => {
    const id = randomUUID()
    await recordJob(deps.pool, job, payload, id)
    await deps.queues.dispatch(job.queue, job.name, id).catch(deps.onError)
    return id
  }
}
