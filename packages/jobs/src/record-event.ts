import { runStatement, sql, statements } from '@markwright/db/statements'
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
  'deadline.due',
  'case.changed',
  'case.letter',
  'case.message',
  'case.due',
  'job.completed',
  'job.failed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/**
 * Records that something has happened for each live webhook of a member that subscribes to it, with a job that calls it.
 * `id` is the same where one event is of two types.
 * Within a transaction they exist with what they tell of, or not at all; the workers find the jobs by themselves.
 */
export async function recordEvent(
  db: Statements,
  accountId: string,
  type: WebhookEvent,
  data: Record<string, unknown>,
  { at = new Date(), id = randomUUID() }: { at?: Date; id?: string } = {},
): Promise<void> {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const deliveries = await runStatement(
    db,
    statements
      .insertInto('webhook_delivery')
      .columns(['id', 'webhook_id', 'event_id', 'type', 'body', 'next_try_at'])
      .expression(
        statements
          .selectFrom('webhook')
          .select((query) => [
            query.fn<string>('gen_random_uuid').as('id'),
            'webhook.id as webhook_id',
            sql<string>`${id}::uuid`.as('event_id'),
            sql<string>`${type}::text`.as('type'),
            sql<string>`${body}`.as('body'),
            query.fn<Date>('now').as('next_try_at'),
          ])
          .where('account_id', '=', sql<string>`${accountId}::uuid`)
          .where('is_test', '=', false)
          .where('paused_at', 'is', null)
          .where(sql<string>`${type}::text`, '=', (query) => query.fn.any(query.ref('events'))),
      )
      .returning('id'),
  )
  for (const { id } of deliveries) await recordJob(db, deliverWebhook, { deliveryId: id }, randomUUID())
}
