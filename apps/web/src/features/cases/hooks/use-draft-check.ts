import { checkCaseDraft } from '@markwright/api-client/cases'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnChange } from '../../../shared/lib/use-on-change.ts'

/**
 * What is wrong with a draft as it is saved, and its price: from when the last step was first opened, again whenever that
 * is opened, and after each save.
 */
export function useDraftCheck(id: string, saved: { version: number; isChanged: boolean }, isLastStep: boolean) {
  const [visits, setVisits] = useState(isLastStep ? 1 : 0)
  useOnChange(isLastStep, () => {
    if (isLastStep) setVisits(visits + 1)
  })
  return useQuery({
    queryKey: ['case-check', id, saved.version, visits],
    queryFn: () => checkCaseDraft(id),
    enabled: visits > 0 && !saved.isChanged,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}
