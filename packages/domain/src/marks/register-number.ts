import { withoutInvisible } from '../texts/invisible-signs.ts'

/** A register number as searches compare it: letters and digits only, in capitals. `40-2019-0001` → `4020190001`. */
export function numberKey(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const INTERNATIONAL_KEY = /^G\d{5,7}[A-Z]?$/

/**
 * The key of one number that a user typed, or null where it can be no number of a register: it needs a digit, may hold
 * letters, blanks and `- / . ( )`, and a comma only between groups of three digits as the USPTO prints them. After
 * a G there must be the five to seven digits of an international registration (spec 2 §5).
 */
export function parseRegisterNumber(text: string): string | null {
  const shown = withoutInvisible(text).normalize('NFKC').trim().toUpperCase()
  const key = numberKey(shown)
  if (!/\p{Nd}/u.test(key) || key.length > 24) return null
  if (/[^\p{L}\p{N} \-/.(),]/u.test(shown) || /\d{4},|,(?!\d{3}(?!\d))/.test(shown)) return null
  // Two whole numbers with a blank between them are a list without its semicolon.
  if (/\d{7,} +\S*\d{7,}/.test(shown)) return null
  return /^G\d/.test(key) && !INTERNATIONAL_KEY.test(key) ? null : key
}
