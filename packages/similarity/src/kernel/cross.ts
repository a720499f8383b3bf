import { getI32, getU16, getU8, larger, setI32, setU8, smaller, type i32 } from './platform.ts'
import { PAIR, REST_B } from './workspace.ts'
import {
  B_CAP_INITIALS,
  B_FLOOR_CONTAINED,
  K_DIGITS,
  LATIN_WEIGHT,
  LATIN_WEIGHT_SUM,
  O_CROSS,
  O_MEANING,
  O_SCORE,
  O_SENSE,
  O_SOUND,
  O_TEXT,
  ONE,
  P_CAP_C25,
  P_DROP_FINAL,
  P_DROP_VOWEL,
  P_FLOOR_C20,
  P_FLOOR_DISTINCT,
  P_INITIALS,
  P_LATIN_STRICT,
  P_LOAN,
  P_LOAN_LEAST,
  P_LOAN_STRICT,
  P_MEANING,
  P_NATIVE,
  P_NATIVE_NUMBER,
  P_NUMERALS,
  P_PINYIN,
  P_PINYIN_STRICT,
  P_SECOND,
  P_TWO_INEXACT,
  SYLLABLE_LETTERS,
  X_CONTAINED,
  X_ECHO,
  X_INITIALS,
  X_LOAN,
  X_MEANING,
  X_NAME,
  X_NAMED,
  X_NATIVE,
  X_NUMERALS,
  X_PINYIN,
} from './memory-map.ts'
import { clearPair, lower, lowerToWeak, raise } from './channels.ts'
import { containsOnlyWeak, weighContained } from './contained.ts'
import {
  coreCharacters,
  coreLength,
  coreLetters,
  coreReadings,
  isNative,
  kindOf,
  soundLength,
  soundsOf,
  spelledSounds,
  spelling,
  spellingLength,
} from './elements.ts'
import { likeSounds, lossOfLetters } from './letters.ts'
import { isSameNumber } from './numbers.ts'
import { likeRendering } from './rendering.ts'
import { likeMeanings } from './senses.ts'

/**
 * Compares characters with letters or digits by sound (P7, P8, P9, P10), initials (C25), numerals (D01) and meaning (M3,
 * X1). A score below `cut`, of 10,000, may come out as 0.
 */
export function compareAcross(han: i32, latin: i32, cut: i32): void {
  clearPair()
  const letters = coreLetters(latin)
  const length = coreLength(latin)
  if (kindOf(latin) == K_DIGITS) {
    if (!isSameNumber(coreCharacters(han), coreLength(han), letters, length, 0)) return compareDigits(han, latin)
    setI32(PAIR + O_TEXT, getI32(P_NUMERALS))
    setI32(PAIR + O_SCORE, getI32(P_NUMERALS))
    setI32(PAIR + O_CROSS, X_NUMERALS)
    return
  }
  const meaning = likeMeanings(han, latin)
  const least: i32 = meaning > 0 ? 0 : cut
  const sound = isNative(han) ? likeSpelt(han, latin, least) : likeSpoken(han, latin, least)
  setI32(PAIR + O_SOUND, sound)
  setI32(PAIR + O_SCORE, sound)
  if (getI32(PAIR + O_CROSS) == X_INITIALS) lower(getI32(P_CAP_C25), B_CAP_INITIALS)
  if (meaning > 0) combineMeaning(meaning)
}

/** T6 for digits that stand as a number of their own in a name of characters: 1919 in 1919酒类直供. */
function compareDigits(han: i32, latin: i32): void {
  const at = findNumber(han, coreLetters(latin), coreLength(latin))
  if (at < 0) return
  const shared = weighContained(latin, han, at)
  setI32(PAIR + O_SCORE, getI32(PAIR + O_TEXT))
  setI32(PAIR + O_CROSS, X_CONTAINED)
  if (shared >= getI32(P_FLOOR_DISTINCT)) raise(getI32(P_FLOOR_C20), B_FLOOR_CONTAINED)
  if (containsOnlyWeak()) lowerToWeak()
}

/** Where digits begin among characters with no digit before or behind them; -1 where there are none. */
function findNumber(han: i32, digits: i32, length: i32): i32 {
  const characters = coreCharacters(han)
  const count = coreLength(han)
  for (let at: i32 = 0; at + length <= count; at++) {
    if (at > 0 && digitAt(characters, at - 1) >= 0) continue
    let i: i32 = 0
    while (i < length && digitAt(characters, at + i) == ((getU8(digits + i) & 127) - 26) % 10) i++
    if (i == length && (at + i == count || digitAt(characters, at + i) < 0)) return at
  }
  return -1
}

/** The digit at a place among characters; -1 where there is none. */
function digitAt(characters: i32, i: i32): i32 {
  const digit = getU16(characters + (i << 1)) - 48
  return digit < 10 ? digit : -1
}

/** An established name counts in full, a translation as much as meanings do; the lesser channel adds its share. */
function combineMeaning(meaning: i32): void {
  const isName = getI32(PAIR + O_SENSE) == 2
  const isEcho = getI32(PAIR + O_SENSE) == 3
  const isNamed = getI32(PAIR + O_SENSE) == 4
  const weighted: i32 = isName || isEcho || isNamed ? meaning : ((meaning * getI32(P_MEANING)) / 100) | 0
  const sound = getI32(PAIR + O_SCORE)
  const best = larger(weighted, sound)
  const left = (((ONE - best) * smaller(weighted, sound)) / ONE) | 0
  setI32(PAIR + O_MEANING, meaning)
  if (weighted > sound) setI32(PAIR + O_CROSS, isName ? X_NAME : isEcho ? X_ECHO : isNamed ? X_NAMED : X_MEANING)
  setI32(PAIR + O_SCORE, best + (((left * getI32(P_SECOND)) / 100) | 0))
}

/**
 * Kana and hangul by how they are spelt in letters and by how that sounds. A number at the end of only one of both
 * distinguishes little.
 */
function likeSpelt(han: i32, latin: i32, cut: i32): i32 {
  const least = ((cut * 100) / getI32(P_NATIVE)) | 0
  const strict = getI32(P_LATIN_STRICT + (smaller(smaller(spellingLength(han), coreLength(latin)), 5) << 2))
  const loss = lossBetween(han, latin, (((ONE - least) * 100) / strict) | 0) + lossOfSaid(han, latin)
  setI32(PAIR + O_CROSS, X_NATIVE)
  let best = larger(ONE - (((loss * strict) / 100) | 0), likeHeard(han, latin, least))
  const spelt = spellingLength(han) - digitsAtEnd(spelling(han), spellingLength(han))
  const length = coreLength(latin) - digitsAtEnd(coreLetters(latin), coreLength(latin))
  if (spelt > 0 && length > 0 && (spelt == spellingLength(han)) != (length == coreLength(latin))) {
    const number = getI32(P_NATIVE_NUMBER)
    const most = ONE - (((least * 100) / number) | 0)
    const lost: i32 = most < 0 ? ONE : lossOfLetters(spelling(han), spelt, coreLetters(latin), length, 0, most)
    best = larger(best, (((ONE - lost) * number) / 100) | 0)
  }
  return ((best * getI32(P_NATIVE)) / 100) | 0
}

/** What a final e of kana or hangul loses beside a letter that may be silent: it is said, SEW is not セウェ. */
function lossOfSaid(han: i32, latin: i32): i32 {
  const length = spellingLength(han)
  if (length <= coreLength(latin) || getU8(spelling(han) + length - 1) != E) return 0
  if ((getU8(coreLetters(latin) + coreLength(latin) - 1) & 127) == E) return 0
  const more = getU16(LATIN_WEIGHT + ((length - 1) << 1)) * (getI32(P_DROP_VOWEL) - getI32(P_DROP_FINAL))
  return ((more * 100) / getI32(LATIN_WEIGHT_SUM + (length << 2))) | 0
}
const E: i32 = 5

/** How many digits a text of letters ends in. */
function digitsAtEnd(text: i32, length: i32): i32 {
  let count: i32 = 0
  while (count < length && isDigit(getU8(text + length - 1 - count) & 127)) count++
  return count
}

function isDigit(letter: i32): i32 {
  return letter > 26 && letter < 37 ? 1 : 0
}

/** What is lost between the letters that an element is spelt in and those of another. */
function lossBetween(han: i32, latin: i32, most: i32): i32 {
  return lossOfLetters(spelling(han), spellingLength(han), coreLetters(latin), coreLength(latin), 0, most)
}

function likeHeard(han: i32, latin: i32, least: i32): i32 {
  return likeSounds(spelledSounds(han), soundLength(han), soundsOf(latin), soundLength(latin), least)
}

function likeSpoken(han: i32, latin: i32, cut: i32): i32 {
  if (spellingLength(han) == 0) return 0
  const step = (smaller(coreLength(han), 3) - 1) << 2
  const pinyinShare = getI32(P_PINYIN + step)
  const strict = getI32(P_PINYIN_STRICT + step)
  const lost = larger(0, ONE - (((cut * 100) / pinyinShare) | 0))
  const most = ((lost * 100) / strict) | 0
  const loss = smaller(lossBetween(han, latin, most), lossOfUmlaut(han, latin, most))
  let best: i32 = loss > most ? 0 : ((larger(0, ONE - (((loss * strict) / 100) | 0)) * pinyinShare) / 100) | 0
  setI32(PAIR + O_CROSS, X_PINYIN)
  const loanShare = getI32(P_LOAN + step)
  const loanStrict = getI32(P_LOAN_STRICT)
  const lostAtMost = (larger(0, ONE - (((cut * 100) / loanShare) | 0)) * 100) / loanStrict
  const loan = likeRendering(han, latin, larger(getI32(P_LOAN_LEAST), ONE - (lostAtMost | 0) - 1))
  const loanCapped: i32 =
    loan == 0 ? 0 : ((larger(0, ONE - ((((ONE - loan) * loanStrict) / 100) | 0)) * loanShare) / 100) | 0
  const isExact = loss == 0 || (loan == ONE && soundLength(latin) > 2)
  if (loanCapped > best) {
    best = loanCapped
    setI32(PAIR + O_CROSS, X_LOAN)
  }
  // So many letters begin and end like two syllables that near ones say little.
  if (coreLength(han) == 2 && !isExact) best = smaller(best, getI32(P_TWO_INEXACT))
  if (getI32(P_INITIALS) > best && isInitials(han, coreLetters(latin), coreLength(latin))) {
    best = getI32(P_INITIALS)
    setI32(PAIR + O_CROSS, X_INITIALS)
  }
  return best
}

/** The same where the letters write ü behind l and n as v or yu, as keyboards and passports do; ONE where they do not. */
function lossOfUmlaut(han: i32, latin: i32, most: i32): i32 {
  const letters = coreLetters(latin)
  const length = coreLength(latin)
  let written: i32 = 0
  let isWritten: i32 = 0
  for (let i: i32 = 0; i < length; i++) {
    const letter = getU8(letters + i) & 127
    const before: i32 = i > 0 ? getU8(letters + i - 1) & 127 : 0
    const behind = before == L || before == N
    if (behind && letter == Y && i + 1 < length && (getU8(letters + i + 1) & 127) == U) isWritten = 1
    else if (behind && letter == V) {
      setU8(REST_B + written++, U)
      isWritten = 1
    } else setU8(REST_B + written++, letter)
  }
  if (!isWritten || !hasUmlaut(han)) return ONE
  return lossOfLetters(spelling(han), spellingLength(han), REST_B, written, 0, most)
}
const L: i32 = 12
const N: i32 = 14
const U: i32 = 21
const V: i32 = 22
const Y: i32 = 25

/** Whether a syllable is one of lü, lüe, nü, nüe: the numbers are those of syllables.ts. */
function hasUmlaut(han: i32): i32 {
  const readings = coreReadings(han)
  for (let i: i32 = 0; i < coreLength(han); i++) {
    const syllable = (getU16(readings + (i << 1)) & 16383) >> 3
    const initial = syllable >> 6
    const final = syllable & 63
    if ((initial == INITIAL_N || initial == INITIAL_L) && (final == FINAL_V || final == FINAL_VE)) return 1
  }
  return 0
}
const INITIAL_N: i32 = 7
const INITIAL_L: i32 = 8
const FINAL_V: i32 = 33
const FINAL_VE: i32 = 34

function isInitials(han: i32, letters: i32, length: i32): i32 {
  if (length < 2 || length != coreLength(han)) return 0
  const readings = coreReadings(han)
  for (let i: i32 = 0; i < length; i++) {
    const at = SYLLABLE_LETTERS + (((getU16(readings + (i << 1)) & 16383) >> 3) << 3)
    if (getU8(at + 1) != (getU8(letters + i) & 127)) return 0
  }
  return 1
}
