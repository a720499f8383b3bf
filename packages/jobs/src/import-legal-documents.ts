import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Reads a file of judgments and decisions into the database; `legal_import` holds what it is about. */
export const importLegalDocuments = defineJob({
  queue: 'imports',
  name: 'import-legal-documents',
  payload: z.object({ importId: z.uuid() }),
  attempts: 5,
  backoffMs: 2000,
  staffActions: ['cancel'],
})
