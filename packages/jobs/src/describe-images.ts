import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Makes thumbnails and descriptions of the register's images that have none, or older ones. */
export const describeImages = defineJob({
  queue: 'images',
  name: 'describe-images',
  payload: z.object({}),
  attempts: 5,
  backoffMs: 5000,
  staffActions: ['retry', 'cancel'],
})
