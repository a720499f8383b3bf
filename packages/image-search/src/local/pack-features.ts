import { FEATURE_BYTES } from '../kernel/code-layout.ts'
import type { Features } from './features.ts'

/** Place, x, y, scale and angle, a byte each, before the code. */
const HEAD_BYTES = 5
const EACH_BYTES = HEAD_BYTES + FEATURE_BYTES
/** Width and height of the image in longer sides, 16 bits each. */
const SIDES_BYTES = 4
const SHARE = 65_535
/** Scales are stored by their logarithms, from the 256th part of the image on. */
const SCALE_STEPS = 32

/** The features of an image in as few bytes as they are compared with; little-endian. */
export function packFeatures({ count, place, x, y, scale, angle, codes, sides }: Features): Uint8Array {
  const bytes = new Uint8Array(SIDES_BYTES + count * EACH_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, Math.round(sides.width * SHARE), true)
  view.setUint16(2, Math.round(sides.height * SHARE), true)
  const byte = (value: number) => Math.min(255, Math.max(0, Math.round(value)))
  const words = codes.length / Math.max(1, count)
  for (let i = 0; i < count; i++) {
    const at = SIDES_BYTES + i * EACH_BYTES
    bytes[at] = place[i]!
    bytes[at + 1] = byte(x[i]! * 255)
    bytes[at + 2] = byte(y[i]! * 255)
    bytes[at + 3] = byte((Math.log2(scale[i]!) + 8) * SCALE_STEPS)
    bytes[at + 4] = Math.round((angle[i]! / Math.PI) * 256) & 255
    for (let word = 0; word < words; word++) view.setUint32(at + HEAD_BYTES + 4 * word, codes[i * words + word]!, true)
  }
  return bytes
}

export function unpackFeatures(bytes: Uint8Array): Features {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.max(0, Math.floor((bytes.length - SIDES_BYTES) / EACH_BYTES))
  const words = FEATURE_BYTES / 4
  const head = (part: number) =>
    Uint8Array.from({ length: count }, (_, i) => bytes[SIDES_BYTES + i * EACH_BYTES + part]!)
  const codes = new Uint32Array(count * words)
  for (let i = 0; i < count; i++)
    for (let word = 0; word < words; word++)
      codes[i * words + word] = view.getUint32(SIDES_BYTES + i * EACH_BYTES + HEAD_BYTES + 4 * word, true)
  const place = head(0)
  const scale = Float32Array.from(head(3), (value) => 2 ** (value / SCALE_STEPS - 8))
  return {
    count,
    places: place.reduce((most, each) => Math.max(most, each + 1), 0),
    place,
    x: Float32Array.from(head(1), (value) => value / 255),
    y: Float32Array.from(head(2), (value) => value / 255),
    scale,
    logScale: scale.map(Math.log),
    angle: Float32Array.from(head(4), (value) => (value / 256) * Math.PI),
    codes,
    sides: { width: view.getUint16(0, true) / SHARE, height: view.getUint16(2, true) / SHARE },
  }
}
