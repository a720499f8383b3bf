import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Gives an announcement to every member it is meant for; one whose row names another job by then is left alone. */
export const sendAnnouncement = defineJob({
  queue: 'notices',
  name: 'send-announcement',
  payload: z.object({ announcementId: z.uuid() }),
  attempts: 5,
  backoffMs: 5000,
})
