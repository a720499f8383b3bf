import { describeImages, type Enqueue } from '@markwright/jobs'
import type { Pool } from 'pg'
import { hasUndescribed } from './image-records.ts'

/** Orders the description of new pictures, unless an order already waits; it never fails, the next start orders again. */
export function createImageOrders(deps: { pool: Pool; enqueue: Enqueue; onError: (error: Error) => void }) {
  const order = async () => {
    const { rowCount } = await deps.pool.query(`SELECT FROM job WHERE name = $1 AND state = 'queued'`, [
      describeImages.name,
    ])
    if (rowCount === 0 && (await hasUndescribed(deps.pool))) await deps.enqueue(describeImages, {})
  }
  return () => order().catch(deps.onError)
}
