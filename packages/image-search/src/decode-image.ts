import sharp, { type Sharp } from 'sharp'
import { type Box, type RgbImage, IMAGE_SIDE } from './image.ts'

/** More pixels than any register prints; anyone who sends them means to exhaust the machine. */
const PIXELS_MAX = 50_000_000
/** A scan may bring a page or two that nobody meant; a document is no image. */
const PAGES_MAX = 10

export type ImageProblem = 'unreadable' | 'pixels' | 'pages'

/** An image that cannot be described, and why. */
export class ImageRefused extends Error {
  constructor(
    readonly problem: ImageProblem,
    options?: { cause?: unknown },
  ) {
    super(`The image is refused: ${problem}.`, options)
    this.name = 'ImageRefused'
  }
}

/** What is read of a file before any pixel is. */
export type ImageFacts = { width: number; height: number; format: string }

// The pixels of one image at a time are enough of a burden.
sharp.cache(false)
sharp.concurrency(1)

const open = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: PIXELS_MAX, pages: 1, failOn: 'error' })

/**
 * Reads how large an image is, from its header alone.
 * @throws ImageRefused
 */
export async function inspectImage(bytes: Uint8Array): Promise<ImageFacts> {
  const { width, height, pages, format } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse)
  if (width * height > PIXELS_MAX) throw new ImageRefused('pixels')
  // A moving image is searched by its first frame; a document of many pages is none.
  if (format === 'tiff' && (pages ?? 1) > PAGES_MAX) throw new ImageRefused('pages')
  return { width, height, format }
}

/**
 * Decodes the first page of an image, upright and on a ground, no larger than descriptors need it. `crop` is the part
 * that counts.
 * @throws ImageRefused
 */
export async function decodeImage(bytes: Uint8Array, crop: Box | null = null): Promise<RgbImage> {
  await inspectImage(bytes)
  const white = await decodeOn('#ffffff', bytes, crop)
  // What is drawn in white on nothing needs a dark ground to be seen.
  return isBlank(white) ? decodeOn('#000000', bytes, crop) : white
}

async function decodeOn(ground: string, bytes: Uint8Array, crop: Box | null): Promise<RgbImage> {
  const upright = open(bytes).rotate()
  const part = crop ? upright.extract(await pixelsOf(bytes, crop)) : upright
  const { data, info } = await part
    .resize(IMAGE_SIDE, IMAGE_SIDE, { fit: 'inside', kernel: 'lanczos3' })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const rgb = info.channels === 1 ? tripled(data) : new Uint8Array(data)
  return { width: info.width, height: info.height, rgb }
}

const tripled = (grey: Uint8Array) => Uint8Array.from({ length: grey.length * 3 }, (_, i) => grey[Math.floor(i / 3)]!)

/** A crop in whole pixels of the upright image, at least one of them. */
async function pixelsOf(bytes: Uint8Array, { x, y, width, height }: Box) {
  const { autoOrient } = await open(bytes).metadata().catch(refuse)
  const left = Math.min(autoOrient.width - 1, Math.round(x * autoOrient.width))
  const top = Math.min(autoOrient.height - 1, Math.round(y * autoOrient.height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(autoOrient.width - left, Math.round(width * autoOrient.width))),
    height: Math.max(1, Math.min(autoOrient.height - top, Math.round(height * autoOrient.height))),
  }
}

function isBlank({ rgb }: RgbImage): boolean {
  const [first = 0] = rgb
  return rgb.every((value) => Math.abs(value - first) < 8)
}

/**
 * A small image for lists, as WebP.
 * @throws ImageRefused
 */
export async function makeThumbnail(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  await inspectImage(bytes)
  return open(bytes)
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(refuse)
}

/** An image as it was decoded, in a file (WebP) from which it is decoded again without loss. */
export const encodeImage = ({ width, height, rgb }: RgbImage): Promise<Uint8Array> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer()

function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  throw new ImageRefused(/pixel limit/i.test(message) ? 'pixels' : 'unreadable', { cause: error })
}
