import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Hands one e-mail to the mail server. The payload stays in the record of the job, so it must hold no secret. */
export const sendEmail = defineJob({
  queue: 'mail',
  name: 'send-email',
  payload: z.object({ to: z.string().min(3), subject: z.string(), text: z.string() }),
  attempts: 6,
  backoffMs: 15_000,
  staffActions: ['retry', 'cancel'],
})
