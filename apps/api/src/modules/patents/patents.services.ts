import type { QueryBuilder } from '@markwright/db'
import type { DocumentWorkers } from '@markwright/documents/official'
import type { DispatchJob } from '@markwright/jobs'
import { createNumberImports, lookUpNumbers } from '@markwright/patent-register'
import type { PatentIndex } from '@markwright/patent-search'
import type { ObjectStore } from '@markwright/storage'
import type { ReadListFile } from '../../kernel/read-list-file.ts'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { ExportsService } from '../exports/index.ts'
import type { CountedSearch } from '../trademarks/index.ts'
import { listCoverage } from './coverage.ts'
import { createPatentExport } from './export-patents.ts'
import { createPatentBatches } from './patent-batches.ts'
import { createPatentSuggestions } from './patent-suggestions.ts'
import type { PatentsRepository } from './patents.repository.ts'
import { createPatentPrints } from './patent-prints.repository.ts'
import { createPatentPrint } from './print-patent.ts'
import { createPatentReader } from './read-patent.ts'
import type { PatentSearchKind } from './parse-query.ts'
import { createPatentSearch } from './search-patents.ts'

/** Everything about patents; `countedSearch` counts their searches apart from those of trademarks. */
export function createPatentServices(deps: {
  builder: QueryBuilder
  repository: PatentsRepository
  index: PatentIndex
  objects: ObjectStore
  countedSearch: CountedSearch<PatentSearchKind>
  exports: Pick<ExportsService, 'count' | 'fileName' | 'order'>
  dispatchJob: DispatchJob
  /** Draws single publications. */
  documentWorkers: DocumentWorkers
  limits: RateLimits
  readListFile: ReadListFile
  siteUrl: string
  now: () => Date
}) {
  const { repository } = deps
  const imports = createNumberImports(deps.builder)
  const all = { ...deps, imports }
  const search = createPatentSearch(all)
  const reader = createPatentReader(all)
  const prints = createPatentPrints({ ...deps, db: deps.builder })
  return {
    search,
    readListFile: deps.readListFile,
    reader,
    suggest: createPatentSuggestions(all),
    listCoverage: (language: 'cn' | 'en') => listCoverage(all, language),
    listSymbols: (...wanted: Parameters<typeof repository.listSymbols>) => repository.listSymbols(...wanted),
    batches: createPatentBatches({ ...all, lookUp: (numbers, type) => lookUpNumbers(deps.builder, numbers, type) }),
    export: createPatentExport({
      ...all,
      listFound: (...wanted) => search.listIds(...wanted),
      makeFile: prints.makeFile,
    }),
    print: createPatentPrint({ ...all, reader, prints }),
  }
}
export type PatentServices = ReturnType<typeof createPatentServices>
