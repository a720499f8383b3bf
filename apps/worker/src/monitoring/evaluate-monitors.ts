import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { OppositionRule } from '@markwright/domain/opposition-period'
import type { evaluateMonitors, JobHandler, JobRun } from '@markwright/jobs'
import { setImmediate as letOthers } from 'node:timers/promises'
import { LeaseLost } from '../imports/import-record.ts'
import type { DigestComposer } from './compose-digests.ts'
import { findEvents, type MonitorEvent } from './find-events.ts'
import { createPictureEvaluation } from './evaluate-pictures.ts'
import type { DueMonitor, Moment, MonitorsRepository } from './monitors.repository.ts'
import { createNearness } from './nearness.ts'
import type { RenewalPlace } from '@markwright/monitoring/renewal-marks'
import { renewalEvents } from './renewal-events.ts'

const PAGE = 500
/** What these find is in memory until it is kept. */
const MONITORS_AT_ONCE = 20
/** Of one monitor: when it has found so much, it is kept before the evaluation goes on. */
const EVENTS_AT_ONCE = 5000
const SET_BACK_MS = 10 * 60_000

type Log = Record<'error', (facts: object, message: string) => void>
type Found = { monitor: DueMonitor; events: MonitorEvent[] }

/**
 * Compares every monitor with the records that imports have written since its last time, then has digests made. What a
 * monitor has found is kept together with how far it has looked, so whoever takes over from a worker that died goes on
 * where that had got to and finds nothing twice. A monitor that fails waits ten minutes, and the others go on.
 */
export function evaluateMonitorsHandler(deps: {
  repository: MonitorsRepository
  composeDigests: DigestComposer
  ownRules: readonly OppositionRule[]
  logger: Log
  now: () => Date
  /** Events of one monitor that are kept at once; a test has fewer. */
  eventsAtOnce?: number
}): JobHandler<typeof evaluateMonitors> {
  const { repository, ownRules, logger, eventsAtOnce = EVENTS_AT_ONCE } = deps

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

  const evaluatePicture = createPictureEvaluation({ repository, ownRules, eventsAtOnce })

  const keepPart = async (found: Found, version: number, markId: number, run: JobRun) => {
    const isKept = await repository.commitPart(found.monitor, { version, markId, events: found.events }, run)
    found.monitor = { ...found.monitor, part: { version, markId } }
    found.events = []
    return isKept
  }

  /** What monitors of records have found and not kept yet, but for those that have failed or been changed. */
  const compare = async (monitors: readonly DueMonitor[], version: number, today: string, run: JobRun) => {
    const found = new Map<string, Found>(monitors.map((monitor) => [monitor.id, { monitor, events: [] }]))
    const [first] = monitors
    const range = { from: first?.evaluatedVersion ?? version, to: version }
    const nearness = createNearness()
    for (let last = first?.part?.markId ?? 0; found.size > 0 && range.from < range.to;) {
      const page = await repository.listChanged(range, last, PAGE)
      last = page.at(-1)?.id ?? last
      for (const each of found.values()) {
        run.signal.throwIfAborted()
        const goesOn = await attempt(each.monitor, run, () => {
          const surroundings = { version, today, ownRules, nearness }
          each.events.push(...page.flatMap((mark) => findEvents(each.monitor, mark, surroundings)))
          return each.events.length < eventsAtOnce || keepPart(each, version, last, run)
        })
        if (!goesOn) found.delete(each.monitor.id)
        await letOthers()
      }
      if (page.length < PAGE) break
    }
    return found
  }

  /** The windows that are open; a page that is found again after a failure is not kept twice. */
  const evaluateRenewal = async (monitor: DueMonitor, version: number, today: string, run: JobRun) => {
    for (let after: RenewalPlace | null = null; ;) {
      const { marks, next } = await repository.listRenewalMarks(monitor.rule, today, after)
      const events = renewalEvents(marks)
      if (!next) return repository.commit(monitor, { version, today, events }, run)
      if (!(await repository.commitPage(monitor, { version, events }, run))) return false
      after = next
    }
  }

  /** Evaluates monitors that all begin at the same place, up to the same import, and gives how many it has. */
  const evaluate = async (monitors: readonly DueMonitor[], moment: Moment, run: JobRun) => {
    const { version, today } = moment
    await repository.learnWords()
    let evaluated = 0
    for (const monitor of monitors) {
      if (monitor.type !== 'renewal' && monitor.type !== 'picture') continue
      const isDone = await attempt(monitor, run, () =>
        monitor.type === 'picture'
          ? evaluatePicture(monitor, moment, run)
          : evaluateRenewal(monitor, version, today, run),
      )
      if (isDone) evaluated++
    }
    const ofRecords = monitors.filter(({ type }) => type !== 'renewal' && type !== 'picture')
    for (const { monitor, events } of (await compare(ofRecords, version, today, run)).values()) {
      run.signal.throwIfAborted()
      if (await attempt(monitor, run, () => repository.commit(monitor, { version, today, events }, run))) evaluated++
    }
    return evaluated
  }

  return async (_payload, run) => {
    let evaluated = 0
    for (;;) {
      const latest = await repository.latest()
      const now = deps.now()
      const moment = { ...latest, today: todayIn(HOME_ZONE, now), now }
      const due = await repository.listDue(moment, MONITORS_AT_ONCE)
      const [first] = due
      if (!first) break
      evaluated += await evaluate(
        due.filter((monitor) => beginsLike(monitor, first)),
        { ...moment, version: first.part?.version ?? moment.version },
        run,
      )
      await run.progress(0, { evaluated })
    }
    return { evaluated, digests: await deps.composeDigests(run) }
  }
}

const beginsLike = (one: DueMonitor, other: DueMonitor) =>
  one.evaluatedVersion === other.evaluatedVersion &&
  one.part?.version === other.part?.version &&
  one.part?.markId === other.part?.markId
