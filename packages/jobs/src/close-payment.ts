import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Closes a payment at its provider, unless it was paid meanwhile. */
export const closePayment = defineJob({
  queue: 'payments',
  name: 'close-payment',
  payload: z.object({ paymentId: z.uuid() }),
  attempts: 10,
  backoffMs: 3000,
  staffActions: ['retry'],
})
