import { type QueryBuilder, runTransaction } from '@markwright/db'
import { type Duration, durationOf } from '@markwright/domain/money/service-period'
import type { UnusedShare } from '@markwright/entitlements'
import type { Actor } from '@markwright/workflow'
import { countCasesOf } from './cases-of-order.ts'
import type { OrderRefundStatus } from './order-machine.ts'
import { notifyOfOrder, orderMessages } from './order-messages.ts'
import { lockOrders, moveOrder, system } from './order-rows.ts'

/** What grants services and ends them; each in the caller's transaction. */
export type ServiceGrants = {
  /** Once for an item, however often it is called. */
  grant(
    tx: QueryBuilder,
    grant: {
      accountId: string
      planId: string
      orderItemId: string
      orderNo: string
      quantity: number
      duration: Duration
      at: Date
    },
  ): Promise<void>
  revoke(tx: QueryBuilder, items: { orderItemIds: string[]; at: Date; reason: string }): Promise<void>
  /** Until `restore` or `revoke` they cannot be used. */
  suspend(tx: QueryBuilder, items: { orderItemIds: string[]; at: Date }): Promise<void>
  /** They end later by the time in which they were suspended. @returns whether any was suspended */
  restore(tx: QueryBuilder, items: { orderItemIds: string[]; at: Date }): Promise<boolean>
  /** How much of what was paid for an item is unused; null where it was never granted, or was revoked. */
  unusedShare(tx: QueryBuilder, orderItemId: string, at: Date): Promise<UnusedShare | null>
}

/**
 * Grants what a paid or free order has bought; once, however often it is called. The order is complete when nothing of it
 * is left for staff to provide.
 * @returns whether the order is complete
 */
export const fulfilOrder = (
  db: QueryBuilder,
  { orderId, grants, at }: { orderId: string; grants: ServiceGrants; at: Date },
): Promise<boolean> =>
  runTransaction(db, async (tx) => {
    const [order] = await lockOrders(tx, [orderId])
    if (!order || (order.status !== 'paid' && order.status !== 'free')) return order?.status === 'complete'
    // What is being returned is not granted any more, and what may be returned not before that is decided.
    if (refundInProgress(order.refundStatus)) return false
    const items = await tx
      .selectFrom('service_order_item')
      .select(['id', 'content', 'fulfilled_at'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute()
    let isLeft = false
    for (const { id, content, fulfilled_at } of items) {
      if (fulfilled_at !== null) continue
      const { planId, planUnits, quantity, timeLimit, unit } = content
      if (planId === null) {
        isLeft = true
        continue
      }
      await grants.grant(tx, {
        accountId: order.accountId,
        planId,
        orderItemId: id,
        orderNo: order.number,
        quantity: planUnits * quantity,
        duration: durationOf(timeLimit, unit, quantity),
        at,
      })
      await tx.updateTable('service_order_item').set({ fulfilled_at: at }).where('id', '=', id).execute()
    }
    if (isLeft && !(await areCasesDone(tx, orderId))) return false
    const problem = await moveOrder(tx, order, 'fulfil', { actor: system, at, set: { completed_at: at } })
    if (problem) throw new Error(`order ${order.number} could not be completed: ${problem}`)
    await notifyOfOrder(tx, order, orderMessages.complete(order.number))
    return true
  })

/** Whether each case of an order that was on credit has been filed or withdrawn before it was paid. */
async function areCasesDone(tx: QueryBuilder, orderId: string): Promise<boolean> {
  const { open, filed } = await countCasesOf(tx, orderId)
  return open === 0 && filed > 0
}

/** Whether the money of an order is to be returned, or that is not decided: nothing more is provided for it. */
export const refundInProgress = (status: OrderRefundStatus) => status !== 'none' && status !== 'rejected'

/**
 * Staff have provided what is not granted by itself, in the caller's transaction; `notProvided`: positions of items that
 * will not be, for which the money can be requested back.
 */
export async function completeOrder(
  tx: QueryBuilder,
  complete: { orderId: string; version: number; actor: Actor; at: Date; notProvided?: readonly number[] },
): Promise<'notFound' | 'notPossible' | 'changed' | null> {
  const { notProvided = [] } = complete
  const [order] = await lockOrders(tx, [complete.orderId])
  if (!order) return 'notFound'
  if (order.version !== complete.version) return 'changed'
  if (refundInProgress(order.refundStatus)) return 'notPossible'
  const waiting = await tx
    .selectFrom('service_order_item')
    .select(['id', 'content'])
    .where('order_id', '=', order.id)
    .where('fulfilled_at', 'is', null)
    .execute()
  // What is granted by itself is about to be.
  if (waiting.some(({ content }) => content.planId !== null)) return 'notPossible'
  const problem = await moveOrder(tx, order, 'fulfil', { ...complete, set: { completed_at: complete.at } })
  if (problem) return problem === 'conflict' ? 'changed' : 'notPossible'
  await tx
    .updateTable('service_order_item')
    .set({ fulfilled_at: complete.at })
    .where('order_id', '=', order.id)
    .where('fulfilled_at', 'is', null)
    .$if(notProvided.length > 0, (query) => query.where('position', 'not in', notProvided))
    .execute()
  await notifyOfOrder(tx, order, orderMessages.complete(order.number))
  return null
}

/** Orders that are paid and whose services were not granted, though nothing prevents it: their job was lost. */
export async function listUnfulfilled(db: QueryBuilder, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('service_order as o')
    .select('o.id')
    .where('o.status', 'in', ['paid', 'free'])
    .where('o.refund_status', 'in', ['none', 'rejected'])
    .where((is) => is.or([is('o.paid_at', '<', before), is('o.paid_at', 'is', null)]))
    .where('o.created_at', '<', before)
    .where((is) =>
      is.exists(
        is
          .selectFrom('service_order_item as i')
          .select('i.id')
          .whereRef('i.order_id', '=', 'o.id')
          .where('i.fulfilled_at', 'is', null)
          .where((of) => of(of.ref('i.content', '->>').key('planId'), 'is not', null)),
      ),
    )
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
