import { CODE_WORDS, ringsCode, UPRIGHT_WORDS, uprightCode } from './codes.ts'
import type { PictureDescription, RegionDescription } from './describe-picture.ts'
import { RINGS_LENGTH } from './rings.ts'
import { UPRIGHT_LENGTH } from './upright.ts'

const BOX_BYTES = 8
const SHARE = 65_535
const REGION_BYTES = BOX_BYTES + UPRIGHT_LENGTH + RINGS_LENGTH

/** A region as it is kept: its box, and its vectors as whole numbers of 8 bits that are compared as they are. */
export type PackedRegion = { box: RegionDescription['box']; upright: Int8Array; rings: Int8Array }

/** The codes of all regions of a picture, one after the other, little-endian. */
export function packCodes({ regions }: PictureDescription): Uint8Array {
  const words = new Uint32Array(regions.length * CODE_WORDS)
  for (const [number, { upright, rings }] of regions.entries()) {
    words.set(uprightCode(upright), number * CODE_WORDS)
    words.set(ringsCode(rings), number * CODE_WORDS + UPRIGHT_WORDS)
  }
  return new Uint8Array(words.buffer)
}

/** The vectors of all regions, for the comparison of those whose codes are near. */
export function packVectors({ regions }: PictureDescription): Uint8Array {
  const bytes = new Uint8Array(regions.length * REGION_BYTES)
  const view = new DataView(bytes.buffer)
  for (const [number, { box, upright, rings }] of regions.entries()) {
    const at = number * REGION_BYTES
    for (const [i, share] of [box.x, box.y, box.width, box.height].entries())
      view.setUint16(at + 2 * i, Math.round(share * SHARE), true)
    bytes.set(new Uint8Array(toBytes(upright).buffer), at + BOX_BYTES)
    bytes.set(new Uint8Array(toBytes(rings).buffer), at + BOX_BYTES + UPRIGHT_LENGTH)
  }
  return bytes
}

export function unpackVectors(bytes: Uint8Array): PackedRegion[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const vector = (at: number, length: number) => new Int8Array(bytes.buffer, bytes.byteOffset + at, length)
  return Array.from({ length: Math.floor(bytes.length / REGION_BYTES) }, (_, number) => {
    const at = number * REGION_BYTES
    const share = (i: number) => view.getUint16(at + 2 * i, true) / SHARE
    return {
      box: { x: share(0), y: share(1), width: share(2), height: share(3) },
      upright: vector(at + BOX_BYTES, UPRIGHT_LENGTH),
      rings: vector(at + BOX_BYTES + UPRIGHT_LENGTH, RINGS_LENGTH),
    }
  })
}

/** Scaled so that the largest number takes all 7 bits: only the direction of a vector says anything. */
export function toBytes(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127))
}
