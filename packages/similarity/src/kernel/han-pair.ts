import { getI32, getU16, getU8, larger, setI32, smaller, type i32 } from './platform.ts'
import { PAIR, REST_A, REST_B } from './workspace.ts'
import {
  B_CAP_FIRST_DIFFERS,
  B_FLOOR_CONTAINED,
  B_FLOOR_HOMOPHONE,
  E_WEAK,
  O_MEANING,
  O_SCORE,
  O_SENSE,
  O_SHAPE,
  O_SOUND,
  O_TEXT,
  O_TEXT_SIGNAL,
  ONE,
  P_CAP_C07,
  P_FLOOR_C09,
  P_FLOOR_C20,
  P_FLOOR_DISTINCT_HAN,
  P_FLOOR_KNOWN,
  P_FLOOR_PART,
  P_HAN_BACKWARDS,
  P_HAN_NUMBERS,
  P_HAN_SAME_MORE,
  P_HAN_SAME_TWO,
  P_HOMOPHONE_MORE,
  P_HOMOPHONE_TEXT,
  P_HOMOPHONE_TWO,
  P_LOOK_ALIKE_LEAST,
  P_MEANING,
  P_OTHER_MEANING,
  P_PARALLEL,
  P_PARALLEL_FRAME,
  P_PARALLEL_MORE,
  P_REPEATED,
  P_REST_SIMILAR,
  P_SENSE_SAME_SCRIPT,
  P_SHAPE,
  P_SOUND_HAN,
  P_SOUND_NATIVE,
  PARALLEL_SLOTS,
  PARALLELS,
  T_ALIGNED,
  T_BACKWARDS,
  T_NUMBERS,
  T_REPEATED,
  T_SAME_CHARACTERS,
} from './memory-map.ts'
import { clearPair, combineChannels, lower, lowerToWeak, raise, setText } from './channels.ts'
import { containsOnlyWeak, weighContained } from './contained.ts'
import {
  coreCharacters,
  coreLength,
  coreReadings,
  coreStart,
  distinctiveness,
  isNameAlone,
  isNative,
  moraCount,
  morae,
  restWithoutSharedWeak,
  soundLength,
  spelledSounds,
  standsInWeak,
  unitAt,
  weakSpan,
} from './elements.ts'
import { costOfSound, likeCharacters, likeReadings, likeShapes, lookAlike, lookUp, sameSyllable } from './han.ts'
import { likeSounds } from './letters.ts'
import { likeByMorae } from './mora.ts'
import { isDigit, sameButNumbers } from './numbers.ts'
import { lowerForMeaning, weighMeanings } from './senses.ts'

/**
 * Compares the cores of two elements of Han characters, kana or hangul; the score, of 10,000, is in PAIR. Where no
 * channel reaches `cut`, of 10,000, the score may come out as 0.
 */
export function compareHan(a: i32, b: i32, cut: i32): void {
  const aLength = coreLength(a)
  const bLength = coreLength(b)
  const one = coreCharacters(a)
  const other = coreCharacters(b)
  clearPair()
  setText(likeCharacters(one, aLength, other, bLength), T_ALIGNED)
  if (aLength == bLength) compareOrder(one, other, aLength)
  const isNumbered: i32 = compareNumbers(a, b)
  const contained = aLength < bLength ? compareContained(a, b) : bLength < aLength ? compareContained(b, a) : 0
  const native: i32 = isNative(a) && isNative(b) ? 1 : 0
  const sound = native ? likeNative(a, b) : likeReadings(one, coreReadings(a), aLength, other, coreReadings(b), bLength)
  const soundWeight = getI32(native ? P_SOUND_NATIVE : P_SOUND_HAN)
  setI32(PAIR + O_SOUND, sound)
  setI32(PAIR + O_SHAPE, likeShapes(one, aLength, other, bLength))
  const parallel = aLength == bLength && exchangesParallel(a, b)
  const oneScript = native || (!isNative(a) && !isNative(b))
  const different =
    !parallel && (weighMeanings(a, b, oneScript ? getI32(P_SENSE_SAME_SCRIPT) : ONE) || otherCharacter(a, b))
  const homophone = getI32(smaller(aLength, bLength) >= 3 ? P_HOMOPHONE_MORE : P_HOMOPHONE_TWO)
  const otherScript: i32 = !oneScript || (native && moraCount(a) > 0 != moraCount(b) > 0) ? 1 : 0
  const named: i32 = otherScript && getI32(PAIR + O_SENSE) == 2 ? 1 : 0
  if (cut && !contained && !parallel && !named && sound < homophone && !reaches(cut, soundWeight)) return
  if (parallel) {
    // What is exchanged is the weakest word, so that the pair is no further apart than with any other exchange.
    const exchanged = getI32(aLength < 3 ? P_PARALLEL : P_PARALLEL_MORE)
    setI32(PAIR + O_MEANING, larger(getI32(PAIR + O_MEANING), exchanged))
    if (getI32(PAIR + O_TEXT) * 100 < exchanged * getI32(P_MEANING)) {
      const left = getI32(P_OTHER_MEANING)
      setI32(PAIR + O_TEXT, ((getI32(PAIR + O_TEXT) * left) / 100) | 0)
      setI32(PAIR + O_SOUND, ((sound * left) / 100) | 0)
    }
  }
  setI32(PAIR + O_SCORE, combineChannels(soundWeight))
  if (different) lowerForMeaning(100)
  // A well-known mark in another script counts as it does beside letters.
  if (named) setI32(PAIR + O_SCORE, larger(getI32(PAIR + O_SCORE), getI32(PAIR + O_MEANING)))

  const sameFirst = aLength > 0 && bLength > 0 && getU16(one) == getU16(other)
  if (
    sameFirst &&
    !different &&
    getI32(PAIR + O_SOUND) >= homophone &&
    getI32(PAIR + O_TEXT) >= getI32(P_HOMOPHONE_TEXT)
  )
    raise(getI32(P_FLOOR_C09), B_FLOOR_HOMOPHONE)
  if (contained && !different) raise(getI32(contained), B_FLOOR_CONTAINED)
  if (!parallel && !isNumbered && onlyFirstDiffers(a, b)) lower(getI32(P_CAP_C07), B_CAP_FIRST_DIFFERS)
  if (containsOnlyWeak() || onlyWeakShared(a, b, parallel ? 1 : 0)) lowerToWeak()
}

/** P9, P10: kana by their morae, hangul and what is written in both by the letters that they are spelt in. */
function likeNative(a: i32, b: i32): i32 {
  if (moraCount(a) > 0 && moraCount(b) > 0) return likeByMorae(morae(a), moraCount(a), morae(b), moraCount(b))
  return likeSounds(spelledSounds(a), soundLength(a), spelledSounds(b), soundLength(b), 0)
}

/** C13: single characters that sound otherwise are words of their own. */
function otherCharacter(a: i32, b: i32): i32 {
  if (coreLength(a) != 1 || coreLength(b) != 1) return 0
  const aReading = getU16(coreReadings(a))
  const bReading = getU16(coreReadings(b))
  if (aReading == 0 || bReading == 0) return 0
  return sameSyllable(getU16(coreCharacters(a)), aReading, getU16(coreCharacters(b)), bReading) ? 0 : 1
}

/** Whether a channel reaches `cut`. */
function reaches(cut: i32, soundWeight: i32): i32 {
  const sound = getI32(PAIR + O_SOUND) * soundWeight
  const shape = getI32(PAIR + O_SHAPE) * getI32(P_SHAPE)
  const meaning = getI32(PAIR + O_MEANING) * getI32(P_MEANING)
  return getI32(PAIR + O_TEXT) >= cut || larger(sound, larger(shape, meaning)) >= cut * 100 ? 1 : 0
}

/** T5 and T7: the same characters in another order. */
function compareOrder(a: i32, b: i32, length: i32): void {
  if (length < 2) return
  let sum: i32 = 0
  let backwards: i32 = 1
  for (let i: i32 = 0; i < length; i++) {
    sum += getU16(a + (i << 1)) - getU16(b + (i << 1))
    if (getU16(a + (i << 1)) != getU16(b + ((length - 1 - i) << 1))) backwards = 0
  }
  if (sum != 0) return
  if (length == 2) {
    if (backwards) setText(getI32(P_HAN_SAME_TWO), T_SAME_CHARACTERS)
    return
  }
  if (backwards) setText(getI32(P_HAN_BACKWARDS), T_BACKWARDS)
  else if (sameCharacters(a, b, length)) setText(getI32(P_HAN_SAME_MORE), T_SAME_CHARACTERS)
}

/** D01 within a name; whether a number written otherwise is all that differs. */
function compareNumbers(a: i32, b: i32): i32 {
  if (getU8(a + E_WEAK) == 0 && getU8(b + E_WEAK) == 0) return 0
  const digits = hasDigits(a)
  if (digits == hasDigits(b)) return 0
  const one: i32 = digits ? a : b
  const other: i32 = digits ? b : a
  if (!sameButNumbers(coreCharacters(one), coreLength(one), coreCharacters(other), coreLength(other))) return 0
  setText(getI32(P_HAN_NUMBERS), T_NUMBERS)
  return 1
}

/** Whether a core has digits, which are weak beside other characters. */
function hasDigits(element: i32): i32 {
  for (let i: i32 = 0; i < getU8(element + E_WEAK); i++)
    if (isDigit(unitAt(element, weakSpan(element, i) & 63))) return 1
  return 0
}

function sameCharacters(a: i32, b: i32, length: i32): i32 {
  for (let i: i32 = 0; i < length; i++) {
    const character = getU16(a + (i << 1))
    let count: i32 = 0
    for (let j: i32 = 0; j < length; j++) {
      if (getU16(a + (j << 1)) == character) count++
      if (getU16(b + (j << 1)) == character) count--
    }
    if (count != 0) return 0
  }
  return 1
}

/** T6 and T9 for a core `a` that may be in the longer core `b`; the parameter that holds the least score, 0 where none. */
function compareContained(a: i32, b: i32): i32 {
  const aLength = coreLength(a)
  const bLength = coreLength(b)
  const one = coreCharacters(a)
  const other = coreCharacters(b)
  if (bLength == aLength * 2 && aLength >= 2 && isRepetition(one, aLength, other))
    setText(getI32(P_REPEATED), T_REPEATED)
  for (let at: i32 = 0; at + aLength <= bLength; at++) {
    let i: i32 = 0
    while (i < aLength && getU16(one + (i << 1)) == getU16(other + ((at + i) << 1))) i++
    if (i < aLength) continue
    const shared = weighContained(a, b, at)
    if (aLength < 2) return 0
    if (aLength >= KNOWN_MIN && isNameAlone(a)) return P_FLOOR_KNOWN
    return shared >= getI32(P_FLOOR_DISTINCT_HAN) ? P_FLOOR_C20 : P_FLOOR_PART
  }
  return 0
}

/** So long a well-known name is recognised among other characters. */
const KNOWN_MIN: i32 = 3

/** Whether `b` is `a` twice, or `a` with each character doubled. */
function isRepetition(a: i32, aLength: i32, b: i32): i32 {
  let twice: i32 = 1
  let doubled: i32 = 1
  for (let i: i32 = 0; i < aLength; i++) {
    const character = getU16(a + (i << 1))
    if (getU16(b + (i << 1)) != character || getU16(b + ((i + aLength) << 1)) != character) twice = 0
    if (getU16(b + (i << 2)) != character || getU16(b + (i << 2) + 2) != character) doubled = 0
  }
  return twice | doubled
}

/** C19, C23: of two runs of the same length one character is exchanged for a parallel one. */
function exchangesParallel(a: i32, b: i32): i32 {
  const length = coreLength(a)
  const one = coreCharacters(a)
  const other = coreCharacters(b)
  let at: i32 = -1
  for (let i: i32 = 0; i < length; i++) {
    if (getU16(one + (i << 1)) == getU16(other + (i << 1))) continue
    if (at >= 0) return 0
    at = i
  }
  if (at < 0) return 0
  const series = lookUp(PARALLELS, PARALLEL_SLOTS, getU16(one + (at << 1)))
  if (series == 0 || lookUp(PARALLELS, PARALLEL_SLOTS, getU16(other + (at << 1))) != series) return 0
  const start = coreStart(a)
  const before = distinctiveness(a, start, start + at)
  const after = distinctiveness(a, start + at + 1, start + length)
  return larger(before, after) >= getI32(P_PARALLEL_FRAME) ? 1 : 0
}

/** C07: of three characters the first alone differs, in sound and in shape. */
function onlyFirstDiffers(a: i32, b: i32): i32 {
  if (coreLength(a) != 3 || coreLength(b) != 3) return 0
  const one = coreCharacters(a)
  const other = coreCharacters(b)
  if (getU16(one + 2) != getU16(other + 2) || getU16(one + 4) != getU16(other + 4)) return 0
  if (getU16(one) == getU16(other)) return 0
  if (lookAlike(getU16(one), getU16(other)) >= getI32(P_LOOK_ALIKE_LEAST)) return 0
  return costOfSound(getU16(one), getU16(coreReadings(a)), getU16(other), getU16(coreReadings(b))) >= 100 ? 1 : 0
}

/** Whether one of what is left of two marks stands in the other. */
function standsIn(aRest: i32, bRest: i32): i32 {
  const shorter: i32 = aRest < bRest ? REST_A : REST_B
  const longer: i32 = aRest < bRest ? REST_B : REST_A
  const length = smaller(aRest, bRest)
  for (let at: i32 = 0; at + length <= larger(aRest, bRest); at++) {
    let i: i32 = 0
    while (i < length && getU16(shorter + (i << 1)) == getU16(longer + ((at + i) << 1))) i++
    if (i == length) return 1
  }
  return 0
}

/** L25: the weak words that are shared are all, or what is left of the marks beside them is not similar. */
function onlyWeakShared(a: i32, b: i32, parallel: i32): i32 {
  const signal = getI32(PAIR + O_TEXT_SIGNAL)
  if (signal == T_SAME_CHARACTERS || signal == T_BACKWARDS) return 0
  let aRest = restWithoutSharedWeak(a, b, REST_A, 0)
  if (aRest < 0) return 0
  let bRest = restWithoutSharedWeak(b, a, REST_B, 0)
  if (aRest == 0 || bRest == 0) return aRest == bRest ? 0 : 1
  if (sharesCoined(a, b)) {
    // Beside a place or goods that both name the rest decides all the same: 北京烤鸭 and 北京酱鸭, not 大白兔 and 大白鹅.
    aRest = restWithoutSharedWeak(a, b, REST_A, 1)
    bRest = restWithoutSharedWeak(b, a, REST_B, 1)
    if (parallel || smaller(aRest, bRest) < 2 || standsIn(aRest, bRest)) return 0
  }
  const text = likeCharacters(REST_A, aRest, REST_B, bRest)
  const sound = likeReadings(REST_A, REST_A + 128, aRest, REST_B, REST_B + 128, bRest)
  const shape = likeShapes(REST_A, aRest, REST_B, bRest)
  const best = larger(text * 100, larger(sound * getI32(P_SOUND_HAN), shape * getI32(P_SHAPE)))
  return best >= getI32(P_REST_SIMILAR) * 100 ? 0 : 1
}

/** Whether two cores have a character in common that is in no weak word of either. */
function sharesCoined(a: i32, b: i32): i32 {
  const one = coreCharacters(a)
  const other = coreCharacters(b)
  for (let i: i32 = 0; i < coreLength(a); i++) {
    if (standsInWeak(a, coreStart(a) + i)) continue
    for (let j: i32 = 0; j < coreLength(b); j++)
      if (getU16(one + (i << 1)) == getU16(other + (j << 1)) && !standsInWeak(b, coreStart(b) + j)) return 1
  }
  return 0
}
