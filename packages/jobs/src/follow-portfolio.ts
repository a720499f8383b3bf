import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Compares hosted rights with the registers and adds last days that have come within reach; `portfolio_follow` says how far it has got. */
export const followPortfolio = defineJob({
  queue: 'monitoring',
  name: 'follow-portfolio',
  payload: z.object({ followId: z.uuid() }),
  attempts: 5,
  backoffMs: 2000,
  staffActions: ['retry', 'cancel'],
})
