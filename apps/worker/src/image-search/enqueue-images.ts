import { describeImages, type Enqueue, isEnqueued } from '@markwright/jobs'
import type { Pool } from 'pg'
import { hasUndescribed } from './image-records.repository.ts'

/** Orders the description of new images, unless an order already waits; it never fails, the next start orders again. */
export function createImageJobs(deps: { pool: Pool; enqueue: Enqueue; onError: (error: Error) => void }) {
  const order = async () => {
    if (await isEnqueued(deps.pool, describeImages, ['queued'])) return
    if (await hasUndescribed(deps.pool)) await deps.enqueue(describeImages, {})
  }
  return () => order().catch(deps.onError)
}
