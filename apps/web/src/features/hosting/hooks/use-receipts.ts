import { getListAnnuitiesQueryKey, listAnnuities } from '@markwright/api-client/hosting'
import type { PatentAnnuity } from '@markwright/api-client/models/patentAnnuity'
import { useQuery } from '@tanstack/react-query'
import { allPages } from '../../../shared/lib/all-pages.ts'

/** The ids of those annuities that have a receipt. */
export function useReceipts(annuities: readonly PatentAnnuity[]): ReadonlySet<string> {
  const days = annuities
    .filter(({ stage }) => stage === 'done')
    .map(({ dueOn }) => dueOn)
    .toSorted()
  const [from, to] = [days[0] ?? '', days.at(-1) ?? '']
  const { data } = useQuery({
    queryKey: [...getListAnnuitiesQueryKey(), 'receipts', from, to],
    enabled: days.length > 0,
    staleTime: 0,
    queryFn: ({ signal }) => allPages((part) => listAnnuities({ stage: 'done', from, to, ...part }, { signal })),
  })
  return new Set((data ?? []).filter(({ hasReceipt }) => hasReceipt).map(({ deadline }) => deadline.id))
}
