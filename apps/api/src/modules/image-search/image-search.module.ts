import type { Platform } from '../../platform.ts'
import type { FilesService } from '../files/index.ts'
import { createFindByImage } from './find-by-image.ts'
import { createFindSimilarImages } from './find-similar-images.ts'
import { createImageMarksRepository } from './image-marks.repository.ts'
import { createObtainImage } from './obtain-image.ts'

type Dependencies = { files: Pick<FilesService, 'findSearchImage' | 'open' | 'storeSearchImage'> }

/** Images as criteria of searches: the image that a query names, and the marks whose images are similar to it. */
export function createImageSearchModule({ images, pool, builder, now }: Platform, deps: Dependencies) {
  const obtainImage = createObtainImage({ files: deps.files })
  const findSimilarImages = createFindSimilarImages({
    images,
    imageMarks: createImageMarksRepository({ pool, builder }),
    now,
  })
  const findByImage = createFindByImage({ obtainImage, findSimilarImages })
  return { api: { obtainImage, findSimilarImages, findByImage } }
}
