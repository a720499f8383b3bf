import { addMonths, addYears, isDay } from '../dates/calendar.ts'

export const renewalStatuses = {
  预定续展: { zh: '预定续展', en: 'Renewal scheduled' },
  正常续展: { zh: '正常续展', en: 'Renewal open' },
  宽展期续展: { zh: '宽展期续展', en: 'Renewal in grace period' },
  不可续展: { zh: '不可续展', en: 'No longer renewable' },
} as const

export type RenewalStatus = keyof typeof renewalStatuses

/** Days as `YYYY-MM-DD`; every value is empty where the register gives no date of expiry. */
export type Renewal = {
  validdate: string
  oneYearBefore: string
  sixMonthAfter: string
  status: RenewalStatus | ''
  today: string
}

/**
 * Renewal window of a registration (spec 1 §4). The year before expiry includes its first day and the day of expiry,
 * the grace period its last day. `today` is the day in Asia/Shanghai. Throws a RangeError for a date that is none.
 */
export function renewalOf(expiresOn: string | null | undefined, today: string): Renewal {
  if (!expiresOn) return { validdate: '', oneYearBefore: '', sixMonthAfter: '', status: '', today: '' }
  if (!isDay(today)) throw new RangeError(`Not a day: ${today}`)
  const window = {
    validdate: expiresOn,
    oneYearBefore: addYears(expiresOn, -1),
    sixMonthAfter: addMonths(expiresOn, 6),
  }
  return { ...window, status: statusOn(today, window), today }
}

// Days with years of four digits compare as text.
function statusOn(
  today: string,
  window: Pick<Renewal, 'validdate' | 'oneYearBefore' | 'sixMonthAfter'>,
): RenewalStatus {
  if (today < window.oneYearBefore) return '预定续展'
  if (today <= window.validdate) return '正常续展'
  return today <= window.sixMonthAfter ? '宽展期续展' : '不可续展'
}
