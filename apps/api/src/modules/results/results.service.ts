import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { ExportsService } from '../exports/index.ts'
import type { ObtainImage } from '../image-search/index.ts'
import type { ImageSearch, SearchByState } from '../trademark-search/index.ts'
import type { FindByImage, TrademarksService } from '../trademarks/index.ts'
import { createCompareMarks } from './compare-marks.ts'
import { createCrossSearch } from './cross-search.ts'
import { createExportMarks } from './export-marks.ts'
import { createFindMarks, type ListMarks } from './find-marks.ts'
import { createPrintMarks } from './print-marks.ts'
import { createReadImage } from './read-image.ts'
import type { ResultsRepository } from './results.repository.ts'

/** What is done with the results of a search: look up, compare, export, print. */
export function createResultsService(deps: {
  repository: ResultsRepository
  trademarks: Pick<TrademarksService, 'search' | 'getMark' | 'getImage'>
  searchByImage: ImageSearch
  searchByNameOrImage: SearchByState
  obtainImage: ObtainImage
  findByImage: FindByImage
  listMarks: ListMarks
  exports: Pick<ExportsService, 'count' | 'fileName' | 'order'>
  limits: RateLimits
  siteUrl: string
  now: () => Date
}) {
  const findMarks = createFindMarks(deps)
  const readImage = createReadImage(deps.trademarks)
  const compare = createCompareMarks({ ...deps.trademarks, findByImage: deps.findByImage })
  return {
    findMarks,
    compare,
    crossSearch: createCrossSearch({ ...deps, search: deps.trademarks.search }),
    exports: createExportMarks({ ...deps, findMarks, readImage }),
    print: createPrintMarks({ ...deps, compare, readImage }),
  }
}
export type ResultsService = ReturnType<typeof createResultsService>
