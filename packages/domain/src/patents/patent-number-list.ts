import { toHalfWidth } from '../texts/full-width.ts'

/** Numbers that a field of a patent search takes; a batch search is for more. */
export const PATENT_FIELD_NUMBERS_MAX = 100

/** Characters of a field with a list of numbers, so many that a list that is too long is counted rather than cut. */
export const PATENT_FIELD_LENGTH_MAX = 50_000

/**
 * A comma belongs to a number where it groups its digits by thousands: US 9,000,001. A blank belongs to one unless a whole
 * number is before it and another begins behind it.
 */
const SEPARATOR = new RegExp(
  [
    String.raw`[\n\r\t;、]+`,
    String.raw`(?<!(?<!\d)\d{1,3}),`,
    String.raw`,(?!\s*\d{3}(?!\d))`,
    String.raw`(?<=\d(?:[.,/-]?\d){5,}(?:\.[\dX])?(?: ?[A-Z]\d?)?)\s+(?=[A-Z]{2} ?\d|\d{6})`,
  ].join('|'),
  'i',
)

/**
 * The patent numbers of a text, half-width, separated by semicolons, commas, enumeration commas, line breaks, or blanks
 * between whole numbers.
 */
export const splitPatentNumbers = (text: string): string[] =>
  toHalfWidth(text)
    .split(SEPARATOR)
    .map((number) => number.trim())
    .filter(Boolean)

/** With the head of a column, which has no digit, emptied, so that the other rows keep their numbers. */
export function withoutHead(rows: readonly string[]): string[] {
  const head = rows.findIndex((row) => row.trim() !== '')
  const isHead = head >= 0 && !/\p{N}/u.test(rows[head]!) && rows.slice(head + 1).some((row) => /\p{N}/u.test(row))
  return rows.map((row, at) => (isHead && at === head ? '' : row))
}

const SHOWN_MAX = 5

/** Of many numbers the first, and how many there are. */
export const shortPatentNumbers = (numbers: readonly string[]): string =>
  numbers.slice(0, SHOWN_MAX).join('; ') + (numbers.length > SHOWN_MAX ? ` … (${numbers.length})` : '')
