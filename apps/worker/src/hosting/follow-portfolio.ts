import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type DispatchJob, followPortfolio, importPatents, isEnqueued, type JobHandler } from '@markwright/jobs'
import type { Pool } from 'pg'
import type { FollowsRepository } from './follows.repository.ts'

/**
 * Orders a comparison of hosted rights with the registers after an import and on a new day, unless one waits or runs; it
 * never fails. While patents are imported it waits, so that an import leads to one comparison.
 */
export function createFollowJobs(deps: {
  pool: Pool
  follows: Pick<FollowsRepository, 'order'>
  dispatchJob: DispatchJob
  now: () => Date
  onError: (error: Error) => void
}) {
  const order = async () => {
    if (await isEnqueued(deps.pool, importPatents, ['active'])) return
    if (await isEnqueued(deps.pool, followPortfolio, ['queued', 'active'])) return
    const jobId = await deps.follows.order(todayIn(HOME_ZONE, deps.now()))
    if (jobId !== null) await deps.dispatchJob(followPortfolio, jobId)
  }
  return () => order().catch(deps.onError)
}

/**
 * Compares every hosted right with its register, adds last days that have come within reach, and tells each member once
 * how many of the rights have changed. A worker that takes over from one that died goes on where that one had got to.
 */
export function followPortfolioHandler(deps: {
  follows: FollowsRepository
  now: () => Date
}): JobHandler<typeof followPortfolio> {
  const { follows, now } = deps
  return async ({ followId }, run) => {
    const today = todayIn(HOME_ZONE, now())
    const total = await follows.countFollowed()
    let [compared, changed, notified] = [0, 0, 0]
    for (let batch = await follows.find(followId); batch && batch.compared_at === null;) {
      run.signal.throwIfAborted()
      const { next, ...found } = await follows.compare(
        { id: followId, after: batch.after_id },
        { at: now(), today },
        run,
      )
      compared += found.compared
      changed += found.changed
      await run.progress(total === 0 ? 100 : (90 * compared) / total, { compared, changed })
      batch = next === null ? undefined : { ...batch, after_id: next }
    }
    while (await follows.refresh(today, run)) run.signal.throwIfAborted()
    for (const accountId of await follows.listToNotify()) {
      run.signal.throwIfAborted()
      if (await follows.notify(accountId, now(), run)) notified++
    }
    return { changed, notified }
  }
}
