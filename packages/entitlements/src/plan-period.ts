import { addDays, addMonths, HOME_ZONE, startOfDay, todayIn } from '@markwright/domain/dates/calendar'
import type { PlanPeriod } from '@markwright/domain/money/metered-services'

/**
 * When a period ends that begins at `from` and is repeated `times`: at the same time of the day in Asia/Shanghai, on the
 * last day of a month that is shorter. Days are 24 hours each.
 */
export function periodEnd(from: Date, { months, days }: PlanPeriod, times = 1): Date {
  const day = todayIn(HOME_ZONE, from)
  const sinceMidnight = from.getTime() - startOfDay(day, HOME_ZONE).getTime()
  const last = addDays(addMonths(day, (months ?? 0) * times), (days ?? 0) * times)
  return new Date(startOfDay(last, HOME_ZONE).getTime() + sinceMidnight)
}
