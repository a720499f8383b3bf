import { addDays, addYears, HOME_ZONE, todayIn } from '@markwright/domain/dates'
import { fieldRefusal } from '../../kernel/fields.ts'
import type { HitFilter, HitsRepository } from './hits.repository.ts'
import type { FoundHit, HitsService } from './hits.service.ts'
import { draftTexts } from './monitoring.errors.ts'
import type { MonitorsService, ShownMonitor } from './monitors.service.ts'

const HITS_MAX = 200
const DEADLINES_MAX = 50
const DAYS = 30

type Counts = { value: string; n: number }[]

/** What a monitor has found in a period, days in Asia/Shanghai. */
export type Report = {
  monitor: ShownMonitor
  from: string
  to: string
  today: string
  total: number
  byKind: Counts
  byLevel: Counts
  byVerdict: Counts
  byDay: Counts
  deadlines: FoundHit[]
  hits: FoundHit[]
  engineVersion: string
  createdAt: Date
}

export function createReports(deps: {
  monitors: Pick<MonitorsService, 'find'>
  repository: HitsRepository
  hits: Pick<HitsService, 'withMarks'>
  engineVersion: () => string
  now: () => Date
}) {
  const { repository, hits } = deps
  /** @throws 404 for a monitor of somebody else, 400 for a period that is none. */
  return async (accountId: string, id: string, period: { from?: string | undefined; to?: string | undefined }) => {
    const monitor = await deps.monitors.find(accountId, id)
    const createdAt = deps.now()
    const today = todayIn(HOME_ZONE, createdAt)
    const to = period.to ?? today
    const from = period.from ?? addDays(to, -DAYS)
    if (from > to) throw fieldRefusal('from', 'reversed', draftTexts.periodReversed)
    if (addYears(from, 1) < to) throw fieldRefusal('from', 'tooLong', draftTexts.periodTooLong)
    const filter: HitFilter = {
      accountId,
      monitorId: id,
      from,
      to,
      level: null,
      kind: null,
      verdict: null,
      keyword: null,
    }
    const [total, byKind, byLevel, byVerdict, byDay, deadlines, rows] = await Promise.all([
      repository.count(filter),
      repository.countBy(filter, 'kind'),
      repository.countBy(filter, 'level'),
      repository.countBy(filter, 'verdict'),
      repository.countBy(filter, 'day'),
      repository.listDeadlines(accountId, id, today, DEADLINES_MAX),
      repository.list(filter, '-score', { skip: 0, take: HITS_MAX }),
    ])
    const report: Report = {
      monitor,
      from,
      to,
      today,
      total,
      byKind,
      byLevel,
      byVerdict,
      byDay,
      deadlines: await hits.withMarks(deadlines),
      hits: await hits.withMarks(rows),
      engineVersion: deps.engineVersion(),
      createdAt,
    }
    return report
  }
}
