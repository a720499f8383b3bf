import { getI32, getU16, getU8, larger, setI32, smaller, type i32 } from './platform.ts'
import { PAIR } from './desk.ts'
import {
  B_CAP_INITIALS,
  K_DIGITS,
  NUMERAL_SLOTS,
  NUMERALS,
  O_CROSS,
  O_MEANING,
  O_SCORE,
  O_SENSE,
  O_SOUND,
  O_TEXT,
  ONE,
  P_CAP_C25,
  P_INITIALS,
  P_LOAN,
  P_LOAN_LEAST,
  P_MEANING,
  P_NATIVE,
  P_NUMERALS,
  P_PINYIN,
  P_SECOND,
  SYLLABLE_LETTERS,
  X_INITIALS,
  X_LOAN,
  X_MEANING,
  X_NAME,
  X_NATIVE,
  X_NUMERALS,
  X_PINYIN,
} from './layout.ts'
import { clearPair, lower } from './channels.ts'
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
import { lookUp } from './han.ts'
import { likeSounds, lossOfLetters } from './letters.ts'
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
    if (!sameNumber(han, letters, length)) return
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

/** An established name counts in full, a translation as much as meanings do; the lesser channel adds its share. */
function combineMeaning(meaning: i32): void {
  const isName = getI32(PAIR + O_SENSE) == 2
  const weighted: i32 = isName ? meaning : ((meaning * getI32(P_MEANING)) / 100) | 0
  const sound = getI32(PAIR + O_SCORE)
  const best = larger(weighted, sound)
  const left = (((ONE - best) * smaller(weighted, sound)) / ONE) | 0
  setI32(PAIR + O_MEANING, meaning)
  if (weighted > sound) setI32(PAIR + O_CROSS, isName ? X_NAME : X_MEANING)
  setI32(PAIR + O_SCORE, best + (((left * getI32(P_SECOND)) / 100) | 0))
}

/** Kana and hangul by how they are spelt in letters and by how that sounds. */
function likeSpelt(han: i32, latin: i32, cut: i32): i32 {
  const least = ((cut * 100) / getI32(P_NATIVE)) | 0
  const loss = lossBetween(han, latin, ONE - least)
  setI32(PAIR + O_CROSS, X_NATIVE)
  return ((larger(ONE - loss, likeHeard(han, latin, least)) * getI32(P_NATIVE)) / 100) | 0
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
  const most = larger(0, ONE - (((cut * 100) / pinyinShare) | 0))
  const loss = lossBetween(han, latin, most)
  let best: i32 = loss > most ? 0 : (((ONE - loss) * pinyinShare) / 100) | 0
  setI32(PAIR + O_CROSS, X_PINYIN)
  const loanShare = getI32(P_LOAN + step)
  const least = larger(getI32(P_LOAN_LEAST), ((cut * 100) / loanShare) | 0)
  const loan = likeHeard(han, latin, least)
  const loanCapped: i32 = loan < least ? 0 : ((loan * loanShare) / 100) | 0
  if (loanCapped > best) {
    best = loanCapped
    setI32(PAIR + O_CROSS, X_LOAN)
  }
  if (getI32(P_INITIALS) > best && isInitials(han, coreLetters(latin), coreLength(latin))) {
    best = getI32(P_INITIALS)
    setI32(PAIR + O_CROSS, X_INITIALS)
  }
  return best
}

function isInitials(han: i32, letters: i32, length: i32): i32 {
  if (length < 2 || length != coreLength(han)) return 0
  const readings = coreReadings(han)
  for (let i: i32 = 0; i < length; i++) {
    const at = SYLLABLE_LETTERS + (((getU16(readings + (i << 1)) & 16383) >> 3) << 3)
    if (getU8(at + 1) != (getU8(letters + i) & 127)) return 0
  }
  return 1
}

/** Value of a Chinese numeral plus one: 1 to 10 for digits, 11 and more for ten, hundred …; 0 for other characters. */
export function numeral(character: i32): i32 {
  return lookUp(NUMERALS, NUMERAL_SLOTS, character)
}

/** Whether a Chinese numeral and digits say the same number: 三六五, 三百六十五 and 365. */
function sameNumber(han: i32, letters: i32, length: i32): i32 {
  const count = coreLength(han)
  const characters = coreCharacters(han)
  let digitwise: i32 = count == length ? 1 : 0
  let total: i32 = 0
  let section: i32 = 0
  let units: i32 = 0
  for (let i: i32 = 0; i < count; i++) {
    const value = numeral(getU16(characters + (i << 1))) - 1
    if (value < 0) return 0
    if (value < 10) {
      section = value
      if (digitwise && (getU8(letters + i) & 127) != (value == 0 ? 36 : 26 + value)) digitwise = 0
    } else {
      units++
      digitwise = 0
      // 十二 is 12: a missing multiplier counts as one.
      total += (section == 0 ? 1 : section) * powerOfTen(value - 9)
      section = 0
    }
  }
  if (digitwise) return 1
  if (units == 0 || length > 5) return 0
  let number: i32 = 0
  for (let i: i32 = 0; i < length; i++) number = number * 10 + (((getU8(letters + i) & 127) - 26) % 10)
  return number == total + section ? 1 : 0
}

function powerOfTen(exponent: i32): i32 {
  let power: i32 = 1
  for (let i: i32 = 0; i < exponent; i++) power *= 10
  return power
}
