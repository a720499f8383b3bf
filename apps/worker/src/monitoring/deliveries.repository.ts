import { queryBuilder, sql } from '@markwright/db'
import type { MonitorChannel } from '@markwright/monitoring/monitor-rule'
import type { DeliveryProblem, WebhookResponse } from '@markwright/monitoring/webhook-call'
import type { Pool } from 'pg'

/** One digest on one way to its member. */
export type Delivery = {
  id: string
  channel: MonitorChannel
  state: 'pending' | 'sent' | 'failed'
  /** What the digest is of, by whose secret a webhook is signed. */
  sender: 'monitor' | 'patentAlert'
  senderId: string
  /** Whether the sender still uses this channel, and its member may still be notified. */
  wanted: boolean
  digestId: string
  createdAt: Date
  webhookUrl: string | null
  email: string | null
  language: string
}

export const noEmail: DeliveryProblem = {
  id: 'digest.noEmail',
  cn: '账户中没有电子邮箱。',
  en: 'The account has no e-mail address.',
}
const unanswered: DeliveryProblem = {
  id: 'digest.undelivered',
  cn: '对方一直没有接收。',
  en: 'The receiver did not take it.',
}

export function createDeliveriesRepository(pool: Pool) {
  const db = queryBuilder(pool)
  const giveUp = () => db.updateTable('monitor_delivery').where('state', '=', 'pending')

  return {
    async find(id: string): Promise<Delivery | null> {
      const found = await db
        .selectFrom('monitor_delivery as v')
        .innerJoin('monitor_digest as d', 'd.id', 'v.digest_id')
        .leftJoin('monitor as m', 'm.id', 'd.monitor_id')
        .leftJoin('patent_alert as p', 'p.id', 'd.alert_id')
        .leftJoin('saved_patent_search as s', 's.id', 'p.id')
        .innerJoin('account as a', (on) =>
          on.on((query) => sql<boolean>`${query.ref('a.id')} = ${query.fn.coalesce('m.account_id', 's.account_id')}`),
        )
        .select((query) => [
          'v.id',
          'v.channel',
          'v.state',
          'v.digest_id as digestId',
          'd.created_at as createdAt',
          'm.id as monitorId',
          'p.id as alertId',
          query.fn.coalesce('m.channels', 'p.channels').as('channels'),
          'a.status',
          query.fn.coalesce('m.webhook_url', 'p.webhook_url').as('webhookUrl'),
          query.ref('a.email').as('email'),
          'a.language',
        ])
        .$narrowType<{ channel: MonitorChannel }>()
        .where('v.id', '=', id)
        .executeTakeFirst()
      if (!found) return null
      const { monitorId, alertId, channels, status, ...delivery } = found
      return {
        ...delivery,
        sender: monitorId === null ? 'patentAlert' : 'monitor',
        senderId: (monitorId ?? alertId)!,
        wanted: channels?.includes(delivery.channel) === true && status === 'active',
      }
    },

    async markSent(id: string): Promise<void> {
      await db
        .updateTable('monitor_delivery')
        .set({ state: 'sent', sent_at: sql<Date>`now()`, problem: null })
        .where('id', '=', id)
        .execute()
    },

    /** Saves what came of the call of a webhook. */
    async saveCall(id: string, { httpStatus, problem }: WebhookResponse): Promise<void> {
      await db
        .updateTable('monitor_delivery')
        .set({ http_status: httpStatus, problem: problem && JSON.stringify(problem), tried_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    },

    async saveProblem(id: string, problem: DeliveryProblem): Promise<void> {
      await db
        .updateTable('monitor_delivery')
        .set({ problem: JSON.stringify(problem) })
        .where('id', '=', id)
        .execute()
    },

    /** Gives up a delivery that is not to be made. */
    async refuse(id: string, problem: DeliveryProblem): Promise<void> {
      await giveUp()
        .set({ state: 'failed', problem: JSON.stringify(problem) })
        .where('id', '=', id)
        .execute()
    },

    /** Marks the delivery of a job that is given up. */
    async fail(jobId: string): Promise<void> {
      await giveUp()
        .set((query) => ({
          state: 'failed',
          problem: query.fn.coalesce(
            query.ref('problem').$castTo<string | null>(),
            sql<string>`${JSON.stringify(unanswered)}::jsonb`,
          ),
        }))
        .where('job_id', '=', jobId)
        .execute()
    },
  }
}
export type DeliveriesRepository = ReturnType<typeof createDeliveriesRepository>
