import { isDay } from '@markwright/domain/dates/calendar'
import { numberKey } from '@markwright/domain/marks/register-number'
import { dateFields, type DocumentField } from './field-labels.ts'

/** Whether 05/06/2035 is 6 May as in the United States, 5 June as in Europe, or nobody knows. */
export type DateOrder = 'monthFirst' | 'dayFirst' | 'unknown'

/** A day as a text words it; `day` is `YYYY-MM-DD`, or the wording behind a question mark where the order of its numbers is unknown. */
type FoundDay = { day: string; text: string }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'
const digits = '〇一二三四五六七八九'
const HAN = '[〇零○一二三四五六七八九十]'

const DAY = new RegExp(
  [
    String.raw`(?<!\d)(?<y1>\d{4})\s*[年./-]\s*(?<m1>\d{1,2})\s*[月./-]\s*(?<d1>\d{1,2})(?!\d)日?`,
    `(?<y2>${HAN}{4})年(?<m2>${HAN}{1,2})月(?<d2>${HAN}{1,3})日?`,
    String.raw`(?<!\d)(?<d3>\d{1,2})(?:st|nd|rd|th)?(?:\s+day\s+of)?[\s.-]+${MONTH}\.?,?[\s-]+(?<y3>\d{4})(?!\d)`,
    String.raw`(?<![a-z])${MONTH}\.?\s+(?<d4>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<y4>\d{4})(?!\d)`,
    String.raw`(?<!\d)(?<y5>\d{4})[\s-]+${MONTH}\.?[\s-]+(?<d5>\d{1,2})(?!\d)`,
    String.raw`(?<!\d)(?<d6>\d{1,2})\.(?<m6>\d{1,2})\.(?<y6>\d{4})(?!\d)`,
    String.raw`(?<!\d)(?<a7>\d{1,2})(?<s7>[/-])(?<b7>\d{1,2})\k<s7>(?<y7>\d{4})(?!\d)`,
    String.raw`(?<!\d)(?<y8>(?:19|20|21)\d{2})(?<m8>0[1-9]|1[0-2])(?<d8>[0-3]\d)(?!\d)`,
  ].join('|'),
  'gi',
)

const dayOf = (year: string, month: string | number, day: string | number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Before the wording of a day whose numbers may come in either order: it is the same as no other day. */
const AMBIGUOUS = '?'

/** 二十一 is 21, 三〇 is 30. */
function hanNumber(text: string): number {
  const plain = text.replaceAll(/[零○]/g, '〇')
  const [tens, ones] = plain.includes('十') ? plain.split('十') : ['', '']
  if (plain.includes('十')) return (tens ? digits.indexOf(tens) : 1) * 10 + (ones ? digits.indexOf(ones) : 0)
  return Number(Array.from(plain, (sign) => digits.indexOf(sign)).join(''))
}

/** The days that a text names, in its order: 2020年5月1日, 二〇二〇年五月一日, 2020/5/1, 1 May 2020, May 1, 2020, 1.5.2020, 05/01/2020. */
export function findDays(text: string, order: DateOrder = 'monthFirst'): FoundDay[] {
  return Array.from(text.normalize('NFKC').matchAll(DAY), (match) => ({
    day: readDay(match, order),
    text: match[0],
  })).filter(({ day }) => isDay(day) || day.startsWith(AMBIGUOUS))
}

function readDay(match: RegExpExecArray, order: DateOrder): string {
  const of = match.groups as Record<string, string | undefined>
  if (of.y1) return dayOf(of.y1, of.m1!, of.d1!)
  if (of.y2) return dayOf(String(hanNumber(of.y2)), hanNumber(of.m2!), hanNumber(of.d2!))
  const month =
    months.indexOf(
      match
        .slice(1)
        .find((each) => months.includes(each?.toLowerCase() ?? ''))
        ?.toLowerCase() ?? '',
    ) + 1
  if (of.y3) return dayOf(of.y3, month, of.d3!)
  if (of.y4) return dayOf(of.y4, month, of.d4!)
  if (of.y5) return dayOf(of.y5, month, of.d5!)
  if (of.y6) return dayOf(of.y6, of.m6!, of.d6!)
  if (of.y8) return dayOf(of.y8, of.m8!, of.d8!)
  const [a, b, year] = [of.a7!, of.b7!, of.y7!]
  if (Number(a) > 12 || a === b) return dayOf(year, b, a)
  if (Number(b) > 12) return dayOf(year, a, b)
  if (order === 'unknown') return AMBIGUOUS + match[0]
  return order === 'dayFirst' ? dayOf(year, b, a) : dayOf(year, a, b)
}

export const daysIn = (text: string, order?: DateOrder): string[] => findDays(text, order).map(({ day }) => day)

/** In which order a document writes numbers of days: as its other days show, else as its office does. */
export function dateOrderOf(document: string): DateOrder {
  for (const [, a, b] of document.matchAll(/(?<!\d)(\d{1,2})[/-](\d{1,2})[/-]\d{4}(?!\d)/g)) {
    if (Number(a) > 12) return 'dayFirst'
    if (Number(b) > 12) return 'monthFirst'
  }
  if (/\bUSPTO\b|United States|\bU\.S\.|\b[A-Z][a-z]+, [A-Z]{2} \d{5}\b|serial n(?:o|umber)/i.test(document))
    return 'monthFirst'
  if (
    /\bEUIPO\b|\bWIPO\b|\bUKIPO\b|European Union|United Kingdom|Madrid|Australia|New Zealand|Singapore|Hong Kong/i.test(
      document,
    )
  )
    return 'dayFirst'
  return 'unknown'
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

/**
 * An address as it is compared: punctuation between its parts makes no difference, but no sign that may tell two numbers
 * apart is dropped: 1-2号 is not 12号, and 1 23 Main Street is not 12 3 Main Street.
 */
const foldAddress = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[,;、。]|\.(?!\d)/g, ' ')
    .replaceAll(/[‐‑‒–—―－]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .trim()

/** The numbers of classes that a text names, those between the ends of a range among them. */
function classesIn(text: string): number[] {
  const found = new Set<number>()
  for (const [, from, to] of text.normalize('NFKC').matchAll(/(\d+)(?:\s*(?:[-–—~至到]|to)\s*第?\s*(\d+))?/g)) {
    const last = Math.min(Number(to ?? from), 99)
    for (let no = Number(from); no <= Math.max(last, Number(from)); no++) found.add(no)
  }
  return [...found].toSorted((a, b) => a - b)
}

/** What decides whether two values of a field say the same. */
export function valueKey(field: DocumentField, value: string, order: DateOrder = 'monthFirst'): string {
  if (dateFields.has(field)) return daysIn(value, order).join() || foldText(value)
  switch (field) {
    case 'applicationNumber':
    case 'registrationNumber':
    case 'priorityNumber':
    case 'identityNumber':
      return numberKey(value.replaceAll(/[第号]/g, ''))
    case 'publicationIssue':
    case 'registrationIssue':
      return numberKey(value.replaceAll(/[第总期号]/g, ''))
    case 'classes':
      return classesIn(value).join()
    case 'similarGroups':
      return (value.match(/\d{4}/g) ?? []).toSorted().join() || foldText(value)
    case 'address':
    case 'addressForeign':
    case 'agentAddress':
      return foldAddress(value)
    default:
      return foldText(value)
  }
}
