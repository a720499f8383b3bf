import type { Box, ImageMatch } from '@markwright/image-search'
import type { AnyHitSimilarity } from '@markwright/search'
import type { Searcher } from './searcher.ts'

/** The image of a query as its answer shows it again; `preview` is a small WebP of the whole. */
export type QueryImage = {
  fileId: string
  preview: Uint8Array
  width: number
  height: number
  crop: Box | null
}

/** What an image was found similar to. */
export type FoundByImage = {
  image: QueryImage
  /** By the id of the mark: every degree, the low ones too. */
  matches: ReadonlyMap<number, ImageMatch>
}

/** @throws AppError for an image that is not there any more, that is not the searcher's, or that shows nothing. */
export type FindByImage = (fileId: string, searcher: Searcher, crop?: Box) => Promise<FoundByImage>

/** Why hits are similar: by their names, by their images, or by both. */
export type FoundSimilarity = {
  /** By the ids of the marks, where names were compared. */
  similarities: ReadonlyMap<number, AnyHitSimilarity>
  /** Where images were compared. */
  image: FoundByImage | null
}

/** How similar a hit is, 0 to 100, by what it is nearer in; null where nothing was compared. */
export function scoreOf({ similarities, image }: FoundSimilarity, markId: number): number | null {
  const scores = [similarities.get(markId)?.score, image?.matches.get(markId)?.score].filter(
    (each) => each !== undefined,
  )
  return scores.length > 0 ? Math.max(...scores) : null
}
