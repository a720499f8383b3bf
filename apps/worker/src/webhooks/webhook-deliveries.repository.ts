import { type QueryBuilder, sql, statementsOf, namesOf } from '@markwright/db'
import { deliverWebhook, recordJob } from '@markwright/jobs'
import type { WebhookResponse } from '@markwright/monitoring/webhook-call'
import { randomUUID } from 'node:crypto'

const webhook = namesOf('webhook')
const delivery = namesOf('webhook_delivery')
const request = namesOf('partner_request')

/** When a webhook that fails is paused. */
const FAILING_DAYS = 5
/** How long deliveries and answers to repeated calls are stored. */
const LOG_DAYS = 30

export function createWebhookDeliveriesRepository(db: QueryBuilder) {
  return {
    /** A delivery with what is needed to make it. */
    find: (id: string) =>
      db
        .selectFrom('webhook_delivery as d')
        .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
        .innerJoin('account as a', 'a.id', 'w.account_id')
        .select(['d.id', 'd.event_id', 'd.body', 'd.state', 'd.attempts', 'w.id as webhook_id', 'w.url'])
        .select(['w.sealed_secret', 'w.previous_secret', 'w.previous_until', 'w.paused_at'])
        .where('d.id', '=', id)
        .where('a.status', '=', 'active')
        .executeTakeFirst(),

    /** Records what came of an attempt, and orders the next one for `nextTryAt`; none where it is null. */
    async record(
      { id, webhookId, attempts }: { id: string; webhookId: string; attempts: number },
      { httpStatus, problem }: WebhookResponse,
      nextTryAt: Date | null,
    ): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const state = problem === null ? 'sent' : nextTryAt === null ? 'failed' : 'pending'
        await tx
          .updateTable('webhook_delivery')
          .set({
            state,
            attempts,
            http_status: httpStatus,
            problem: problem && JSON.stringify(problem),
            tried_at: sql<Date>`now()`,
            next_try_at: nextTryAt,
          })
          .where('id', '=', id)
          .execute()
        await tx
          .updateTable('webhook')
          .set({ failing_since: problem === null ? null : sql<Date>`coalesce(${webhook.failing_since}, now())` })
          .where('id', '=', webhookId)
          .execute()
        if (nextTryAt)
          await recordJob(statementsOf(tx), deliverWebhook, { deliveryId: id }, randomUUID(), { runAt: nextTryAt })
      })
    },

    /** Gives a delivery up. */
    async giveUp(id: string): Promise<void> {
      await db
        .updateTable('webhook_delivery')
        .set({ state: 'failed', next_try_at: null })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .execute()
    },

    /** Calls a webhook no more until its member resumes it. */
    async pause(webhookId: string, reason: 'gone' | 'failing'): Promise<void> {
      await db
        .updateTable('webhook')
        .set({ paused_at: sql<Date>`now()`, paused_reason: reason })
        .where('id', '=', webhookId)
        .where('paused_at', 'is', null)
        .$if(reason === 'failing', (query) =>
          query.where('failing_since', '<', sql<Date>`now() - ${FAILING_DAYS} * interval '1 day'`),
        )
        .execute()
    },

    /** Deletes logs of long ago, and the answers of calls whose idempotency keys are no longer known. */
    async clear(): Promise<void> {
      await sql`DELETE FROM ${delivery.$table} WHERE ${delivery.created_at} < now() - ${LOG_DAYS} * interval '1 day'`.execute(
        db,
      )
      await sql`DELETE FROM ${request.$table} WHERE ${request.created_at} < now() - interval '24 hours'`.execute(db)
    },
  }
}
export type WebhookDeliveriesRepository = ReturnType<typeof createWebhookDeliveriesRepository>
