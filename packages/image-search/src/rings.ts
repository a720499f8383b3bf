import { valueAt } from './patch.ts'
import type { Plane } from './image.ts'
import type { PixelBox } from './regions.ts'
import { normalise } from './upright.ts'

const RINGS = 8
const ANGLES = 64
const FREQUENCIES = 8
/** Radii beside the spread of the ink; beyond the last one hardly any figure has ink. */
const REACH = 2

const CHANNELS = 2
/** Numbers of a description by rings. */
export const RINGS_LENGTH = RINGS * FREQUENCIES * CHANNELS

/**
 * Describes a region so that turning it changes nothing: on each ring round the middle of the ink, how strongly ink and
 * its edges repeat once, twice, … in a turn (the magnitudes of their Fourier series). Of length 1.
 */
export function describeRings(ink: Plane, box: PixelBox): Float32Array {
  const described = new Float32Array(RINGS_LENGTH)
  const { x, y, spread } = middleOf(ink, box)
  if (spread === 0) return described
  const ring = new Float32Array(ANGLES)
  const edges = new Float32Array(ANGLES)
  const inner = new Float32Array(ANGLES)
  for (let number = 0; number < RINGS; number++) {
    const radius = (spread * REACH * (number + 0.5)) / RINGS
    for (let angle = 0; angle < ANGLES; angle++) {
      const turn = (2 * Math.PI * angle) / ANGLES
      ring[angle] = valueAt(ink, x + radius * Math.cos(turn), y + radius * Math.sin(turn))
      edges[angle] = Math.abs(ring[angle]! - inner[angle]!)
    }
    inner.set(ring)
    writeMagnitudes(ring, described, number * FREQUENCIES)
    writeMagnitudes(edges, described, (RINGS + number) * FREQUENCIES)
  }
  // Most ink lies in no frequency at all: on its own it would hide what distinguishes figures.
  for (let i = 0; i < described.length; i++) described[i] = Math.sqrt(described[i]!)
  normalise(described)
  return described
}

/** Middle of the ink of a region, and how far it spreads from there. */
function middleOf({ width, values }: Plane, { left, top, right, bottom }: PixelBox) {
  let total = 0
  let sumX = 0
  let sumY = 0
  let squares = 0
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const value = values[row * width + column]!
      total += value
      sumX += value * column
      sumY += value * row
      squares += value * (column * column + row * row)
    }
  if (total === 0) return { x: 0, y: 0, spread: 0 }
  const [x, y] = [sumX / total, sumY / total]
  return { x, y, spread: Math.sqrt(Math.max(0, squares / total - x * x - y * y)) }
}

const turns = Array.from({ length: FREQUENCIES }, (_, frequency) =>
  Array.from({ length: ANGLES }, (_, angle) => {
    const turn = (2 * Math.PI * frequency * angle) / ANGLES
    return { cos: Math.cos(turn), sin: Math.sin(turn) }
  }),
)

function writeMagnitudes(ring: Float32Array, to: Float32Array, at: number): void {
  for (let frequency = 0; frequency < FREQUENCIES; frequency++) {
    let real = 0
    let imaginary = 0
    for (let angle = 0; angle < ANGLES; angle++) {
      real += ring[angle]! * turns[frequency]![angle]!.cos
      imaginary += ring[angle]! * turns[frequency]![angle]!.sin
    }
    to[at + frequency] = Math.hypot(real, imaginary) / ANGLES
  }
}
