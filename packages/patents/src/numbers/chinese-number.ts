/** Weights of the digits before the check digit; the rule of the Chinese office (ZC 0006) for both layouts. */
const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]

/**
 * The check digit of a Chinese application number: the weighted sum of its digits modulo 11, ten written as X.
 * @param digits 8 (1985 to 2003) or 12 (since October 2003) digits
 */
export function chineseCheckDigit(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * WEIGHTS[place]!, 0)
  const rest = sum % 11
  return rest === 10 ? 'X' : String(rest)
}

export interface ChineseApplication {
  /** Without the check digit. */
  digits: string
  checkDigit: string
  /** Whether the text names another check digit than the right one; null where it names none. */
  isCheckDigitRight: boolean | null
}

/**
 * A Chinese application number such as ZL202010123456.7, CN97123456.X or 2020101234567; null for what is none. Without
 * a dot, eight digits are regarded as a publication number.
 */
export function readChineseApplication(text: string): ChineseApplication | null {
  const match =
    /^(?:CN|ZL|CNZL)?(\d{12}|\d{8})\.([\dX])$/.exec(text) ??
    /^(?:CN|ZL|CNZL)?((?:19|20)\d{2}[12389]\d{7})([\dX]?)$/.exec(text) ??
    /^(?:CN)?ZL(\d{8})([\dX]?)$/.exec(text)
  if (!match) return null
  const [, digits = '', found = ''] = match
  const checkDigit = chineseCheckDigit(digits)
  return { digits, checkDigit, isCheckDigitRight: found === '' ? null : found === checkDigit }
}
