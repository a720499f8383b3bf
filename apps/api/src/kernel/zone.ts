import { addDays, canonicalZone, HOME_ZONE, startOfDay } from '@markwright/domain/dates/calendar'
import { fieldRefusal } from './fields.ts'

/** The time zone that a caller names in the field `zone`; that of the product where they name none. @throws 400 */
export function zoneOf({ zone = HOME_ZONE }: { zone?: string | undefined }): string {
  const known = canonicalZone(zone)
  if (known === null) throw fieldRefusal('zone', 'unknown', { cn: '没有这个时区', en: 'There is no such time zone.' })
  return known
}

/** @throws 400 where the last day of a span is before the first. */
export function checkSpan(from: string | undefined, to: string | undefined): void {
  if (from && to && from > to)
    throw fieldRefusal('to', 'order', {
      cn: '结束日期不能早于开始日期',
      en: 'The last day must not be before the first.',
    })
}

/** From the beginning of the first day to the end of the last one, in a time zone; null where there is no such limit. */
export const spanOf = (from: string | undefined, to: string | undefined, zone: string) => ({
  from: from === undefined ? null : startOfDay(from, zone),
  // The day after the last one that can be written is in no calendar of ours.
  until: to === undefined || to === '9999-12-31' ? null : startOfDay(addDays(to, 1), zone),
})
