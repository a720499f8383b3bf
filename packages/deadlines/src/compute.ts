import { addDays, isDay } from '@markwright/domain/dates/calendar'
import { endOf, isEmptySpan, type Span } from './counting.ts'
import type { CalculationStep, Deadline, DeadlineRequest, DeadlineResponse, UncertainYear } from './deadline.ts'
import { receiptOf, startOf } from './receipt.ts'
import { roll } from './roll.ts'
import type { DeadlineRule, Period } from './rule.ts'
import { deadlineRules } from './rules/rules.ts'
import { graceOf, openingOf, tiersOf } from './windows.ts'

const YEARS_OF_TERM = 10

/** Days of events that rules cover. Others are none that happened: an empty field of a table, or one of nines. */
const [FIRST_DAY, LAST_DAY] = ['1800-01-01', '2199-12-31']
/** Whether an event can have happened on a day, by what rules cover. */
export const isCovered = (day: string) => day >= FIRST_DAY && day <= LAST_DAY

/**
 * The deadlines that an event begins, by the rules that are in force on its day.
 * @throws RangeError for a date that is none, or a year or term below 1
 */
export function computeDeadlines(request: DeadlineRequest): DeadlineResponse {
  for (const day of [request.date, request.filedOn, request.delivery?.receivedOn])
    if (day !== undefined && !isDay(day)) throw new RangeError(`Not a day: ${day}`)
  for (const count of [request.year, request.term])
    if (count !== undefined && (!Number.isInteger(count) || count < 1))
      throw new RangeError(`Not a year or term: ${count}`)
  const ofOffice = deadlineRules.filter(({ office }) => office === request.office)
  if (ofOffice.length === 0) return { known: false, gap: 'office' }
  const ofKind = ofOffice.filter(({ kinds }) => kinds.includes(request.kind))
  if (ofKind.length === 0) return { known: false, gap: 'kind' }
  const rules = ofKind.filter((rule) => holds(rule, request))
  if (rules.length === 0) return { known: false, gap: 'event' }
  const gaps = rules.map((rule) => gapOf(rule, request))
  const deadlines = rules.filter((_, index) => gaps[index] === null).map((rule) => computeDeadline(rule, request))
  return deadlines.length > 0 ? { known: true, deadlines } : { known: false, gap: gaps[0]! }
}

/** Whether a rule covers the event of a request on its day; the office and the kind of right are not compared. */
export const holds = (rule: DeadlineRule, { event, date, filedOn = date, applicant }: DeadlineRequest) =>
  rule.periods[event] !== undefined &&
  isCovered(date) &&
  isCovered(filedOn) &&
  (rule.from === undefined || rule.from <= date) &&
  (rule.until === undefined || date <= rule.until) &&
  (rule.applicant === undefined || applicant === undefined || rule.applicant === applicant)

function gapOf(rule: DeadlineRule, request: DeadlineRequest): 'year' | 'filedOn' | null {
  const { repeats, firstYear = 1, begins } = rule.periods[request.event]!
  if (begins === 'filing-anniversary' && request.filedOn === undefined) return 'filedOn'
  if (repeats !== 'year') return null
  const year = request.year ?? 0
  return year < firstYear || year > (rule.lastYear?.[request.kind] ?? Infinity) ? 'year' : null
}

/** By one rule, which must hold for the event. */
export function computeDeadline(rule: DeadlineRule, request: DeadlineRequest): Deadline {
  const steps: CalculationStep[] = [{ step: 'event', event: request.event, date: request.date }]
  const uncertain: UncertainYear[] = []
  const period = rule.periods[request.event]!
  const received = receiptOf(rule, request, steps)
  const start = startOf(period, received.day, request, steps)
  const nominal = endOfPeriod(period, start, request, steps)
  const last = extendForDelivery(afterFreeMonths(rule, nominal, steps), received.lateDays, steps)
  const due = roll('due', last, rule.roll, { steps, uncertain })
  if (!rule.roll && rule.fixed) steps.push({ step: 'stays', reason: rule.fixed, date: last })
  const opens = openingOf(rule.opens, { nominal, start, isFirstYear: request.year === period.firstYear }, steps)
  const grace = graceOf(rule, { nominal, start, length: spanOf(period, request) }, { steps, uncertain })
  const tiers = tiersOf(rule, { nominal, due }, uncertain)
  if (tiers.length > 0) steps.push({ step: 'tiers', tiers })
  const extensions = (rule.extensions ?? []).map(({ name, span, from }) => ({
    name,
    until: roll('due', endOf(from === 'event' ? start : nominal, span, period.counting ?? 'corresponding'), rule.roll, {
      steps: [],
      uncertain,
    }),
  }))
  return {
    rule: rule.id,
    name: rule.name,
    opens,
    due,
    isEarliest: rule.isEarliest ?? false,
    graceEnd: grace,
    surcharge: rule.grace?.surcharge ?? null,
    tiers,
    extensions,
    note: rule.note ?? null,
    law: rule.law,
    source: rule.source,
    uncertainYears: distinct(uncertain),
    calculation: steps,
    basis: { rule, request },
  }
}

function endOfPeriod(period: Period, start: string, request: DeadlineRequest, steps: CalculationStep[]): string {
  const { counting = 'corresponding' } = period
  if (isEmptySpan(period) && period.repeats !== 'year') return start
  if (period.repeats === 'term' && counting === 'eve') return endOfTerms(start, request.term ?? 1, steps)
  const span = spanOf(period, request)
  const date = endOf(start, span, counting)
  steps.push({ step: 'ends', of: 'due', from: start, span, counting, date })
  return date
}

/** How long a period is for the term or the year that is requested. */
function spanOf({ years = 0, months = 0, days = 0, repeats }: Period, { term = 1, year = 1 }: DeadlineRequest): Span {
  const total = repeats === 'term' ? years * term : repeats === 'year' ? year - 1 : years
  return { ...(total > 0 && { years: total }), ...(months > 0 && { months }), ...(days > 0 && { days }) }
}

/** Each term begins the day after the one before has ended. */
function endOfTerms(start: string, terms: number, steps: CalculationStep[]): string {
  let [from, date] = [start, start]
  for (let term = 1; term <= terms; term++) {
    date = endOf(from, { years: YEARS_OF_TERM }, 'eve')
    steps.push({ step: 'ends', of: 'due', from, span: { years: YEARS_OF_TERM }, counting: 'eve', date })
    from = addDays(date, 1)
  }
  return date
}

function afterFreeMonths({ free }: DeadlineRule, day: string, steps: CalculationStep[]): string {
  if (!free) return day
  const date = endOf(day, free, 'month-end')
  steps.push({ step: 'free-months', months: free.months, date })
  return date
}

function extendForDelivery(day: string, days: number, steps: CalculationStep[]): string {
  if (days === 0) return day
  const date = addDays(day, days)
  steps.push({ step: 'late-receipt', days, date })
  return date
}

function distinct(years: readonly UncertainYear[]): UncertainYear[] {
  const keys = new Map(years.map((each) => [`${each.calendar}${each.year}`, each]))
  return [...keys.values()]
}
