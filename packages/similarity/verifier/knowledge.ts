import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readDictionary } from './dictionary.ts'
import { readLooks } from './looks.ts'
import { readWeakWords, type WeakKind } from './weak-words.ts'

/** What a verifier may look up about words and characters; undefined where the source is absent. */
export type Knowledge = {
  /** Whether two words may mean the same; undefined where one of them is in no dictionary. */
  meanTheSame: (a: string, b: string) => boolean | undefined
  /** Whether a dictionary explains two words by the same words; undefined where one of them is in none. */
  haveOneGloss: (a: string, b: string) => boolean | undefined
  /** Whether a word is in a dictionary. */
  isWord: (word: string) => boolean | undefined
  /** The readings of a whole word by syllables, each with the number of its tone, 5 for none. */
  readingsOf: (word: string) => readonly (readonly string[])[] | undefined
  /** Whether words tell no trader from another, being what they are said to be. */
  isWeak: (words: string, kind: WeakKind) => boolean | undefined
  /** Whether two characters look alike. */
  lookAlike: (a: string, b: string) => boolean | undefined
}

export const noKnowledge: Knowledge = {
  meanTheSame: () => undefined,
  haveOneGloss: () => undefined,
  isWord: () => undefined,
  readingsOf: () => undefined,
  isWeak: () => undefined,
  lookAlike: () => undefined,
}

/** Reads a Chinese dictionary, tables of goods and places, decompositions and stroke orders from a folder of open data. */
export function readKnowledge(folder: string): Knowledge {
  const [dictionary, reference] = [
    join(folder, 'translation', 'cc-cedict_2026-06-12.txt.gz'),
    join(folder, 'reference'),
  ]
  if (!existsSync(dictionary) || !existsSync(reference)) return noKnowledge
  const { isPlace, ...words } = readDictionary(dictionary)
  return { ...words, isWeak: readWeakWords(reference, isPlace), lookAlike: readLooks(join(reference, 'hanzi')) }
}
