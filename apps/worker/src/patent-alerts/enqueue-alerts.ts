import { type Enqueue, evaluatePatentAlerts, importPatents, isEnqueued } from '@markwright/jobs'
import type { Pool } from 'pg'
import type { AlertDigestsRepository } from './alert-digests.repository.ts'
import type { AlertsRepository } from './alerts.repository.ts'

/**
 * Orders an evaluation of patent alerts where there is something to compare or to send, unless one waits or runs; it never
 * fails. While files are imported it waits, so that an import leads to one notice and not to one for each of its parts.
 */
export function createAlertJobs(deps: {
  pool: Pool
  alerts: Pick<AlertsRepository, 'latest' | 'hasDue'>
  digests: Pick<AlertDigestsRepository, 'hasDue'>
  enqueue: Enqueue
  now: () => Date
  onError: (error: Error) => void
}) {
  const { pool } = deps
  const order = async () => {
    const now = deps.now()
    const isDue = (await deps.digests.hasDue(now)) || (await deps.alerts.hasDue(await deps.alerts.latest(), now))
    if (!isDue || (await isEnqueued(pool, importPatents, ['active']))) return
    if (!(await isEnqueued(pool, evaluatePatentAlerts, ['queued', 'active'])))
      await deps.enqueue(evaluatePatentAlerts, {})
  }
  return () => order().catch(deps.onError)
}
