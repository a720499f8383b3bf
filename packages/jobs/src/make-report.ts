import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Makes a registrability report for review, and once it is approved prints and delivers it; its row says which. */
export const makeReport = defineJob({
  queue: 'reports',
  name: 'make-report',
  payload: z.object({ reportId: z.uuid() }),
  attempts: 4,
  backoffMs: 3000,
})
