import { ListMonitorHitsSort } from '@markwright/api-client/models/listMonitorHitsSort'
import { ListMonitorHitsVerdict } from '@markwright/api-client/models/listMonitorHitsVerdict'
import type { ListMonitorHitsParams } from '@markwright/api-client/models/listMonitorHitsParams'
import { MonitorEventKind } from '@markwright/api-client/models/monitorEventKind'
import { MonitorLevel } from '@markwright/api-client/models/monitorLevel'
import { isDay } from '@markwright/domain/dates'

/** What the list of hits is narrowed and ordered by; days are those of the user. */
export type HitFilter = Omit<ListMonitorHitsParams, 'current' | 'size' | 'zone'>

export const eventKinds = Object.values(MonitorEventKind)
export const levels = Object.values(MonitorLevel)
export const verdictChoices = Object.values(ListMonitorHitsVerdict)
export const hitSorts = Object.values(ListMonitorHitsSort)

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The filter that an address has; what it cannot be is left out. */
export function hitFilterOf(params: URLSearchParams): HitFilter {
  const one = <Value extends string>(key: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(key))
  const text = (key: string, isValid: (value: string) => boolean) => {
    const value = params.get(key)?.trim()
    return value && isValid(value) ? value : undefined
  }
  const filter = {
    monitorId: text('monitorId', (value) => UUID.test(value)),
    from: text('from', isDay),
    to: text('to', isDay),
    level: one('level', levels),
    kind: one('kind', eventKinds),
    verdict: one('verdict', verdictChoices),
    keyword: text('keyword', (value) => value.length <= 100),
    sort: one('sort', hitSorts),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** Whether anything beside the monitor and the order narrows the list. */
export const isNarrowed = ({ monitorId: _monitor, sort: _sort, ...rest }: HitFilter) => Object.keys(rest).length > 0
