import { decideDeadlines } from '@markwright/api-client/hosting'
import type { DeadlineDecisionDecision } from '@markwright/api-client/models/deadlineDecisionDecision'
import { useTranslation } from 'react-i18next'
import { actInParts } from '../model/bulk.ts'
import { useBulk } from './use-bulk.ts'
import { useRefresh } from './use-hosting.ts'

/** Decides on several annuities or renewals; what was refused is in `result`. `onDecided` gives the selection up. */
export function useDecide(onDecided: () => void) {
  const { t } = useTranslation('annuities')
  const bulk = useBulk({
    doneText: (count) => t('bar.done', { count }),
    onDone: onDecided,
    refresh: useRefresh(),
  })
  const decide = async (ids: readonly string[], decision: DeadlineDecisionDecision) =>
    bulk.finish(await actInParts(ids, (part) => decideDeadlines({ ids: part, decision })))
  return { decide, result: bulk.result }
}
