import { stateOn } from '@markwright/deadlines'
import type { JobRun } from '@markwright/jobs'
import type { RenewalMark, RenewalPlace } from '@markwright/monitoring/renewal-marks'
import type { Attempt, Evaluation } from './evaluate-together.ts'
import type { MonitorEvent } from './find-events.ts'
import type { DueMonitor, Moment, MonitorsRepository } from './monitors.repository.ts'

/** Looks, for one monitor after the other, which renewal windows are open. */
export function createRenewalEvaluation(deps: {
  repository: Pick<MonitorsRepository, 'listRenewalMarks' | 'commit' | 'commitPage'>
  attempt: Attempt
}): Evaluation {
  const { repository } = deps

  /** A page that is found again after a failure is not saved twice. */
  const evaluate = async (monitor: DueMonitor, { version, today }: Moment, run: JobRun) => {
    for (let after: RenewalPlace | null = null; ;) {
      const { marks, next } = await repository.listRenewalMarks(monitor.rule, today, after)
      const events = renewalEvents(marks, today)
      if (!next) return repository.commit(monitor, { version, today, events }, run)
      if (!(await repository.commitPage(monitor, { version, events }, run))) return false
      after = next
    }
  }

  return async (monitors, moment, run) => {
    let evaluated = 0
    for (const monitor of monitors) {
      run.signal.throwIfAborted()
      if (await deps.attempt([monitor], run, () => evaluate(monitor, moment, run))) evaluated++
    }
    return evaluated
  }
}

/**
 * The windows that are open; each is reported once, because the day of expiry names it. Nothing is reported where the rule
 * of the office is not known.
 */
const renewalEvents = (marks: readonly RenewalMark[], today: string): MonitorEvent[] =>
  marks.flatMap(({ id, expiresOn, deadline }): MonitorEvent[] => {
    if (!deadline) return []
    const common = { trademarkId: id, change: expiresOn, similarity: null, facts: null }
    const state = stateOn(deadline, today)
    if (state === 'open') return [{ ...common, kind: 'renewal', deadlineOn: deadline.due }]
    if (state === 'grace') return [{ ...common, kind: 'grace', deadlineOn: deadline.graceEnd }]
    return []
  })
