const HEADER_BYTES = 54
const INFO_HEADER_BYTES = 40
const BITS_PER_PIXEL = 24
/** Rows begin at multiples of this. */
const ROW_BYTES = 4

/** A Windows bitmap of 24 bits per pixel without compression; opacity is left out. `data` is RGBA from the top left. */
export function encodeBmp({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): ArrayBuffer {
  const rowBytes = Math.ceil((3 * width) / ROW_BYTES) * ROW_BYTES
  const file = new ArrayBuffer(HEADER_BYTES + rowBytes * height)
  const header = new DataView(file)
  header.setUint16(0, 0x42_4d) // BM
  header.setUint32(2, file.byteLength, true)
  header.setUint32(10, HEADER_BYTES, true)
  header.setUint32(14, INFO_HEADER_BYTES, true)
  header.setInt32(18, width, true)
  header.setInt32(22, height, true)
  header.setUint16(26, 1, true) // planes
  header.setUint16(28, BITS_PER_PIXEL, true)
  header.setUint32(34, rowBytes * height, true)

  const bytes = new Uint8Array(file)
  for (let y = 0; y < height; y++) {
    // The bottom row comes first.
    let to = HEADER_BYTES + (height - 1 - y) * rowBytes
    for (let from = 4 * y * width; from < 4 * (y + 1) * width; from += 4) {
      bytes[to++] = data[from + 2]!
      bytes[to++] = data[from + 1]!
      bytes[to++] = data[from]!
    }
  }
  return file
}
