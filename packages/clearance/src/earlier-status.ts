import { addMonths, addYears } from '@markwright/domain/dates/calendar'
import type { EarlierStatus } from '@markwright/similarity/registrability'
import type { EarlierRecord } from './sources.ts'

const GRACE_MONTHS = 6
/** The year for which a mark that has ended still bars others (Art. 50 of the law of 2019). */
const ISOLATION_YEARS = 1

type Facts = Pick<EarlierRecord, 'status' | 'statusOn' | 'registeredOn' | 'expiresOn'>

/**
 * Where an earlier mark is on a day, from the twelve codes of the register:
 * 1, 10 registered: in force; past its expiry in the grace period, then ended;
 * 2, 9 invalid: refused where it never was registered, else ended on the day of the status, or of expiry;
 * 3, 11 published; 4 under review of a refusal; 5 opposed and 7 under attack: contested; 6, 12 pending;
 * 8 others: as a registered mark where it has been registered, else pending.
 */
export function statusOf(facts: Facts, on: string): EarlierStatus {
  switch (facts.status) {
    case 1:
    case 10:
      return inForceUntil(facts.expiresOn, on)
    case 2:
    case 9:
      return facts.registeredOn === null ? 'refused' : endedOn(dayOfEnd(facts, on), on)
    case 3:
    case 11:
      return 'published'
    case 4:
      return 'refusalReview'
    case 5:
    case 7:
      return 'contested'
    case 8:
      return facts.registeredOn === null ? 'pendingEarlier' : inForceUntil(facts.expiresOn, on)
    default:
      return 'pendingEarlier'
  }
}

// Days with years of four digits compare as text.
function inForceUntil(expiresOn: string | null, on: string): EarlierStatus {
  if (expiresOn === null || on <= expiresOn) return 'inForce'
  return on <= addMonths(expiresOn, GRACE_MONTHS) ? 'gracePeriod' : endedOn(expiresOn, on)
}

/** A status that was entered later than the expiry reports it late. */
function dayOfEnd({ statusOn, expiresOn }: Facts, on: string): string | null {
  const days = [statusOn, expiresOn].filter((day) => day !== null && day <= on)
  return days.toSorted()[0] ?? null
}

const endedOn = (day: string | null, on: string): EarlierStatus =>
  day !== null && on < addYears(day, ISOLATION_YEARS) ? 'endedWithinYear' : 'endedBefore'

/** Whether the mark was filed, or has priority, no later than the day; one without dates counts as earlier. */
export function isEarlier({ appliedOn, priorityOn }: Pick<EarlierRecord, 'appliedOn' | 'priorityOn'>, on: string) {
  const days = [appliedOn, priorityOn].filter((day) => day !== null)
  return days.length === 0 || days.some((day) => day <= on)
}
