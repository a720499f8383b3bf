/** Numbers that a field of a patent search takes; a batch search is for more. */
export const PATENT_FIELD_NUMBERS_MAX = 100

/** Characters of a field with a list of numbers, so many that a list that is too long is counted rather than cut. */
export const PATENT_FIELD_LENGTH_MAX = 50_000

/** A comma belongs to a number where it groups its digits by thousands: US 9,000,001. */
const SEPARATOR = new RegExp(
  [
    String.raw`[\n\r\t;；、]+`,
    String.raw`(?<!(?<![\d０-９])[\d０-９]{1,3})[,，]`,
    String.raw`[,，](?!\s*[\d０-９]{3}(?![\d０-９]))`,
  ].join('|'),
)

/** The patent numbers of a text, as they were typed, separated by semicolons, commas, enumeration commas or line breaks. */
export const splitPatentNumbers = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((number) => number.trim())
    .filter(Boolean)
