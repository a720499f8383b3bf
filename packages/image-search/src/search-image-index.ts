import { decodeImage, makeThumbnail, ImageRefused } from './decode-image.ts'
import type { ImageIndex, ImageMatch } from './image-index.ts'

/** Images of the register that are similar to one, and a small WebP of that. */
export type SimilarImages = { matches: ImageMatch[]; preview: Uint8Array }

/** As large as a page shows it beside another. */
const PREVIEW_SIDE = 240

/** Null for an image that cannot be read; one that shows nothing is similar to none. */
export async function searchImageIndex(
  index: Pick<ImageIndex, 'search'>,
  bytes: Uint8Array,
): Promise<SimilarImages | null> {
  try {
    const [{ matches }, preview] = [
      await index.search(await decodeImage(bytes, null)),
      await makeThumbnail(bytes, PREVIEW_SIDE),
    ]
    return { matches, preview }
  } catch (error) {
    if (error instanceof ImageRefused) return null
    throw error
  }
}
