import {
  type Box,
  decodeImage,
  type ImageIndex,
  ImageIndexNotReady,
  type ImageMatch,
  inspectImage,
  makeThumbnail,
  ImageRefused,
} from '@markwright/image-search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { QueryImage } from '../trademarks/index.ts'
import type { ImageMarksRepository } from './image-marks.repository.ts'
import { imageSearchErrors } from './image-search.errors.ts'

/** Longer side of the preview: large enough to choose a crop on it. */
const PREVIEW_SIDE = 400
/** A user who pages through an answer, or searches one office after the other, searches by the same image again. */
const CACHE_MS = 30_000
const CACHE_MAX = 16

/** Marks whose image is similar to another, each with the match that it was found by, and what is shown of the other. */
export type SimilarImages = {
  matches: Map<number, ImageMatch>
  tookMs: number
  image: Pick<QueryImage, 'preview' | 'width' | 'height'>
}

/** @throws AppError for an image that cannot be read or shows nothing, and while the index is being built. */
export function createFindSimilarImages(deps: {
  images: ImageIndex
  imageMarks: ImageMarksRepository
  now: () => Date
}) {
  const cache = new Map<string, { at: number; found: Promise<SimilarImages> }>()

  const find = async (bytes: Uint8Array, crop: Box | null): Promise<SimilarImages> => {
    const { width, height } = await inspectImage(bytes)
    const image = await decodeImage(bytes, crop)
    const [{ matches, isBlank, tookMs }, preview] = await Promise.all([
      deps.images.search(image),
      makeThumbnail(bytes, PREVIEW_SIDE),
    ])
    if (isBlank) throw new AppError(imageSearchErrors.blank, { field: 'image' })
    const byImage = new Map(matches.map((match) => [match.imageId, match]))
    const marks = await deps.imageMarks.listMarksOf([...byImage.keys()])
    return {
      matches: new Map(marks.map(({ imageId, markId }) => [markId, byImage.get(imageId)!])),
      tookMs,
      image: { preview, width, height },
    }
  }

  return async ({ bytes, hash }: { bytes: Uint8Array; hash: string }, crop: Box | null): Promise<SimilarImages> => {
    const key = JSON.stringify([hash, crop])
    const now = deps.now().getTime()
    const known = cache.get(key)
    if (known && now - known.at < CACHE_MS) return known.found
    const found = find(bytes, crop).catch(refuse)
    cache.delete(key)
    cache.set(key, { at: now, found })
    for (const old of [...cache.keys()].slice(0, -CACHE_MAX)) cache.delete(old)
    found.catch(() => cache.delete(key))
    return found
  }
}
export type FindSimilarImages = ReturnType<typeof createFindSimilarImages>

/** Refuses an image that cannot be read before anything is done with it. */
export async function checkImage(bytes: Uint8Array): Promise<void> {
  await inspectImage(bytes).catch(refuse)
}

function refuse(error: unknown): never {
  if (error instanceof ImageIndexNotReady) throw new AppError(commonErrors.notReady, null, { cause: error })
  return refuseImage(error)
}

/** @throws AppError for an image that cannot be described */
export function refuseImage(error: unknown): never {
  if (error instanceof ImageRefused)
    throw new AppError(imageSearchErrors[error.problem], { reason: error.problem, field: 'image' }, { cause: error })
  throw error
}
