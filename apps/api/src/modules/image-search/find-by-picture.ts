import type { FindByPicture } from '../trademarks/index.ts'
import type { FindNearPictures } from './find-near-pictures.ts'
import type { ObtainPicture } from './obtain-picture.ts'

/** Finds the marks of a picture that was uploaded before, for whoever combines it with other conditions. */
export function createFindByPicture(deps: {
  obtainPicture: ObtainPicture
  findNearPictures: FindNearPictures
}): FindByPicture {
  return async (fileId, searcher) => {
    const picture = await deps.obtainPicture({ imgFile: fileId }, null, searcher)
    const { matches, image } = await deps.findNearPictures(picture, null)
    return { image: { fileId, ...image, crop: null }, matches }
  }
}
