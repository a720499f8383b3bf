import { createDocumentWorkers } from '@markwright/documents/official'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import type { ExportsService } from '../exports/index.ts'
import { createCountedSearch, type LogSearch } from '../trademarks/index.ts'
import { patentsUsedUp } from './patents.errors.ts'
import { createPatentsRepository } from './patents.repository.ts'
import { patentsHandlers } from './patents.routes.ts'
import type { PatentSearchKind } from './parse-query.ts'
import { createPatentServices } from './patents.services.ts'

type Dependencies = {
  exports: Pick<ExportsService, 'count' | 'fileName' | 'order'>
  searchLogs: { logPatentSearch: LogSearch<PatentSearchKind> }
}

export function createPatentsModule(platform: Platform, deps: Dependencies) {
  const { builder, dispatchJob, entitlements, limits, objects, patentIndex, readListFile, requestMetrics } = platform
  const { settings, now, warn } = platform
  const repository = createPatentsRepository(builder)
  const patents = createPatentServices({
    builder,
    repository,
    exports: deps.exports,
    dispatchJob,
    // A long description takes seconds, more on a busy machine.
    documentWorkers: createDocumentWorkers({ timeMaxMs: 60_000 }),
    readListFile,
    limits,
    index: patentIndex,
    objects,
    countedSearch: createCountedSearch({
      entitlements,
      service: 'patentSearch',
      refusals: patentsUsedUp,
      logSearch: deps.searchLogs.logPatentSearch,
      observe: (kind) => requestMetrics.observeSearch('patent', kind),
      onError: (err) => warn(err, 'a search that was not made could not be given back'),
    }),
    siteUrl: settings.PUBLIC_URL,
    now,
  })
  return {
    handlers: patentsHandlers(patents),
    api: {
      ...pick(patents, 'search', 'reader', 'batches', 'export', 'listCoverage'),
      ...pick(repository, 'listIds', 'listPatents'),
    },
  }
}
