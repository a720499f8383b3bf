import {
  type Box,
  decodePicture,
  type ImageIndex,
  ImageIndexNotReady,
  type ImageMatch,
  inspectPicture,
  makeThumbnail,
  PictureRefused,
} from '@markwright/image-search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { QueryImage } from '../trademarks/index.ts'
import type { ImageMarksRepository } from './image-marks.repository.ts'
import { imageSearchErrors } from './image-search.errors.ts'

/** Longer side of the preview: large enough to choose a crop on it. */
const PREVIEW_SIDE = 400

/** Marks whose picture is near to another, each with the match that it was found by. */
export type NearPictures = { matches: Map<number, ImageMatch>; tookMs: number }

/** @throws AppError for a picture that cannot be read or shows nothing, and while the index is being built. */
export function createFindNearPictures(deps: { images: ImageIndex; imageMarks: ImageMarksRepository }) {
  return async (bytes: Uint8Array, crop: Box | null): Promise<NearPictures> => {
    const { matches, isBlank, tookMs } = await decodePicture(bytes, crop)
      .then((picture) => deps.images.search(picture))
      .catch(refuse)
    if (isBlank) throw new AppError(imageSearchErrors.blank, { field: 'image' })
    const byImage = new Map(matches.map((match) => [match.imageId, match]))
    const marks = await deps.imageMarks.listMarksOf([...byImage.keys()])
    return { matches: new Map(marks.map(({ imageId, markId }) => [markId, byImage.get(imageId)!])), tookMs }
  }
}
export type FindNearPictures = ReturnType<typeof createFindNearPictures>

export async function previewOf(bytes: Uint8Array): Promise<Pick<QueryImage, 'preview' | 'width' | 'height'>> {
  const { width, height } = await inspectPicture(bytes).catch(refuse)
  return { preview: await makeThumbnail(bytes, PREVIEW_SIDE).catch(refuse), width, height }
}

/** Refuses a picture that cannot be read before anything is done with it. */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  await inspectPicture(bytes).catch(refuse)
}

function refuse(error: unknown): never {
  if (error instanceof ImageIndexNotReady) throw new AppError(commonErrors.notReady, null, { cause: error })
  return refusePicture(error)
}

/** @throws AppError for a picture that cannot be described */
export function refusePicture(error: unknown): never {
  if (error instanceof PictureRefused)
    throw new AppError(imageSearchErrors[error.problem], { reason: error.problem, field: 'image' }, { cause: error })
  throw error
}
