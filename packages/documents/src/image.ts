import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'

/** More than any register prints; a larger image is a decompression bomb. */
const BYTES_MAX = 5 * 1024 * 1024
const SIDE_MAX = 8000

/** An image that can be drawn; null for one that cannot be read, such as TIFF. */
export async function readImage(bytes: Uint8Array | null): Promise<Image | null> {
  if (!bytes || bytes.length === 0 || bytes.length > BYTES_MAX) return null
  try {
    // What is drawn with unpacks an image before it returns its size.
    const { width, height } = await sharp(bytes).metadata()
    return Math.max(width, height) <= SIDE_MAX ? await loadImage(Buffer.from(bytes)) : null
  } catch {
    // A record without its image is better than no record.
    return null
  }
}

/** The size within a box, of the same proportions. */
export function fit({ width, height }: { width: number; height: number }, box: { width: number; height: number }) {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: width * scale, height: height * scale }
}

/** A small copy on white, as PNG. */
export async function thumbnail(bytes: Uint8Array | null, side: number) {
  const image = await readImage(bytes)
  if (!image) return null
  const size = fit(image, { width: side, height: side })
  const [width, height] = [Math.max(1, Math.round(size.width)), Math.max(1, Math.round(size.height))]
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, width, height)
  ctx.drawImage(image, 0, 0, width, height)
  return { png: canvas.toBuffer('image/png'), width, height }
}

/** An image as a browser shows it: what browsers cannot read, such as TIFF, becomes PNG. */
export async function toViewableImage(bytes: Buffer, mime: string): Promise<{ bytes: Buffer; type: string }> {
  if (mime !== 'image/tiff') return { bytes, type: mime }
  return { bytes: await sharp(bytes).rotate().png().toBuffer(), type: 'image/png' }
}
