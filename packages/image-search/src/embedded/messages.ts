import type { ImageResult } from '../image-index.ts'
import type { RgbImage } from '../image.ts'

export type ToThread =
  | { type: 'search'; id: number; image: RgbImage }
  | { type: 'refresh'; id: number }
  | { type: 'close' }

export type FromThread =
  | { type: 'found'; id: number; answer: ImageResult }
  /** `code` is that of the database, by which an outage is distinguished from a fault. */
  | { type: 'failed'; id: number; reason: string; code: string | undefined }
  | { type: 'refreshed'; id: number }
  | { type: 'following'; images: number; memoryBytes: number }
  | { type: 'fault'; reason: string }
