import type { JobRecord } from '@markwright/jobs'
import { AppError, commonErrors } from '../../kernel/errors.ts'

export function createJobsService(deps: {
  find: (id: string) => Promise<JobRecord | null>
  requestCancel: (id: string) => Promise<JobRecord | null>
  watch: (id: string, signal: AbortSignal) => AsyncIterable<JobRecord>
}) {
  /** @throws 404 also for the job of somebody else: that there is one is nobody's business. */
  const own = (job: JobRecord | null, ownerId: string) => {
    if (job?.ownerId !== ownerId) throw new AppError(commonErrors.notFound)
    return job
  }
  const getJob = async (id: string, ownerId: string) => own(await deps.find(id), ownerId)
  return {
    getJob,
    async cancelJob(id: string, ownerId: string) {
      await getJob(id, ownerId)
      return own(await deps.requestCancel(id), ownerId)
    },
    watchJob: deps.watch,
  }
}
export type JobsService = ReturnType<typeof createJobsService>
