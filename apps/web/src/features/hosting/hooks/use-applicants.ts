import { getListApplicantsQueryKey, listApplicants } from '@markwright/api-client/hosting'
import { useInfiniteQuery } from '@tanstack/react-query'

/** The most that the list gives at once. */
const SIZE = 100

/** The member's applicants. The list does not say how many there are, so one requests more until a part is not full. */
export const useApplicants = () =>
  useInfiniteQuery({
    queryKey: [...getListApplicantsQueryKey(), 'all'],
    queryFn: ({ pageParam, signal }) => listApplicants({ current: pageParam, size: SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (part, _parts, number) => (part.length === SIZE ? number + 1 : undefined),
    select: ({ pages }) => pages.flat(),
  })
