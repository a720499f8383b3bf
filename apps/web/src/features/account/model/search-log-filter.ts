import type { ListPatentSearchLogsParams } from '@markwright/api-client/models/listPatentSearchLogsParams'
import type { ListTrademarkSearchLogsParams } from '@markwright/api-client/models/listTrademarkSearchLogsParams'
import { Initiator } from '@markwright/api-client/models/initiator'
import { SearchKind } from '@markwright/api-client/models/searchKind'
import { patentSearchTypes, type PatentSearchType } from '@markwright/domain/patents/patent-labels'
import {
  addressCodec,
  choiceParameter,
  dayParameter,
  pageParameter,
  sizeParameter,
  textParameter,
} from '../../../shared/lib/address-codec.ts'
import { userZone } from '../../../shared/lib/local-time.ts'

export type LoggedProduct = 'trademark' | 'patent'
export type LoggedKind = SearchKind | PatentSearchType

/** Which searches are shown, as it is in the address; empty where all are. Days are those of the user. */
export type SearchLogFilter = {
  keyword: string
  kind: LoggedKind | ''
  initiator: Initiator | ''
  from: string
  to: string
}

export const kindsOf: Record<LoggedProduct, readonly LoggedKind[]> = {
  trademark: Object.values(SearchKind),
  patent: patentSearchTypes,
}
export const logSizes = [20, 50, 100] as const
export const initiators = Object.values(Initiator)

/** The address of the list of a product's searches. */
export const searchLogAddress = (product: LoggedProduct) =>
  addressCodec({
    keyword: textParameter(),
    kind: choiceParameter(kindsOf[product]),
    initiator: choiceParameter(initiators),
    from: dayParameter(),
    to: dayParameter(),
    page: pageParameter(),
    size: sizeParameter(logSizes),
  })

export const isFiltered = (filter: SearchLogFilter) => Object.values(filter).some(Boolean)

/** Whether the last day is before the first, which no search can be between. */
export const areDaysWrong = ({ from, to }: SearchLogFilter) => from !== '' && to !== '' && to < from

/** What is requested of the server. */
export const trademarkLogParams = (
  { keyword, kind, initiator, from, to }: SearchLogFilter,
  zone = userZone(),
): ListTrademarkSearchLogsParams => ({
  ...(keyword && { keyword }),
  ...(kind && { searchKind: kind as SearchKind }),
  ...(initiator && { initiator }),
  ...(from && { from }),
  ...(to && { to }),
  zone,
})

export function patentLogParams(filter: SearchLogFilter, zone = userZone()): ListPatentSearchLogsParams {
  const { searchKind, ...requested } = trademarkLogParams(filter, zone)
  return { ...requested, ...(searchKind && { patentSearchType: searchKind }) }
}
