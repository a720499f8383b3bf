import { isDay } from '@markwright/domain/dates'
import { numberKey } from '@markwright/domain/register-number'
import type { DocumentField } from './field-labels.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const dayOf = (year: string, month: number, day: string) =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

/** The days that a text names, `YYYY-MM-DD`: 2020年5月1日, 2020/5/1, 1 May 2020, May 1, 2020, 05/01/2020 as the USPTO writes. */
export function daysIn(text: string): string[] {
  const pattern =
    /(\d{4})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})|(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4})|(?<![a-z])([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})|(\d{1,2})\/(\d{1,2})\/(\d{4})/gi
  return Array.from(text.normalize('NFKC').matchAll(pattern), (match) => {
    const [, year, month, day, dayB, monthB, yearB, monthC, dayC, yearC, monthD, dayD, yearD] = match
    if (year) return dayOf(year, Number(month), day!)
    if (yearB) return dayOf(yearB, months.indexOf(monthB!.toLowerCase()) + 1, dayB!)
    if (yearC) return dayOf(yearC, months.indexOf(monthC!.toLowerCase()) + 1, dayC!)
    return dayOf(yearD!, Number(monthD), dayD!)
  }).filter(isDay)
}

/**
 * Text as it is compared: width, case, blanks and the punctuation round it make no difference. A run that may end the text
 * is tried from its first sign only: tried from each, it costs the square of its length.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*]+/g, ' ')
    .replaceAll(/(?<=[^\w]) | (?=[^\w])/gu, '')
    .replaceAll(/^[\s"'“”‘’《》「」,.;:、。]+|(?<![\s"'“”‘’《》「」,.;:、。])[\s"'“”‘’《》「」,.;:、。]+$/g, '')

const classesIn = (text: string): number[] =>
  [...new Set(Array.from(text.matchAll(/\d+/g), ([no]) => Number(no)))].toSorted((a, b) => a - b)

/** What decides whether two values of a field say the same. */
export function valueKey(field: DocumentField, value: string): string {
  switch (field) {
    case 'applicationNumber':
    case 'registrationNumber':
      return numberKey(value.replaceAll(/[第号]/g, ''))
    case 'classes':
      return classesIn(value).join()
    case 'applicationDate':
    case 'priorityDate':
    case 'publicationDate':
    case 'registrationDate':
    case 'validity':
      return daysIn(value).join() || foldText(value)
    default:
      return foldText(value)
  }
}
