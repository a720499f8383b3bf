import sharp, { type Metadata } from 'sharp'

/** More than any register prints; a larger image is a decompression bomb. */
const BYTES_MAX = 5 * 1024 * 1024
const SIDE_MAX = 8000

/** A PNG or JPEG that every reader of PDF shows, with its size in pixels. */
export type PrintableImage = { bytes: Buffer; width: number; height: number }

/** What is made of an image; null for one that cannot be read. */
async function ifReadable<Made>(
  bytes: Uint8Array | null,
  make: (bytes: Uint8Array, metadata: Metadata) => Promise<Made>,
): Promise<Made | null> {
  if (!bytes || bytes.length === 0 || bytes.length > BYTES_MAX) return null
  try {
    const metadata = await sharp(bytes).metadata()
    return Math.max(metadata.width, metadata.height) <= SIDE_MAX ? await make(bytes, metadata) : null
  } catch {
    // A record without its image is better than no record.
    return null
  }
}

/** An image that can be drawn; null for one that cannot be read. */
export const readImage = (bytes: Uint8Array | null): Promise<PrintableImage | null> => ifReadable(bytes, convert)

/** An image as it can be in a PDF. Throws where its pixels cannot be read. */
export const printableImage = async (bytes: Uint8Array): Promise<PrintableImage> =>
  convert(bytes, await sharp(bytes).metadata())

async function convert(bytes: Uint8Array, metadata: Metadata): Promise<PrintableImage> {
  const { width, height } = metadata.autoOrient
  if (isPrintable(metadata)) {
    // A damaged image is found when its pixels are read.
    await sharp(bytes).resize(1).raw().toBuffer()
    return { bytes: Buffer.from(bytes), width, height }
  }
  return { bytes: await opaque(bytes).png().toBuffer(), width, height }
}

/** Upright on white, in the colours of a screen. */
const opaque = (bytes: Uint8Array) => sharp(bytes).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')

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

/** A small copy on white, as PNG; null of an image that cannot be read. */
export const thumbnail = (bytes: Uint8Array | null, side: number) =>
  ifReadable(bytes, async (image, { autoOrient }) => {
    const size = fit(autoOrient, { width: side, height: side })
    const [width, height] = [Math.max(1, Math.round(size.width)), Math.max(1, Math.round(size.height))]
    const png = await opaque(image).resize(width, height, { fit: 'fill' }).png().toBuffer()
    return { png, width, height }
  })

/** An image as a browser shows it: what browsers cannot read, such as TIFF, becomes PNG. */
export async function toViewableImage(bytes: Buffer, mime: string): Promise<{ bytes: Buffer; type: string }> {
  if (mime !== 'image/tiff') return { bytes, type: mime }
  return { bytes: await sharp(bytes).rotate().png().toBuffer(), type: 'image/png' }
}
