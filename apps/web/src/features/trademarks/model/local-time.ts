import { formatInstant } from '@markwright/domain/dates'

/** Asia/Shanghai keeps one offset all the year. */
const HOME_OFFSET = '+08:00'

/** An instant of the site's interface, which is in Asia/Shanghai, by the clock of the reader: `11-22 00:00`. */
export function toLocalTime(instant: string, zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const local = formatInstant(new Date(`${instant.replace(' ', 'T')}${HOME_OFFSET}`), zone)
  return local.slice('2026-'.length, '2026-11-22 00:00'.length)
}
