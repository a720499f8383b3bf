import type { FindByPicture } from '../trademarks/index.ts'
import { type FindNearPictures, previewOf } from './find-near-pictures.ts'
import type { ObtainPicture } from './obtain-picture.ts'

/** Finds the marks of a picture that was uploaded before, for whoever combines it with other conditions. */
export function createFindByPicture(deps: {
  obtainPicture: ObtainPicture
  findNearPictures: FindNearPictures
}): FindByPicture {
  return async (fileId, searcher) => {
    const { bytes } = await deps.obtainPicture({ imgFile: fileId }, null, searcher)
    const [{ matches }, preview] = await Promise.all([deps.findNearPictures(bytes, null), previewOf(bytes)])
    return { image: { fileId, ...preview, crop: null }, matches }
  }
}
