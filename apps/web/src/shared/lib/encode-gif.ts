/** Of the format. */
const COLOURS_MAX = 256

/** A GIF of one image, its colours reduced to 256. `data` is RGBA from the top left. */
export async function encodeGif({ width, height, data }: ImageData): Promise<Uint8Array<ArrayBuffer>> {
  const { applyPalette, GIFEncoder, quantize } = await import('gifenc')
  const palette = quantize(data, COLOURS_MAX)
  const encoder = GIFEncoder()
  encoder.writeFrame(applyPalette(data, palette), width, height, { palette })
  encoder.finish()
  return encoder.bytes()
}
