import type { Name } from './read-name.ts'

/** A word of a list as it stands in a name. */
export type Match = {
  word: string
  /** The whole name is the word. */
  isWhole: boolean
  /** The word has an ordinary sense as well. */
  isAmbiguous: boolean
}

const HAN = /^\p{Script=Han}+$/u
/** Shorter words of characters count only between the borders of words: 观音 is no part of 铁观音. */
const ANYWHERE_LEAST = 3

/** Letters, digits and characters of a word, as the key of a name has them. */
export const keyOf = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Words of lists: blanks part them, `_` stands for a blank within one, `?` marks those with an ordinary sense. */
export const wordsOf = (list: string): string[] => list.trim().split(/\s+/)

/** Finds words of a list in names. */
export class WordList {
  readonly #keys = new Map<string, { word: string; isAmbiguous: boolean }>()
  /** Keys of words of letters, by their first word. */
  readonly #phrases = new Map<string, string[][]>()
  #longest = 0

  constructor(...lists: readonly string[]) {
    for (const entry of lists.flatMap(wordsOf)) {
      const isAmbiguous = entry.endsWith('?')
      const word = entry.replace(/\?$/, '').replaceAll('_', ' ')
      const key = keyOf(word)
      if (key === '' || (this.#keys.has(key) && isAmbiguous)) continue
      this.#keys.set(key, { word, isAmbiguous })
      this.#longest = Math.max(this.#longest, key.length)
      if (HAN.test(key)) continue
      const parts = word
        .split(/[\s\-.']+/)
        .map(keyOf)
        .filter(Boolean)
      const first = parts[0]
      if (first !== undefined) this.#phrases.set(first, [...(this.#phrases.get(first) ?? []), parts])
    }
  }

  has(key: string): boolean {
    return this.#keys.has(key)
  }

  /** The word that a name consists of, or the longest that it contains; undefined where there is none. */
  find(name: Name): Match | undefined {
    const whole = this.#keys.get(name.key)
    if (whole) return { ...whole, isWhole: true }
    return this.#inHan(name) ?? this.#inWords(name) ?? this.#mixed(name)
  }

  #inHan({ han, borders }: Name): Match | undefined {
    for (let length = Math.min(this.#longest, han.length); length > 0; length--)
      for (let start = 0; start + length <= han.length; start++) {
        const found = this.#keys.get(han.slice(start, start + length))
        if (!found) continue
        const isWord = borders.has(start) && borders.has(start + length)
        if (isWord || length >= ANYWHERE_LEAST) return { ...found, isWhole: false }
      }
    return undefined
  }

  #inWords({ words }: Name): Match | undefined {
    for (const [i, word] of words.entries())
      for (const parts of this.#phrases.get(word) ?? []) {
        if (!parts.every((part, place) => words[i + place] === part)) continue
        return { ...this.#keys.get(parts.join(''))!, isWhole: false }
      }
    return undefined
  }

  /** Words that mix characters with letters or digits: 东风41. */
  #mixed({ key, han }: Name): Match | undefined {
    if (han === '' || han.length === key.length) return undefined
    for (let length = Math.min(this.#longest, key.length); length >= ANYWHERE_LEAST; length--)
      for (let start = 0; start + length <= key.length; start++) {
        const part = key.slice(start, start + length)
        const found = /\p{Script=Han}/u.test(part) && !HAN.test(part) ? this.#keys.get(part) : undefined
        if (found) return { ...found, isWhole: false }
      }
    return undefined
  }
}

/** A list that is made when it is first needed. */
export function lazyList(...lists: readonly (readonly string[])[]): () => WordList {
  let list: WordList | undefined
  return () => (list ??= new WordList(...lists.flat()))
}
