import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Deletes the objects of a closed account, and what requests and jobs that were under way have written since. */
export const clearAccount = defineJob({
  queue: 'operations',
  name: 'clear-account',
  payload: z.object({ accountId: z.uuid(), objectKeys: z.array(z.string()) }),
  attempts: 5,
  backoffMs: 60_000,
  staffActions: ['retry'],
})
