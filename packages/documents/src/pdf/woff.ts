import { inflateSync } from 'node:zlib'

// Of a WOFF file and of a TrueType font, in bytes (W3C WOFF File Format 1.0, OpenType "font file").
const WOFF = { header: 44, entry: 20 }
const FONT = { header: 12, entry: 16 }

/**
 * The TrueType font in a WOFF file, for the library that reads fonts: from the file itself it would unpack all glyphs
 * again for each one. Throws a RangeError or an error of zlib where the file is damaged.
 */
export function fontOfWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(FONT.header + count * FONT.entry)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts = [directory]
  let offset = directory.length
  for (let at = 0; at < count; at++) {
    const source = WOFF.header + at * WOFF.entry
    const target = FONT.header + at * FONT.entry
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(source + field)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(start, start + packed)
    woff.copy(directory, target, source, source + 4)
    woff.copy(directory, target + 4, source + 16, source + 20)
    directory.writeUInt32BE(offset, target + 8)
    directory.writeUInt32BE(length, target + 12)
    // A table begins at a multiple of four bytes.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    const table = packed < length ? inflateSync(data) : data
    table.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
