import { WORD_START } from '@markwright/similarity/kernel/memory-map.ts'
import { LETTER_CLASSES } from '../kernel/memory-map.ts'

/** Letters as n-grams tell them apart: Latin letters and digits each for itself, all others in three classes. */
const letterClass = (letter: number) => (letter <= 36 ? letter : 37 + (letter % 3))

/**
 * The distinct trigrams of words of letters, as pg_trgm defines them: each word with two blanks before and one behind.
 * `letters` carry WORD_START where a word begins.
 */
export function trigramsOf(letters: ArrayLike<number>): number[] {
  const found: number[] = []
  const add = (a: number, b: number, c: number) => {
    const gram = (a * LETTER_CLASSES + b) * LETTER_CLASSES + c
    if (!found.includes(gram)) found.push(gram)
  }
  for (let start = 0; start < letters.length;) {
    let end = start + 1
    while (end < letters.length && !(letters[end]! & WORD_START)) end++
    let [before, last] = [0, 0]
    for (let i = start; i < end; i++) {
      const letter = letterClass(letters[i]! & 127)
      add(before, last, letter)
      before = last
      last = letter
    }
    add(before, last, 0)
    start = end
  }
  return found
}

/** Which bigrams there are, each by one of 64 bits. */
export function bigramSet(letters: ArrayLike<number>): [low: number, high: number] {
  let [low, high] = [0, 0]
  for (let i = 0; i + 1 < letters.length; i++) {
    const bit = Math.imul((letters[i]! & 127) * 128 + (letters[i + 1]! & 127), -1640531535) >>> 26
    if (bit < 32) low |= 1 << bit
    else high |= 1 << (bit - 32)
  }
  return [low, high]
}

/** Of these letters it counts whether they come twice, each by a bit of its own; a e i n o. */
const DOUBLED = [1, 5, 9, 14, 15]

/**
 * Which letters there are, a bit each; six further bits say what comes twice, and digits and letters of other alphabets
 * share them. An edit takes away one bit and brings in another at most.
 */
export function letterSet(letters: ArrayLike<number>): number {
  let bits = 0
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]! & 127
    const bit = letter <= 26 ? letter - 1 : 26 + (letter % 6)
    if (letter <= 26 && (bits >>> bit) & 1) {
      const place = DOUBLED.indexOf(letter)
      bits |= 1 << (26 + (place < 0 ? DOUBLED.length : place))
    }
    bits |= 1 << bit
  }
  return bits
}
