import { useListPortfolioViews } from '@markwright/api-client/hosting'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import type { PortfolioView } from '@markwright/api-client/models/portfolioView'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The saved views of a list. One that is opened without filters begins with the default view, which `open` applies: until
 * it has, or there is known to be none, `isOpening` is true.
 */
export function useListViews(kind: PortfolioKind, open: (view: PortfolioView) => void) {
  const { search } = useLocation()
  const answer = useListPortfolioViews({ kind }, { query: { staleTime: 0 } })
  const [isOpening, setIsOpening] = useState(true)
  const byDefault = answer.data?.find(({ isDefault }) => isDefault)
  // The address changes later than it is requested to.
  if (isOpening && (search !== '' || (!answer.isPending && !byDefault))) setIsOpening(false)
  const begin = useEffectEvent(() => {
    if (isOpening && byDefault) open(byDefault)
  })
  const defaultId = byDefault?.id
  useEffect(() => {
    if (defaultId !== undefined) begin()
  }, [defaultId])
  return { ...answer, isOpening }
}
