import { formatInstant, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'

/** Asia/Shanghai keeps one offset all the year. */
const HOME_OFFSET = '+08:00'

/** Name of the zone by whose clock the user lives. */
export const userZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** An instant of the site's interface, which is in Asia/Shanghai, by the clock of the user: `2026-11-22 00:00`. */
export const toLocalMinute = (instant: string, zone = userZone()): string =>
  formatInstant(new Date(`${instant.replace(' ', 'T')}${HOME_OFFSET}`), zone).slice(0, '2026-11-22 00:00'.length)

/** The same without the year, for instants of these days: `11-22 00:00`. */
export const toLocalTime = (instant: string, zone = userZone()): string =>
  toLocalMinute(instant, zone).slice('2026-'.length)

/** The day that it is in China, by which the site counts days. */
export const homeToday = (): string => todayIn(HOME_ZONE, new Date())

/** The day that it is where the user is. */
export const localToday = (): string => todayIn(userZone(), new Date())
