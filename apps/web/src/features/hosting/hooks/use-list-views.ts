import { useListPortfolioViews } from '@markwright/api-client/hosting'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import type { PortfolioView } from '@markwright/api-client/models/portfolioView'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The saved views of a list. One that is opened without filters begins with the default view, which `open` applies;
 * until it is known whether there is one, `isOpening` is true.
 */
export function useListViews(kind: PortfolioKind, open: (view: PortfolioView) => void) {
  const { search } = useLocation()
  const answer = useListPortfolioViews({ kind }, { query: { staleTime: 0 } })
  const [isOpening, setIsOpening] = useState(search === '')
  const isKnown = !answer.isPending
  const begin = useEffectEvent(() => {
    const view = answer.data?.find(({ isDefault }) => isDefault)
    if (view) open(view)
    setIsOpening(false)
  })
  useEffect(() => {
    if (isOpening && isKnown) begin()
  }, [isOpening, isKnown])
  return { ...answer, isOpening }
}
