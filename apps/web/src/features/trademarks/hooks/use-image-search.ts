import { searchTrademarksByImage } from '@markwright/api-client/image-search'
import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { defaultView } from '../model/search-address.ts'
import { isFiltered } from '../model/facets.ts'
import { type ImageSearch, toImageQuery, withStoredImage } from '../model/image-query.ts'

const KEY = 'image-search'
const idKey = (wire: TrademarkQuery) => [KEY, 'id', wire] as const

/** The call takes forms as well, so the client leaves the type to the caller. */
const ask = (query: TrademarkQuery, signal: AbortSignal) =>
  searchTrademarksByImage(query, { signal, headers: { 'content-type': 'application/json' } })

/** The answer to a search by image, as `useTrademarkSearch` gives that to one by name. Without a search nothing is requested. */
export function useImageSearch(search: ImageSearch | null) {
  const queryClient = useQueryClient()
  const wire = search ? toImageQuery(search.query) : {}
  const view = search?.view ?? defaultView
  const hasFilter = isFiltered(view.filter)

  const first = useQuery({
    queryKey: idKey(wire),
    queryFn: async ({ signal }) => (await ask({ ...wire, pageSize: 1 }, signal)).queryId,
    enabled: search !== null && hasFilter,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const requested = {
    ...(hasFilter && { filter: view.filter, queryId: first.data }),
    pageNum: view.page,
    pageSize: view.size,
    sort: view.sort,
  }
  const result = useQuery({
    queryKey: [KEY, wire, requested],
    queryFn: ({ signal }) => ask({ ...wire, ...requested }, signal),
    enabled: search !== null && (!hasFilter || first.data !== undefined),
    placeholderData: (previous, previousQuery) =>
      JSON.stringify(previousQuery?.queryKey[1]) === JSON.stringify(wire) ? previous : undefined,
  })

  const { data, isPlaceholderData } = result
  const queryId = isPlaceholderData ? undefined : data?.queryId
  const cacheId = useEffectEvent((id: string) => void queryClient.setQueryData(idKey(wire), id))
  // Anyone who filters an answer has its id already, and the image is not compared again for it.
  useEffect(() => {
    if (queryId) cacheId(queryId)
  }, [queryId])

  return {
    result: data,
    /** As `useTrademarkSearch` gives it; the image is the stored one, so that it is not fetched again. */
    request:
      search && data?.queryImage
        ? {
            ...toImageQuery(withStoredImage(search.query, data.queryImage.imgFile)),
            ...requested,
            ...(hasFilter && { queryId: data.queryId }),
          }
        : undefined,
    isStale: isPlaceholderData,
    isFetching: result.isFetching || first.isFetching,
    error: first.error ?? result.error,
    retry: () => void (first.error ? first.refetch() : result.refetch()),
  }
}
