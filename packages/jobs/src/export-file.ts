import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Makes a file that takes longer than one waits for; `file_export` holds what it is made of. */
export const exportFile = defineJob({
  queue: 'exports',
  name: 'export-file',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 4,
  backoffMs: 2000,
  staffActions: ['retry', 'cancel'],
})
