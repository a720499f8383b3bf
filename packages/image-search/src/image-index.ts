import type { ImageComparison } from './compare-images.ts'
import type { RgbImage } from './image.ts'

/** An image of the register that is similar, by its id in `mark_image`. */
export type ImageMatch = ImageComparison & { imageId: number }

export type ImageResult = {
  /** The nearest first. */
  matches: ImageMatch[]
  /** The image has nothing that could be searched with. */
  isBlank: boolean
  tookMs: number
}

export type ImageIndexStatus = {
  /** False until all that was described before the start is searched. */
  ready: boolean
  images: number
  memoryBytes: number
  /** What went wrong last, until it goes right again. */
  fault: string | null
}

/** Finds the images of the register that are similar to another. */
export type ImageIndex = {
  /** @throws ImageIndexNotReady before the first build and while the thread that searches is started again. */
  search(image: RgbImage): Promise<ImageResult>
  status: () => ImageIndexStatus
  /** Resolves once everything described before the call is searched. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export class ImageIndexNotReady extends Error {
  constructor() {
    super('The index of images is being built.')
    this.name = 'ImageIndexNotReady'
  }
}
