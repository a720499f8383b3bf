import { useState } from 'react'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import type { BulkOutcome } from '../model/bulk.ts'

/**
 * Ends an act on several records: what was refused is in `outcome`, until it is closed. `onDone` gives the selection up,
 * `doneText` says how many records were acted on.
 */
export function useBulk({
  doneText,
  onDone,
  refresh,
}: {
  doneText: (count: number) => string
  onDone: () => void
  refresh: () => Promise<unknown>
}) {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const finish = async (result: BulkOutcome) => {
    // Before the list is read again, as others may be selected meanwhile.
    onDone()
    if (result.refused.length === 0) notifySuccess(doneText(result.done))
    else setOutcome(result)
    await refresh()
  }
  return { finish, result: { outcome, onClose: () => setOutcome(null) } }
}
