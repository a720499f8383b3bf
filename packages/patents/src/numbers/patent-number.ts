import { isEuropeanCheckDigitRight } from './application-keys.ts'
import { readChineseApplication } from './chinese-number.ts'
import { foldNumber, fullYear } from './number-text.ts'
import { asInDocdb } from './office-rules.ts'
import { lettersForZeros, readTypedNotation } from './typed-notation.ts'

export interface PatentNumber {
  type: 'publication' | 'application'
  /** Code of the office, WIPO ST.3. */
  country: string
  /** Without country and kind, as DOCDB writes it. */
  number: string
  /** Kind code, WIPO ST.16; null where the text names none. */
  kind: string | null
}

export type NumberProblem = 'empty' | 'noCountry' | 'noDigits' | 'malformed' | 'wrongCheckDigit' | 'letterForZero'

/**
 * Reads a publication or application number in any usual notation: CN112345678A, ZL202010123456.7, US 2002/0066904 A1,
 * EP 0 240 590 B1, WO99/13800, JP8-179521, PCT/EP02/07746, EP.1000000.A1, U.S. Pat. No. 8,365,213, 特開2005-350079.
 */
export function readPatentNumber(text: string): PatentNumber | NumberProblem {
  const read = readUsual(text)
  if (typeof read !== 'string') {
    // No kind and no series begins with O.
    if (!read.kind?.startsWith('O') && !/^O\d/.test(read.number)) return read
    return lettersForZerosIn(text).length > 0 ? 'letterForZero' : 'malformed'
  }
  if (read === 'empty' || read === 'wrongCheckDigit') return read
  const typed = readTypedNotation(text)
  const found = typed ? readUsual(typed.text) : read
  if (typeof found !== 'string') return typed!.isApplication ? { ...found, type: 'application', kind: null } : found
  if (found === 'wrongCheckDigit') return found
  return lettersForZerosIn(text).length > 0 ? 'letterForZero' : read
}

/** Positions, from 1, of letters O that stand for zeros; empty where zeros in their places make no number either. */
export const lettersForZerosIn = (text: string): number[] =>
  lettersForZeros(text, (corrected) => typeof readPatentNumber(corrected) !== 'string')

function readUsual(text: string): PatentNumber | NumberProblem {
  const folded = foldNumber(text)
  if (folded === '') return 'empty'
  const chinese = readChineseApplication(folded)
  if (chinese && (chinese.isCheckDigitRight !== false || !isEuropeanCheckDigitRight(folded))) {
    if (chinese.isCheckDigitRight === false) return 'wrongCheckDigit'
    return { type: 'application', country: 'CN', number: chinese.digits, kind: null }
  }
  const european = /^(?:EP)?(\d{8})\.\d$/.exec(folded)?.[1]
  if (european !== undefined) return { type: 'application', country: 'EP', number: european, kind: null }
  const american = /^(?:US)?(\d{2}\/\d{6})$/.exec(folded)?.[1]
  if (american !== undefined) return { type: 'application', country: 'US', number: american, kind: null }
  return readInternationalApplication(folded) ?? readOther(withoutRepeatedCountry(folded))
}

/** PCT/US1999/02091, also with WO before it or without PCT. */
function readInternationalApplication(text: string): PatentNumber | null {
  const match = /^(?:WO)?(?:PCT[/-]?)?([A-Z]{2})\/?(\d{4}|\d{2})\/(\d{1,6})$/.exec(text)
  if (!match || !/^(?:WO)?PCT|^WO[A-Z]/.test(text) || match[1] === 'WO') return null
  const [, country = '', year = '', number = ''] = match
  return {
    type: 'application',
    country: 'WO',
    number: `PCT/${country}${fullYear(year)}/${number.padStart(6, '0')}`,
    kind: null,
  }
}

/** WOWO99/39395, WOPCT/WO9831467 and USDES374176 as some databases print them. */
const withoutRepeatedCountry = (text: string) =>
  text
    .replace(/^WOPCT[/-]?WO/, 'WO')
    .replace(/^([A-Z]{2})\1(?=\d)/, '$1')
    .replace(/^USDES(?=\d)/, 'USD')
    // Patentschrift, Offenlegungsschrift, Auslegeschrift.
    .replace(/^([A-Z]{2})[POA]S(?=\d)/, '$1')
    // A correction with the day of its publication, and the mark of a footnote.
    .replace(/(?<=\d[A-Z]\d)(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$|\*$/, '')

function readOther(text: string): PatentNumber | NumberProblem {
  const country = /^[A-Z]{2}/.exec(text)?.[0]
  if (!country) return /\d/.test(text) ? 'noCountry' : 'malformed'
  const rest = text.slice(2)
  if (!/\d/.test(rest)) return 'noDigits'
  const unchanged = readAsPrinted(country, rest) ?? readWithOffice(country, rest)
  if (unchanged) return unchanged
  const ofEmperor = country === 'JP' && /^(\d{1,2})-(\d{1,6})([A-Z]\d?)?$/.exec(rest)
  if (ofEmperor)
    return publication(
      country,
      {
        series: '',
        digits: ofEmperor[1]!.padStart(2, '0') + ofEmperor[2]!.padStart(6, '0'),
        kind: ofEmperor[3] ?? '',
      },
      !ofEmperor[3],
    )
  const ofYear = country === 'WO' && /^(\d{4}|\d{2})\/(\d{1,6})([A-Z]\d?)?$/.exec(rest)
  if (ofYear)
    return publication(country, {
      series: '',
      digits: fullYear(ofYear[1]!) + ofYear[2]!.padStart(6, '0'),
      kind: ofYear[3] ?? '',
    })
  const match = /^(?:0*([A-Z]{1,2}))?(\d+(?:[/.-]?\d+)*)([A-Z]{1,2}\d?)?$/.exec(rest)
  if (!match) return 'malformed'
  return publication(country, {
    series: match[1] ?? '',
    digits: match[2]!.replaceAll(/\D/g, ''),
    kind: match[3] ?? '',
  })
}

/** Application numbers of Austria and Germany that keep their punctuation. */
function readAsPrinted(country: string, rest: string): PatentNumber | null {
  const isApplication =
    (country === 'AT' && /^\d{1,5}\/(?:19|20)\d{2}$/.test(rest)) || (country === 'DE' && /^\d{6,12}\.\d$/.test(rest))
  return isApplication ? { type: 'application', country, number: rest, kind: null } : null
}

/** India names the branch within the number, Mexico its kind: IN1442CH2015A, MXPA/a/2005/005442. */
function readWithOffice(country: string, rest: string): PatentNumber | null {
  const indian =
    country === 'IN' &&
    /^(\d+)[/-]?(CHE?|DEN?|DEL|KO|KOL|MU|MUM|CHENP|DELNP|KOLNP|MUMNP|CN|DN|KN|MN|IN)[/-]?((?:19|20)\d{2})([A-Z]\d?)?$/.exec(
      rest,
    )
  if (indian) {
    const [, serial = '', branch = '', year = '', kind = null] = indian
    return { type: 'publication', country, number: `${serial}${branch}${year}`, kind }
  }
  const mexican = country === 'MX' && /^(PA|NL|MX)\/?([AFUE])\/?(\d{4})\/?(\d{6})$/.exec(rest)
  if (!mexican) return null
  const [, series = '', letter = '', year = '', serial = ''] = mexican
  return { type: 'publication', country, number: `${series}${letter}${year}${serial}`, kind: null }
}

function publication(
  country: string,
  found: { series: string; digits: string; kind: string },
  isOfEmperor = false,
): PatentNumber {
  const { series, digits, kind } = asInDocdb(country, isOfEmperor ? { ...found, kind: 'A' } : found)
  return { type: 'publication', country, number: series + digits, kind: (isOfEmperor ? found.kind : kind) || null }
}

/** CC.number.kind in one piece, such as EP0240590B1: what DOCDB identifies a publication by. */
export const docdbNumber = ({ country, number, kind }: PatentNumber): string =>
  number.startsWith('PCT/') ? number : `${country}${number}${kind ?? ''}`

/** The publication number of a record, as the list of publications names it. */
export const nameOf = ({ country, number, kind }: Pick<PatentNumber, 'country' | 'number' | 'kind'>): string =>
  docdbNumber({ type: 'publication', country, number, kind })

/** The EPO's epodoc form: country and number without the kind. */
export const epodocNumber = (found: PatentNumber): string => docdbNumber({ ...found, kind: null })
