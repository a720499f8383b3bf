const pad = (text: string) => text.padStart(2, '0')

/**
 * The first and the last day that a date names: of a year, a month or a day. Written as 2020, 202001, 20200131,
 * 2020-1-31, 2020.01.31, 2020/1/31 or 2020年1月31日; undefined for anything else, the 30th of February included.
 */
export function daysOf(text: string): readonly [first: string, last: string] | undefined {
  const found =
    /^(\d{4})(?:(\d{2})(\d{2})?)?$/.exec(text) ??
    /^(\d{4})[-./年](\d{1,2})(?:[-./月](\d{1,2})?日?)?$/.exec(text) ??
    /^(\d{4})年$/.exec(text)
  if (!found) return undefined
  const [, year = '', month, day] = found
  if (year === '0000') return undefined
  if (!month) return [`${year}-01-01`, `${year}-12-31`]
  const last = daysIn(Number(year), Number(month))
  if (Number(month) < 1 || Number(month) > 12) return undefined
  const start = `${year}-${pad(month)}-`
  if (!day) return [`${start}01`, `${start}${last}`]
  return Number(day) >= 1 && Number(day) <= last ? [start + pad(day), start + pad(day)] : undefined
}

const daysIn = (year: number, month: number) => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The day so many days later. */
export function shiftDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  const year = date.getUTCFullYear()
  return year < 1 || year > 9999 ? day : date.toISOString().slice(0, 10)
}

/** A symbol of IPC or CPC as it is indexed: H01M10/052. Wildcards remain. */
export const symbolKey = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/\([^)]*\).*$/g, '')
    .replaceAll(/[^A-Z0-9/*?]/g, '')

/** A publication number without its country as it is sought in the index: 202644378U is that of some office; else null. */
export function bareNumber(key: string): string | null {
  const [, digits, kind] = /^(\d{7,})([A-Z]\d?)?$/.exec(key) ?? []
  return digits ? `??${digits}${kind ?? '*'}` : null
}

/** A publication, application or family number as it is indexed: letters and digits. Wildcards remain. */
export const numberKey = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9*?]/g, '')

const letters = /[\p{L}\p{N}]/gu
/** Whether a text has anything to search for. */
export const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Whether a word with wildcards says enough: two letters or digits, or one Chinese or Japanese character. */
export function isPatternLongEnough(text: string): boolean {
  const found = text.match(letters) ?? []
  return (
    found.length >= 2 || found.some((letter) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter))
  )
}
