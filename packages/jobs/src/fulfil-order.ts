import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Grants what a paid order has bought. */
export const fulfilOrder = defineJob({
  queue: 'payments',
  name: 'fulfil-order',
  payload: z.object({ orderId: z.uuid() }),
  attempts: 10,
  backoffMs: 2000,
  staffActions: ['retry'],
})
