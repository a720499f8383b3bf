import type { FindByPicture } from '../trademarks/index.ts'
import type { FindNearPictures } from './find-near-pictures.ts'
import type { ObtainPicture } from './obtain-picture.ts'
import { checkCrop } from './read-image-query.ts'

/** Finds the marks of a picture that was uploaded before, for whoever combines it with other conditions. */
export function createFindByPicture(deps: {
  obtainPicture: ObtainPicture
  findNearPictures: FindNearPictures
}): FindByPicture {
  return async (fileId, searcher, crop) => {
    const picture = await deps.obtainPicture({ imgFile: fileId }, null, searcher)
    const part = checkCrop(crop)
    const { matches, image } = await deps.findNearPictures(picture, part)
    return { image: { fileId, ...image, crop: part }, matches }
  }
}
