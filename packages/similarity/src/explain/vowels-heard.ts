import { irregularVowels } from '../words/irregular-vowels.ts'

const irregular = new Map(
  irregularVowels
    .trim()
    .split('\n')
    .flatMap((line, vowel) => line.split(' ').map((word) => [word, vowel] as const)),
)
/** The vowel of FEED, READ and FIELD, which is no line of the list. */
const LONG_E = -1

/** Which vowel a word is said with where that is known; undefined elsewhere. */
function vowelOf(word: string): number | undefined {
  return irregular.get(word) ?? (/ee|ea|ie|ei/.test(word) ? LONG_E : undefined)
}

/** Whether two words are known to be said with different vowels: BREAD and BREED, KNOW and NOW. */
export function haveOtherVowels(a: string, b: string): boolean {
  const [one, other] = [vowelOf(a), vowelOf(b)]
  return one !== undefined && other !== undefined && one !== other
}
