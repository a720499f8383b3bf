import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Deletes what has expired by the retention settings. */
export const applyRetention = defineJob({
  queue: 'operations',
  name: 'apply-retention',
  payload: z.object({}),
  attempts: 5,
  backoffMs: 60_000,
  staffActions: ['retry', 'cancel'],
})
