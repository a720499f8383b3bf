import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Makes the file of an export that is too long to wait for; `mark_export` holds what belongs into it. */
export const exportMarks = defineJob({
  queue: 'exports',
  name: 'export-marks',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 4,
  backoffMs: 2000,
})
