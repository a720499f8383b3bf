import { formatInstant } from '@markwright/domain/dates/calendar'
import { userZone } from '../lib/local-time.ts'

const MINUTE_MS = 60_000

/**
 * What the server takes for a time in a `datetime-local` field, which is by the clock of the user: the same by the
 * clock of Shanghai. Null where the field holds no time.
 */
export function toServerInstant(local: string): string | null {
  const instant = new Date(local)
  return Number.isNaN(instant.getTime()) ? null : formatInstant(instant)
}

/** Some minutes from now as a `datetime-local` field holds it: `2026-11-22T09:30`. */
export const localMinuteIn = (minutes: number, now = new Date(), zone = userZone()): string =>
  formatInstant(new Date(now.getTime() + minutes * MINUTE_MS), zone)
    .replace(' ', 'T')
    .slice(0, '2026-11-22T09:30'.length)
