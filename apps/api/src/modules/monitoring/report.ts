import { addDays, addYears, daysBetween, HOME_ZONE, startOfDay, todayIn } from '@markwright/domain/dates/calendar'
import { fieldRefusal } from '../../kernel/fields.ts'
import { spanOf, zoneOf } from '../../kernel/zone.ts'
import type { HitCount, HitFilter, HitSort, HitsRepository } from './hits.repository.ts'
import type { FoundHit, HitsService } from './hits.service.ts'
import { draftTexts } from './monitoring.errors.ts'
import type { MonitorsService, ShownMonitor } from './monitors.service.ts'

const HITS_MAX = 200
const DEADLINES_MAX = 50
const DAYS = 30

/** Days of a time zone, that of the product without one. */
export type ReportQuery = { from?: string | undefined; to?: string | undefined; zone?: string | undefined }

/** What a monitor has found in a period of days of a time zone. */
export type Report = {
  monitor: ShownMonitor
  from: string
  to: string
  zone: string
  total: number
  byKind: HitCount[]
  byLevel: HitCount[]
  byVerdict: HitCount[]
  byDay: HitCount[]
  deadlines: FoundHit[]
  /** The order of the hits. */
  sort: HitSort
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
  /** @throws 404 for a monitor of somebody else, 400 for a period or a zone that is none. */
  return async (accountId: string, id: string, requested: ReportQuery) => {
    const monitor = await deps.monitors.find(accountId, id)
    const createdAt = deps.now()
    const zone = zoneOf(requested)
    const to = requested.to ?? todayIn(zone, createdAt)
    const from = requested.from ?? addDays(to, -DAYS)
    if (from > to) throw fieldRefusal('from', 'reversed', draftTexts.periodReversed)
    if (addYears(from, 1) < to) throw fieldRefusal('from', 'tooLong', draftTexts.periodTooLong)
    const filter: HitFilter = {
      accountId,
      monitorId: id,
      ...spanOf(from, to, zone),
      level: null,
      kind: null,
      verdict: null,
      keyword: null,
    }
    const sort = sortOf(monitor)
    const [total, byKind, byLevel, byVerdict, byDay, deadlines, rows] = await Promise.all([
      repository.count(filter),
      repository.countBy(filter, 'kind'),
      repository.countBy(filter, 'level'),
      repository.countBy(filter, 'verdict'),
      repository.countByDay(filter, daysOf(from, to, zone)),
      // Offices count the days of a deadline by their own calendar.
      repository.listDeadlines(accountId, id, todayIn(HOME_ZONE, createdAt), DEADLINES_MAX),
      repository.list(filter, sort, { skip: 0, take: HITS_MAX }),
    ])
    const report: Report = {
      monitor,
      from,
      to,
      zone,
      total,
      byKind,
      byLevel,
      byVerdict,
      byDay,
      deadlines: await hits.withMarks(deadlines),
      sort,
      hits: await hits.withMarks(rows),
      engineVersion: deps.engineVersion(),
      createdAt,
    }
    return report
  }
}

/** Hits have a score where a name or an image is compared. */
function sortOf({ type, rule }: Pick<ShownMonitor, 'type' | 'rule'>): HitSort {
  if (type === 'renewal') return 'deadline'
  return type === 'image' || rule.text !== null ? '-score' : '-foundTime'
}

const daysOf = (from: string, to: string, zone: string) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const day = addDays(from, at)
    return { day, start: startOfDay(day, zone) }
  })
