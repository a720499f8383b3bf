import { isDay } from '@markwright/domain/dates/calendar'
import { fieldRefusal } from '../../../kernel/fields.ts'

const FORM = /^(\d{4}-\d\d-\d\d) ((?:[01]\d|2[0-3])(?::[0-5]\d){2})$/
const DAYS_AHEAD_MAX = 366
const DAY_MS = 24 * 60 * 60 * 1000

/** The instant of `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; null where there is no such time. */
export function readInstant(text: string): Date | null {
  const [, day = '', time = ''] = FORM.exec(text) ?? []
  // China has had no summer time since 1991.
  return isDay(day) ? new Date(`${day}T${time}+08:00`) : null
}

/**
 * When something is to be done that is scheduled for `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; null for at once.
 * @throws 400 where there is no such time, or it is more than a year away.
 */
export function readSchedule(at: string | null | undefined, now: Date): Date | null {
  if (!at) return null
  const instant = readInstant(at)
  if (!instant) throw fieldRefusal('at', 'format', { cn: '发送时间不正确', en: 'There is no such time.' })
  if (instant.getTime() - now.getTime() > DAYS_AHEAD_MAX * DAY_MS)
    throw fieldRefusal('at', 'max', {
      cn: '发送时间不能晚于一年之后',
      en: 'The time must be within a year from now.',
    })
  return instant > now ? instant : null
}
