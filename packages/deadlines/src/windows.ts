import { addDays, addMonths } from '@markwright/domain/dates/calendar'
import { endOf, firstOfMonth, type Span } from './counting.ts'
import type { CalculationStep, Deadline, UncertainYear } from './deadline.ts'
import { type Notes, roll } from './roll.ts'
import type { DeadlineRule, Opening, OpeningCounting } from './rule.ts'

/** The day from which the act may be done; null where there is none. `nominal` is the last day before it is moved. */
export function openingOf(
  opening: Opening | undefined,
  { nominal, start, isFirstYear }: { nominal: string; start: string; isFirstYear: boolean },
  steps: CalculationStep[],
): string | null {
  if (!opening) return null
  if ('after' in opening) {
    const date = endOf(start, opening.span, 'corresponding')
    steps.push({ step: 'opens', counting: 'after-event', span: opening.span, date })
    return date
  }
  const { counting = 'corresponding', firstYear } = opening
  const span = isFirstYear && firstYear ? firstYear : opening.span
  const date = beforeDue(nominal, span, counting)
  steps.push({ step: 'opens', counting, span, date })
  return date
}

function beforeDue(nominal: string, { years = 0, months = 0 }: Span, counting: OpeningCounting): string {
  const total = years * 12 + months
  switch (counting) {
    case 'month-end':
      return endOf(nominal, { months: -total }, 'month-end')
    case 'full-months':
      return addMonths(firstOfMonth(nominal), 1 - total)
    case 'day-after':
      return addDays(addMonths(nominal, -total), 1)
    case 'corresponding':
      return addMonths(nominal, -total)
  }
}

/**
 * The last day of the grace period; null where there is none. `nominal` is the last day before it is moved, `length` that of
 * the period itself.
 */
export function graceOf(
  rule: DeadlineRule,
  { nominal, start, length }: { nominal: string; start: string; length: Span },
  notes: Notes,
): string | null {
  if (!rule.grace) return null
  const { span, from, counting = 'corresponding' } = rule.grace
  const [first, whole] = from === 'due' ? [nominal, span] : [start, sum(length, span)]
  const date = endOf(first, whole, counting)
  notes.steps.push({ step: 'ends', of: 'grace', from: first, span: whole, counting, date })
  return roll('grace', date, rule.graceRoll ?? rule.roll, notes)
}

const sum = (a: Span, b: Span): Span => ({
  years: (a.years ?? 0) + (b.years ?? 0),
  months: (a.months ?? 0) + (b.months ?? 0),
  days: (a.days ?? 0) + (b.days ?? 0),
})

/** Surcharges of a fee that is paid late. Each end moves on its own; the next month counts from the day that is due before it is moved. */
export function tiersOf(
  rule: DeadlineRule,
  { nominal, due }: { nominal: string; due: string },
  uncertain: UncertainYear[],
): Deadline['tiers'] {
  let before = due
  return (rule.tiers ?? []).map(({ months, percent }) => {
    const to = roll('grace', addMonths(nominal, months), rule.roll, { steps: [], uncertain })
    const tier = { from: addDays(before, 1), to, percent }
    before = to
    return tier
  })
}
