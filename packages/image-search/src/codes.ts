import { RINGS_BITS, UPRIGHT_BITS } from './kernel/code-layout.ts'
import { RINGS_LENGTH } from './rings.ts'
import { UPRIGHT_LENGTH } from './upright.ts'

/** 32-bit words of the code of a region: upright, then rings. */
export const UPRIGHT_WORDS = UPRIGHT_BITS / 32
const RINGS_WORDS = RINGS_BITS / 32
export const CODE_WORDS = UPRIGHT_WORDS + RINGS_WORDS

/** How many numbers each bit looks at, half of them against the other half. */
const SAMPLES = 32

/**
 * One bit for each of a fixed set of random directions: on which side of it the vector lies. Near vectors differ in few
 * bits, so that a register is looked through by counting bits.
 */
export const uprightCode = (vector: Float32Array): Uint32Array => codeOf(vector, uprightDirections, UPRIGHT_WORDS)
export const ringsCode = (vector: Float32Array): Uint32Array => codeOf(vector, ringsDirections, RINGS_WORDS)

/** The bits of a vector for given directions, 32 in each word. */
export function codeOf(vector: Float32Array, directions: readonly Uint16Array[], words: number): Uint32Array {
  const code = new Uint32Array(words)
  for (const [bit, sampled] of directions.entries()) {
    let sum = 0
    for (let i = 0; i < SAMPLES; i += 2) sum += vector[sampled[i]!]! - vector[sampled[i + 1]!]!
    if (sum > 0) code[bit >>> 5]! |= 1 << (bit & 31)
  }
  return code
}

const uprightDirections = directionsOf(UPRIGHT_BITS, UPRIGHT_LENGTH, 20_261_121)
const ringsDirections = directionsOf(RINGS_BITS, RINGS_LENGTH, 20_261_122)

/** The same on every machine and for ever: codes in the database were made by them. */
export function directionsOf(bits: number, length: number, seed: number): Uint16Array[] {
  let state = seed
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % length
  }
  return Array.from({ length: bits }, () => Uint16Array.from({ length: SAMPLES }, next))
}
