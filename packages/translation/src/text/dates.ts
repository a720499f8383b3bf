import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const NAMES = String.raw`(?:${MONTHS.join('|')}|Jan\.|Feb\.|Mar\.|Apr\.|Jun\.|Jul\.|Aug\.|Sept?\.|Oct\.|Nov\.|Dec\.)`
const ASIAN = /^([0-9]{4})\s?年\s?([0-9]{1,2})\s?月(?:\s?([0-9]{1,2})\s?[日号號])?$/
const MONTH_FIRST = new RegExp(String.raw`^(${NAMES})(?:\s([0-9]{1,2})(?:st|nd|rd|th)?,?)?\s([0-9]{4})$`)
const DAY_FIRST = new RegExp(String.raw`^([0-9]{1,2})(?:st|nd|rd|th)?\s(${NAMES}),?\s([0-9]{4})$`)

/** What dates look like in the three languages, for a larger regular expression; they have a year and a month. */
export const DATE = [
  String.raw`(?<![0-9])[0-9]{4}\s?年\s?[0-9]{1,2}\s?月(?:\s?[0-9]{1,2}\s?[日号號])?`,
  String.raw`(?<![\w])${NAMES}(?:\s[0-9]{1,2}(?:st|nd|rd|th)?,?)?\s[0-9]{4}(?![\w])`,
  String.raw`(?<![\w.,])[0-9]{1,2}(?:st|nd|rd|th)?\s${NAMES},?\s[0-9]{4}(?![\w])`,
].join('|')

/** A date that `DATE` matches as the target language writes it: 2023年5月6日 is May 6, 2023. */
export function writeDate(date: string, target: TranslationLanguage): string {
  const { year, month, day } = readDate(date)
  const name = MONTHS[month - 1]
  if (name === undefined) return date
  if (target !== 'en-us') return `${year}年${month}月${day === null ? '' : `${day}日`}`
  return day === null ? `${name} ${year}` : `${name} ${day}, ${year}`
}

function readDate(date: string): { year: number; month: number; day: number | null } {
  const read = (year = '', month = '', day?: string) => ({
    year: Number(year),
    month: /^\d/.test(month) ? Number(month) : 1 + MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3))),
    day: day === undefined ? null : Number(day),
  })
  const asian = ASIAN.exec(date)
  if (asian) return read(asian[1], asian[2], asian[3])
  const monthFirst = MONTH_FIRST.exec(date)
  if (monthFirst) return read(monthFirst[3], monthFirst[1], monthFirst[2])
  const dayFirst = DAY_FIRST.exec(date)
  return dayFirst ? read(dayFirst[3], dayFirst[2], dayFirst[1]) : read()
}
