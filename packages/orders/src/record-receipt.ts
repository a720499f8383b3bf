import { type QueryBuilder, sql, statementsOf } from '@markwright/db'
import { recordEvent } from '@markwright/jobs'
import type { Actor } from '@markwright/workflow'
import { recordCreation } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { nextNumber } from './next-number.ts'
import { notifyOfOrder, orderMessages } from './order-messages.ts'
import { isPayable, type LockedOrder, lockOrders, moveOrder, system } from './order-rows.ts'
import { orderFollowUp } from './order-jobs.ts'

export type ReceiptMethod = 'wechat' | 'alipay' | 'transfer'

/** Why money was not needed: paid before, not the sum that was to be paid, too late, or for no order that is known. */
export type SurplusReason = 'duplicate' | 'wrongAmount' | 'orderClosed' | 'noOrder'

export type NewReceipt = {
  method: ReceiptMethod
  /** Of the provider or bank: the same transaction is recorded once. */
  transactionId: string
  /** The merchant's number of the trade at the provider. */
  tradeNumber: string | null
  paymentId: string | null
  amountFen: number
  payer: string | null
  receivedAt: Date
  /** The orders for which it was paid, with their totals. */
  orderIds: readonly string[]
  /**
   * `exact`: pays the orders only where it is what they were to cost. `enough`: pays them in turn as long as there is
   * enough for the whole of each.
   */
  match: { exact: number } | 'enough'
  /** Who says that it was received. */
  actor: Actor
  at: Date
}

export type RecordedReceipt = {
  receiptId: string
  paidOrderIds: string[]
  surplusFen: number
  surplusReason: SurplusReason | null
}

/**
 * Records money that was received, pays the orders for which it was meant, and lists what they did not need for refund;
 * in the caller's transaction, so that all of it happens or nothing.
 * @returns null where the transaction was recorded before
 */
export async function recordReceipt(tx: QueryBuilder, receipt: NewReceipt): Promise<RecordedReceipt | null> {
  const { method, transactionId, paymentId, amountFen, payer, receivedAt, actor, at } = receipt
  const receiptId = randomUUID()
  const inserted = await tx
    .insertInto('receipt')
    .values({
      id: receiptId,
      method,
      transaction_id: transactionId,
      trade_number: receipt.tradeNumber,
      payment_id: paymentId,
      amount_fen: amountFen,
      allocated_fen: 0,
      payer,
      received_at: receivedAt,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['method', 'transaction_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null

  const orders = await lockOrders(tx, receipt.orderIds)
  if (orders.length > 0)
    await tx
      .insertInto('receipt_order')
      .values(orders.map(({ id }) => ({ receipt_id: receiptId, order_id: id })))
      .execute()
  const chosen = ordersToPay(receipt, orders)
  for (const order of chosen) {
    await tx
      .insertInto('receipt_allocation')
      .values({ order_id: order.id, receipt_id: receiptId, amount_fen: order.totalFen })
      .execute()
    const event = actor.type === 'staff' && order.status === 'pendingReview' ? 'approveVoucher' : 'pay'
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
    await orderFollowUp(tx, { fulfil: order.id })
  }
  await closeOtherPayments(tx, chosen, paymentId)

  const allocatedFen = chosen.reduce((sum, order) => sum + order.totalFen, 0)
  const surplusFen = amountFen - allocatedFen
  const surplusReason = surplusFen > 0 ? reasonOf(receipt, orders, chosen) : null
  await tx
    .updateTable('receipt')
    .set({ allocated_fen: allocatedFen, surplus_reason: surplusReason, account_id: orders[0]?.accountId ?? null })
    .where('id', '=', receiptId)
    .execute()
  if (surplusReason !== null) {
    const refundNumber = await listSurplus(tx, { receiptId, surplusFen, surplusReason, at })
    const unpaid = orders.find((order) => !chosen.includes(order)) ?? orders[0]
    if (unpaid) {
      const isStillToBePaid = !chosen.includes(unpaid) && isPayable(unpaid)
      const words = isStillToBePaid
        ? orderMessages.wrongAmount(unpaid, surplusFen, refundNumber)
        : orderMessages.surplus(unpaid.number, surplusFen, refundNumber)
      await notifyOfOrder(tx, unpaid, words)
    }
  }
  return { receiptId, paidOrderIds: chosen.map(({ id }) => id), surplusFen, surplusReason }
}

function ordersToPay({ amountFen, match, orderIds }: NewReceipt, orders: LockedOrder[]): LockedOrder[] {
  const payable = orders.filter(isPayable)
  if (match !== 'enough') return amountFen === match.exact ? payable : []
  let leftFen = amountFen
  const inTurn = orderIds.flatMap((id) => payable.filter((order) => order.id === id))
  return inTurn.filter(({ totalFen }) => {
    if (totalFen > leftFen) return false
    leftFen -= totalFen
    return true
  })
}

function reasonOf({ amountFen, match }: NewReceipt, orders: LockedOrder[], paid: LockedOrder[]): SurplusReason {
  if (orders.length === 0) return 'noOrder'
  if (match !== 'enough' && amountFen !== match.exact) return 'wrongAmount'
  const others = orders.filter((order) => !paid.includes(order))
  if (others.some(({ closedAt }) => closedAt !== null)) return 'orderClosed'
  return others.some((order) => !isPayable(order)) ? 'duplicate' : 'wrongAmount'
}

/** A surplus is a refund that waits for staff; gives its number. */
async function listSurplus(
  tx: QueryBuilder,
  {
    receiptId,
    surplusFen,
    surplusReason,
    at,
  }: { receiptId: string; surplusFen: number; surplusReason: SurplusReason; at: Date },
): Promise<string> {
  const [id, number] = [randomUUID(), await nextNumber(tx, 'refund', at)]
  await tx
    .insertInto('refund')
    .values({ id, number, receipt_id: receiptId, amount_fen: surplusFen, reason: surplusReason, created_at: at })
    .execute()
  await recordCreation(tx, {
    subject: 'refund',
    subjectId: id,
    subjectName: number,
    to: 'requested',
    actor: system,
    facts: { surplus: surplusReason, amountFen: surplusFen },
    at,
  })
  return number
}

/** Nobody shall pay again what is paid: other payments of these orders are closed at the provider. */
async function closeOtherPayments(tx: QueryBuilder, orders: readonly LockedOrder[], paymentId: string | null) {
  for (const id of await markClosing(tx, { orderIds: orders.map((order) => order.id), except: paymentId }))
    await orderFollowUp(tx, { closePayment: id })
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
