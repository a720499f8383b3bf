import { getListCaseQuotationsQueryKey, useListCaseQuotations } from '@markwright/api-client/cases'
import type { CaseDraft } from '@markwright/api-client/models/caseDraft'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

/**
 * Quotations of a draft, the latest first. While one is open, the draft is changed only once its member has confirmed that
 * the quotation lapses.
 */
export function useDraftQuotations({ id, type }: CaseDraft) {
  const queryClient = useQueryClient()
  const isQuoted = type.pricing === 'quoted'
  const { data, error } = useListCaseQuotations(id, {
    query: { enabled: isQuoted, staleTime: 0, refetchOnWindowFocus: true },
  })
  const [confirmed, setConfirmed] = useState<string | null>(null)
  /** For a save that begins before the page is drawn again. */
  const lapsing = useRef<string | null>(null)
  const open = data?.find(({ state }) => state === 'requested' || state === 'offered')
  return {
    isQuoted,
    list: isQuoted ? data : [],
    error,
    /** The one that a change would end, as long as that is not confirmed. */
    locking: open && open.id !== confirmed ? open : null,
    lapsing,
    confirmLapse: (quotationId: string) => {
      lapsing.current = quotationId
      setConfirmed(quotationId)
    },
    reread: () => queryClient.invalidateQueries({ queryKey: getListCaseQuotationsQueryKey(id) }),
  }
}
