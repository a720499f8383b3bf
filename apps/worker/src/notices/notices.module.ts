import { bindJob, sendAnnouncement } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { announcementFailed } from './announcements.repository.ts'
import { sendAnnouncementHandler } from './send-announcement.ts'

export const createNoticesModule = (platform: Platform) => ({
  jobs: [
    bindJob(sendAnnouncement, sendAnnouncementHandler(platform), (jobId) => announcementFailed(platform.pool, jobId)),
  ],
})
