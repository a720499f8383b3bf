import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Returns money through the provider by which it came, once staff have approved it. */
export const executeRefund = defineJob({
  queue: 'payments',
  name: 'execute-refund',
  payload: z.object({ refundId: z.uuid() }),
  attempts: 8,
  backoffMs: 5000,
  staffActions: ['retry'],
})
