import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { evaluateMonitors, type Enqueue, isEnqueued } from '@markwright/jobs'
import type { Pool } from 'pg'
import type { DigestsRepository } from './digests.repository.ts'
import type { MonitorsRepository } from './monitors.repository.ts'

/** Orders an evaluation where there is something to compare or to notify, unless one waits or runs; it never fails. */
export function createEvaluationJobs(deps: {
  pool: Pool
  monitors: Pick<MonitorsRepository, 'latest' | 'hasDue'>
  digests: Pick<DigestsRepository, 'hasDue'>
  enqueue: Enqueue
  now: () => Date
  onError: (error: Error) => void
}) {
  const order = async () => {
    const now = deps.now()
    const moment = { ...(await deps.monitors.latest()), today: todayIn(HOME_ZONE, now), now }
    const isDue = (await deps.monitors.hasDue(moment)) || (await deps.digests.hasDue(now))
    if (isDue && !(await isEnqueued(deps.pool, evaluateMonitors, ['queued', 'active'])))
      await deps.enqueue(evaluateMonitors, {})
  }
  return () => order().catch(deps.onError)
}
