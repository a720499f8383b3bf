import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { OppositionRule } from '@markwright/domain/opposition-period'
import type { evaluateMonitors, JobHandler, JobRun } from '@markwright/jobs'
import { setImmediate as letOthers } from 'node:timers/promises'
import { LeaseLost } from '../imports/import-record.ts'
import type { DigestComposer } from './compose-digests.ts'
import { findEvents, type MonitorEvent } from './find-events.ts'
import type { DueMonitor, MonitorsRepository } from './monitors.repository.ts'
import { createNearness } from './nearness.ts'
import { renewalEvents } from './renewal-events.ts'

const PAGE = 500
/** What these find is in memory until it is kept. */
const MONITORS_AT_ONCE = 20
/** Of one evaluation of one monitor: more than anybody reads, and less than a whole register at its first import. */
const EVENTS_MAX = 5000
const SET_BACK_MS = 10 * 60_000

type Log = Record<'warn' | 'error', (facts: object, message: string) => void>
type Found = { events: MonitorEvent[]; leftOut: number }

/**
 * Compares every monitor with the records that imports have written since its last time, then has digests made. What a
 * monitor has found is kept together with how far it has looked, so whoever takes over from a worker that died goes on
 * with the monitors that are left and finds nothing twice. A monitor that fails waits ten minutes, and the others go on.
 */
export function evaluateMonitorsHandler(deps: {
  repository: MonitorsRepository
  composeDigests: DigestComposer
  ownRules: readonly OppositionRule[]
  logger: Log
  now: () => Date
  /** Events of one monitor that are kept; a test has fewer. */
  eventsMax?: number
}): JobHandler<typeof evaluateMonitors> {
  const { repository, ownRules, logger, eventsMax = EVENTS_MAX } = deps

  /** Does the work of one monitor; null where that fails. */
  const attempt = async <T>(monitor: DueMonitor, run: JobRun, work: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await work()
    } catch (error) {
      if (run.signal.aborted || error instanceof LeaseLost) throw error
      logger.error({ err: error, monitorId: monitor.id }, 'monitor could not be evaluated')
      await repository.setBack(monitor, new Date(deps.now().getTime() + SET_BACK_MS))
      return null
    }
  }

  /** What monitors of records have found, but for those that have failed. */
  const compare = async (monitors: readonly DueMonitor[], version: number, today: string, run: JobRun) => {
    const found = new Map<string, Found>(monitors.map(({ id }) => [id, { events: [], leftOut: 0 }]))
    const range = { from: monitors[0]?.evaluatedVersion ?? version, to: version }
    const nearness = createNearness()
    for (let last = 0; found.size > 0 && range.from < range.to;) {
      const page = await repository.listChanged(range, last, PAGE)
      for (const monitor of monitors) {
        run.signal.throwIfAborted()
        const kept = found.get(monitor.id)
        if (!kept) continue
        const events = await attempt(monitor, run, () =>
          page.flatMap((mark) => findEvents(monitor, mark, { version, today, ownRules, nearness })),
        )
        if (events) add(kept, events, eventsMax)
        else found.delete(monitor.id)
        await letOthers()
      }
      if (page.length < PAGE) break
      last = page.at(-1)!.id
    }
    return found
  }

  /** Evaluates monitors that have all been compared up to the same import, and gives how many it has. */
  const evaluate = async (monitors: readonly DueMonitor[], version: number, today: string, run: JobRun) => {
    await repository.learnWords()
    const ofRecords = monitors.filter(({ type }) => type !== 'renewal')
    const found = await compare(ofRecords, version, today, run)
    let evaluated = 0
    for (const monitor of monitors) {
      run.signal.throwIfAborted()
      const isKept = await attempt(monitor, run, async () => {
        const events =
          monitor.type === 'renewal'
            ? renewalEvents(await repository.listRenewalMarks(monitor.rule, today))
            : found.get(monitor.id)?.events
        return events !== undefined && repository.commit(monitor, { version, today, events }, run)
      })
      if (!isKept) continue
      evaluated++
      const { leftOut = 0 } = found.get(monitor.id) ?? {}
      if (leftOut > 0) logger.warn({ monitorId: monitor.id, version, leftOut }, 'monitor has found more than is kept')
    }
    return evaluated
  }

  return async (_payload, run) => {
    let evaluated = 0
    for (;;) {
      const version = await repository.publishedVersion()
      const now = deps.now()
      const today = todayIn(HOME_ZONE, now)
      const due = await repository.listDue({ version, today, now }, MONITORS_AT_ONCE)
      if (due.length === 0) break
      const alike = due.filter(({ evaluatedVersion }) => evaluatedVersion === due[0]!.evaluatedVersion)
      evaluated += await evaluate(alike, version, today, run)
      await run.progress(0, { evaluated })
    }
    return { evaluated, digests: await deps.composeDigests(run) }
  }
}

function add(kept: Found, events: readonly MonitorEvent[], max: number) {
  const room = max - kept.events.length
  kept.events.push(...events.slice(0, room))
  kept.leftOut += Math.max(0, events.length - room)
}
