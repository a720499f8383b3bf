import type { Platform } from '../../platform.ts'
import type { FindSimilarImages, ObtainImage } from '../image-search/index.ts'
import type { LoadResultPage, CountedSearch, TrademarksService } from '../trademarks/index.ts'
import { createImageSearch } from './search-by-image.ts'
import { createNameOrImageSearch } from './search-by-name-or-image.ts'
import { trademarkSearchHandlers } from './trademark-search.routes.ts'

type Dependencies = {
  imageSearch: { obtainImage: ObtainImage; findSimilarImages: FindSimilarImages }
  trademarks: Pick<TrademarksService, 'search'> & { loadResultPage: LoadResultPage; countedSearch: CountedSearch }
}

/** Searches for trademarks by a name, by an image or by both, whichever a query holds. */
export function createTrademarkSearchModule({ index }: Platform, deps: Dependencies) {
  const { search, loadResultPage, countedSearch } = deps.trademarks
  const { obtainImage, findSimilarImages } = deps.imageSearch
  const searchByImage = createImageSearch({ findSimilarImages, index, loadResultPage, countedSearch })
  const searchByNameOrImage = createNameOrImageSearch({ search, searchByImage, obtainImage })
  return { handlers: trademarkSearchHandlers(searchByNameOrImage), api: { searchByImage, searchByNameOrImage } }
}
