import type { evaluatePatentAlerts, DispatchJob, JobHandler, JobRun } from '@markwright/jobs'
import { deliverDigest } from '@markwright/jobs'
import type { PatentIndex } from '@markwright/patent-search'
import { LeaseLost } from '../imports/import-record.repository.ts'
import type { IndexOnDemand } from '../index-on-demand.ts'
import type { AlertDigestsRepository } from './alert-digests.repository.ts'
import { alertNotice } from './alert-texts.ts'
import type { AlertsRepository, DueAlert } from './alerts.repository.ts'
import { createMatcher, type Matcher } from './find-matches.ts'

const ALERTS_AT_ONCE = 50
/** Publications that are compared and stored at once. */
const CANDIDATES = 500
const HITS_NAMED = 5
const SET_BACK_MS = 10 * 60_000

/**
 * Compares every alert with the publications that imports have written since its last time, then makes digests. What an
 * alert has found is stored together with how far it has looked, so that a worker that takes over from one that died goes
 * on where that one had got to and finds nothing twice. An alert that fails waits ten minutes, and the others go on.
 */
export function evaluatePatentAlertsHandler(deps: {
  alerts: AlertsRepository
  digests: AlertDigestsRepository
  index: IndexOnDemand<PatentIndex>
  dispatchJob: DispatchJob
  logger: Record<'error', (facts: object, message: string) => void>
  now: () => Date
  /** Publications that are compared at once; a test has fewer. */
  candidatesAtOnce?: number
}): JobHandler<typeof evaluatePatentAlerts> {
  const { alerts, digests, now, candidatesAtOnce = CANDIDATES } = deps

  /** False where the alert has been changed, or evaluated by another worker, meanwhile. */
  const evaluate = async (alert: DueAlert, latest: string, match: Matcher, run: JobRun): Promise<boolean> => {
    let at = alert
    for (;;) {
      run.signal.throwIfAborted()
      const candidates = await alerts.listCandidates(at, latest, candidatesAtOnce)
      const isLast = candidates.length < candidatesAtOnce
      const change = isLast ? latest : candidates.at(-1)!.change_id
      const ids = candidates.map(({ id }) => id)
      const patentIds = ids.length > 0 ? await match(at, ids, run.signal) : []
      if (!(await alerts.commit(at, { change, patentIds, now: now() }, run))) return false
      if (isLast) return true
      at = { ...at, evaluated_change: change }
    }
  }

  const evaluateAll = async (run: JobRun): Promise<number> => {
    let evaluated = 0
    for (;;) {
      const latest = await alerts.latest()
      const due = await alerts.listDue(latest, now(), ALERTS_AT_ONCE)
      if (due.length === 0) return evaluated
      await deps.index.use(run.signal, async (index) => {
        await index.refresh()
        const match = createMatcher({ index, findPublication: (publicId) => alerts.findPublication(publicId) })
        for (const alert of due) {
          try {
            if (await evaluate(alert, latest, match, run)) evaluated++
          } catch (error) {
            if (run.signal.aborted || error instanceof LeaseLost) throw error
            deps.logger.error({ err: error, alertId: alert.id }, 'patent alert could not be evaluated')
            await alerts.setBack(alert.id, new Date(now().getTime() + SET_BACK_MS))
          }
        }
      })
      await run.progress(0, { evaluated })
    }
  }

  const compose = async (run: JobRun): Promise<number> => {
    let made = 0
    for (const id of await digests.listDue(now())) {
      run.signal.throwIfAborted()
      const jobs = await digests.compose(id, { now: now(), hitsNamed: HITS_NAMED, noticeOf: alertNotice }, run)
      if (jobs === null) continue
      made++
      // Where the queue is out of reach, the sweep of the workers finds the jobs.
      for (const jobId of jobs) await deps.dispatchJob(deliverDigest, jobId)
    }
    return made
  }

  return async (_payload, run) => {
    const evaluated = await evaluateAll(run)
    return { evaluated, digests: await compose(run) }
  }
}
