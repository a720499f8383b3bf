import { englishWords } from './words/english-words.ts'
import { homophones } from './words/homophones.ts'

let families: Map<string, string> | undefined

/**
 * The first word of the family that an ordinary English word belongs to: nature of naturist, and of knight, which is said
 * as night is, the family of that; undefined of any other.
 */
export function familyOf(word: string): string | undefined {
  families ??= indexFamilies()
  return families.get(word)
}

function indexFamilies(): Map<string, string> {
  const index = new Map<string, string>()
  for (const entry of englishWords.trim().split(/\s+/)) {
    const words = entry.split('/')
    for (const word of words) index.set(word, words[0]!)
  }
  return joinHomophones(index)
}

/** Homophones sound the same, so that their word families count as one. */
function joinHomophones(index: Map<string, string>): Map<string, string> {
  const joined = new Map<string, string>()
  for (const set of homophones.trim().split(/\s+/)) {
    // Of other families a word is no more than a derived form: SIGHT belongs to SEE.
    const families = set.split('/').filter((word) => index.get(word) === word)
    for (const family of families) joined.set(family, families[0]!)
  }
  return new Map(Array.from(index, ([word, family]) => [word, joined.get(family) ?? family]))
}
