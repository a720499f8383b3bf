import { fullYear, withoutZeros } from './number-text.ts'

/** What is between the country and the end of a publication number, taken apart. */
export interface NumberParts {
  /** Letters of a series within an office, such as RE, PP or PI; empty for the main series. */
  series: string
  digits: string
  /** Empty where none is given. */
  kind: string
}

type OfficeRule = (parts: NumberParts) => NumberParts

const plain: OfficeRule = (parts) => ({ ...parts, digits: withoutZeros(parts.digits) })

/** Numbers of a series count from its year, whose zero belongs to them. */
const seriesUnchanged: OfficeRule = (parts) => (parts.series ? parts : plain(parts))

const padded =
  (length: number): OfficeRule =>
  (parts) => ({ ...parts, digits: withoutZeros(parts.digits).padStart(length, '0') })

const yearAndNumber = (digits: string, length: number) => {
  const year = digits.length - length >= 4 ? 4 : 2
  return fullYear(digits.slice(0, year)) + digits.slice(year).padStart(6, '0')
}

/** WO numbers: year and six digits. Five digits were printed until 2002, two digits of the year until 2004. */
const international: OfficeRule = (parts) => {
  const digits = parts.digits.length > 10 ? withoutZeros(parts.digits) : parts.digits
  if (parts.series || digits.length < 7 || digits.length > 10) return { ...parts, digits }
  const isYearOfFour = /^(?:19|20)\d{7,8}$/.test(digits)
  return { ...parts, digits: yearAndNumber(digits, isYearOfFour ? 5 : digits.length - 2) }
}

const american: OfficeRule = (parts) => {
  const digits = withoutZeros(parts.digits)
  // An application of 2001 or later: DOCDB leaves out the first of its seven digits, which is a zero.
  const application = parts.series === '' && /^(20\d{2})0?(\d{5,6})$/.exec(digits)
  if (application && digits.length >= 9) return { ...parts, digits: application[1]! + application[2]!.padStart(6, '0') }
  return { ...parts, series: parts.series || (parts.kind === 'E' ? 'RE' : ''), digits }
}

/** Until 1999 the year is that of an emperor: S for Showa, H for Heisei. */
const japanese: OfficeRule = (parts) => {
  const kind = parts.kind === 'AA' ? 'A' : parts.kind
  if (/^[HST]$/.test(parts.series))
    return { ...parts, kind, digits: parts.digits.slice(0, 2) + withoutZeros(parts.digits.slice(2)) }
  const isOfEmperor = parts.digits.length === 8 && /^[AU]/.test(kind)
  if (!isOfEmperor) return { ...parts, kind, digits: withoutZeros(parts.digits) }
  const year = parts.digits.slice(0, 2)
  return { kind, series: Number(year) <= 12 ? 'H' : 'S', digits: year + withoutZeros(parts.digits.slice(2)) }
}

const korean: OfficeRule = (parts) => ({
  ...parts,
  // 10 for a patent, 20 for a utility model, 30 for a design is before the year.
  digits: withoutZeros(parts.digits).replace(/^[123]0((?:19|20)\d{9})$/, '$1'),
})

/** Before 1968 what DOCDB calls C was printed without a kind or as A; since then applications are A1. */
const german: OfficeRule = (parts) => {
  const digits = withoutZeros(parts.digits)
  if (parts.series || parts.kind !== 'A') return { ...parts, digits }
  return { ...parts, digits, kind: Number(digits) < 1_400_000 ? 'C' : 'A1' }
}

const australian: OfficeRule = (parts) => {
  const digits = withoutZeros(parts.digits).padStart(6, '0')
  const ofYear = /^((?:19|20)\d{2})(\d{5})$/.exec(digits)
  return { ...parts, digits: ofYear ? `${ofYear[1]}0${ofYear[2]}` : digits }
}

const georgian: OfficeRule = (parts) => {
  const ofYear = /^((?:19|20)\d{2})(\d+)$/.exec(parts.digits)
  return { ...parts, digits: ofYear ? ofYear[1]! + withoutZeros(ofYear[2]!) : parts.digits }
}

const kindReplaced =
  (from: string, to: string): OfficeRule =>
  (parts) => ({ ...plain(parts), kind: parts.kind === from ? to : parts.kind })

const rules: Partial<Record<string, OfficeRule>> = {
  AR: padded(6),
  AT: kindReplaced('E', 'T'),
  AU: australian,
  BR: seriesUnchanged,
  DE: german,
  EA: padded(6),
  EP: padded(7),
  ES: kindReplaced('Y2', 'Y'),
  GE: georgian,
  JP: japanese,
  KR: korean,
  MX: seriesUnchanged,
  SE: kindReplaced('A', 'L'),
  US: american,
  WO: international,
}

/** A number as the DOCDB database of the EPO writes it: digits, zeros, year and kind by the habit of the office. */
export const asInDocdb = (country: string, parts: NumberParts): NumberParts => (rules[country] ?? plain)(parts)
