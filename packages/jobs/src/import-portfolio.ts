import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Imports a table of rights; `portfolio_import` holds its rows and what became of them. */
export const importPortfolio = defineJob({
  queue: 'exports',
  name: 'import-portfolio',
  payload: z.object({ importId: z.uuid() }),
  attempts: 4,
  backoffMs: 2000,
  staffActions: ['retry', 'cancel'],
})
