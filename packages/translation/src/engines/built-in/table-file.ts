import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib'

/**
 * Named arrays and texts of one file: a JSON header with their places, then their bytes, compressed by Brotli. Numbers are
 * stored byte by byte in planes, the lowest bytes of all first, since sorted ones then compress well.
 */
export type TableSections = Record<string, Uint32Array | Uint8Array | string>

type Header = Record<string, { kind: 'u32' | 'u8' | 'text'; offset: number; length: number }>

const MAGIC = 'MWT1'
const decompress = promisify(brotliDecompress)

/** The file of some sections. Numbers are little-endian. */
export function writeTableFile(sections: TableSections): Buffer {
  const header: Header = {}
  const parts: Uint8Array[] = []
  let offset = 0
  for (const [name, value] of Object.entries(sections)) {
    const bytes =
      typeof value === 'string' ? Buffer.from(value) : value instanceof Uint32Array ? planesOf(value) : value
    const kind = typeof value === 'string' ? 'text' : value instanceof Uint32Array ? 'u32' : 'u8'
    header[name] = { kind, offset, length: bytes.length }
    const padding = (4 - (bytes.length % 4)) % 4
    parts.push(bytes, new Uint8Array(padding))
    offset += bytes.length + padding
  }
  const head = Buffer.from(JSON.stringify(header))
  const start = Buffer.alloc(8)
  start.write(MAGIC)
  start.writeUInt32LE(head.length, 4)
  const body = Buffer.concat([start, head, Buffer.alloc((4 - (head.length % 4)) % 4), ...parts])
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/**
 * Reads a file of sections.
 * @throws Error where it is none
 */
export async function readTableFile(path: string): Promise<TableSections> {
  const bytes = await decompress(await readFile(path))
  if (bytes.toString('latin1', 0, 4) !== MAGIC) throw new Error(`${path} is not a table of translations.`)
  const headLength = bytes.readUInt32LE(4)
  const header = JSON.parse(bytes.toString('utf8', 8, 8 + headLength)) as Header
  const start = bytes.byteOffset + 8 + headLength + ((4 - (headLength % 4)) % 4)
  // Typed arrays need an even start; the decompressed buffer may begin anywhere.
  const memory = start % 4 === 0 ? bytes.buffer : bytes.buffer.slice(start)
  const base = start % 4 === 0 ? start : 0
  return Object.fromEntries(
    Object.entries(header).map(([name, { kind, offset, length }]) => {
      if (kind === 'text') return [name, Buffer.from(memory, base + offset, length).toString()]
      const own = new Uint8Array(memory, base + offset, length)
      return [name, kind === 'u32' ? fromPlanes(own) : own]
    }),
  )
}

function planesOf(numbers: Uint32Array): Uint8Array {
  const { length } = numbers
  const planes = new Uint8Array(length * 4)
  for (let index = 0; index < length; index++) {
    const number = numbers[index] as number
    planes[index] = number & 255
    planes[length + index] = (number >>> 8) & 255
    planes[2 * length + index] = (number >>> 16) & 255
    planes[3 * length + index] = number >>> 24
  }
  return planes
}

function fromPlanes(planes: Uint8Array): Uint32Array {
  const length = planes.length / 4
  const numbers = new Uint32Array(length)
  for (let index = 0; index < length; index++)
    numbers[index] =
      ((planes[index] as number) |
        ((planes[length + index] as number) << 8) |
        ((planes[2 * length + index] as number) << 16) |
        ((planes[3 * length + index] as number) << 24)) >>>
      0
  return numbers
}
