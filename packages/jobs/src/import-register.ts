import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Reads a register file into the database; `register_import` holds what it is about. */
export const importRegister = defineJob({
  queue: 'imports',
  name: 'import-register',
  payload: z.object({ importId: z.uuid() }),
  attempts: 5,
  backoffMs: 2000,
  staffActions: ['cancel'],
})
