import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Compares monitors with what imports have brought, and makes digests of what was found where they are due. */
export const evaluateMonitors = defineJob({
  queue: 'monitoring',
  name: 'evaluate-monitors',
  payload: z.object({}),
  attempts: 5,
  backoffMs: 2000,
  staffActions: ['retry', 'cancel'],
})
