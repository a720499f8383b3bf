import { wasm } from '@markwright/runtime/web-assembly.ts'
import { FEATURE_BYTES } from '../kernel/code-layout.ts'
import { loadKernel } from '../kernel/load-kernel.ts'
import { FEATURE_WORDS } from './feature-code.ts'

/** Two features, by their numbers, and how much what they show agrees, 0 to 1. */
export type FeaturePair = { query: number; found: number; weight: number }

/** More features of one image than these are not compared. */
const FEATURES_MAX = 512
const FOUND_AT = FEATURES_MAX * FEATURE_BYTES
const PAIRS_AT = 2 * FOUND_AT
const PAIRS_MAX = 4096

/** Codes that differ in more bits are not paired; from the second number down they agree entirely, at the third not at all. */
const MOST_BITS = 74
const FEW_BITS = 34
const NO_BITS = 81

const memory = new wasm.Memory({ initial: 2 })
const kernel = loadKernel(memory)
const words = new Uint32Array(memory.buffer)
let requested: Uint32Array | null = null

/** Pairs of features whose codes agree, the most similar first, at most `most` of them. */
export function pairFeatures(query: Uint32Array, found: Uint32Array, most: number): FeaturePair[] {
  const [count, otherCount] = [query, found].map(({ length }) => Math.min(FEATURES_MAX, length / FEATURE_WORDS))
  // A query is compared with many images, one after the other.
  if (query !== requested) words.set(query.subarray(0, count! * FEATURE_WORDS))
  requested = query
  words.set(found.subarray(0, otherCount! * FEATURE_WORDS), FOUND_AT / 4)
  const pairs = kernel.pairFeatures(0, count!, FOUND_AT, otherCount!, MOST_BITS, PAIRS_AT, PAIRS_MAX)
  return Array.from(
    words
      .subarray(PAIRS_AT / 4, PAIRS_AT / 4 + pairs)
      .toSorted()
      .subarray(0, most),
    (pair) => ({
      query: (pair >>> 12) & 0xfff,
      found: pair & 0xfff,
      weight: Math.min(1, (NO_BITS - (pair >>> 24)) / (NO_BITS - FEW_BITS)),
    }),
  )
}
