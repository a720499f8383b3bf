import type { Site } from '@markwright/api-client/models/site'
import { getGetSiteQueryOptions } from '@markwright/api-client/operations'
import { useQueryClient } from '@tanstack/react-query'

/** What the pages know of this installation; it does not change while they are open. */
export function useSite(): () => Promise<Site> {
  const queryClient = useQueryClient()
  return () => queryClient.ensureQueryData(getGetSiteQueryOptions({ query: { staleTime: Infinity } }))
}
