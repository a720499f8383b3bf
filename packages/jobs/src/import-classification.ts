import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Reads a table of goods and services or of figurative elements; `classification_import` holds what it is about. */
export const importClassification = defineJob({
  queue: 'imports',
  name: 'import-classification',
  payload: z.object({ importId: z.uuid() }),
  attempts: 5,
  backoffMs: 2000,
  staffActions: ['cancel'],
})
