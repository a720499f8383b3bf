import type { Platform } from '../../platform.ts'
import type { FilesService } from '../files/index.ts'
import type { TrademarksService } from '../trademarks/index.ts'
import { createSavedQueriesRepository } from './saved-queries.repository.ts'
import { savedQueriesHandlers } from './saved-queries.routes.ts'
import { createSavedQueriesService } from './saved-queries.service.ts'

export function createSavedQueriesModule(
  { db, now }: Platform,
  { files, search }: { files: FilesService; search: TrademarksService['search'] },
) {
  const savedQueries = createSavedQueriesService({
    repository: createSavedQueriesRepository(db),
    search,
    saveImage: (fileId, accountId) => files.adoptSearchImage(fileId, accountId),
    now,
  })
  return { handlers: savedQueriesHandlers(savedQueries) }
}
