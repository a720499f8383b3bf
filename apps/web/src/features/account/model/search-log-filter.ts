import type { ListTrademarkSearchLogsParams } from '@markwright/api-client/models/listTrademarkSearchLogsParams'
import { Initiator } from '@markwright/api-client/models/initiator'
import { SearchKind } from '@markwright/api-client/models/searchKind'
import { isDay } from '@markwright/domain/dates'
import { readerZone } from '../../../shared/lib/local-time.ts'

/** Which searches are shown, as it stands in the address; empty where all are. Days are those of the reader. */
export type SearchLogFilter = {
  keyword: string
  kind: SearchKind | ''
  initiator: Initiator | ''
  from: string
  to: string
}

export const searchKinds = Object.values(SearchKind)
export const initiators = Object.values(Initiator)

export function readFilter(parameters: URLSearchParams): SearchLogFilter {
  const day = (name: string) => {
    const text = parameters.get(name) ?? ''
    return isDay(text) ? text : ''
  }
  return {
    keyword: parameters.get('keyword') ?? '',
    kind: searchKinds.find((each) => each === parameters.get('kind')) ?? '',
    initiator: initiators.find((each) => each === parameters.get('initiator')) ?? '',
    from: day('from'),
    to: day('to'),
  }
}

export const isFiltered = (filter: SearchLogFilter) => Object.values(filter).some(Boolean)

/** Whether the last day is before the first, which no search can be between. */
export const areDaysWrong = ({ from, to }: SearchLogFilter) => from !== '' && to !== '' && to < from

/** What the server is asked. */
export const asksFor = (
  { keyword, kind, initiator, from, to }: SearchLogFilter,
  zone = readerZone(),
): ListTrademarkSearchLogsParams => ({
  ...(keyword && { keyword }),
  ...(kind && { searchKind: kind }),
  ...(initiator && { initiator }),
  ...(from && { from }),
  ...(to && { to }),
  zone,
})
