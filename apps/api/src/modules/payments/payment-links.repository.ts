import { type QueryBuilder, runTransaction, sql } from '@markwright/db'

const columns = ['l.id', 'l.order_id', 'l.expires_at', 'l.revoked_at', 'l.created_at'] as const

/** Links by which orders are paid by others. */
export function createPaymentLinksRepository({ db }: { db: QueryBuilder }) {
  return {
    /** The latest first. */
    list: (orderId: string) =>
      db
        .selectFrom('payment_link as l')
        .select(columns)
        .where('l.order_id', '=', orderId)
        .orderBy('l.created_at', 'desc')
        .orderBy('l.id')
        .execute(),

    find: (id: string) => db.selectFrom('payment_link as l').select(columns).where('l.id', '=', id).executeTakeFirst(),

    /** @returns whether it was added: not where the order has `max` that hold */
    add: (link: { id: string; orderId: string; expiresAt: Date; at: Date }, max: number): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        await tx.selectFrom('service_order').select('id').where('id', '=', link.orderId).forUpdate().execute()
        const { total } = await tx
          .selectFrom('payment_link')
          .select(sql<number>`count(*)::int`.as('total'))
          .where('order_id', '=', link.orderId)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', link.at)
          .executeTakeFirstOrThrow()
        if (total >= max) return false
        await tx
          .insertInto('payment_link')
          .values({ id: link.id, order_id: link.orderId, expires_at: link.expiresAt, created_at: link.at })
          .execute()
        return true
      }),

    /** @returns whether the order has such a link; one that was revoked stays as it is */
    async revoke(orderId: string, id: string, at: Date): Promise<boolean> {
      const revoked = await db
        .updateTable('payment_link')
        .set((of) => ({ revoked_at: of.fn.coalesce('revoked_at', of.val(at)) }))
        .where('id', '=', id)
        .where('order_id', '=', orderId)
        .returning('id')
        .executeTakeFirst()
      return revoked !== undefined
    },
  }
}
export type PaymentLinksRepository = ReturnType<typeof createPaymentLinksRepository>
export type PaymentLinkRow = NonNullable<Awaited<ReturnType<PaymentLinksRepository['find']>>>
