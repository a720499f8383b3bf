import type { MonitorChannel } from '@markwright/monitoring/monitor-rule'
import type { DeliveryProblem, WebhookAnswer } from '@markwright/monitoring/webhook-call'
import type { Pool } from 'pg'

/** One digest on one way to its member. */
export type Delivery = {
  id: string
  channel: MonitorChannel
  state: 'pending' | 'sent' | 'failed'
  /** What the digest is of, by whose secret a webhook is signed. */
  sender: 'monitor' | 'patentAlert'
  senderId: string
  /** Whether the sender still uses this channel, and its member may still be told. */
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
  return {
    async find(id: string): Promise<Delivery | null> {
      const { rows } = await pool.query<Delivery>(
        `SELECT v.id, v.channel, v.state, v.digest_id AS "digestId", d.created_at AS "createdAt",
           CASE WHEN m.id IS NULL THEN 'patentAlert' ELSE 'monitor' END AS sender, coalesce(m.id, p.id) AS "senderId",
           v.channel = ANY(coalesce(m.channels, p.channels)) AND a.status = 'active' AS wanted,
           coalesce(m.webhook_url, p.webhook_url) AS "webhookUrl", a.email, a.language
         FROM monitor_delivery v JOIN monitor_digest d ON d.id = v.digest_id
         LEFT JOIN monitor m ON m.id = d.monitor_id
         LEFT JOIN patent_alert p ON p.id = d.alert_id LEFT JOIN saved_patent_search s ON s.id = p.id
         JOIN account a ON a.id = coalesce(m.account_id, s.account_id) WHERE v.id = $1`,
        [id],
      )
      return rows[0] ?? null
    },

    async markSent(id: string): Promise<void> {
      await pool.query(`UPDATE monitor_delivery SET state = 'sent', sent_at = now(), problem = NULL WHERE id = $1`, [
        id,
      ])
    },

    /** Keeps what came of the call of a webhook. */
    async keepCall(id: string, called: WebhookAnswer): Promise<void> {
      await pool.query('UPDATE monitor_delivery SET http_status = $2, problem = $3, tried_at = now() WHERE id = $1', [
        id,
        called.httpStatus,
        called.problem && JSON.stringify(called.problem),
      ])
    },

    async keepProblem(id: string, problem: DeliveryProblem): Promise<void> {
      await pool.query('UPDATE monitor_delivery SET problem = $2 WHERE id = $1', [id, JSON.stringify(problem)])
    },

    /** Gives up a delivery that is not to be made. */
    async refuse(id: string, problem: DeliveryProblem): Promise<void> {
      await pool.query(
        `UPDATE monitor_delivery SET state = 'failed', problem = $2 WHERE id = $1 AND state = 'pending'`,
        [id, JSON.stringify(problem)],
      )
    },

    /** Marks the delivery of a job that is given up. */
    async fail(jobId: string): Promise<void> {
      await pool.query(
        `UPDATE monitor_delivery SET state = 'failed', problem = coalesce(problem, $2)
         WHERE job_id = $1 AND state = 'pending'`,
        [jobId, JSON.stringify(unanswered)],
      )
    },
  }
}
export type DeliveriesRepository = ReturnType<typeof createDeliveriesRepository>
