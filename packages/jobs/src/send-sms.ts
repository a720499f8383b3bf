import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Hands the text message that there is news about a case to the provider; `to` in E.164 without the plus. */
export const sendSms = defineJob({
  queue: 'mail',
  name: 'send-sms',
  payload: z.object({ to: z.string().min(3), caseNo: z.string(), language: z.enum(['cn', 'en']) }),
  attempts: 6,
  backoffMs: 15_000,
  staffActions: ['retry', 'cancel'],
})
