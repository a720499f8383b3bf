/** The zone in which the product reckons days and shows instants. */
export const HOME_ZONE = 'Asia/Shanghai'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Whether the text is a day of the calendar, `YYYY-MM-DD`; there is no year 0, neither in history nor in PostgreSQL. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  // Engines may read 30 February as 2 March.
  return !Number.isNaN(ms) && dayOfMs(ms) === text
}

/** Days from 1970-01-01. Throws a RangeError for what is no day. */
export function dayNumber(day: string): number {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

/** The day `number` days after 1970-01-01. */
export const dayOfNumber = (number: number): string => dayOfMs(number * DAY_MS)

export const addDays = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days)

/** The same day some months later or earlier; the last day of the month where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(dayNumber(day) * DAY_MS)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastOfMonth = new Date(date)
  lastOfMonth.setUTCMonth(date.getUTCMonth() + 1, 0)
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()))
  return dayOfMs(date.getTime())
}

/** 29 February becomes 28 February in a common year. */
export const addYears = (day: string, years: number): string => addMonths(day, years * 12)

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** Which day an instant falls on in a time zone. */
export const todayIn = (zone: string, now: Date): string => formatInstant(now, zone).slice(0, 10)

const instantFormats = new Map<string, Intl.DateTimeFormat>()

/** An instant as the site's interface writes it: `YYYY-MM-DD HH:mm:ss`. */
export function formatInstant(instant: Date, zone: string = HOME_ZONE): string {
  let format = instantFormats.get(zone)
  if (!format) {
    // The Swedish order is year-month-day; h23 keeps midnight from being written 24:00:00.
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    instantFormats.set(zone, format)
  }
  return format.format(instant)
}

/** When a day begins in a time zone. */
export function startOfDay(day: string, zone: string): Date {
  const wanted = dayNumber(day) * DAY_MS
  const shownAt = (ms: number) => {
    // A year before 1000 is formatted with fewer digits than Date.parse reads.
    const shown = formatInstant(new Date(ms), zone).replace(/^\d+/, (year) => year.padStart(4, '0'))
    return Date.parse(`${shown.replace(' ', 'T')}Z`)
  }
  const offsetAt = (ms: number) => shownAt(ms) - ms
  // The offset is that of the instant itself, which is known only after a first step.
  const found = wanted - offsetAt(wanted - offsetAt(wanted))
  // Clocks that change about midnight leave it out or show it twice, by the offset that they have before.
  const first = wanted - offsetAt(found - 3 * HOUR_MS)
  return new Date(Math.min(...[first, found].filter((ms) => shownAt(ms) >= wanted)))
}

/** The name under which the zones of the world know this one; null where they do not know it. */
export function canonicalZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const dayOfMs = (ms: number) => new Date(ms).toISOString().slice(0, 10)
