import { getU8, setU8, type i32 } from './platform.ts'
import { BREATH, LETTER_KIND, TRANSLITERATION, WORD_START } from './memory-map.ts'

const A: i32 = 1
const B: i32 = 2
const C: i32 = 3
const D: i32 = 4
const E: i32 = 5
const F: i32 = 6
const G: i32 = 7
const H: i32 = 8
const I: i32 = 9
const K: i32 = 11
const N: i32 = 14
const O: i32 = 15
const P: i32 = 16
const Q: i32 = 17
const R: i32 = 18
const S: i32 = 19
const T: i32 = 20
const U: i32 = 21
const W: i32 = 23
const X: i32 = 24
const Y: i32 = 25
const Z: i32 = 26
/** No letter. */
const DIPHTHONG: i32 = 63

function letterAt(text: i32, length: i32, i: i32): i32 {
  return i < length ? getU8(text + i) & 127 : 0
}

function isVowel(letter: i32): i32 {
  return getU8(LETTER_KIND + letter) & 1
}

/** The letter one or two behind letter `i` in the same word; 0 where the word ends before it. */
function followingAt(text: i32, length: i32, i: i32, by: i32): i32 {
  if (wordEndsAt(text, length, i + 1)) return 0
  return by == 2 && wordEndsAt(text, length, i + 2) ? 0 : letterAt(text, length, i + by)
}

/** Whether letter `i` is a y before another vowel, YONG and MAYA, where it is a consonant. */
function isGlide(text: i32, length: i32, i: i32): i32 {
  if (letterAt(text, length, i) != Y) return 0
  const next = followingAt(text, length, i, 1)
  return next == A || next == E || next == O || next == U ? 1 : 0
}

/** Whether a word begins with letter `i`. */
function wordStartsAt(text: i32, i: i32): i32 {
  return i == 0 || (getU8(text + i) & WORD_START) != 0 ? 1 : 0
}

/** Whether a word ends before position `i`. */
function wordEndsAt(text: i32, length: i32, i: i32): i32 {
  return i >= length || wordStartsAt(text, i) ? 1 : 0
}

/** Appends a sound unless it repeats the last one of the word, which begins at sound `start`; returns the new length. */
function put(to: i32, start: i32, length: i32, sound: i32): i32 {
  if (length > start && getU8(to + length - 1) == sound) return length
  setU8(to + length, sound)
  return length + 1
}

/**
 * Writes letters so that what sounds alike in English and in most languages of Latin script is written alike
 * (rule P5: PHONIX and FONIKS, LITE and LIGHT, XCEED and X-SEED). Other alphabets are transliterated first. No sound goes
 * from one word to the next.
 * Returns the number of sounds, at most twice the number of letters.
 */
export function respell(text: i32, length: i32, to: i32): i32 {
  let count: i32 = 0
  let i: i32 = 0
  let wordStart: i32 = 0
  let hasVowel: i32 = 0
  while (i < length) {
    const letter = letterAt(text, length, i)
    const next = followingAt(text, length, i, 1)
    const starts = wordStartsAt(text, i)
    if (starts) {
      // A letter by itself is said with what follows, X-SEED.
      if (i > 0 && !wordStartsAt(text, i - 1)) wordStart = count
      hasVowel = 0
    }
    const first = getU8(TRANSLITERATION + (letter << 1))
    let used: i32 = 1
    if (first) {
      const second = getU8(TRANSLITERATION + (letter << 1) + 1)
      count = put(to, wordStart, count, first)
      if (second) count = put(to, wordStart, count, second)
    } else if (isGlide(text, length, i)) {
      // What glides from an i is the same sound.
      if (count == wordStart || getU8(to + count - 1) != I) count = put(to, wordStart, count, Y)
    } else if (isVowel(letter)) {
      used = vowelLength(text, length, i)
      const sound = vowelSound(text, length, i, used, hasVowel)
      hasVowel = 1
      if (sound == DIPHTHONG) {
        // No other letters sound so: MILE and PINE are not MAIL and PAIN.
        count = put(to, wordStart, count, Y)
        count = put(to, wordStart, count, I)
      } else if (sound) count = put(to, wordStart, count, sound)
    } else if (letter == P && next == H) {
      count = put(to, wordStart, count, F)
      used = 2
    } else if (letter == G && next == H && !partsSyllables(text, length, i)) {
      // Silent behind a vowel, NIGHT, not in GHOST and BURGHER; an f in LAUGH.
      if (starts || !isVowel(letterAt(text, length, i - 1))) count = put(to, wordStart, count, G)
      else if (isSaidF(text, length, i)) count = put(to, wordStart, count, F)
      used = 2
    } else if (starts && ((letter == W && next == R) || (letter == K && next == N))) used = 1
    else if (letter == C && next == H) {
      count = put(to, wordStart, count, C)
      used = 2
    } else if (letter == C && next == K) {
      count = put(to, wordStart, count, K)
      used = 2
    } else if (letter == C) count = put(to, wordStart, count, next == E || next == I || next == Y ? S : K)
    else if (letter == Q) {
      count = put(to, wordStart, count, K)
      if (next == U) {
        count = put(to, wordStart, count, W)
        used = 2
      }
    } else if (letter == X) {
      count = put(to, wordStart, count, K)
      count = put(to, wordStart, count, S)
      if (next == S || (next == C && softens(followingAt(text, length, i, 2)))) used = 2
    } else if (letter == H && !starts && isOneWithH(letterAt(text, length, i - 1))) {
      count = put(to, wordStart, count, BREATH)
    } else {
      // The zh of ZHANG is not the sh of SHANG.
      count = put(to, wordStart, count, letter == Z && next != H ? S : letter)
    }
    i += used
  }
  return count
}

/** Whether a consonant and an h behind it are one sound, as in SHOE, THIN and DHAL; a vowel between them parts them, SEHO. */
function isOneWithH(letter: i32): i32 {
  if (letter == S || letter == T || letter == Z || letter == K) return 1
  return letter == B || letter == D || letter == W ? 1 : 0
}

/** Whether the gh at letter `i` is the end of one syllable and the beginning of the next, as in BINGHAM. */
function partsSyllables(text: i32, length: i32, i: i32): i32 {
  if (wordStartsAt(text, i) || letterAt(text, length, i - 1) != N) return 0
  return isVowel(followingAt(text, length, i, 2))
}

/** Whether the gh at letter `i`, behind a vowel, is that of LAUGH, TOUGH, COUGH, ENOUGH, ROUGH or TROUGH. */
function isSaidF(text: i32, length: i32, i: i32): i32 {
  if (!wordEndsAt(text, length, i + 2) || i < 3 || wordStartsAt(text, i - 1) || wordStartsAt(text, i - 2)) return 0
  if (letterAt(text, length, i - 1) != U) return 0
  const vowel = letterAt(text, length, i - 2)
  const before = letterAt(text, length, i - 3)
  if (vowel == A) return 1
  if (vowel != O) return 0
  if (before == T || before == C || before == N) return 1
  return before == R && (wordStartsAt(text, i - 3) || letterAt(text, length, i - 4) == T) ? 1 : 0
}

function softens(letter: i32): i32 {
  return letter == E || letter == I || letter == Y ? 1 : 0
}

/** How many letters from `i` on spell one vowel sound; a silent e and `igh` count in. */
function vowelLength(text: i32, length: i32, i: i32): i32 {
  const letter = letterAt(text, length, i)
  const next = followingAt(text, length, i, 1)
  if (letter == I && next == G && followingAt(text, length, i, 2) == H) return 3
  if (letter == E && (next == E || next == A || next == I || (next == Y && !isGlide(text, length, i + 1)))) return 2
  if (letter == I && next == E) return 2
  if (letter == O && (next == O || next == U || next == A)) return 2
  if (letter == U && next == E) return 2
  // EW and AW are one vowel in NEW and LAW, not in SEWER and HAWAII.
  const isVowelW = next == W && !isVowel(followingAt(text, length, i, 2))
  if (letter == E && isVowelW && !wordStartsAt(text, i)) return 2
  // AU is one vowel in AUTO and SAUCE, two in MACAU.
  if (letter == A && ((next == U && !wordEndsAt(text, length, i + 2)) || isVowelW)) return 2
  return 1
}

/** Whether a final e behind letter `i` is silent: not behind a vowel, nor an h with a sound of its own, BATHE and TAOHE. */
function isSilentBehind(text: i32, length: i32, i: i32): i32 {
  const letter = letterAt(text, length, i)
  if (letter != H) return isVowel(letter) ? 0 : 1
  const before: i32 = wordStartsAt(text, i) ? 0 : letterAt(text, length, i - 1)
  return before == C || before == P || isOneWithH(before) ? 1 : 0
}

/**
 * The sound those letters stand for; 0 where they are silent, DIPHTHONG in LITE and LIGHT. An e is silent only behind
 * another vowel of its word.
 */
function vowelSound(text: i32, length: i32, i: i32, used: i32, hasVowel: i32): i32 {
  const letter = letterAt(text, length, i)
  const next = followingAt(text, length, i, 1)
  // STRAIGHT is said as STRAIT.
  if (used == 3) return !wordStartsAt(text, i) && letterAt(text, length, i - 1) == A ? I : DIPHTHONG
  if (used == 2) {
    if (letter == A || (letter == O && next == A)) return O
    return letter == O || letter == U || (letter == E && next == W) ? U : I
  }
  if (letter == E && hasVowel && wordEndsAt(text, length, i + 1) && isSilentBehind(text, length, i - 1)) return 0
  if (letter == I || letter == Y) {
    // LITE, NYKE: a consonant, i, a consonant and a silent e at the end of the word.
    const closed =
      !wordStartsAt(text, i) &&
      !isVowel(letterAt(text, length, i - 1)) &&
      next != 0 &&
      !isVowel(next) &&
      followingAt(text, length, i, 2) == E &&
      wordEndsAt(text, length, i + 3)
    return closed ? DIPHTHONG : I
  }
  return letter
}
