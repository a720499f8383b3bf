import type { Renewal } from '@markwright/api-client/models/renewal'
import { addMonths, daysBetween } from '@markwright/domain/dates/calendar'

/** Room drawn before the window opens and after it has closed. */
const BEFORE_MONTHS = 6
const AFTER_MONTHS = 4

/** Places on a bar, in percent of its width; `today` is held within it. */
export type RenewalTimeline = {
  opens: number
  expires: number
  closes: number
  today: number
  /** Today lies before or after all that is drawn. */
  isTodayOutside: boolean
  /** To the next border of the window; from the last one where it has closed. */
  days: number
}

/** Null where the register gives no date of expiry. */
export function renewalTimeline({
  oneYearBefore,
  validdate,
  sixMonthAfter,
  status,
  today,
}: Renewal): RenewalTimeline | null {
  if (status === '') return null
  const first = addMonths(oneYearBefore, -BEFORE_MONTHS)
  const span = daysBetween(first, addMonths(sixMonthAfter, AFTER_MONTHS))
  const place = (day: string) => (daysBetween(first, day) / span) * 100
  const exact = place(today)
  const border = { 预定续展: oneYearBefore, 正常续展: validdate, 宽展期续展: sixMonthAfter, 不可续展: sixMonthAfter }[
    status
  ]
  return {
    opens: place(oneYearBefore),
    expires: place(validdate),
    closes: place(sixMonthAfter),
    today: Math.min(Math.max(exact, 0), 100),
    isTodayOutside: exact < 0 || exact > 100,
    days: Math.abs(daysBetween(today, border)),
  }
}
