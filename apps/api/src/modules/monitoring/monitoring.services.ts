import type { QueryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { OppositionRule } from '@markwright/deadlines'
import type { Entitlements } from '@markwright/entitlements'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { ListedMark } from '../trademarks/index.ts'
import { createCalendarRepository } from './calendar.repository.ts'
import { createCalendars } from './calendar.ts'
import type { ListDeliveries } from './deliveries.repository.ts'
import { createHitsRepository } from './hits.repository.ts'
import { createHitsService } from './hits.service.ts'
import { createMonitorsRepository } from './monitors.repository.ts'
import { createMonitorsService } from './monitors.service.ts'
import { createReports } from './report.ts'
import type { ReadWatchedImage } from './read-watched-image.ts'
import { createWebhookTest } from './webhook-test.ts'

const DELIVERIES_SHOWN = 20

/** All of monitoring but what the worker does. */
export function createMonitoring(deps: {
  db: QueryBuilder
  listMarks: (ids: readonly number[]) => Promise<ListedMark[]>
  listDeliveries: ListDeliveries
  /** Version of the similarity rules. */
  engineVersion: () => string
  entitlements: Pick<Entitlements, 'consume' | 'giveBack' | 'usage'>
  readWatchedImage: ReadWatchedImage
  /** The small image of a record, or null where it has none. */
  readThumbnail: (publicId: string) => Promise<Uint8Array | null>
  limits: RateLimits
  appSecret: string
  siteUrl: string
  ownRules: readonly OppositionRule[]
  now: () => Date
}) {
  const hitsRepository = createHitsRepository(deps.db)
  const monitors = createMonitorsService({ ...deps, repository: createMonitorsRepository(deps.db) })
  const hits = createHitsService({ ...deps, repository: hitsRepository })
  return {
    monitors,
    hits,
    testWebhook: createWebhookTest({
      ...deps,
      async describe(accountId, id) {
        const { name, type } = await monitors.find(accountId, id)
        return { type: 'monitor.test', data: { monitor: { id, name, type }, total: 0, hits: [] } }
      },
    }),
    /** @throws 404 for a monitor of somebody else. */
    async listDeliveries(accountId: string, monitorId: string) {
      await monitors.find(accountId, monitorId)
      return deps.listDeliveries(accountId, monitorId, DELIVERIES_SHOWN)
    },
    report: createReports({ ...deps, monitors, hits, repository: hitsRepository }),
    calendars: createCalendars({ ...deps, repository: createCalendarRepository(deps.db), hitsRepository, hits }),
    readThumbnail: deps.readThumbnail,
    siteUrl: deps.siteUrl,
    ownRules: deps.ownRules,
    today: () => todayIn(HOME_ZONE, deps.now()),
  }
}
export type Monitoring = ReturnType<typeof createMonitoring>
