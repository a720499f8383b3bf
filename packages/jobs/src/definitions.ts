import type { JobKind } from '@markwright/domain/site/job-kinds'
import type { JobDefinition } from './define-job.ts'
import * as jobs from './jobs.ts'

/** Every job there is. */
export const jobDefinitions: readonly JobDefinition<JobKind>[] = Object.values(jobs)
