import { type QueryBuilder, runTransaction } from '@markwright/db'
import { isPayableStatus, payableStatuses } from '@markwright/domain/money/order-statuses'
import type { Actor } from '@markwright/workflow'
import { countCasesOf } from './cases-of-order.ts'
import { notifyOfOrder, orderMessages } from './order-messages.ts'
import { closeOrder, lockOrders, system } from './order-rows.ts'
import { amountDue, releaseHeld } from './held-transfers.ts'
import { closeOtherPayments } from './pay-order.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const UNPAID_DAYS = 7
const AT_ONCE = 100

export type CancelProblem = 'notFound' | 'notPossible' | 'changed'

/**
 * Cancels an order that is not paid, in the caller's transaction. Where a voucher is being reviewed, money may be on its
 * way: that order cannot be cancelled, nor one on credit of which a case was filed.
 */
export async function cancelOrder(
  tx: QueryBuilder,
  cancel: { orderId: string; accountId: string | null; actor: Actor; reason: string | null; at: Date },
): Promise<CancelProblem | null> {
  const [order] = await lockOrders(tx, [cancel.orderId])
  if (!order || (cancel.accountId !== null && order.accountId !== cancel.accountId)) return 'notFound'
  if (!isPayableStatus(order.status)) return 'notPossible'
  if (order.creditAt !== null && (await countCasesOf(tx, order.id)).filed > 0) return 'notPossible'
  const problem = await closeOrder(tx, order, 'cancel', cancel)
  if (problem) return problem === 'conflict' ? 'changed' : 'notPossible'
  await closeOtherPayments(tx, { orderIds: [order.id] })
  await releaseHeld(tx, [order], { reason: 'orderClosed', at: cancel.at })
  return null
}

/**
 * Closes what nobody has paid for 7 days, unless it is on credit. Of which a part has arrived stays open until the member or staff decide.
 * @returns how many orders
 */
export async function expireOrders(db: QueryBuilder, at: Date): Promise<number> {
  const due = await db
    .selectFrom('service_order')
    .select('id')
    .where('status', 'in', payableStatuses)
    .where('closed_at', 'is', null)
    .where('credit_at', 'is', null)
    .where('created_at', '<=', new Date(at.getTime() - UNPAID_DAYS * DAY_MS))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('receipt_allocation as l')
            .select('l.receipt_id')
            .whereRef('l.order_id', '=', 'service_order.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute()
  let closed = 0
  for (const { id } of due)
    await runTransaction(db, async (tx) => {
      const [order] = await lockOrders(tx, [id])
      if (!order || !isPayableStatus(order.status) || order.creditAt !== null) return
      if ((await amountDue(tx, order)) < order.totalFen) return
      if (await closeOrder(tx, order, 'expire', { actor: system, at })) return
      await closeOtherPayments(tx, { orderIds: [id] })
      await notifyOfOrder(tx, order, orderMessages.expired(order.number))
      closed++
    })
  return closed
}
