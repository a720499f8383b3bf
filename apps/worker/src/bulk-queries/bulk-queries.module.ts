import { bindJob, runBulkQuery } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { createBulkQueryRepository } from './bulk-query.repository.ts'
import { runBulkQueryHandler } from './run-bulk-query.ts'

export const createBulkQueriesModule = ({ pool, index }: Platform) => ({
  jobs: [bindJob(runBulkQuery, runBulkQueryHandler({ repository: createBulkQueryRepository(pool), index }))],
})
