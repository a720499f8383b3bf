import { findJob, requestCancel } from '@markwright/jobs'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { jobsHandlers } from './jobs.routes.ts'
import { createJobsService } from './jobs.service.ts'

export function createJobsModule({ pool, watcher }: Platform) {
  const jobs = createJobsService({
    find: (id) => findJob(pool, id),
    requestCancel: (id) => requestCancel(pool, id),
    watch: watcher.watch,
  })
  return { handlers: jobsHandlers(jobs), api: pick(jobs, 'getJob', 'cancelJob') }
}
