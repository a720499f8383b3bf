import { ListMonitorsSort } from '@markwright/api-client/models/listMonitorsSort'
import {
  addressCodec,
  type AddressState,
  choiceParameter,
  pageParameter,
  textParameter,
} from '../../../shared/lib/address-codec.ts'
import { monitorTypes } from './monitor-form.ts'

export const monitorStates = ['active', 'paused'] as const
export const monitorSorts = Object.values(ListMonitorsSort)

const parameters = {
  keyword: textParameter({ lengthMax: 100 }),
  type: choiceParameter(monitorTypes),
  state: choiceParameter(monitorStates),
  sort: choiceParameter(monitorSorts, { otherwise: ListMonitorsSort['-createTime'] }),
  page: pageParameter(),
}

/** The list of monitors in its address: its filters, its order and its page. */
export const monitorListAddress = addressCodec(parameters)
/** What the list of monitors is narrowed and ordered by; empty where nothing is chosen. */
export type MonitorListFilter = Omit<AddressState<typeof parameters>, 'page'>
