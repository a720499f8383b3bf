import type { Platform } from '../../platform.ts'
import type { FilesService } from '../files/index.ts'
import type { SearchByState } from '../image-search/index.ts'
import { createSavedQueriesRepository } from './saved-queries.repository.ts'
import { savedQueriesHandlers } from './saved-queries.routes.ts'
import { createSavedQueriesService } from './saved-queries.service.ts'

export function createSavedQueriesModule(
  { db, now }: Platform,
  { files, searchByState }: { files: FilesService; searchByState: SearchByState },
) {
  const savedQueries = createSavedQueriesService({
    repository: createSavedQueriesRepository(db),
    search: searchByState,
    saveImage: (fileId, accountId) => files.adoptSearchImage(fileId, accountId),
    now,
  })
  return { handlers: savedQueriesHandlers(savedQueries) }
}
