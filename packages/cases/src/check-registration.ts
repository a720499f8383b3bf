import { computeDeadlines } from '@markwright/deadlines'
import { isDay } from '@markwright/domain/dates/calendar'
import { numberKey } from '@markwright/domain/marks/register-number'
import { isInvisible } from '@markwright/domain/texts/invisible-signs'
import { isFilingOffice } from '@markwright/domain/places/country-codes'
import { type Problem, problem } from './content-problems.ts'
import type { CaseItem, CaseMarkImage, CasePriority } from './definition.ts'

/** What a mark lacks that is to be registered. */
export const checkMarkImage = ({ kind, text, image }: CaseMarkImage): Problem[] => [
  ...(kind !== 'figure' && !hasVisibleText(text) ? [problem('markTextMissing', 'text')] : []),
  ...(kind !== 'text' && image === null ? [problem('imageMissing', 'image')] : []),
]

const hasVisibleText = (text: string) =>
  Array.from(text.trim()).some((character) => !/\s/u.test(character) && !isInvisible(character))

/** Items that are in their class twice, or in none of `classes` where that is not null. */
export function checkItems(items: readonly CaseItem[], classes: readonly number[] | null): Problem[] {
  const keys = items.map(({ classNo, cn }) => `${classNo} ${cn.trim().toUpperCase()}`)
  return items.flatMap(({ classNo }, index) => [
    ...(keys.indexOf(keys[index]!) < index ? [problem('itemRepeated', String(index))] : []),
    ...(classes && !classes.includes(classNo) ? [problem('classNotInBase', String(index))] : []),
  ])
}

/**
 * What is wrong with priorities that are claimed before some offices, as far as their rules are known. `today` in
 * Asia/Shanghai.
 */
export function checkPriorities(
  priorities: readonly CasePriority[],
  { offices, today }: { offices: readonly string[]; today: string },
): Problem[] {
  const keys = priorities.map(({ country, number }) => `${country} ${numberKey(number)}`)
  return priorities.flatMap(({ country, date, number }, index) => [
    ...(isFilingOffice(country) ? [] : [problem('country', `${index}.country`)]),
    ...(offices.includes(country) ? [problem('priorityAtHome', `${index}.country`)] : []),
    ...checkDate(date, `${index}.date`, { offices, today }),
    ...(numberKey(number) === '' ? [problem('applicationMissing', `${index}.number`)] : []),
    ...(numberKey(number) !== '' && keys.indexOf(keys[index]!) < index
      ? [problem('applicationRepeated', `${index}.number`)]
      : []),
  ])
}

function checkDate(
  date: string,
  path: string,
  { offices, today }: { offices: readonly string[]; today: string },
): Problem[] {
  if (!isDay(date)) return [problem('day', path)]
  if (date > today) return [problem('future', path)]
  const last = offices.flatMap((office) => lastDayOfPriority(office, date) ?? []).toSorted()[0]
  return last === undefined || today <= last ? [] : [priorityOver(last, path)]
}

/**
 * The last day of the six months after a first application, moved where the office is closed, `YYYY-MM-DD`; null for an
 * office whose rule is not known.
 */
function lastDayOfPriority(office: string, date: string): string | null {
  const response = computeDeadlines({ office, kind: 'mark', event: 'first-filing', date })
  return response.known ? response.deadlines[0]!.due : null
}

const priorityOver = (last: string, path: string): Problem => ({
  path,
  code: 'priorityOver',
  text: {
    cn: `优先权期限（六个月）已于 ${last} 届满`,
    en: `The six months of priority ended on ${last}.`,
  },
})
