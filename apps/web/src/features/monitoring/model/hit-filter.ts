import { ListMonitorHitsSort } from '@markwright/api-client/models/listMonitorHitsSort'
import { ListMonitorHitsVerdict } from '@markwright/api-client/models/listMonitorHitsVerdict'
import type { ListMonitorHitsParams } from '@markwright/api-client/models/listMonitorHitsParams'
import { MonitorEventKind } from '@markwright/api-client/models/monitorEventKind'
import { MonitorLevel } from '@markwright/api-client/models/monitorLevel'
import {
  addressCodec,
  choiceParameter,
  dayParameter,
  pageParameter,
  parameter,
  textParameter,
  withoutEmpty,
} from '../../../shared/lib/address-codec.ts'

/** What the list of hits is narrowed and ordered by; days are those of the user. */
export type HitFilter = Omit<ListMonitorHitsParams, 'current' | 'size' | 'zone'>

export const eventKinds = Object.values(MonitorEventKind)
export const levels = Object.values(MonitorLevel)
export const verdictChoices = Object.values(ListMonitorHitsVerdict)
export const hitSorts = Object.values(ListMonitorHitsSort)

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The list of hits in its address. */
export const hitListAddress = addressCodec({
  monitorId: parameter<string>((text) => (UUID.test(text) ? text : ''), ''),
  from: dayParameter(),
  to: dayParameter(),
  level: choiceParameter(levels),
  kind: choiceParameter(eventKinds),
  verdict: choiceParameter(verdictChoices),
  keyword: textParameter({ lengthMax: 100 }),
  sort: choiceParameter(hitSorts),
  page: pageParameter(),
})
type HitListState = ReturnType<typeof hitListAddress.read>

/** The filter of an address, as the API expects it. */
export const hitFilterOf = ({ page: _page, ...filter }: HitListState): HitFilter => withoutEmpty(filter)

/** Whether anything beside the monitor and the order narrows the list. */
export const isNarrowed = ({ monitorId: _monitor, sort: _sort, ...rest }: HitFilter) => Object.keys(rest).length > 0
