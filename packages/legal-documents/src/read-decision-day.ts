import { isDay } from '@markwright/domain/dates/calendar'
import { readDay, RecordError } from '@markwright/registers'
import { readChineseNumber } from './chinese-number.ts'
import { legalFaults } from './faults.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const IN_CHINESE =
  /^([〇○Ｏ０零一二三四五六七八九]{4})年([一二三四五六七八九十]{1,3})月([一二三四五六七八九十]{1,3})日$/
const AMERICAN = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/
const WITH_HYPHENS = /^(\d{1,2})-([A-Za-z]{3})[a-z]*-(\d{4})$/

/**
 * A day as courts and offices write it, as `YYYY-MM-DD`: also 二〇一三年九月二十五日, November 26, 2021 and 27-JAN-2026.
 * Null for what is none, and for a day that does not exist.
 */
export function readDecisionDay(text: string): string | null {
  const given = text
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<=\d) ?(?:st|nd|rd|th)(?: day of)?\b,?/i, '')
    .replace(/(?<=[a-z]), (?=\d)/i, ' ')
    .trim()
  const day = inWords(given) ?? readDay(given)
  return day && /^[12]/.test(day) && isDay(day) ? day : null
}

/**
 * A day that a record states; null where it states none.
 * @throws RecordError for what is no day
 */
export function readStatedDay(text: string | null | undefined): string | null {
  if (!text) return null
  const day = readDecisionDay(text)
  if (!day) throw new RecordError(legalFaults.badDay(text))
  return day
}

function inWords(text: string): string | null {
  const chinese = IN_CHINESE.exec(text.replaceAll(' ', ''))
  if (chinese) return dayOf(...(chinese.slice(1).map(readChineseNumber) as [number, number, number]))
  const american = AMERICAN.exec(text)
  if (american) return dayOf(Number(american[3]), monthOf(american[1]!), Number(american[2]))
  const loose = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (loose) return dayOf(Number(loose[1]), Number(loose[2]), Number(loose[3]))
  const hyphenated = WITH_HYPHENS.exec(text)
  return hyphenated && dayOf(Number(hyphenated[3]), monthOf(hyphenated[2]!), Number(hyphenated[1]))
}

const monthOf = (name: string) => MONTHS.indexOf(name.toLowerCase()) + 1
const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
