import { type QueryBuilder, sql, statementsOf } from '@markwright/db'
import { recordEvent } from '@markwright/jobs'
import type { Actor } from '@markwright/workflow'
import { notifyOfOrder, orderMessages } from './order-messages.ts'
import { type LockedOrder, moveOrder } from './order-rows.ts'
import { enqueueFollowUp } from './order-jobs.ts'

export type ReceiptMethod = 'wechat' | 'alipay' | 'transfer'

/** An order whose whole price has arrived, and is allocated to it, is paid since the last of it came; in the caller's transaction. */
export async function payOrder(
  tx: QueryBuilder,
  order: LockedOrder,
  { method, actor, at }: { method: ReceiptMethod; actor: Actor; at: Date },
): Promise<void> {
  const receipts = await tx
    .selectFrom('receipt_allocation as l')
    .innerJoin('receipt as r', 'r.id', 'l.receipt_id')
    .select(['r.transaction_id', 'r.received_at', 'l.amount_fen'])
    .where('l.order_id', '=', order.id)
    .orderBy('r.received_at')
    .orderBy('r.id')
    .execute()
  const fen = receipts.reduce((sum, { amount_fen }) => sum + amount_fen, 0)
  if (fen !== order.totalFen) throw new Error(`order ${order.number} costs ${order.totalFen} fen and has ${fen}`)
  const receivedAt = receipts.at(-1)?.received_at ?? at
  const event = actor.type === 'staff' && order.status === 'pendingReview' ? 'approveVoucher' : 'pay'
  const transactionId = receipts.map(({ transaction_id }) => transaction_id).join(', ')
  const problem = await moveOrder(tx, order, event, {
    actor,
    at,
    facts: { method, transactionId, amountFen: order.totalFen },
    // Of a transfer only the day is known, and no order is paid before it was placed.
    set: { pay_method: method, paid_at: receivedAt < order.createdAt ? order.createdAt : receivedAt },
  })
  if (problem) throw new Error(`order ${order.number} could not be paid: ${problem}`)
  await notifyOfOrder(tx, order, orderMessages.paid(order.number, order.totalFen))
  await recordEvent(statementsOf(tx), order.accountId, 'order.paid', {
    orderId: order.id,
    orderNo: order.number,
    amount: (order.totalFen / 100).toFixed(2),
    currency: 'CNY',
  })
  await enqueueFollowUp(tx, { fulfil: order.id })
}

/** Nobody shall pay again what is paid, or of which a part is here: other payments are closed at the provider. */
export async function closeOtherPayments(
  tx: QueryBuilder,
  payments: { orderIds: readonly string[]; except?: string | null },
): Promise<void> {
  for (const id of await markClosing(tx, payments)) await enqueueFollowUp(tx, { closePayment: id })
}

/** Payments of these orders that can still be paid are to be closed; @returns their ids. */
export async function markClosing(
  tx: QueryBuilder,
  { orderIds, except = null }: { orderIds: readonly string[]; except?: string | null },
): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await tx
    .updateTable('payment')
    .set({ state: 'closing', version: sql`version + 1` })
    .where('state', 'in', ['created', 'open'])
    .where((is) =>
      is.exists(
        is
          .selectFrom('payment_order as o')
          .select('o.order_id')
          .whereRef('o.payment_id', '=', 'payment.id')
          .where('o.order_id', 'in', [...orderIds]),
      ),
    )
    .$if(except !== null, (query) => query.where('id', '!=', except!))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
