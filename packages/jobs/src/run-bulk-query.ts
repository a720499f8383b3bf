import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Looks for the rows of a bulk query that have not been looked for yet. */
export const runBulkQuery = defineJob({
  queue: 'searches',
  name: 'run-bulk-query',
  payload: z.object({ bulkQueryId: z.uuid() }),
  attempts: 5,
  backoffMs: 2000,
  staffActions: ['retry', 'cancel'],
})
