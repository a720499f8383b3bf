import { type QueryBuilder, sql } from '@markwright/db'
import type { MonitorChannel } from '@markwright/monitoring/monitor-rule'
import type { DeliveryProblem } from '@markwright/monitoring/webhook-call'

/** One digest on one way to its member. */
export type DeliveryRow = {
  id: string
  channel: MonitorChannel
  state: 'pending' | 'sent' | 'failed'
  hitCount: number
  createdAt: Date
  attempts: number
  /** What a webhook answered last. */
  httpStatus: number | null
  triedAt: Date | null
  nextTryAt: Date | null
  sentAt: Date | null
  problem: DeliveryProblem | null
}

export const createDeliveriesRepository = (db: QueryBuilder) => ({
  /** The last ones of a monitor or of an alert, the newest first. */
  list: (accountId: string, senderId: string, limit: number): Promise<DeliveryRow[]> =>
    db
      .selectFrom('monitor_delivery as v')
      .innerJoin('monitor_digest as d', 'd.id', 'v.digest_id')
      .leftJoin('monitor as m', 'm.id', 'd.monitor_id')
      .leftJoin('saved_patent_search as s', 's.id', 'd.alert_id')
      .leftJoin('job as j', 'j.id', 'v.job_id')
      .select((of) => [
        'v.id',
        'v.channel',
        'v.state',
        'd.hit_count as hitCount',
        'd.created_at as createdAt',
        of.fn.coalesce('j.attempts', sql<number>`(${of.ref('v.state')} = 'sent')::int`).as('attempts'),
        'v.http_status as httpStatus',
        'v.tried_at as triedAt',
        'v.sent_at as sentAt',
        'v.problem',
        of
          .case()
          .when(of.and([of('v.state', '=', 'pending'), of('j.state', '=', 'queued')]))
          .then(of.ref('j.available_at'))
          .end()
          .as('nextTryAt'),
      ])
      .$narrowType<{ channel: MonitorChannel }>()
      .where(({ fn }) => fn.coalesce('m.account_id', 's.account_id'), '=', accountId)
      .where((is) => is.or([is('d.monitor_id', '=', senderId), is('d.alert_id', '=', senderId)]))
      .orderBy('d.created_at', 'desc')
      .orderBy('v.channel')
      .limit(limit)
      .execute(),
})
export type ListDeliveries = ReturnType<typeof createDeliveriesRepository>['list']
