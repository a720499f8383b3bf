import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Sends a digest by e-mail or to the address of a webhook; what does not answer is tried for seventeen hours. */
export const deliverDigest = defineJob({
  queue: 'deliveries',
  name: 'deliver-digest',
  payload: z.object({ deliveryId: z.uuid() }),
  attempts: 12,
  backoffMs: 30_000,
})
