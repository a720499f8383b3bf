import { ones } from '../engine/bits.ts'

export const WIDTH = 384
const WORDS = WIDTH / 32

/** Vectors of a segment's rows, in memory that threads share: they are filled in while others search. */
export type Vectors = {
  /** WIDTH bytes for each row; of length 127. */
  codes: Int8Array
  /** The signs of the same, WIDTH bits for each row. */
  signs: Uint32Array
  /** 1 once the row is there. */
  filled: Uint8Array
}

export const createVectors = (rows: number): Vectors => ({
  codes: new Int8Array(new SharedArrayBuffer(rows * WIDTH)),
  signs: new Uint32Array(new SharedArrayBuffer(rows * WORDS * 4)),
  filled: new Uint8Array(new SharedArrayBuffer(rows)),
})

/** @param vector of length 1 */
export function setVector({ codes, signs, filled }: Vectors, row: number, vector: ArrayLike<number>): void {
  for (let index = 0; index < WIDTH; index++)
    codes[row * WIDTH + index] = Math.max(-127, Math.min(127, Math.round(vector[index]! * SCALE)))
  signs.set(signsOf(vector), row * WORDS)
  filled[row] = 1
}

/** No component of a sentence vector is above a third of its length, by measurement. */
const SCALE = 381

export function signsOf(vector: ArrayLike<number>): Uint32Array {
  const signs = new Uint32Array(WORDS)
  for (let index = 0; index < WIDTH; index++) if (vector[index]! > 0) signs[index >>> 5]! |= 1 << (index & 31)
  return signs
}

export function vectorAt({ codes, filled }: Vectors, row: number): Float32Array | null {
  if (!filled[row]) return null
  return Float32Array.from(codes.subarray(row * WIDTH, (row + 1) * WIDTH), (code) => code / SCALE)
}

/** -1 to 1 */
export function cosine({ codes }: Vectors, row: number, vector: Float32Array): number {
  let sum = 0
  const start = row * WIDTH
  for (let index = 0; index < WIDTH; index++) sum += codes[start + index]! * vector[index]!
  return sum / SCALE
}

/** How many signs of a row differ from these. */
export function distance({ signs }: Vectors, row: number, wanted: Uint32Array): number {
  let sum = 0
  const start = row * WORDS
  for (let index = 0; index < WORDS; index++) sum += ones(signs[start + index]! ^ wanted[index]!)
  return sum
}
