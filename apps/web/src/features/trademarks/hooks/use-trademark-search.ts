import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { getSearchTrademarksQueryKey, searchTrademarks, useSearchTrademarks } from '@markwright/api-client/trademarks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isFiltered } from '../model/facets.ts'
import { defaultQuery, toWireQuery } from '../model/query.ts'
import { defaultView, type Search } from '../model/search-address.ts'

/** A query always gets the same id, no matter who sends it. */
const queryKey = (query: object) => ['trademark-query', query] as const

/**
 * The answer to a search. A filter narrows an earlier answer (spec 2 §5), so a search that begins with one, such as a
 * shared address, first asks without it. While another page, order or filter of the same query is fetched, the
 * answer before it stays. Without a search nothing is requested.
 */
export function useTrademarkSearch(search: Search | null) {
  const queryClient = useQueryClient()
  const { query, view } = search ?? { query: defaultQuery, view: defaultView }
  const wire = toWireQuery(query)
  const hasFilter = isFiltered(view.filter)

  const first = useQuery({
    queryKey: queryKey(wire),
    queryFn: async ({ signal }) => (await searchTrademarks({ ...wire, pageSize: 1 }, { signal })).queryId,
    enabled: search !== null && hasFilter,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const requested: TrademarkQuery = {
    ...wire,
    ...(hasFilter && { filter: view.filter, queryId: first.data }),
    pageNum: view.page,
    pageSize: view.size,
    sort: view.sort,
  }
  const result = useSearchTrademarks(requested, {
    query: {
      enabled: search !== null && (!hasFilter || first.data !== undefined),
      placeholderData: (previous, previousQuery) =>
        isSameQuery(previousQuery?.queryKey, getSearchTrademarksQueryKey(requested)) ? previous : undefined,
    },
  })

  const { data, isPlaceholderData } = result
  useEffect(() => {
    if (data && !isPlaceholderData) queryClient.setQueryData(queryKey(wire), data.queryId)
  }, [data, isPlaceholderData, queryClient, wire])

  return {
    result: data,
    /** What was requested, as it can be requested again elsewhere; undefined while there is no answer. */
    request: data && { ...requested, ...(hasFilter && { queryId: data.queryId }) },
    /** The answer shown is of an earlier page, order or filter. */
    isStale: isPlaceholderData,
    isFetching: result.isFetching || first.isFetching,
    error: first.error ?? result.error,
    retry: () => void (first.error ? first.refetch() : result.refetch()),
  }
}

function isSameQuery(previous: readonly unknown[] | undefined, next: readonly unknown[]): boolean {
  const queryOf = (key: readonly unknown[] | undefined) => {
    const view = { filter: undefined, queryId: undefined, pageNum: undefined, pageSize: undefined, sort: undefined }
    return JSON.stringify({ ...(key?.at(-1) as TrademarkQuery | undefined), ...view })
  }
  return previous !== undefined && queryOf(previous) === queryOf(next)
}
