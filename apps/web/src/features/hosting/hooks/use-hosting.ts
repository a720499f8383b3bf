import {
  getListApplicantsQueryKey,
  getListHostingAgentsQueryKey,
  listApplicants,
  listHostingAgents,
  useListHostingClients,
} from '@markwright/api-client/hosting'
import type { Applicant } from '@markwright/api-client/models/applicant'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { allPages } from '../../../shared/lib/all-pages.ts'

/** The most that the list gives at once. */
const SIZE = 100
const PATH = '/custody/'

/** All applicants of the member. The list does not say how many there are, so one requests more until a part is not full. */
export const useAllApplicants = () =>
  useQuery({
    queryKey: [...getListApplicantsQueryKey(), 'all'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const all: Applicant[] = []
      for (let current = 1; ; current++) {
        const part = await listApplicants({ current, size: SIZE }, { signal })
        all.push(...part)
        if (part.length < SIZE) return all
      }
    },
  })

/** All agents that the member sees. */
export const useAllAgents = () =>
  useQuery({
    queryKey: [...getListHostingAgentsQueryKey(), 'all'],
    staleTime: 0,
    queryFn: ({ signal }) => allPages((part) => listHostingAgents(part, { signal })),
  })

export const useClients = () => useListHostingClients({ query: { staleTime: 0 } })

/** Requests again what a page shows of the platform; a change of one right concerns lists, figures and deadlines. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(PATH) })
}
