import { recordJob, requestCancel, runBulkQuery } from '@markwright/jobs'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import type { LogSearch } from '../trademarks/index.ts'
import { createBulkQueriesRepository } from './bulk-queries.repository.ts'
import { bulkQueriesHandlers } from './bulk-queries.routes.ts'
import { createBulkQueriesService } from './bulk-queries.service.ts'

type Dependencies = { searchLogs: { logTrademarkSearch: LogSearch } }

export function createBulkQueriesModule(
  { pool, readListFile, entitlements, dispatchJob, requestMetrics, warn }: Platform,
  deps: Dependencies,
) {
  const bulkQueries = createBulkQueriesService({
    readListFile,
    repository: createBulkQueriesRepository({ pool }),
    entitlements,
    jobs: {
      job: runBulkQuery,
      record: (client, bulkQueryId, jobId, ownerId) =>
        recordJob(client, runBulkQuery, { bulkQueryId }, jobId, { ownerId }),
      dispatchJob,
      requestCancel: (id) => requestCancel(pool, id),
    },
    logSearch: (search) => {
      requestMetrics.observeSearch('trademark', search.kind)
      return deps.searchLogs.logTrademarkSearch(search)
    },
    onError: (err) => warn(err, 'a search that was not made could not be given back'),
  })
  return { handlers: bulkQueriesHandlers(bulkQueries), api: pick(bulkQueries, 'find', 'listRows', 'start') }
}
