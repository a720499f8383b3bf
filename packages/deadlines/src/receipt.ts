import { addMonths, addYears, daysBetween } from '@markwright/domain/dates/calendar'
import { endOf, firstOfMonth } from './counting.ts'
import type { CalculationStep, DeadlineRequest } from './deadline.ts'
import type { DeadlineRule, Period, Presumption } from './rule.ts'

/** A document that comes later than this adds the days above it. */
const DAYS_FOR_DELIVERY = 7

/** When a document counts as received, and how many days above seven it took where those are added to the period. */
export function receiptOf(
  { service }: DeadlineRule,
  { date, delivery }: DeadlineRequest,
  steps: CalculationStep[],
): { day: string; lateDays: number } {
  const proved = delivery?.receivedOn
  const rule = service?.find(({ until }) => until === undefined || date <= until)
  if (!rule) {
    if (proved === undefined) return { day: date, lateDays: 0 }
    steps.push({ step: 'proved-receipt', date: proved })
    return { day: proved, lateDays: 0 }
  }
  const presumption: Presumption | undefined = rule.any ?? (delivery && rule.methods?.[delivery.method])
  if (presumption === undefined) {
    const day = proved ?? date
    steps.push({ step: proved === undefined ? 'assumed-receipt' : 'proved-receipt', date: day })
    return { day, lateDays: 0 }
  }
  const { proof, ...span } = presumption
  const presumed = endOf(date, span, 'corresponding')
  const isProofTaken = proved !== undefined && (proof === 'replaces' || (proof === 'if-earlier' && proved < presumed))
  if (isProofTaken) {
    steps.push({ step: 'proved-receipt', date: proved })
    return { day: proved, lateDays: 0 }
  }
  steps.push({
    step: 'presumed-receipt',
    method: rule.any ? null : delivery!.method,
    span,
    law: rule.law,
    date: presumed,
  })
  const isCounted = proof === 'days-over-seven' && proved !== undefined
  return { day: presumed, lateDays: isCounted ? Math.max(0, daysBetween(date, proved) - DAYS_FOR_DELIVERY) : 0 }
}

/** The day from which a period counts. */
export function startOf(
  { begins }: Period,
  day: string,
  { filedOn }: DeadlineRequest,
  steps: CalculationStep[],
): string {
  if (begins === undefined) return day
  const start = begins === 'next-month' ? addMonths(firstOfMonth(day), 1) : nextAnniversary(filedOn!, day)
  steps.push({ step: 'begins', at: begins, date: start })
  return start
}

/** The first anniversary of a filing on or after a day. */
function nextAnniversary(filedOn: string, day: string): string {
  const years = Number(day.slice(0, 4)) - Number(filedOn.slice(0, 4))
  const inYear = addYears(filedOn, years)
  return inYear >= day ? inYear : addYears(filedOn, years + 1)
}
