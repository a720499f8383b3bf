import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import type { ExportsService } from '../exports/index.ts'
import type { ObtainImage } from '../image-search/index.ts'
import type { ImageSearch, SearchByState } from '../trademark-search/index.ts'
import type { FindByImage, TrademarksService } from '../trademarks/index.ts'
import type { ListMarks } from './find-marks.ts'
import { createReadImage } from './read-image.ts'
import { createResultsRepository } from './results.repository.ts'
import { resultsHandlers } from './results.routes.ts'
import { createResultsService } from './results.service.ts'

type Dependencies = {
  exports: Pick<ExportsService, 'count' | 'fileName' | 'order'>
  imageSearch: { obtainImage: ObtainImage; findByImage: FindByImage }
  trademarks: Pick<TrademarksService, 'search' | 'getMark' | 'getImage'> & { listMarks: ListMarks }
  trademarkSearch: { searchByImage: ImageSearch; searchByNameOrImage: SearchByState }
}

export function createResultsModule({ db, builder, limits, settings, now }: Platform, deps: Dependencies) {
  const repository = createResultsRepository({ db, builder })
  const { obtainImage, findByImage } = deps.imageSearch
  const { searchByImage, searchByNameOrImage } = deps.trademarkSearch
  const results = createResultsService({
    repository,
    exports: deps.exports,
    trademarks: deps.trademarks,
    listMarks: deps.trademarks.listMarks,
    obtainImage,
    findByImage,
    searchByImage,
    searchByNameOrImage,
    limits,
    siteUrl: settings.PUBLIC_URL,
    now,
  })
  return {
    handlers: resultsHandlers(results, deps.trademarks),
    api: {
      ...pick(results, 'findMarks', 'compare'),
      ...pick(repository, 'findByNumbers'),
      readImage: createReadImage(deps.trademarks),
    },
  }
}
