import { inflateSync } from 'node:zlib'

/** Pixels as red, green, blue and alpha, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array }

const SIGNATURE_BYTES = 8
const CHANNELS = 4

/** Reads a PNG of 8-bit RGBA that is not interlaced, the only sort that the check sends; throws on any other. */
export function decodePng(base64: string): Pixels {
  const file = Buffer.from(base64, 'base64')
  const chunks = chunksOf(file)
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (!header || header[8] !== 8 || header[9] !== 6 || header[12] !== 0)
    throw new TypeError('Not a PNG of 8-bit RGBA without interlacing.')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const rows = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)))
  return { width, height, data: unfiltered(rows, width * CHANNELS, height) }
}

function chunksOf(file: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = []
  for (let at = SIGNATURE_BYTES; at < file.length;) {
    const length = file.readUInt32BE(at)
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

/** Undoes the filter that each row names in its first byte (PNG specification, section 9). */
function unfiltered(rows: Buffer, stride: number, height: number): Uint8Array {
  const data = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]!
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i
      const left = i < CHANNELS ? 0 : data[at - CHANNELS]!
      const up = y === 0 ? 0 : data[at - stride]!
      const corner = i < CHANNELS || y === 0 ? 0 : data[at - stride - CHANNELS]!
      data[at] = rows[y * (stride + 1) + 1 + i]! + predicted(filter, left, up, corner)
    }
  }
  return data
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0
    case 1:
      return left
    case 2:
      return up
    case 3:
      return Math.floor((left + up) / 2)
    default:
      return paeth(left, up, corner)
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
