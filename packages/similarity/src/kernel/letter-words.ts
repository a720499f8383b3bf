import { getI32, getU8, larger, smaller, type i32 } from './platform.ts'
import { JOINING_WORDS, LETTER_KIND, SKELETON, WORD_START } from './memory-map.ts'

const C: i32 = 3
const D: i32 = 4
const L: i32 = 12
const M: i32 = 13
const N: i32 = 14
const R: i32 = 18
const V: i32 = 22
const W: i32 = 23
const E: i32 = 5
const G: i32 = 7
const I: i32 = 9
const S: i32 = 19
const T: i32 = 20
const Y: i32 = 25

function letter(text: i32, length: i32, i: i32): i32 {
  return i < length ? getU8(text + i) & 127 : 0
}

/** The shape at position `i`, with the number of letters it takes in the bits from 8 on. */
function shapeAt(text: i32, length: i32, i: i32): i32 {
  const one = letter(text, length, i)
  const next = letter(text, length, i + 1)
  if (next == N && (one == R || one == N)) return 512 | M
  if (one == V && next == V) return 512 | W
  if (one == C && next == L) return 512 | D
  return 256 | getU8(SKELETON + one)
}

/** Whether two spellings look the same once look-alike letters are read as one (rule G3). */
export function sameSkeleton(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  let i: i32 = 0
  let j: i32 = 0
  while (i < aLength && j < bLength) {
    const one = shapeAt(a, aLength, i)
    const other = shapeAt(b, bLength, j)
    if (((one ^ other) & 255) != 0) return 0
    i += one >> 8
    j += other >> 8
  }
  return i == aLength && j == bLength ? 1 : 0
}

function wordStarts(text: i32, i: i32): i32 {
  return i == 0 || (getU8(text + i) & WORD_START) != 0 ? 1 : 0
}

/** Where the word that holds position `i` ends. */
export function wordEnd(text: i32, length: i32, i: i32): i32 {
  let end = i + 1
  while (end < length && !wordStarts(text, end)) end++
  return end
}

export function wordCount(text: i32, length: i32): i32 {
  let count: i32 = 0
  for (let i: i32 = 0; i < length; i++) count += wordStarts(text, i)
  return count
}

/** Whether letters of `a` from `aFrom` on are those of `b` from `bFrom` on. */
export function sameWord(a: i32, aFrom: i32, b: i32, bFrom: i32, length: i32): i32 {
  for (let i: i32 = 0; i < length; i++) if (((getU8(a + aFrom + i) ^ getU8(b + bFrom + i)) & 127) != 0) return 0
  return 1
}

/** How often the word of `from` to `to` in `words` occurs among the words of `text`. */
function occurrences(words: i32, from: i32, to: i32, text: i32, length: i32): i32 {
  let count: i32 = 0
  let start: i32 = 0
  while (start < length) {
    const end = wordEnd(text, length, start)
    if (end - start == to - from && sameWord(words, from, text, start, to - from)) count++
    start = end
  }
  return count
}

/** Whether the numbers of the letters of two marks add up to the same, as those of the same letters do. */
export function sameSum(a: i32, b: i32, length: i32): i32 {
  let sum: i32 = 0
  for (let i: i32 = 0; i < length; i++) sum += (getU8(a + i) & 127) - (getU8(b + i) & 127)
  return sum == 0 ? 1 : 0
}

/** Whether two marks consist of the same words in another order; both have the same letters. */
export function sameWords(a: i32, b: i32, length: i32): i32 {
  if (wordCount(a, length) < 2 || wordCount(a, length) != wordCount(b, length)) return 0
  let start: i32 = 0
  while (start < length) {
    const end = wordEnd(a, length, start)
    if (occurrences(a, start, end, a, length) != occurrences(a, start, end, b, length)) return 0
    start = end
  }
  return 1
}

/** Where `a` stands as whole words in `b`, or at its beginning or end; -1 where it does not. */
export function findWords(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  for (let at: i32 = 0; at + aLength <= bLength; at++) {
    const whole = wordStarts(b, at) && (at + aLength == bLength || wordStarts(b, at + aLength))
    const edge = aLength >= 4 && (at == 0 || at + aLength == bLength)
    if ((whole || edge) && sameWord(a, 0, b, at, aLength)) return at
  }
  return -1
}

export function isWholeWords(b: i32, bLength: i32, at: i32, length: i32): i32 {
  return wordStarts(b, at) && (at + length == bLength || wordStarts(b, at + length)) ? 1 : 0
}

/**
 * Whether `a` is made of the initials of the words of `b`: 1; 2 where `b` begins with `a` itself and the initials
 * follow it (ML and ML MARK LEES).
 */
export function isAcronym(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  if (aLength < 2 || aLength > 6 || aLength >= bLength) return 0
  const words = wordCount(b, bLength)
  let from: i32 = 0
  if (words == aLength + 1 && wordEnd(b, bLength, 0) == aLength && sameWord(a, 0, b, 0, aLength)) from = aLength
  else if (words != aLength) return 0
  let start = from
  for (let i: i32 = 0; i < aLength; i++) {
    if (((getU8(a + i) ^ getU8(b + start)) & 127) != 0) return 0
    start = wordEnd(b, bLength, start)
  }
  return from > 0 ? 2 : 1
}

/** Whether the longer spelling is an inflected form of the shorter: plural, possessive, -ing, -ed, -er, -est (M4). */
export function inflects(a: i32, aLength: i32, b: i32, bLength: i32, stemMin: i32): i32 {
  const shorter: i32 = aLength < bLength ? a : b
  const longer: i32 = aLength < bLength ? b : a
  const length = smaller(aLength, bLength)
  const end = larger(aLength, bLength)
  let stem: i32 = 0
  while (stem < length && ((getU8(shorter + stem) ^ getU8(longer + stem)) & 127) == 0) stem++
  if (stem < stemMin || length == end || getU8(LETTER_KIND + letter(shorter, length, length - 1)) & 4) return 0
  const left = length - stem
  const last = letter(shorter, length, length - 1)
  // A final y becomes ie, a final e gives way, a final consonant is doubled.
  let at = stem
  if (left == 1 && last == Y && letter(longer, end, at) == I) {
    at++
    if (end - at == 2 && letter(longer, end, at) == E) return letter(longer, end, at + 1) == S ? 1 : 0
    return isEnding(longer, end, at)
  }
  if (left == 1 && last == E) return letter(longer, end, at) == I ? isEnding(longer, end, at) : 0
  if (left != 0) return 0
  if (last == E && isEnding(longer, end, at - 1)) return 1
  if (end - at > 2 && letter(longer, end, at) == last && isEnding(longer, end, at + 1)) return 1
  // GLASS is no form of GLAS.
  if (end - at == 1) return letter(longer, end, at) == S && last != S ? 1 : 0
  return isEnding(longer, end, at)
}

/** Whether what follows position `i` is es, ed, er, ers, est or ing. */
function isEnding(text: i32, length: i32, i: i32): i32 {
  const left = length - i
  const first = letter(text, length, i)
  const second = letter(text, length, i + 1)
  const third = letter(text, length, i + 2)
  if (left == 2) return first == E && (second == S || second == D || second == R) ? 1 : 0
  if (left != 3) return 0
  if (first == I) return second == N && third == G ? 1 : 0
  return first == E && ((second == S && third == T) || (second == R && third == S)) ? 1 : 0
}

/** Whether the word of `from` to `to` only joins others: of, the, and. */
export function joins(text: i32, from: i32, to: i32): i32 {
  if (to - from > JOINING_MAX) return 0
  let word: i32 = 0
  for (let i = from; i < to; i++) word = (word << 8) | letter(text, to, i)
  for (let at = JOINING_WORDS; getI32(at) != 0; at += 4) if (getI32(at) == word) return 1
  return 0
}
const JOINING_MAX: i32 = 4

/** How many words a text has besides those that join them; 0 where there is none of these, or nothing else. */
function wordsJoined(text: i32, length: i32): i32 {
  let count: i32 = 0
  let joining: i32 = 0
  for (let start: i32 = 0; start < length;) {
    const end = wordEnd(text, length, start)
    if (joins(text, start, end)) joining = 1
    else count++
    start = end
  }
  return joining ? count : 0
}

/**
 * Which word of `text`, of those that join none, is that of `from` to `to` or its singular or plural; -1 where none is
 * that has no bit in `used`.
 */
function placeAmong(words: i32, from: i32, to: i32, text: i32, length: i32, used: i32): i32 {
  let place: i32 = 0
  for (let start: i32 = 0; start < length && place < 31;) {
    const end = wordEnd(text, length, start)
    if (!joins(text, start, end)) {
      if ((used & (1 << place)) == 0 && sameButPlural(words, from, to, text, start, end)) return place
      place++
    }
    start = end
  }
  return -1
}

function sameButPlural(a: i32, aFrom: i32, aTo: i32, b: i32, bFrom: i32, bTo: i32): i32 {
  const aLength = aTo - aFrom
  const bLength = bTo - bFrom
  if (aLength > bLength + 1 || bLength > aLength + 1) return 0
  if (aLength > bLength && letter(a, aTo, aTo - 1) != S) return 0
  if (bLength > aLength && letter(b, bTo, bTo - 1) != S) return 0
  return sameWord(a, aFrom, b, bFrom, smaller(aLength, bLength))
}

/**
 * Whether two marks consist of the same words, singular or plural, in another order, once those that join them are left
 * out of at least one of them: HOUSE OF CARDS and CARDS HOUSE.
 */
export function sameWordsJoined(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  const aJoined = wordsJoined(a, aLength)
  const bJoined = wordsJoined(b, bLength)
  if (aJoined == 0 && bJoined == 0) return 0
  const count: i32 = aJoined ? aJoined : wordCount(a, aLength)
  if (count < 2 || count != (bJoined ? bJoined : wordCount(b, bLength))) return 0
  let used: i32 = 0
  let last: i32 = -1
  let isOtherOrder: i32 = 0
  for (let start: i32 = 0; start < aLength;) {
    const end = wordEnd(a, aLength, start)
    if (!joins(a, start, end)) {
      const place = placeAmong(a, start, end, b, bLength, used)
      if (place < 0) return 0
      if (place < last) isOtherOrder = 1
      used |= 1 << place
      last = place
    }
    start = end
  }
  return isOtherOrder
}
