import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { OppositionRule } from '@markwright/domain/opposition-period'
import type { evaluateMonitors, JobHandler, JobRun } from '@markwright/jobs'
import { setImmediate as letOthers } from 'node:timers/promises'
import type { DigestComposer } from './compose-digests.ts'
import { findEvents, type MonitorEvent } from './find-events.ts'
import type { DueMonitor, MonitorsRepository } from './monitors.repository.ts'
import { createNearness } from './nearness.ts'
import { renewalEvents } from './renewal-events.ts'

const PAGE = 500

/**
 * Compares every monitor with the records that imports have written since its last time, then has digests made. What a
 * monitor has found is kept together with how far it has looked, so whoever takes over from a worker that died goes on
 * with the monitors that are left and finds nothing twice.
 */
export function evaluateMonitorsHandler(deps: {
  repository: MonitorsRepository
  composeDigests: DigestComposer
  ownRules: readonly OppositionRule[]
  now: () => Date
}): JobHandler<typeof evaluateMonitors> {
  const { repository, ownRules } = deps

  /** Evaluates monitors that have all been compared up to the same import. */
  const evaluate = async (monitors: readonly DueMonitor[], version: number, today: string, run: JobRun) => {
    const events = new Map<string, MonitorEvent[]>(monitors.map(({ id }) => [id, []]))
    const range = { from: monitors[0]!.evaluatedVersion, to: version }
    const ofRecords = monitors.filter(({ type }) => type !== 'renewal')
    await repository.learnWords()
    const nearness = createNearness()
    for (let last = 0; ofRecords.length > 0 && range.from < range.to;) {
      const page = await repository.listChanged(range, last, PAGE)
      for (const monitor of ofRecords) {
        run.signal.throwIfAborted()
        const found = page.flatMap((mark) => findEvents(monitor, mark, { version, today, ownRules, nearness }))
        events.get(monitor.id)!.push(...found)
        await letOthers()
      }
      if (page.length < PAGE) break
      last = page.at(-1)!.id
    }
    let kept = 0
    for (const monitor of monitors) {
      run.signal.throwIfAborted()
      const found =
        monitor.type === 'renewal'
          ? renewalEvents(await repository.listRenewalMarks(monitor.rule, today))
          : events.get(monitor.id)!
      if (await repository.commit(monitor, { version, today, events: found }, run)) kept++
    }
    return kept
  }

  return async (_payload, run) => {
    let evaluated = 0
    for (;;) {
      const version = await repository.publishedVersion()
      const today = todayIn(HOME_ZONE, deps.now())
      const due = await repository.listDue(version, today)
      if (due.length === 0) break
      const alike = due.filter(({ evaluatedVersion }) => evaluatedVersion === due[0]!.evaluatedVersion)
      evaluated += await evaluate(alike, version, today, run)
      await run.progress(0, { evaluated })
    }
    return { evaluated, digests: await deps.composeDigests(run) }
  }
}
