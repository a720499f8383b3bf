import { getU16, getU8, type i32 } from './platform.ts'
import { NUMERALS, NUMERAL_SLOTS } from './memory-map.ts'
import { lookUp } from './han.ts'

/** Value of a Chinese numeral plus one: 1 to 10 for digits, 11 and more for ten, hundred …; 0 for other characters. */
function numeral(character: i32): i32 {
  return lookUp(NUMERALS, NUMERAL_SLOTS, character)
}

const ZERO: i32 = 48

/** Whether a character is a digit from 0 to 9. */
export function isDigit(character: i32): i32 {
  return character >= ZERO && character < ZERO + 10 ? 1 : 0
}

/** Digit `i` of a text of characters, or of letters by their numbers. */
function digitAt(digits: i32, i: i32, areCharacters: i32): i32 {
  return areCharacters ? getU16(digits + (i << 1)) - ZERO : ((getU8(digits + i) & 127) - 26) % 10
}

/** Whether Chinese numerals and digits say the same number: 三六五, 三百六十五 and 365. */
export function isSameNumber(characters: i32, count: i32, digits: i32, length: i32, areCharacters: i32): i32 {
  let digitwise: i32 = count == length ? 1 : 0
  let total: i32 = 0
  let section: i32 = 0
  let units: i32 = 0
  for (let i: i32 = 0; i < count; i++) {
    const value = numeral(getU16(characters + (i << 1))) - 1
    if (value < 0) return 0
    if (value < 10) {
      section = value
      if (digitwise && digitAt(digits, i, areCharacters) != value) digitwise = 0
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
  for (let i: i32 = 0; i < length; i++) number = number * 10 + digitAt(digits, i, areCharacters)
  return number == total + section ? 1 : 0
}

function powerOfTen(exponent: i32): i32 {
  let power: i32 = 1
  for (let i: i32 = 0; i < exponent; i++) power *= 10
  return power
}

/** Where the run of digits, or of Chinese numerals, that begins at character `from` ends. */
function runEnd(text: i32, length: i32, from: i32, ofDigits: i32): i32 {
  let end = from
  while (end < length && (ofDigits ? isDigit(getU16(text + (end << 1))) : numeral(getU16(text + (end << 1))))) end++
  return end
}

/** Whether two names are the same but for a number that `a` has in digits and `b` in Chinese numerals: 100岁山, 百岁山. */
export function sameButNumbers(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  let i: i32 = 0
  let j: i32 = 0
  let numbers: i32 = 0
  let others: i32 = 0
  while (i < aLength && j < bLength) {
    if (getU16(a + (i << 1)) == getU16(b + (j << 1))) {
      i++
      j++
      others++
      continue
    }
    const end = runEnd(a, aLength, i, 1)
    const other = runEnd(b, bLength, j, 0)
    if (end == i || other == j || !isSameNumber(b + (j << 1), other - j, a + (i << 1), end - i, 1)) return 0
    i = end
    j = other
    numbers++
  }
  return i == aLength && j == bLength && numbers > 0 && others > 0 ? 1 : 0
}
