import { isDay } from '../dates/calendar.ts'

const OLD_SHAPE = /^[1-9]\d{5}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/
const SHAPE = /^[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/

/** Whether the text has the form of a number of a resident identity card, with 15 or 18 characters. */
export const isIdCardShaped = (text: string): boolean => SHAPE.test(text) || OLD_SHAPE.test(text)

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/**
 * Whether the date of birth of an identity card number exists and, of one with 18 characters, the last one is the check
 * digit of the others (GB 11643-1999). One with 15 digits has no check digit; its years are those of the 20th century.
 */
export function hasIdCardCheck(text: string): boolean {
  if (!isIdCardShaped(text)) return false
  const birth = text.length === 18 ? text.slice(6, 14) : `19${text.slice(6, 12)}`
  if (!isDay(`${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6)}`)) return false
  if (text.length === 15) return true
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return CHECK_DIGITS[sum % 11] === text.at(-1)!.toUpperCase()
}
