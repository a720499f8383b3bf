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

/** Items that are in their class twice. */
export function checkItems(items: readonly CaseItem[]): Problem[] {
  const keys = items.map(({ classNo, cn }) => `${classNo} ${cn.trim().toUpperCase()}`)
  return items.flatMap((_, index) =>
    keys.indexOf(keys[index]!) < index ? [problem('itemRepeated', String(index))] : [],
  )
}

/** What is wrong with priorities that are claimed before an office. `today` in Asia/Shanghai. */
export function checkPriorities(
  priorities: readonly CasePriority[],
  { office, today }: { office: string; today: string },
): Problem[] {
  const keys = priorities.map(({ country, number }) => `${country} ${numberKey(number)}`)
  return priorities.flatMap(({ country, date, number }, index) => [
    ...(isFilingOffice(country) ? [] : [problem('country', `${index}.country`)]),
    ...(country === office ? [problem('priorityAtHome', `${index}.country`)] : []),
    ...checkDate(date, `${index}.date`, { office, today }),
    ...(numberKey(number) === '' ? [problem('applicationMissing', `${index}.number`)] : []),
    ...(numberKey(number) !== '' && keys.indexOf(keys[index]!) < index
      ? [problem('applicationRepeated', `${index}.number`)]
      : []),
  ])
}

function checkDate(date: string, path: string, { office, today }: { office: string; today: string }): Problem[] {
  if (!isDay(date)) return [problem('day', path)]
  if (date > today) return [problem('future', path)]
  const last = lastDayOfPriority(office, date)
  return today <= last ? [] : [priorityOver(last, path)]
}

/** The last day of the six months after a first application, moved where the office is closed, `YYYY-MM-DD`. */
function lastDayOfPriority(office: string, date: string): string {
  const response = computeDeadlines({ office, kind: 'mark', event: 'first-filing', date })
  if (!response.known) throw new Error(`the priority of marks has no rule for ${office}`)
  return response.deadlines[0]!.due
}

const priorityOver = (last: string, path: string): Problem => ({
  path,
  code: 'priorityOver',
  text: {
    cn: `优先权期限（六个月）已于 ${last} 届满`,
    en: `The six months of priority ended on ${last}.`,
  },
})
