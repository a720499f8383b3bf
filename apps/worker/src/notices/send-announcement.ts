import { advanceJob, type JobHandler, type sendAnnouncement } from '@markwright/jobs'
import type { Pool } from 'pg'
import {
  beginAnnouncement,
  countReceivers,
  deliverAnnouncement,
  finishAnnouncement,
} from './announcements.repository.ts'

/**
 * Gives the announcement to its members in batches. A member gets it once however often the job runs, so a worker that takes
 * over from a worker that died starts from the beginning.
 */
export function sendAnnouncementHandler({ pool }: { pool: Pool }): JobHandler<typeof sendAnnouncement> {
  return async ({ announcementId }, run) => {
    const audience = await beginAnnouncement(pool, announcementId, run.jobId)
    // It was called back, and is perhaps scheduled anew by another job.
    if (!audience) return { receivers: 0 }
    const total = await countReceivers(pool, audience)
    let done = 0
    let last: string | null = null
    do {
      run.signal.throwIfAborted()
      const batch = await deliverAnnouncement(pool, audience, announcementId, last)
      // Those of an earlier run are no advance.
      if (batch.given > 0) await advanceJob(pool, run.jobId, run.lease)
      done += batch.size
      last = batch.last
      await run.progress(Math.min(99, (100 * done) / Math.max(total, 1)), { delivered: done, total })
    } while (last)
    await finishAnnouncement(pool, announcementId, run.jobId)
    return { receivers: done }
  }
}
