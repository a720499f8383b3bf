import { chineseCheckDigit, readChineseApplication } from './chinese-number.ts'
import { foldNumber, fullYear } from './number-text.ts'
import { readTypedNotation } from './typed-notation.ts'

/**
 * Keys by which applications are compared. A key is the country and the digits that all sources have in common:
 * CN202010123456 without the check digit, WOUS1999002091, EP10167109, KR20100138407. American ones are the serial number
 * and the year of filing, as DOCDB had them until 2014, because that form can be made of all others: US12/134,151 of 2008
 * is US13415108.
 */

const letters = (text: string) => foldNumber(text).replaceAll(/[^A-Z0-9]/g, '')
/** The kind of an application, which databases write after its number. */
const withoutKind = (text: string) => text.replace(/(?<=\d)[A-Z]\d?$/, '')

/** @param day of filing, where it is known */
export function applicationKey(country: string, number: string, day: string | null): string {
  const text = foldNumber(number)
  const own = text.startsWith(country) ? text.slice(country.length) : text
  const international = readInternational(text, country === 'WO')
  if (international) return `WO${international}`
  if (country === 'US') return `US${americanKey(text, day)}`
  const read = readers[country]?.(own, country)
  return country + (read ?? withoutKind(letters(own)))
}

/**
 * Every form under which an application is found: its key, and of American ones the series and the serial number
 * (US12/134151), which also follow from the day of filing where a source leaves the series out.
 */
export function applicationForms(country: string, number: string, day: string | null): string[] {
  const key = applicationKey(country, number, day)
  if (!key.startsWith('US')) return [key]
  const text = foldNumber(number)
  const { series, serial } = americanParts(text, day)
  if (serial === null) return [...new Set([key, asShown(text, country)])]
  const all = series ? [series] : day ? plausibleSeries(Number(day.slice(0, 4))) : []
  return [...new Set([key, ...all.map((each) => `US${each}/${serial}`), asShown(text, country)])]
}

/** As the source writes it and the register shows it, where keys need the day of filing. */
const asShown = (text: string, country: string) =>
  country + withoutKind(letters(text.replace(new RegExp(`^${country}`), '')))

/**
 * The forms that a typed application number may stand for, without its day: ZL202010123456.7, PCT/EP02/07746,
 * US13/965,311, US201313965311A, EP01963450.0. None for a text that cannot be one.
 */
export function typedApplicationForms(text: string): string[] {
  const forms = usualApplicationForms(text)
  const typed = forms.length === 0 ? readTypedNotation(text) : null
  return typed ? usualApplicationForms(typed.text) : forms
}

function usualApplicationForms(text: string): string[] {
  const folded = foldNumber(text)
  const chinese = readChineseApplication(folded)
  if (chinese && chinese.isCheckDigitRight !== false) return [`CN${chinese.digits}`]
  if (chinese && !isEuropeanCheckDigitRight(folded)) return []
  const marked = readInternational(folded)
  if (marked) return [`WO${marked}`]
  const bare = /^\d{8}\.\d$/.test(folded) && isEuropeanCheckDigitRight(folded)
  const country = bare ? 'EP' : /^\d{2}\/\d{3},?\d{3}$/.test(folded) ? 'US' : /^[A-Z]{2}/.exec(folded)?.[0]
  if (!country || !/\d/.test(folded)) return []
  const own = folded.startsWith(country) ? folded.slice(country.length) : folded
  const asInternational = readInternational(folded, true)
  const international = asInternational ? [`WO${asInternational}`] : []
  if (country !== 'US') return [...new Set([applicationKey(country, own, null), ...international])]
  const { series, serial } = americanParts(folded, null)
  const digits = withoutKind(letters(own))
  const year = /^((?:19|20)\d{2})\d{8}$/.exec(digits)?.[1]
  return [
    ...(series && serial ? [`US${series}/${serial}`] : []),
    ...(year && serial ? [`US${serial}${year.slice(2)}`] : []),
    // Serial number and year, where it is not the series and the serial number.
    ...(/^\d{5,8}$/.test(digits) && !own.includes('/') ? [`US${digits.padStart(8, '0')}`] : []),
    ...international,
    ...(/\d[A-Z]+$/.test(digits) ? [`US${digits}`] : []),
  ]
}

/**
 * Receiving office, four digits of the year and six of the number, of PCT/US1999/02091 or US 1999/0002091 W; without the W
 * where it is known to be international.
 */
function readInternational(text: string, isKnown = false): string | null {
  const isMarked = isKnown || /W$|^WO[A-Z]/.test(text)
  const match =
    /^(?:WO)?PCT[/-]?([A-Z]{2})\/?(\d{4}|\d{2})\/?(\d{5,7})$/.exec(text) ??
    (isMarked ? (/^(?:WO)?([A-Z]{2})(\d{4})\/?(\d{6,7})W?$/.exec(text) ?? OLD_INTERNATIONAL.exec(text)) : null)
  if (!match || match[1] === 'WO') return null
  const [, office = '', year = '', serial = ''] = match
  return office + fullYear(year) + serial.replace(/^0+/, '').padStart(6, '0')
}

/** Two digits of the year and five of the number, as DOCDB has those until 2003. */
const OLD_INTERNATIONAL = /^([A-Z]{2})(\d{2})(\d{5})W?$/

const readers: Partial<Record<string, (own: string, country: string) => string | null>> = {
  CN: (own) => {
    const read = readChineseApplication(`CN${own}`) ?? readChineseApplication(withoutKind(own))
    if (read) return read.digits
    // Eight digits and their check digit, written in one piece.
    const [, digits = '', check] = /^(\d{8})([\dX])$/.exec(letters(own)) ?? []
    return check !== undefined && chineseCheckDigit(digits) === check ? digits : null
  },
  EP: (own) => {
    const digits = withoutKind(letters(own.replace(/(?<=\d{8})\.\d$/, '')))
    const epodoc = /^(?:19|20)(\d{2})0?(\d{6})$/.exec(digits)
    return epodoc && digits.length >= 10 ? epodoc[1]! + epodoc[2]! : digits
  },
  DE: (own) => withoutKind(letters(own.replace(/\.\d$/, ''))).replace(/^0+(?=\d)/, ''),
  // 10 for a patent, 20 for a utility model, 30 for a design is before the year.
  KR: (own) => withoutKind(letters(own)).replace(/^[123]0(?=(?:19|20)\d{9}$)/, ''),
}

type AmericanParts = { series: string | null; serial: string | null }

/** Series codes that have been in use: of patents, designs, provisional applications and re-examinations. */
const SERIES = /^(?:0[2-9]|1\d|29|35|6[0-3]|9[0-9])$/

function americanParts(text: string, day: string | null): AmericanParts {
  const digits = withoutKind(letters(text.replace(/^US/, '')))
  const ofDocdb = /^(?:19|20)\d{2}(\d{2})(\d{6})$/.exec(digits)
  if (ofDocdb) return { series: ofDocdb[1]!, serial: ofDocdb[2]! }
  if (isSerialAndYear(text, digits, day)) return { series: null, serial: digits.slice(0, -2).padStart(6, '0') }
  const [, series = '', serial = null] = /^(\d{2})(\d{6})$/.exec(digits) ?? []
  if (serial && SERIES.test(series)) return { series, serial }
  return { series: null, serial: /^\d{5,6}$/.test(digits) ? digits.padStart(6, '0') : null }
}

/**
 * Whether a number ends with the year of filing, as DOCDB had it. Its numbers come with the country or a kind; others that
 * happen to end so have a series of that time in front.
 */
function isSerialAndYear(text: string, digits: string, day: string | null): boolean {
  if (day === null || text.includes('/') || !/^\d{5,8}$/.test(digits) || !digits.endsWith(day.slice(2, 4))) return false
  if (/^US|[A-Z]\d?$/.test(text)) return true
  return digits.length > 6 && !plausibleSeries(Number(day.slice(0, 4))).includes(digits.slice(0, -6))
}

function americanKey(text: string, day: string | null): string {
  const digits = withoutKind(letters(text.replace(/^US/, '')))
  const ofDocdb = /^((?:19|20)\d{2})\d{2}(\d{6})$/.exec(digits)
  if (ofDocdb) return ofDocdb[2]! + ofDocdb[1]!.slice(2)
  if (isSerialAndYear(text, digits, day)) return digits.padStart(8, '0')
  return day ? digits.slice(-6).padStart(6, '0') + day.slice(2, 4) : digits
}

/** The year in which each series began; several were in use at once for some months. MPEP 503. */
const SERIES_YEARS: readonly (readonly [series: string, year: number])[] = [
  ['02', 1935],
  ['03', 1948],
  ['04', 1960],
  ['05', 1970],
  ['06', 1979],
  ['07', 1987],
  ['08', 1993],
  ['09', 1997],
  ['10', 2001],
  ['11', 2004],
  ['12', 2007],
  ['13', 2010],
  ['14', 2012],
  ['15', 2015],
  ['16', 2018],
  ['17', 2020],
  ['18', 2022],
  ['19', 2024],
]

/** The series of applications that were filed in a year, a year more at either end. */
const plausibleSeries = (year: number): string[] =>
  SERIES_YEARS.flatMap(([series, from], at) => {
    const until = SERIES_YEARS[at + 1]?.[1] ?? 9999
    return year >= from - 1 && year <= until + 1 ? [series] : []
  })

/** The last digit makes the digits of the products by 1 and 2 in turn a multiple of ten (EPO). */
export function isEuropeanCheckDigitRight(text: string): boolean {
  const [, digits = '', check = ''] = /^(?:EP)?(\d{8})\.(\d)$/.exec(text) ?? []
  if (digits === '') return false
  const sum = Array.from(digits).reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}

/** With the country that some sources leave out: US17/647036, EP01963450.0. */
export function completeApplicationNumber(country: string, number: string): string {
  const text = number.trim()
  if (/^[A-Za-z]{2}/.test(text)) return text
  const [, series = '', serial] = country === 'US' ? (/^(\d{2})\/?(\d{6})$/.exec(letters(text)) ?? []) : []
  return serial && SERIES.test(series) ? `US${series}/${serial}` : `${country}${text}`
}
