import sharp from 'sharp'

const BYTES_MAX = 300_000
const [WIDTH_MAX, HEIGHT_MAX] = [2000, 1000]
/** Of 255; lighter pixels are paper. */
const INK = 160

/**
 * A signature that was drawn in a browser: PNG in Base64 with at most 2,000 by 1,000 pixels, on white.
 * @returns null for anything else, and for a drawing without ink
 */
export async function readDrawing(base64: string): Promise<Buffer | null> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0 || bytes.length > BYTES_MAX) return null
  try {
    const image = sharp(bytes, { limitInputPixels: WIDTH_MAX * HEIGHT_MAX })
    const { format, width, height } = await image.metadata()
    if (format !== 'png' || width > WIDTH_MAX || height > HEIGHT_MAX) return null
    const drawn = await image.flatten({ background: '#ffffff' }).png().toBuffer()
    const { channels } = await sharp(drawn).greyscale().stats()
    return channels[0]!.min < INK ? drawn : null
  } catch {
    return null
  }
}
