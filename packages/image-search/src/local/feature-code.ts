import { codeOf, directionsOf } from '../codes.ts'
import { FEATURE_BITS } from '../kernel/code-layout.ts'

/** Directions that a cell of a feature distinguishes, and cells along the side of its window. */
export const DIRECTIONS = 6
export const CELLS = 4
export const FEATURE_LENGTH = CELLS * CELLS * DIRECTIONS

export const FEATURE_WORDS = FEATURE_BITS / 32

const directions = directionsOf(FEATURE_BITS, FEATURE_LENGTH, 20_261_123)

/** The code of what a window shows; similar windows differ in few bits. */
export const featureCode = (vector: Float32Array): Uint32Array => codeOf(vector, directions, FEATURE_WORDS)

/** What the window shows when it is turned upside down. */
export function upsideDown(vector: Float32Array): Float32Array {
  const cells = CELLS * CELLS
  return vector.map((_, i) => vector[(cells - 1 - Math.floor(i / DIRECTIONS)) * DIRECTIONS + (i % DIRECTIONS)]!)
}
