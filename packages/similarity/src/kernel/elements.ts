import { getI32, getU16, getU8, larger, setU16, setU8, type i32 } from './platform.ts'
import {
  E_CORE_END,
  E_CORE_START,
  E_KIND,
  E_LENGTH,
  E_SENSES,
  E_SOUND,
  E_SPELT,
  E_UNITS,
  E_WEAK,
  K_HAN,
  K_LONGER,
  K_NATIVE,
  K_SURNAME,
  LENGTH_DISTINCT,
  ONE,
  P_DICTIONARY,
  P_DISTINCT_LEAST,
  P_SURNAME,
  P_WEAK_KINDS,
  SENSE_NAME,
  SENSE_TOGETHER,
  WEAK_PART_OF_WORD,
  WEAK_QUALIFIER,
} from './memory-map.ts'
import { rarityOfCharacters, rarityOfLetters } from './rarity.ts'

export function kindOf(element: i32): i32 {
  return getU8(element + E_KIND) & 15
}
export function isHan(element: i32): i32 {
  return kindOf(element) == K_HAN ? 1 : 0
}
export function coreStart(element: i32): i32 {
  return getU8(element + E_CORE_START)
}
export function coreLength(element: i32): i32 {
  return getU8(element + E_CORE_END) - getU8(element + E_CORE_START)
}

/** Letter or character `i` of an element. */
export function unitAt(element: i32, i: i32): i32 {
  return isHan(element) ? getU16(element + E_UNITS + (i << 1)) : getU8(element + E_UNITS + i) & 127
}

/** Where the core of an element of letters begins. */
export function coreLetters(element: i32): i32 {
  return element + E_UNITS + coreStart(element)
}
/** Sounds of the core of an element of letters. */
export function soundsOf(element: i32): i32 {
  return element + E_UNITS + getU8(element + E_LENGTH)
}
/** How many sounds the core of an element has, of letters or of what it is spelt in. */
export function soundLength(element: i32): i32 {
  return getU8(element + E_SOUND)
}
export function coreCharacters(element: i32): i32 {
  return element + E_UNITS + (coreStart(element) << 1)
}
/** Readings of the core of an element of Han, 16 bits each. */
export function coreReadings(element: i32): i32 {
  return element + E_UNITS + ((getU8(element + E_LENGTH) + coreStart(element)) << 1)
}

/** The letters that the core of an element of Han characters, kana or hangul is spelt in. */
export function spelling(element: i32): i32 {
  return element + E_UNITS + (getU8(element + E_LENGTH) << 2)
}
export function spellingLength(element: i32): i32 {
  return getU8(element + E_SPELT)
}
/** The sounds of those letters. */
export function spelledSounds(element: i32): i32 {
  return spelling(element) + spellingLength(element)
}

/** Whether an element has a core of kana or hangul. */
export function isNative(element: i32): i32 {
  return getU8(element + E_KIND) & K_NATIVE ? 1 : 0
}
/** The morae of kana; one of hangul has none. */
export function morae(element: i32): i32 {
  return spelledSounds(element) + soundLength(element) + 1
}
export function moraCount(element: i32): i32 {
  return getU8(morae(element) - 1)
}

function weakSpans(element: i32): i32 {
  if (!isHan(element)) return soundsOf(element) + soundLength(element)
  return isNative(element) ? morae(element) + moraCount(element) : spelledSounds(element) + soundLength(element)
}

export function elementSize(element: i32): i32 {
  const size = familiesAt(element) - element + (familyCount(element) << 1)
  return getU8(element + E_KIND) & K_LONGER ? ((size + 3) & ~3) + 4 : size
}

export function senseCount(element: i32): i32 {
  return getU8(element + E_SENSES)
}
/** Meaning `i` of a core; bytes, as it may lie anywhere. */
export function senseAt(element: i32, i: i32): i32 {
  const at = weakSpans(element) + (getU8(element + E_WEAK) << 1) + (i << 2)
  return getU8(at) | (getU8(at + 1) << 8) | (getU8(at + 2) << 16) | (getU8(at + 3) << 24)
}

/** Of how many words of a core of letters the families are known; 0 of characters and of a single word. */
export function familyCount(element: i32): i32 {
  return isHan(element) ? 0 : getU8(element + E_SPELT)
}
function familiesAt(element: i32): i32 {
  return weakSpans(element) + (getU8(element + E_WEAK) << 1) + (senseCount(element) << 2)
}
/** The family of word `i` of a core of letters: 0 of one that is not ordinary, FAMILY_JOINING of one that joins others. */
export function familyOfWord(element: i32, i: i32): i32 {
  const at = familiesAt(element) + (i << 1)
  return getU8(at) | (getU8(at + 1) << 8)
}

/** Weak span `i`: start in the low 6 bits, length in the next 6, kind above. */
export function weakSpan(element: i32, i: i32): i32 {
  const at = weakSpans(element) + (i << 1)
  return getU8(at) | (getU8(at + 1) << 8)
}

/**
 * Distinctiveness (rule section 3.2) of the units from `start` to `end`, of 10,000; 0 of none. A part is as distinctive
 * as the most distinctive thing in it.
 */
export function distinctiveness(element: i32, start: i32, end: i32): i32 {
  let coined = end - start
  let best: i32 = 0
  for (let i = start; i < end;) {
    const span = weakFrom(element, i, end)
    if (span == 0) {
      i++
      continue
    }
    best = larger(best, getI32(P_WEAK_KINDS + ((span >> 12) << 2)))
    coined -= weakLength(span)
    i += weakLength(span)
  }
  if (coined <= 0) return best
  const long = getU16(LENGTH_DISTINCT + ((isHan(element) ? coined << 1 : coined) << 1))
  const kind = isWhole(element, start, end) ? kindOfCore(element) : ONE
  const share = ((kind * rarityOfPart(element, start, end)) / ONE) | 0
  return larger(best, larger(((long * share) / ONE) | 0, getI32(P_DISTINCT_LEAST)))
}

/**
 * Of 10,000: how rare the rarest coined run from `start` to `end` is in the register, 0 where all is weak. A well-known
 * mark is as rare as can be, however many use its word.
 */
export function rarityOfPart(element: i32, start: i32, end: i32): i32 {
  if (isWhole(element, start, end) && isWellKnown(element)) return ONE
  let rarest: i32 = 0
  for (let i = start; i < end;) {
    const span = weakFrom(element, i, end)
    if (span != 0) {
      i += weakLength(span)
      continue
    }
    let next = i + 1
    while (next < end && weakFrom(element, next, end) == 0) next++
    rarest = larger(rarest, rarityOfRun(element, i, next - i))
    i = next
  }
  return rarest
}

function rarityOfRun(element: i32, start: i32, length: i32): i32 {
  if (isHan(element)) return rarityOfCharacters(element + E_UNITS + (start << 1), length)
  return rarityOfLetters(element + E_UNITS + start, length)
}

/** Whether unit `at` of an element is in a weak word. */
export function standsInWeak(element: i32, at: i32): i32 {
  const spans = getU8(element + E_WEAK)
  for (let i: i32 = 0; i < spans; i++) {
    const span = weakSpan(element, i)
    if (at >= (span & 63) && at < (span & 63) + weakLength(span)) return 1
  }
  return 0
}

/** The weak span that begins at unit `at` and ends by `end`; 0 where there is none. */
function weakFrom(element: i32, at: i32, end: i32): i32 {
  const spans = getU8(element + E_WEAK)
  for (let i: i32 = 0; i < spans; i++) {
    const span = weakSpan(element, i)
    if ((span & 63) == at && at + weakLength(span) <= end) return span
  }
  return 0
}
function weakLength(span: i32): i32 {
  return (span >> 6) & 63
}

function isWhole(element: i32, start: i32, end: i32): i32 {
  return start == coreStart(element) && end == getU8(element + E_CORE_END) ? 1 : 0
}

/** Of 10,000: how distinctive a core of its kind may be at most. */
function kindOfCore(element: i32): i32 {
  if (getU8(element + E_KIND) & K_SURNAME) return getI32(P_SURNAME)
  return isWord(element) && !isWellKnown(element) ? getI32(P_DICTIONARY) : ONE
}

/** Whether a core is a word with a meaning of its own; such meanings come first. */
export function isWord(element: i32): i32 {
  return senseCount(element) > 0 && senseAt(element, 0) >>> 28 < SENSE_TOGETHER ? 1 : 0
}

/** Whether a core is the name of a well-known mark. */
export function isWellKnown(element: i32): i32 {
  for (let i: i32 = 0; i < senseCount(element); i++) if (senseAt(element, i) >>> 28 == SENSE_NAME) return 1
  return 0
}

/** Whether a core is the name of a well-known mark and no word besides; such a name comes first. */
export function isNameAlone(element: i32): i32 {
  return senseCount(element) > 0 && senseAt(element, 0) >>> 28 == SENSE_NAME ? 1 : 0
}

/** Whether two elements consist of the same units from their first to their last. */
export function sameUnits(a: i32, b: i32): i32 {
  const length = getU8(a + E_LENGTH)
  if (((getU8(a + E_KIND) ^ getU8(b + E_KIND)) & 31) != 0 || length != getU8(b + E_LENGTH)) return 0
  for (let i: i32 = 0; i < length; i++) if (unitAt(a, i) != unitAt(b, i)) return 0
  if (!(getU8(a + E_KIND) & K_LONGER)) return 1
  return getI32(a + elementSize(a) - 4) == getI32(b + elementSize(b) - 4) ? 1 : 0
}

/** Whether units of `a` from `aFrom` on equal those of `b` from `bFrom` on. */
export function sameRun(a: i32, aFrom: i32, b: i32, bFrom: i32, length: i32): i32 {
  for (let i: i32 = 0; i < length; i++) if (unitAt(a, aFrom + i) != unitAt(b, bFrom + i)) return 0
  return 1
}

function isModifier(span: i32): i32 {
  const kind = span >> 12
  return kind == WEAK_QUALIFIER || kind == WEAK_PART_OF_WORD ? 1 : 0
}

/**
 * Copies to `to` what is left of the core of `a` without the weak words that `b` has too, with modifiers or without, and
 * returns its length, or -1 where they share no such word.
 */
export function restWithoutSharedWeak(a: i32, b: i32, to: i32, withModifiers: i32): i32 {
  const spans = getU8(a + E_WEAK)
  const others = getU8(b + E_WEAK)
  const han = isHan(a)
  let length: i32 = 0
  let shared: i32 = 0
  let i = coreStart(a)
  const end = getU8(a + E_CORE_END)
  while (i < end) {
    let skip: i32 = 0
    for (let s: i32 = 0; s < spans && skip == 0; s++) {
      const span = weakSpan(a, s)
      const spanLength = (span >> 6) & 63
      if ((span & 63) != i || (withModifiers && isModifier(span))) continue
      for (let t: i32 = 0; t < others && skip == 0; t++) {
        const other = weakSpan(b, t)
        if (((other >> 6) & 63) == spanLength && sameRun(a, i, b, other & 63, spanLength)) skip = spanLength
      }
    }
    if (skip > 0) {
      shared = 1
      i += skip
      continue
    }
    if (han) {
      setU16(to + (length << 1), unitAt(a, i))
      setU16(to + 128 + (length << 1), getU16(coreReadings(a) + ((i - coreStart(a)) << 1)))
    } else setU8(to + length, unitAt(a, i))
    length++
    i++
  }
  return shared ? length : -1
}
