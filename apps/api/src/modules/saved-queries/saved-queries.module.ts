import type { Platform } from '../../platform.ts'
import type { FilesService } from '../files/index.ts'
import type { SearchByState } from '../trademark-search/index.ts'
import { createSavedQueriesRepository } from './saved-queries.repository.ts'
import { savedQueriesHandlers } from './saved-queries.routes.ts'
import { createSavedQueriesService } from './saved-queries.service.ts'

type Dependencies = {
  files: Pick<FilesService, 'adoptSearchImage'>
  trademarkSearch: { searchByNameOrImage: SearchByState }
}

export function createSavedQueriesModule({ db, now }: Platform, deps: Dependencies) {
  const savedQueries = createSavedQueriesService({
    repository: createSavedQueriesRepository(db),
    search: deps.trademarkSearch.searchByNameOrImage,
    saveImage: deps.files.adoptSearchImage,
    now,
  })
  return { handlers: savedQueriesHandlers(savedQueries) }
}
