import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Compares a day's bill of a provider with what was recorded here. */
export const reconcilePayments = defineJob({
  queue: 'payments',
  name: 'reconcile-payments',
  payload: z.object({ method: z.enum(['wechat', 'alipay']), day: z.iso.date() }),
  attempts: 6,
  backoffMs: 60_000,
  staffActions: ['retry'],
})
