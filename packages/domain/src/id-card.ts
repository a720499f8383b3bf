import { isDay } from './dates.ts'

const OLD_SHAPE = /^[1-9]\d{5}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/
const SHAPE = /^[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/

// Provinces by the first two digits of GB/T 2260, with 71, 81 to 83 for Taiwan, Hong Kong and Macao.
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
)

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** Whether the text has the form of a number of a resident identity card, with 15 or 18 characters. */
export const isIdCardShaped = (text: string): boolean => SHAPE.test(text) || OLD_SHAPE.test(text)

/**
 * Whether the text is a number of 18 characters with a known province, a day that exists and the right check character
 * (GB 11643-1999).
 */
export function isIdCard(text: string): boolean {
  if (!SHAPE.test(text) || !PROVINCES.has(text.slice(0, 2))) return false
  const birthday = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`
  if (!isDay(birthday)) return false
  const sum = WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0)
  return CHECK_CHARACTERS[sum % 11] === text[17]?.toUpperCase()
}
