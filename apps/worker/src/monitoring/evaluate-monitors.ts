import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { OppositionRule } from '@markwright/deadlines'
import type { evaluateMonitors, JobHandler } from '@markwright/jobs'
import type { MonitorType } from '@markwright/monitoring/monitor-rule'
import type { ChangesRepository } from './changes.repository.ts'
import type { DigestComposer } from './compose-digests.ts'
import { createImageEvaluation } from './evaluate-images.ts'
import { createRecordEvaluation } from './evaluate-records.ts'
import { createRenewalEvaluation } from './evaluate-renewals.ts'
import { createAttempt, createSearchTogether, type Evaluation } from './evaluate-together.ts'
import type { DueMonitor, MonitorsRepository } from './monitors.repository.ts'

/** What these find is in memory until it is stored. */
const MONITORS_AT_ONCE = 20
/** Of one monitor: when it has found so much, it is stored before the evaluation goes on. */
const EVENTS_AT_ONCE = 5000

/**
 * Compares every monitor with the records that imports have written since its last time, then has digests made. What a
 * monitor has found is stored together with how far it has looked, so a worker that takes over from one that died goes on
 * where that had got to and finds nothing twice. A monitor that fails waits ten minutes, and the others go on.
 */
export function evaluateMonitorsHandler(deps: {
  repository: MonitorsRepository
  changes: ChangesRepository
  composeDigests: DigestComposer
  ownRules: readonly OppositionRule[]
  logger: Record<'error', (facts: object, message: string) => void>
  now: () => Date
  /** Events of one monitor that are stored at once; a test has fewer. */
  eventsAtOnce?: number
}): JobHandler<typeof evaluateMonitors> {
  const { repository, eventsAtOnce = EVENTS_AT_ONCE } = deps
  const attempt = createAttempt(deps)
  const common = { ...deps, attempt, searchTogether: createSearchTogether({ attempt, eventsAtOnce }) }
  const evaluateRecords = createRecordEvaluation(common)
  const evaluateImages = createImageEvaluation(common)
  const evaluateRenewals = createRenewalEvaluation(common)

  const evaluate: Evaluation = async (monitors, moment, run) => {
    const ofType = (wanted: MonitorType) => monitors.filter(({ type }) => type === wanted)
    const ofRecords = monitors.filter(({ type }) => type !== 'renewal' && type !== 'image')
    const renewals = await evaluateRenewals(ofType('renewal'), moment, run)
    const images = await evaluateImages(ofType('image'), moment, run)
    return renewals + images + (await evaluateRecords(ofRecords, moment, run))
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
