import type { ManagedCaseHead } from '@markwright/api-client/models/managedCaseHead'
import { useState } from 'react'

/** Cases that are selected, also those of other pages; one that is shown is selected as it is shown. */
export function useChosenCases(shown: readonly ManagedCaseHead[]) {
  const [saved, setChosen] = useState<readonly ManagedCaseHead[]>([])
  const chosen = saved.map((each) => shown.find(({ id }) => id === each.id) ?? each)
  return {
    /** By their numbers. */
    chosen: chosen.toSorted((a, b) => (a.caseNo < b.caseNo ? -1 : 1)),
    choose: (ids: readonly string[]) =>
      setChosen(ids.flatMap((id) => [...shown, ...chosen].find((each) => each.id === id) ?? [])),
    setChosen,
  }
}
