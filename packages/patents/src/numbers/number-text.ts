/** A number as people type it: full-width forms and dashes folded, in capitals, without spaces and what separates digits only for the eye. */
export function foldNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\s_,\p{Cf}]/gu, '')
}

/** Digits without leading zeros; one zero stays. */
export const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** Two digits of a year as four, for offices that began after 1977. */
export const fullYear = (year: string): string =>
  year.length === 4 ? year : Number(year) >= 78 ? `19${year}` : `20${year}`
