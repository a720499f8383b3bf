import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Looks up many patent numbers; `patent_batch` holds them. */
export const lookUpNumbers = defineJob({
  queue: 'searches',
  name: 'look-up-patent-numbers',
  payload: z.object({ importId: z.uuid() }),
  attempts: 4,
  backoffMs: 2000,
  staffActions: ['retry', 'cancel'],
})
