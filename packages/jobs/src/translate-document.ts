import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Translates the segments of a document that are not translated yet. */
export const translateDocument = defineJob({
  queue: 'translation',
  name: 'translate-document',
  payload: z.object({ documentId: z.uuid() }),
  attempts: 4,
  backoffMs: 5000,
})
