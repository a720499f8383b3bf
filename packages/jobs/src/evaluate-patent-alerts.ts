import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Compares saved patent searches with what imports have brought, and makes digests of what was found where they are due. */
export const evaluatePatentAlerts = defineJob({
  queue: 'monitoring',
  name: 'evaluate-patent-alerts',
  payload: z.object({}),
  attempts: 5,
  backoffMs: 2000,
  staffActions: ['retry', 'cancel'],
})
