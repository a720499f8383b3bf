import type { Random } from './random.ts'

export const similarMarkKinds = ['edit', 'sound', 'shape', 'order', 'added', 'script'] as const
export type SimilarMarkKind = (typeof similarMarkKinds)[number]
export type SimilarMarkScript = 'han' | 'latin'
export type Level = 'identical' | 'high' | 'middle' | 'low'

/** Two names, the second made to be mistaken for the first in a known way, and how similar an examiner would find them. */
export type SimilarPair = { seedText: string; plantText: string; recipe: string; expectedLevel: Level }

/** Makes a pair, or null where the name it began with does not lend itself. */
export type Recipe = (random: Random) => SimilarPair | null

export const replaceAt = (text: string, index: number, replacement: string): string =>
  text.slice(0, index) + replacement + text.slice(index + 1)
