import type { Platform } from '../../platform.ts'
import type { ExportsService } from '../exports/index.ts'
import type { FindByImage, TrademarksRepository, TrademarksService } from '../trademarks/index.ts'
import { createReadImage } from './read-image.ts'
import { createResultsRepository } from './results.repository.ts'
import { resultsHandlers } from './results.routes.ts'
import { createResultsService } from './results.service.ts'

type Services = Parameters<typeof createResultsService>[0]

export function createResultsModule(
  { db, builder, limits, settings, now }: Platform,
  deps: {
    trademarks: TrademarksService
    searchByImage: Services['searchByImage']
    searchByState: Services['searchByState']
    obtainImage: Services['obtainImage']
    findByImage: FindByImage
    listMarks: TrademarksRepository['listMarks']
    exports: ExportsService
  },
) {
  const repository = createResultsRepository({ db, builder })
  const results = createResultsService({ ...deps, repository, limits, siteUrl: settings.PUBLIC_URL, now })
  return {
    handlers: resultsHandlers(results, deps.trademarks),
    results,
    readImage: createReadImage(deps.trademarks),
    findByNumbers: (keys: readonly string[], office: string | null) => repository.findByNumbers(keys, office),
  }
}
