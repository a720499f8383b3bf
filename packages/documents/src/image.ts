import sharp, { type Metadata } from 'sharp'

/** More than any register prints; a larger image is a decompression bomb. */
const BYTES_MAX = 5 * 1024 * 1024
const SIDE_MAX = 8000

/** A PNG or JPEG that every reader of PDF shows, with its size in pixels. */
export type PrintableImage = { bytes: Buffer; width: number; height: number }

/** An image that can be drawn; null for one that cannot be read. */
export async function readImage(bytes: Uint8Array | null): Promise<PrintableImage | null> {
  if (!bytes || bytes.length === 0 || bytes.length > BYTES_MAX) return null
  try {
    const { width, height } = await sharp(bytes).metadata()
    return Math.max(width, height) <= SIDE_MAX ? await printableImage(bytes) : null
  } catch {
    // A record without its image is better than no record.
    return null
  }
}

/** An image as it can be in a PDF. Throws where its pixels cannot be read. */
export async function printableImage(bytes: Uint8Array): Promise<PrintableImage> {
  const found = await sharp(bytes).metadata()
  const { width, height } = found.autoOrient
  if (isPrintable(found)) {
    // A damaged image is found when its pixels are read.
    await sharp(bytes).resize(1).raw().toBuffer()
    return { bytes: Buffer.from(bytes), width, height }
  }
  const opaque = sharp(bytes).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
  return { bytes: await opaque.png().toBuffer(), width, height }
}

/** Whether it can be in a document as it is: upright, opaque, without ink colours. */
function isPrintable({ format, space, hasAlpha, isProgressive, depth, orientation = 1 }: Metadata): boolean {
  if (format === 'jpeg') return orientation === 1 && (space === 'srgb' || space === 'b-w')
  return format === 'png' && orientation === 1 && !hasAlpha && !isProgressive && depth === 'uchar'
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
  const png = await sharp(image.bytes).resize(width, height, { fit: 'fill' }).png().toBuffer()
  return { png, width, height }
}

/** An image as a browser shows it: what browsers cannot read, such as TIFF, becomes PNG. */
export async function toViewableImage(bytes: Buffer, mime: string): Promise<{ bytes: Buffer; type: string }> {
  if (mime !== 'image/tiff') return { bytes, type: mime }
  return { bytes: await sharp(bytes).rotate().png().toBuffer(), type: 'image/png' }
}
