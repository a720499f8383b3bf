import type { JobRecord } from '@markwright/jobs'
import { AppError, commonErrors } from '../../kernel/errors.ts'

export function createJobsService(deps: {
  find: (id: string) => Promise<JobRecord | null>
  requestCancel: (id: string) => Promise<JobRecord | null>
  watch: (id: string, signal: AbortSignal) => AsyncIterable<JobRecord>
}) {
  const existing = (job: JobRecord | null) => {
    if (!job) throw new AppError(commonErrors.notFound)
    return job
  }
  return {
    getJob: async (id: string) => existing(await deps.find(id)),
    cancelJob: async (id: string) => existing(await deps.requestCancel(id)),
    watchJob: deps.watch,
  }
}
export type JobsService = ReturnType<typeof createJobsService>
