import type { Span } from '../segment.ts'

type Value = { value: string; span: Span }

const TAG = /\uFFF9[^\uFFFB]{1,6}\uFFFB/g
const NUMBER = /\d+(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)*/g
/** Months of English dates, which Chinese and Japanese ones write as numbers. */
const MONTH =
  /(?<![\w])(Jan(?:uary|\.)|Feb(?:ruary|\.)|Mar(?:ch|\.)|Apr(?:il|\.)|May|June?\.?|July?\.?|Aug(?:ust|\.)|Sept?(?:ember|\.)|Oct(?:ober|\.)|Nov(?:ember|\.)|Dec(?:ember|\.))(?=(?:\s\d{1,2}(?:st|nd|rd|th)?,?)?\s\d{4}(?!\d))/g
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const POWERS: [RegExp, number][] = [
  [/^\s?(?:万亿|trillion\b|兆(?=[円个人件]|$))/i, 12],
  [/^\s?(?:亿|億)/, 8],
  [/^[\s-]?billion\b/i, 9],
  [/^\s?(?:千万)/, 7],
  [/^[\s-]?(?:百万(?!分)|million\b)/i, 6],
  [/^\s?[万萬](?!分)/, 4],
  [/^\s?千(?![米克瓦赫帕卡伏安焦牛字兆比升吨])/, 3],
  [/^[\s-]thousand\b/i, 3],
]

/** The text with full-width digits as ASCII and tags as blanks; every character stays where it is. */
const plain = (text: string) =>
  text
    .replaceAll(TAG, (tag) => ' '.repeat(tag.length))
    .replaceAll(/[\uFF10-\uFF19\uFF0C\uFF0E]/g, (character) =>
      character === '，' ? '，' : String.fromCharCode(character.charCodeAt(0) - 0xfee0),
    )

/**
 * Numbers of a text by their values: 1,200 is 1200, 120万 and 1.2 million are 1200000. Digits that are part of a reference
 * sign are none.
 */
export function valuesIn(text: string): Value[] {
  const own = plain(text)
  const signs = signsIn(text).map(({ span }) => span)
  const values: Value[] = []
  for (const { 0: written, index } of own.matchAll(NUMBER)) {
    const end = index + written.length
    if (signs.some((span) => span.start <= index && end <= span.end)) continue
    const rest = own.slice(end, end + 12)
    const power = /^\d{1,12}(?:\.\d{1,6})?$/.test(written.replaceAll(',', ''))
      ? POWERS.find(([pattern]) => pattern.test(rest))
      : undefined
    values.push({ value: normalized(written.replaceAll(',', ''), power?.[1] ?? 0), span: { start: index, end } })
  }
  for (const { 0: month, index } of own.matchAll(MONTH)) {
    const value = String(1 + MONTHS.indexOf(month.slice(0, 3)))
    values.push({ value, span: { start: index, end: index + month.length } })
  }
  return values
}

/** Signs made of letters and digits, as they are written: 12a, S101, M8. */
export function signsIn(text: string): Value[] {
  return Array.from(
    plain(text).matchAll(
      /(?<![A-Za-z0-9.])(?:[A-Z]{1,3}-?\d{1,5}[a-z]?|\d{1,5}[a-zA-Z](?![a-zA-Z0-9]))['′]*(?![A-Za-z0-9])/g,
    ),
  )
    .filter(({ 0: written }) => !/^\d+[ACFGHJKLMNVWgmhslTBSD]$/.test(written))
    .map(({ 0: value, index }) => ({ value, span: { start: index, end: index + value.length } }))
}

/** The same digits for the same value: no leading or trailing zeros beyond the point. */
function normalized(written: string, power: number): string {
  if ((written.match(/\./g)?.length ?? 0) > 1) return written
  const [whole = '', fraction = ''] = written.split('.')
  const moved = fraction.padEnd(power, '0')
  const digits = power === 0 ? whole : `${whole}${moved.slice(0, power)}`
  const rest = power === 0 ? fraction : moved.slice(power).replace(/0+$/, '')
  const bare = power === 0 ? digits : digits.replace(/^0+(?=\d)/, '')
  return rest ? `${bare}.${rest}` : bare
}
