import { CODE_WORDS, ringsCode, UPRIGHT_WORDS, uprightCode } from './codes.ts'
import type { ImageDescription, RegionDescription } from './describe-image.ts'
import type { Features } from './local/features.ts'
import { packFeatures, unpackFeatures } from './local/pack-features.ts'
import { RINGS_LENGTH } from './rings.ts'
import { UPRIGHT_LENGTH } from './upright.ts'

const BOX_BYTES = 8
const SHARE = 65_535
const REGION_BYTES = BOX_BYTES + UPRIGHT_LENGTH + RINGS_LENGTH

/** A region as it is stored: its box, and its vectors as whole numbers of 8 bits that are compared as they are. */
export type PackedRegion = { box: RegionDescription['box']; upright: Int8Array; rings: Int8Array }

/** What an image of the register is compared by. */
export type PackedImage = { regions: PackedRegion[]; features: Features }

/** The codes of all regions of an image, one after the other, little-endian. */
export function packCodes({ regions }: ImageDescription): Uint8Array {
  const words = new Uint32Array(regions.length * CODE_WORDS)
  for (const [number, { upright, rings }] of regions.entries()) {
    words.set(uprightCode(upright), number * CODE_WORDS)
    words.set(ringsCode(rings), number * CODE_WORDS + UPRIGHT_WORDS)
  }
  return new Uint8Array(words.buffer)
}

/** The number of regions, their vectors, then the features: for the comparison of images whose codes are similar. */
export function packVectors({ regions, features }: ImageDescription): Uint8Array {
  const packed = packFeatures(features)
  const end = 1 + regions.length * REGION_BYTES
  const bytes = new Uint8Array(end + packed.length)
  bytes[0] = regions.length
  bytes.set(packed, end)
  const view = new DataView(bytes.buffer)
  for (const [number, { box, upright, rings }] of regions.entries()) {
    const at = 1 + number * REGION_BYTES
    for (const [i, share] of [box.x, box.y, box.width, box.height].entries())
      view.setUint16(at + 2 * i, Math.round(share * SHARE), true)
    bytes.set(new Uint8Array(toBytes(upright).buffer), at + BOX_BYTES)
    bytes.set(new Uint8Array(toBytes(rings).buffer), at + BOX_BYTES + UPRIGHT_LENGTH)
  }
  return bytes
}

/** Reads what `packVectors` has written in this version of the descriptor. */
export function unpackVectors(bytes: Uint8Array): PackedImage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const vector = (at: number, length: number) => new Int8Array(bytes.buffer, bytes.byteOffset + at, length)
  const count = bytes[0] ?? 0
  const regions = Array.from({ length: count }, (_, number) => {
    const at = 1 + number * REGION_BYTES
    const share = (i: number) => view.getUint16(at + 2 * i, true) / SHARE
    return {
      box: { x: share(0), y: share(1), width: share(2), height: share(3) },
      upright: vector(at + BOX_BYTES, UPRIGHT_LENGTH),
      rings: vector(at + BOX_BYTES + UPRIGHT_LENGTH, RINGS_LENGTH),
    }
  })
  return { regions, features: unpackFeatures(bytes.subarray(1 + count * REGION_BYTES)) }
}

/** Scaled so that the largest number takes all 7 bits: only the direction of a vector says anything. */
export function toBytes(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127))
}
