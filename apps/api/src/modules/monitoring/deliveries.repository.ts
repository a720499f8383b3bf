import type { MonitorChannel } from '@markwright/monitoring/monitor-rule'
import type { DeliveryProblem } from '@markwright/monitoring/webhook-call'
import type { Pool } from 'pg'

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

export function createDeliveriesRepository({ pool }: { pool: Pool }) {
  return {
    /** The last ones of a monitor or of an alert, the newest first. */
    async list(accountId: string, senderId: string, limit: number): Promise<DeliveryRow[]> {
      const { rows } = await pool.query<DeliveryRow>(
        `SELECT v.id, v.channel, v.state, d.hit_count AS "hitCount", d.created_at AS "createdAt",
           coalesce(j.attempts, (v.state = 'sent')::int) AS attempts, v.http_status AS "httpStatus",
           v.tried_at AS "triedAt", v.sent_at AS "sentAt", v.problem,
           CASE WHEN v.state = 'pending' AND j.state = 'queued' THEN j.available_at END AS "nextTryAt"
         FROM monitor_delivery v JOIN monitor_digest d ON d.id = v.digest_id
         LEFT JOIN monitor m ON m.id = d.monitor_id LEFT JOIN saved_patent_search s ON s.id = d.alert_id
         LEFT JOIN job j ON j.id = v.job_id
         WHERE coalesce(m.account_id, s.account_id) = $1 AND (d.monitor_id = $2 OR d.alert_id = $2)
         ORDER BY d.created_at DESC, v.channel LIMIT $3`,
        [accountId, senderId, limit],
      )
      return rows
    },
  }
}
