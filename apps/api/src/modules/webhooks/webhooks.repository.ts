import { changeLocked, type QueryBuilder, sql, statementsOf } from '@markwright/db'
import { deliverWebhook, recordJob } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import type { InstantKey, Rows } from '../../kernel/pagination.ts'

export type WebhookDraft = { url: string; events: string[] }
/** Whose webhooks, and of which keys: test or live ones; both for the member, where `isTest` is absent. */
export type WebhookOwner = { accountId: string; isTest?: boolean }

const total = sql<number>`count(*)::int`

export function createWebhooksRepository(db: QueryBuilder) {
  const own = ({ accountId, isTest }: WebhookOwner) =>
    db
      .selectFrom('webhook')
      .where('account_id', '=', accountId)
      .$if(isTest !== undefined, (query) => query.where('is_test', '=', isTest!))
  const change = (owner: WebhookOwner, id: string) =>
    db.updateTable('webhook').where('id', 'in', own(owner).select('id').where('id', '=', id))
  return {
    /** Whether there is an account that was not closed. */
    isOpenAccount: async (id: string) =>
      (await db
        .selectFrom('account')
        .select('id')
        .where('id', '=', id)
        .where('status', '<>', 'closed')
        .executeTakeFirst()) !== undefined,

    list: (owner: WebhookOwner) => own(owner).selectAll().orderBy('created_at').orderBy('id').execute(),

    find: (owner: WebhookOwner, id: string) => own(owner).selectAll().where('id', '=', id).executeTakeFirst(),

    /** False where there are `max` test or live ones already. One that has the id already stays as it is. */
    create: (
      { accountId, isTest }: Required<WebhookOwner>,
      id: string,
      draft: WebhookDraft & { sealedSecret: string },
      max: number,
    ) =>
      changeLocked(db, accountId, async (tx) => {
        const known = await tx
          .selectFrom('webhook')
          .select('id')
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .executeTakeFirst()
        if (known) return true
        const counted = await tx
          .selectFrom('webhook')
          .select(total.as('total'))
          .where('account_id', '=', accountId)
          .where('is_test', '=', isTest)
          .executeTakeFirstOrThrow()
        if (counted.total >= max) return false
        const { url, events, sealedSecret: sealed_secret } = draft
        await tx
          .insertInto('webhook')
          .values({ id, account_id: accountId, is_test: isTest, url, events, sealed_secret })
          .execute()
        return true
      }),

    async update(owner: WebhookOwner, id: string, draft: Partial<WebhookDraft>) {
      if (Object.keys(draft).length > 0) await change(owner, id).set(draft).execute()
    },

    async setState(owner: WebhookOwner, id: string, pausedAt: Date | null) {
      await change(owner, id)
        .set({ paused_at: pausedAt, paused_reason: pausedAt && 'owner', failing_since: null })
        .execute()
    },

    /** The secret of now goes on signing until `until`. */
    async rotate(owner: WebhookOwner, id: string, sealedSecret: string, until: Date) {
      await change(owner, id)
        .set((is) => ({ previous_secret: is.ref('sealed_secret'), previous_until: until, sealed_secret: sealedSecret }))
        .execute()
    },

    async delete(owner: WebhookOwner, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('webhook')
        .where('id', 'in', own(owner).select('id').where('id', '=', id))
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    async listDeliveries(webhookId: string, { skip, take, after }: Rows<InstantKey>) {
      const of = db.selectFrom('webhook_delivery').where('webhook_id', '=', webhookId)
      const [rows, counted] = await Promise.all([
        of
          .selectAll()
          .$if(Boolean(after), (deliveries) =>
            deliveries.where((is) => is(is.refTuple('created_at', 'id'), '<', is.tuple(after!.at, after!.id))),
          )
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
        of.select(total.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    /** Has a delivery made once more; null where there is none. */
    replay: (webhookId: string, id: string) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('webhook_delivery')
          .set({ state: 'pending', attempts: 0, next_try_at: sql<Date>`now()` })
          .where('id', '=', id)
          .where('webhook_id', '=', webhookId)
          .returningAll()
          .executeTakeFirst()
        if (!row) return null
        const jobId = randomUUID()
        await recordJob(statementsOf(tx), deliverWebhook, { deliveryId: id }, jobId)
        return { row, jobId }
      }),
  }
}
export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>
export type WebhookRow = NonNullable<Awaited<ReturnType<WebhooksRepository['find']>>>
export type WebhookDeliveryRow = Awaited<ReturnType<WebhooksRepository['listDeliveries']>>['rows'][number]
