import { createDocumentWorkers } from '@markwright/documents/official'
import type { Platform } from '../../platform.ts'
import type { ExportsService } from '../exports/index.ts'
import { createCountedSearch, type LogSearch } from '../trademarks/index.ts'
import { patentsUsedUp } from './patents.errors.ts'
import { patentsHandlers } from './patents.routes.ts'
import type { PatentSearchKind } from './read-question.ts'
import { createPatentServices } from './patents.services.ts'

export function createPatentsModule(
  platform: Platform,
  deps: { exports: ExportsService; logSearch: LogSearch<PatentSearchKind> },
) {
  const { builder, dispatchJob, entitlements, limits, objects, patentIndex, readListFile, requestMetrics } = platform
  const { settings, now, warn } = platform
  const patents = createPatentServices({
    builder,
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
      logSearch: deps.logSearch,
      observe: (kind) => requestMetrics.observeSearch('patent', kind),
      onError: (err) => warn(err, 'a search that was not made could not be given back'),
    }),
    siteUrl: settings.PUBLIC_URL,
    now,
  })
  return { handlers: patentsHandlers(patents), patents }
}
