import { constants, crc32, deflateRawSync } from 'node:zlib'

const HUGE = 30_000

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of less than a megabyte whose grey pixels are `HUGE` times `HUGE`; every one of them is in it. */
export function pngBomb(): Buffer {
  const rows = 100
  const block = deflateRawSync(Buffer.alloc((HUGE + 1) * rows), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const check = Buffer.alloc(4)
  // Adler-32 of zeros: their number and one.
  check.writeUInt32BE(((((HUGE + 1) * HUGE) % 65_521) * 65_536 + 1) >>> 0)
  const pixels = Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: HUGE / rows }, () => block),
    Buffer.from([0x03, 0x00]),
    check,
  ])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(HUGE, 0)
  header.writeUInt32BE(HUGE, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
