import type { QueryBuilder } from '@markwright/db'
import type { PatentIndex } from '@markwright/patent-search'
import type { ObjectStore } from '@markwright/storage'
import type { CountedSearch } from '../trademarks/index.ts'
import { listCoverage } from './coverage.ts'
import { createPatentExport } from './export-patents.ts'
import { createPatentBatches } from './patent-batches.ts'
import { createPatentBatchesRepository } from './patent-batches.repository.ts'
import { createPatentSuggestions } from './patent-suggestions.ts'
import { createPatentsRepository } from './patents.repository.ts'
import { createPatentPrint } from './print-patent.ts'
import { createPatentReader } from './read-patent.ts'
import type { PatentSearchKind } from './read-question.ts'
import { createPatentSearch } from './search-patents.ts'

/** Everything about patents; `countedSearch` counts their searches apart from those of trademarks. */
export function createPatentServices(deps: {
  builder: QueryBuilder
  index: PatentIndex
  objects: ObjectStore
  countedSearch: CountedSearch<PatentSearchKind>
  siteUrl: string
  now: () => Date
}) {
  const repository = createPatentsRepository(deps.builder)
  const batches = createPatentBatchesRepository(deps.builder)
  const all = { ...deps, repository, batches }
  const search = createPatentSearch(all)
  const reader = createPatentReader(all)
  return {
    search,
    reader,
    suggest: createPatentSuggestions(all),
    listCoverage: (language: 'cn' | 'en') => listCoverage(all, language),
    listSymbols: (...wanted: Parameters<typeof repository.listSymbols>) => repository.listSymbols(...wanted),
    batches: createPatentBatches(all),
    export: createPatentExport({ ...all, search: (query, searcher) => search.search(query, searcher) }),
    print: createPatentPrint({ ...all, reader }),
  }
}
export type PatentServices = ReturnType<typeof createPatentServices>
