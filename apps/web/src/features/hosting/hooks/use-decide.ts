import { decideDeadlines } from '@markwright/api-client/hosting'
import type { DeadlineDecisionDecision } from '@markwright/api-client/models/deadlineDecisionDecision'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import type { BulkOutcome } from '../components/bulk-result.tsx'
import { AT_ONCE } from '../model/annuities.ts'
import { useRefresh } from './use-hosting.ts'

/** Decides on several annuities or renewals; what was refused is in `outcome`. `onDecided` gives the selection up. */
export function useDecide(onDecided: () => void) {
  const { t } = useTranslation('annuities')
  const refresh = useRefresh()
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const decide = async (ids: readonly string[], decision: DeadlineDecisionDecision) => {
    const all: BulkOutcome = { done: 0, refused: [] }
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      // One after the other: they lock the rights that they change.
      // eslint-disable-next-line no-await-in-loop -- as above
      const { done, refused } = await decideDeadlines({ ids: ids.slice(at, at + AT_ONCE), decision })
      all.done += done
      all.refused = [...all.refused, ...refused]
    }
    // Before the list is read again, as others may be selected meanwhile.
    onDecided()
    if (all.refused.length === 0) notifySuccess(t('bar.done', { count: all.done }))
    else setOutcome(all)
    await refresh()
  }
  return { decide, outcome, forget: () => setOutcome(null) }
}
