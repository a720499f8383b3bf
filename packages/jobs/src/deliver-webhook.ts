import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Calls a webhook once; a call that was not accepted orders the next one by itself. */
export const deliverWebhook = defineJob({
  queue: 'deliveries',
  name: 'deliver-webhook',
  payload: z.object({ deliveryId: z.uuid() }),
  attempts: 3,
  backoffMs: 5000,
})
