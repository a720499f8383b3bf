import { getI32, getU8, larger, setI32, smaller, type i32 } from './platform.ts'
import { PAIR, REST_A, REST_B, SOUNDS_A, SOUNDS_B } from './workspace.ts'
import {
  B_CAP_DIGITS,
  B_CAP_REORDERED,
  B_CAP_SHORT,
  B_CAP_TWO_SWAPPED,
  B_FLOOR_CONTAINED,
  E_KIND,
  E_UNITS,
  E_WEAK,
  K_DIGITS,
  K_LONGER,
  LETTER_COST,
  LETTER_KIND,
  O_MEANING,
  O_SCORE,
  O_SENSE,
  O_SHAPE,
  O_SOUND,
  O_TEXT,
  O_TEXT_SIGNAL,
  ONE,
  P_ACRONYM,
  P_ACRONYM_BESIDE,
  P_CAP_D03,
  P_CAP_D03_SHORT,
  P_CAP_D04,
  P_CAP_L08,
  P_CAP_L27,
  P_FLOOR_DISTINCT,
  P_FLOOR_KNOWN,
  P_FLOOR_L17,
  P_FLOOR_PART,
  P_INFLECTION,
  P_LATIN_BACKWARDS,
  P_LATIN_SHORT,
  P_MEANING,
  P_REPEATED,
  P_REST_SIMILAR,
  P_SHAPE,
  P_SKELETON,
  P_SOUND_KNEE,
  P_SOUND_LATIN,
  P_STEM_MIN,
  P_TRANSPOSED,
  T_ACRONYM,
  T_ALIGNED,
  T_BACKWARDS,
  T_REPEATED,
  T_TRANSPOSED,
} from './memory-map.ts'
import { clearPair, combineChannels, lower, lowerToWeak, raise, setText } from './channels.ts'
import { containsOnlyWeak, weighContained } from './contained.ts'
import {
  coreLength,
  coreStart,
  coreLetters,
  isNameAlone,
  isWellKnown,
  isWord,
  kindOf,
  restWithoutSharedWeak,
  soundLength,
  soundsOf,
  weakSpan,
} from './elements.ts'
import {
  findWords,
  inflects,
  isAcronym,
  isWholeWords,
  joins,
  sameSkeleton,
  sameSum,
  sameWord,
  sameWords,
  sameWordsJoined,
  wordCount,
} from './letter-words.ts'
import { likeLetters, likeSounds } from './letters.ts'
import { respell } from './respell.ts'
import { lowerForMeaning, shareOfOtherWord, weighMeanings } from './senses.ts'

/** How alike names that are longer than what is compared are at most. */
const LONGER_MOST: i32 = 9500

/** Reordered letters of a longer mark are a new word rather than a mixed-up one. */
const REORDERED_MAX: i32 = 5

/**
 * Compares the cores of two elements of letters and digits; the score, of 10,000, is in PAIR. Where no channel reaches
 * `cut`, of 10,000, the score may come out as 0.
 */
export function compareLetters(a: i32, b: i32, cut: i32): void {
  const aLength = coreLength(a)
  const bLength = coreLength(b)
  const one = coreLetters(a)
  const other = coreLetters(b)
  clearPair()
  if (aLength == bLength) compareOrder(one, other, aLength)
  if ((hasJoining(a) || hasJoining(b)) && sameWordsJoined(one, aLength, other, bLength))
    setText(getI32(P_TRANSPOSED), T_TRANSPOSED)
  const contained = aLength < bLength ? compareContained(a, b) : bLength < aLength ? compareContained(b, a) : 0
  const digits = kindOf(a) == K_DIGITS && kindOf(b) == K_DIGITS
  const longer = (getU8(a + E_KIND) | getU8(b + E_KIND)) & K_LONGER
  const single: i32 = aLength == 1 && bLength == 1 ? 1 : 0
  if (!digits) {
    if (!longer && sameSkeleton(one, aLength, other, bLength) && !areDistinct(one, aLength, other, bLength))
      setI32(PAIR + O_SHAPE, getI32(P_SKELETON))
  }
  const different = weighMeanings(a, b, ONE)
  // CORNER looks like a form of CORN, but both have meanings of their own.
  if (!digits && !different && inflects(one, aLength, other, bLength, getI32(P_STEM_MIN))) {
    setI32(PAIR + O_MEANING, getI32(P_INFLECTION))
    setI32(PAIR + O_SENSE, 0)
  }
  const decided = cut == 0 || contained || reaches(cut)
  const soundLeast: i32 = decided ? 0 : ((cut * 100) / getI32(P_SOUND_LATIN)) | 0
  let text = likeLetters(one, aLength, other, bLength, decided ? 0 : cut)
  let sound: i32 = 0
  // A single letter is read by its name, not as it sounds in words.
  if (!digits && !single)
    sound = likeSounds(soundsOf(a), soundLength(a), soundsOf(b), soundLength(b), text > 0 ? 0 : soundLeast)
  if (sound > text && (isReadByNames(one, aLength) || isReadByNames(other, bLength))) sound = text
  if (longer) {
    // What is behind the letters that are compared may differ.
    text = smaller(text, LONGER_MOST)
    sound = smaller(sound, LONGER_MOST)
  }
  setText(text, T_ALIGNED)
  // What was not worth its exact value alone is so beside a channel that is.
  if (!decided && text == 0) {
    if (sound < soundLeast) return
    setText(likeLetters(one, aLength, other, bLength, 0), T_ALIGNED)
  }
  setI32(PAIR + O_SOUND, sound)
  setI32(PAIR + O_SCORE, combineChannels(getI32(P_SOUND_LATIN)))
  const apart: i32 = different ? 100 : getI32(PAIR + O_MEANING) == 0 ? shareOfOtherWord(a, b) : 0
  if (apart > 0) lowerForMeaning(apart)

  if (contained && apart == 0) raise(getI32(contained), B_FLOOR_CONTAINED)
  if (containsOnlyWeak() || onlyWeakShared(a, b)) lowerToWeak()
  const reordered = aLength == bLength && sameLetters(one, other, aLength)
  if (digits) lower(getI32(digitsCap(aLength, bLength, reordered ? 1 : 0)), B_CAP_DIGITS)
  else if (reordered && aLength == 2) lower(getI32(P_CAP_L08), B_CAP_TWO_SWAPPED)
  else if (areDistinct(one, aLength, other, bLength)) lower(getI32(P_CAP_L08), B_CAP_SHORT)
  else if (reordered && aLength <= REORDERED_MAX && sound < getI32(P_SOUND_KNEE) && isReordering(one, other, aLength))
    lower(getI32(P_CAP_L27), B_CAP_REORDERED)
}

/** Whether a weak word within an element is one that joins others. */
function hasJoining(element: i32): i32 {
  const spans = getU8(element + E_WEAK)
  const start = coreStart(element)
  const end = start + coreLength(element)
  for (let i: i32 = 0; i < spans; i++) {
    const span = weakSpan(element, i)
    const from = span & 63
    const to = from + ((span >> 6) & 63)
    if (from > start && to < end && joins(element + E_UNITS, from, to)) return 1
  }
  return 0
}

/** Whether two marks are one or two signs that a reader of no more than these tells apart: Z and 2, not O and 0. */
function areDistinct(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  if (aLength != bLength || aLength > DISTINCT_LENGTH_MAX) return 0
  for (let i: i32 = 0; i < aLength; i++) {
    const one = getU8(a + i) & 127
    const other = getU8(b + i) & 127
    if (one != other && getU8(LETTER_COST + (one << 7) + other) > SAME_LOOK_COST) return 1
  }
  return 0
}
const DISTINCT_LENGTH_MAX: i32 = 2
/** What exchanging one sign for another costs at most that looks the same, in hundredths. */
const SAME_LOOK_COST: i32 = 30

/** Whether letters are so few, and without a vowel, that they are read one by one: VKX. */
function isReadByNames(text: i32, length: i32): i32 {
  if (length > getI32(P_LATIN_SHORT)) return 0
  for (let i: i32 = 0; i < length; i++) if (getU8(LETTER_KIND + (getU8(text + i) & 127)) & VOWEL_OR_DIGIT) return 0
  return 1
}
const VOWEL_OR_DIGIT: i32 = 5

/** Whether a channel that is known already reaches `cut`. */
function reaches(cut: i32): i32 {
  const shape = getI32(PAIR + O_SHAPE) * getI32(P_SHAPE)
  const meaning = getI32(PAIR + O_MEANING) * getI32(P_MEANING)
  return getI32(PAIR + O_TEXT) >= cut || shape >= cut * 100 || meaning >= cut * 100 ? 1 : 0
}

/** D03, D04: digits are judged strictly; the parameter that holds the cap. */
function digitsCap(aLength: i32, bLength: i32, reordered: i32): i32 {
  if (reordered) return P_CAP_D04
  return smaller(aLength, bLength) <= getI32(P_LATIN_SHORT) ? P_CAP_D03_SHORT : P_CAP_D03
}

function compareOrder(a: i32, b: i32, length: i32): void {
  if (!sameSum(a, b, length)) return
  if (sameWords(a, b, length) || swapsHalves(a, b, length)) setText(getI32(P_TRANSPOSED), T_TRANSPOSED)
  if (length < 4) return
  for (let i: i32 = 0; i < length; i++) if (((getU8(a + i) ^ getU8(b + length - 1 - i)) & 127) != 0) return
  setText(getI32(P_LATIN_BACKWARDS), T_BACKWARDS)
}

/** The shortest half of a compound. */
const HALF_MIN: i32 = 3

/** Whether `b` is `a` with its beginning put behind its end: FACEBOOK and BOOKFACE. */
function swapsHalves(a: i32, b: i32, length: i32): i32 {
  for (let cut = HALF_MIN; cut + HALF_MIN <= length; cut++) {
    let i: i32 = 0
    while (i < length && ((getU8(a + i) ^ getU8(b + (i < cut ? length - cut + i : i - cut))) & 127) == 0) i++
    if (i == length) return 1
  }
  return 0
}

/** So long a well-known name is recognised among other words. */
const KNOWN_MIN: i32 = 4

/** L20: a word of three letters that another mark of at most five begins with, which is no word itself: SKY and SKYPE. */
function isShortBeginning(a: i32, b: i32): i32 {
  if (coreLength(a) != WORD_MIN || coreLength(b) > WORD_MIN + 2 || wordCount(coreLetters(b), coreLength(b)) > 1)
    return 0
  if (isWord(b) || !(isWord(a) || isWellKnown(a))) return 0
  return sameWord(coreLetters(a), 0, coreLetters(b), 0, WORD_MIN)
}

/** A mark that another contains must be so long to be recognised in it: as a word, and as a part of one. */
const WORD_MIN: i32 = 3
const PART_MIN: i32 = 5

/** T6, T8 and T9 for a core `a` that is shorter than the core `b`; the parameter that holds the least score, 0 where none. */
function compareContained(a: i32, b: i32): i32 {
  const aLength = coreLength(a)
  const bLength = coreLength(b)
  const one = coreLetters(a)
  const other = coreLetters(b)
  const acronym = isAcronym(one, aLength, other, bLength)
  const at = findWords(one, aLength, other, bLength)
  if (at >= 0) {
    const shared = weighContained(a, b, at)
    if (bLength == aLength * 2 && aLength >= 3 && sameHalves(other, aLength)) setText(getI32(P_REPEATED), T_REPEATED)
    if (acronym == 2) setText(getI32(P_ACRONYM_BESIDE), T_ACRONYM)
    const whole = isWholeWords(other, bLength, at, aLength)
    if (whole && aLength >= KNOWN_MIN && isNameAlone(a)) return P_FLOOR_KNOWN
    const least: i32 = whole ? WORD_MIN : PART_MIN
    if (aLength < least && !isWellKnown(a)) return 0
    return shared >= getI32(P_FLOOR_DISTINCT) ? P_FLOOR_L17 : whole ? P_FLOOR_PART : 0
  }
  if (acronym == 1) setText(getI32(P_ACRONYM), T_ACRONYM)
  if (!isShortBeginning(a, b)) return 0
  weighContained(a, b, 0)
  return P_FLOOR_L17
}

function sameHalves(text: i32, half: i32): i32 {
  for (let i: i32 = 0; i < half; i++) if (((getU8(text + i) ^ getU8(text + half + i)) & 127) != 0) return 0
  return 1
}

function sameLetters(a: i32, b: i32, length: i32): i32 {
  if (!sameSum(a, b, length)) return 0
  for (let i: i32 = 0; i < length; i++) {
    const letter = getU8(a + i) & 127
    let count: i32 = 0
    for (let j: i32 = 0; j < length; j++) {
      if ((getU8(a + j) & 127) == letter) count++
      if ((getU8(b + j) & 127) == letter) count--
    }
    if (count != 0) return 0
  }
  return 1
}

/** L27: the same letters in another order that is neither one swap of neighbours nor a known relation of order. */
function isReordering(a: i32, b: i32, length: i32): i32 {
  const signal = getI32(PAIR + O_TEXT_SIGNAL)
  if (signal == T_TRANSPOSED || signal == T_BACKWARDS) return 0
  let first: i32 = 0
  while (first < length && ((getU8(a + first) ^ getU8(b + first)) & 127) == 0) first++
  let last = length - 1
  while (last > first && ((getU8(a + last) ^ getU8(b + last)) & 127) == 0) last--
  return last - first > 1 ? 1 : 0
}

/** L25: what the marks share is weak, and what is left of them is not similar. */
function onlyWeakShared(a: i32, b: i32): i32 {
  if (getI32(PAIR + O_TEXT_SIGNAL) == T_TRANSPOSED) return 0
  const aRest = restWithoutSharedWeak(a, b, REST_A, 0)
  if (aRest < 0) return 0
  const bRest = restWithoutSharedWeak(b, a, REST_B, 0)
  if (aRest == 0 || bRest == 0) return aRest == bRest ? 0 : 1
  const aSounds = respell(REST_A, aRest, SOUNDS_A)
  const bSounds = respell(REST_B, bRest, SOUNDS_B)
  const text = likeLetters(REST_A, aRest, REST_B, bRest, 0)
  const sound = likeSounds(SOUNDS_A, aSounds, SOUNDS_B, bSounds, 0)
  if (larger(text * 100, sound * getI32(P_SOUND_LATIN)) >= getI32(P_REST_SIMILAR) * 100) return 0
  return findWords(REST_A, aRest, REST_B, bRest) >= 0 || findWords(REST_B, bRest, REST_A, aRest) >= 0 ? 0 : 1
}
