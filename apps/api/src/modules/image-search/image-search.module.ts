import type { Platform } from '../../platform.ts'
import type { FilesService } from '../files/index.ts'
import type { AnswerFound, CountedSearch, TrademarksService } from '../trademarks/index.ts'
import { createFindByImage } from './find-by-image.ts'
import { createFindSimilarImages } from './find-similar-images.ts'
import { createImageMarksRepository } from './image-marks.repository.ts'
import { imageSearchHandlers } from './image-search.routes.ts'
import { createObtainImage } from './obtain-image.ts'
import { createImageSearch } from './search-by-image.ts'
import { createSearchByState } from './search-by-state.ts'

/** What the search for marks needs of images. */
export function createImageQueries({ images, pool, builder, now }: Platform, { files }: { files: FilesService }) {
  const obtainImage = createObtainImage({ files })
  const findSimilarImages = createFindSimilarImages({
    images,
    imageMarks: createImageMarksRepository({ pool, builder }),
    now,
  })
  return { obtainImage, findSimilarImages, findByImage: createFindByImage({ obtainImage, findSimilarImages }) }
}

export function createImageSearchModule(
  { index }: Platform,
  deps: ReturnType<typeof createImageQueries> & {
    answerFound: AnswerFound
    countedSearch: CountedSearch
    search: TrademarksService['search']
  },
) {
  const searchByImage = createImageSearch({ ...deps, index })
  const searchByState = createSearchByState({ ...deps, searchByImage })
  return { handlers: imageSearchHandlers({ searchByState }), searchByImage, searchByState }
}
