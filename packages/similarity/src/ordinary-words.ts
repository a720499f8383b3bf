import { englishWords } from './words/english-words.ts'

let families: Map<string, string> | undefined

/** The first word of the family that an ordinary English word belongs to: nature of naturist; undefined of any other. */
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
  return index
}
