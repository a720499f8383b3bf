import { englishWords } from './words/english-words.ts'
import { homophones, otherSpellings } from './words/homophones.ts'

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
  // Homophones sound the same, so that their word families count as one. Of other families than those that begin with
  // it a word is no more than a derived form: SIGHT belongs to SEE.
  const spoken = join(
    index,
    setsOf(homophones).map((set) => set.filter((word) => index.get(word) === word)),
  )
  return join(spoken, setsOf(otherSpellings))
}

const setsOf = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((set) => set.split('/'))

/** The index with one family for the words of each set. */
function join(index: Map<string, string>, sets: readonly (readonly string[])[]): Map<string, string> {
  const joined = new Map<string, string>()
  for (const set of sets) {
    const families = set.flatMap((word) => index.get(word) ?? [])
    for (const family of families) joined.set(family, families[0]!)
  }
  return new Map(Array.from(index, ([word, family]) => [word, joined.get(family) ?? family]))
}
