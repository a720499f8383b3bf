import type { Random } from '../../../packages/demo-register/src/random.ts'

export type GoldLevel = 'identical' | 'high' | 'middle' | 'low' | 'none'

/** Two names, the second made from the first in a known way, and how similar an examiner would find them. */
export type GoldPair = { seed: string; plant: string; expected: GoldLevel }

/**
 * A way to make pairs. `make` gives null where the name it began with does not lend itself. `hitLeast` is the share of
 * plants that must be among the first 56.
 */
export type GoldKind = {
  id: string
  name: string
  hitLeast?: number
  make: (random: Random) => GoldPair | null
}

export const pair = (seed: string, plant: string, expected: GoldLevel): GoldPair | null =>
  seed === plant ? null : { seed, plant, expected }

export const replaceAt = (characters: readonly string[], index: number, character: string) =>
  characters.with(index, character).join('')
