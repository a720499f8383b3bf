import { changeCases, getListManagedCasesQueryKey } from '@markwright/api-client/backoffice'
import type { BulkCaseChange } from '@markwright/api-client/models/bulkCaseChange'
import type { BulkCaseResult } from '@markwright/api-client/models/bulkCaseResult'
import type { ManagedCaseHead } from '@markwright/api-client/models/managedCaseHead'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** `caseNo` is that of the selected case where the server could not read it. */
export type BulkOutcome = { done: number; left: readonly BulkCaseResult[] }

/** Changes the selected cases; what could not be done stays selected, as it is now. */
export function useBulkChange(
  chosen: readonly ManagedCaseHead[],
  setChosen: (cases: readonly ManagedCaseHead[]) => void,
) {
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  return {
    outcome,
    forget: () => setOutcome(null),
    /** @returns whether all was done */
    run: async (change: Omit<BulkCaseChange, 'items'>, numbers: Readonly<Record<string, string>> = {}) => {
      setOutcome(null)
      const items = chosen.map(({ id, version }) => ({
        id,
        version,
        ...(numbers[id] !== undefined && { officeNumber: numbers[id].trim() }),
      }))
      const results = await changeCases({ ...change, items })
      const left = results.filter(({ problem }) => problem !== null)
      setChosen(left.flatMap(({ id, record }) => record ?? chosen.find((each) => each.id === id) ?? []))
      const named = left.map((each) => ({
        ...each,
        caseNo: each.caseNo ?? chosen.find(({ id }) => id === each.id)?.caseNo ?? null,
      }))
      setOutcome({ done: results.length - left.length, left: named })
      await queryClient.invalidateQueries({ queryKey: getListManagedCasesQueryKey() })
      return left.length === 0
    },
  }
}
export type BulkChangeState = ReturnType<typeof useBulkChange>

/** Of a dialog that changes the selected cases. */
export type BulkDialogProps = {
  isOpen: boolean
  cases: readonly ManagedCaseHead[]
  bulk: BulkChangeState
  onClose: () => void
}
