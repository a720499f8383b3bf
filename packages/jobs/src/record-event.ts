import { randomUUID } from 'node:crypto'
import { deliverWebhook } from './deliver-webhook.ts'
import { recordJob, type Statements } from './job-record.ts'

/** Types of events by which webhooks are called. */
export const webhookEvents = [
  'translation.completed',
  'report.ready',
  'monitor.hit',
  'order.paid',
  'renewal.due',
  'job.completed',
  'job.failed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/**
 * Records that something has happened for each webhook of a member that wants to be told, with a job that calls it.
 * Within a transaction they exist with what they tell of, or not at all; the workers find the jobs by themselves.
 */
export async function recordEvent(
  db: Statements,
  accountId: string,
  type: WebhookEvent,
  data: Record<string, unknown>,
  at = new Date(),
): Promise<void> {
  const { rows } = await db.query(
    `INSERT INTO webhook_delivery (id, webhook_id, event_id, type, body, next_try_at)
     SELECT gen_random_uuid(), w.id, $2::uuid, $3::text, $4, now() FROM webhook w
     WHERE w.account_id = $1::uuid AND w.paused_at IS NULL AND $3::text = ANY(w.events) RETURNING id`,
    [accountId, randomUUID(), type, JSON.stringify({ type, timestamp: at.toISOString(), data })],
  )
  for (const { id } of rows as { id: string }[]) await recordJob(db, deliverWebhook, { deliveryId: id }, randomUUID())
}
