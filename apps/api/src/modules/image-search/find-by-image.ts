import type { FindByImage } from '../trademarks/index.ts'
import type { FindSimilarImages } from './find-similar-images.ts'
import type { ObtainImage } from './obtain-image.ts'
import { checkCrop } from './check-crop.ts'

/** Finds the marks of an image that was uploaded before, for searches that combine it with other conditions. */
export function createFindByImage(deps: {
  obtainImage: ObtainImage
  findSimilarImages: FindSimilarImages
}): FindByImage {
  return async (fileId, searcher, crop) => {
    const obtained = await deps.obtainImage({ imgFile: fileId }, null, searcher)
    const part = checkCrop(crop)
    const { matches, image } = await deps.findSimilarImages(obtained, part)
    return { image: { fileId, ...image, crop: part }, matches }
  }
}
