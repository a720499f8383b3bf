import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Reads files of patents into the database; `patent_import` holds what it is about. */
export const importPatents = defineJob({
  queue: 'imports',
  name: 'import-patents',
  payload: z.object({ importId: z.uuid() }),
  attempts: 5,
  backoffMs: 2000,
  staffActions: ['cancel'],
})
