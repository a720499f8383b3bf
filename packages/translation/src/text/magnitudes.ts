import { toHalfWidth } from '@markwright/domain/texts/full-width'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'

const asianPowers: Record<string, number> = { 千: 3, 万: 4, 萬: 4, 百万: 6, 千万: 7, 亿: 8, 億: 8, 万亿: 12, 兆: 12 }
const englishPowers: Record<string, number> = { thousand: 3, million: 6, billion: 9, trillion: 12 }
/** 千米 is a kilometre, 兆帕 a megapascal. */
const ASIAN = /^\s?(百万|千万|万亿|[万萬亿億]|千(?![米克瓦赫帕卡伏安焦牛字兆比升吨])|兆(?=[円个人件]|$))(?!分)/
const ENGLISH = /^[\s-](thousand|million|billion|trillion)\b/i

/**
 * A number that is followed by a power of ten in words, as the target language writes it: 120万 is 1.2 million, and the
 * other way round. The value stays the same.
 * @returns where it ends in the text, and how it is written; null where no such word follows
 */
export function magnitudeNumber(
  text: string,
  start: number,
  end: number,
  { source, target }: { source: TranslationLanguage; target: TranslationLanguage },
): { end: number; target: string } | null {
  const written = toHalfWidth(text.slice(start, end)).replaceAll(',', '')
  const value = /^\d{1,9}(?:\.\d{1,6})?$/.test(written) ? written : null
  const rest = text.slice(end, end + 12)
  const word = source === 'en-us' ? ENGLISH.exec(rest) : ASIAN.exec(rest)
  if (value === null || !word) return null
  const name = (word[1] as string).toLowerCase()
  const power = (source === 'en-us' ? englishPowers : asianPowers)[name] as number
  const digits = timesPowerOfTen(value, power)
  return { end: end + word[0].length, target: target === 'en-us' ? writeEnglish(digits) : writeAsian(digits, target) }
}

/** Decimal digits of a number times a power of ten, without the rounding of floating point. */
function timesPowerOfTen(number: string, power: number): string {
  const [whole = '', fraction = ''] = number.split('.')
  const moved = fraction.padEnd(power, '0')
  const digits = `${whole}${moved.slice(0, power)}`.replace(/^0+(?=\d)/, '')
  const rest = moved.slice(power).replace(/0+$/, '')
  return rest ? `${digits}.${rest}` : digits
}

function writeEnglish(digits: string): string {
  for (const [name, power] of [
    ['trillion', 12],
    ['billion', 9],
    ['million', 6],
  ] as const) {
    const short = divided(digits, power)
    if (short) return `${short} ${name}`
  }
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction ? `${grouped}.${fraction}` : grouped
}

function writeAsian(digits: string, target: TranslationLanguage): string {
  const names =
    target === 'ja-jp'
      ? ([
          ['兆', 12],
          ['億', 8],
          ['万', 4],
        ] as const)
      : ([
          ['万亿', 12],
          ['亿', 8],
          ['万', 4],
        ] as const)
  for (const [name, power] of names) {
    const short = divided(digits, power)
    if (short) return `${short}${name}`
  }
  return digits
}

/** The number divided by a power of ten where that leaves at most three decimals and at least one, else null. */
function divided(digits: string, power: number): string | null {
  const [whole = '', fraction = ''] = digits.split('.')
  if (whole.length <= power) return null
  const decimals = `${whole.slice(-power)}${fraction}`.replace(/0+$/, '')
  if (decimals.length > 3) return null
  const front = whole.slice(0, -power)
  return decimals ? `${front}.${decimals}` : front
}
