import type { QueryBuilder } from '@markwright/db'
import type { Actor } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { amountDue, releaseHeld } from './held-transfers.ts'
import { notifyOfOrder, orderMessages } from './order-messages.ts'
import { acceptsMoney, type LockedOrder, lockOrders } from './order-rows.ts'
import { closeOtherPayments, payOrder, type ReceiptMethod } from './pay-order.ts'
import { listSurplus, type SurplusReason } from './surplus.ts'

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
   * enough for what is missing of each. `hold`: so too, and what is left is held for the next of them until the rest of its
   * price arrives.
   */
  match: { exact: number } | 'enough' | 'hold'
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
  // Orders are locked before the receipt is inserted: a transaction with such a lock may wait for the same transaction ID.
  const orders = await lockOrders(tx, receipt.orderIds)
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

  if (orders.length > 0)
    await tx
      .insertInto('receipt_order')
      .values(orders.map(({ id }) => ({ receipt_id: receiptId, order_id: id })))
      .execute()
  const shares = await sharesOf(tx, receipt, orders)
  if (shares.length > 0)
    await tx
      .insertInto('receipt_allocation')
      .values(shares.map(({ order, fen }) => ({ order_id: order.id, receipt_id: receiptId, amount_fen: fen })))
      .execute()
  // Orders that one transfer names may be those of several members; what is left is returned to the first that it names.
  const accountId = inOrderOfNaming(orders, receipt.orderIds)[0]?.accountId ?? null
  const chosen = shares.filter(({ pays }) => pays).map(({ order }) => order)
  const allocatedFen = shares.reduce((sum, { fen }) => sum + fen, 0)
  const surplusFen = amountFen - allocatedFen
  const surplusReason = surplusFen > 0 ? reasonOf(receipt, orders, chosen) : null
  await tx
    .updateTable('receipt')
    .set({ allocated_fen: allocatedFen, surplus_reason: surplusReason, account_id: accountId })
    .where('id', '=', receiptId)
    .execute()
  // What was paid in whole in another way does not need the parts of it that are held.
  if (isExact(receipt.match)) await releaseHeld(tx, chosen, { except: receiptId, reason: 'duplicate', at })
  for (const order of chosen) await payOrder(tx, order, { method, actor, at })
  await closeOtherPayments(tx, { orderIds: shares.map(({ order }) => order.id), except: paymentId })
  for (const { order, fen, pays } of shares)
    if (!pays)
      await notifyOfOrder(
        tx,
        order,
        orderMessages.partReceived(order, { arrivedFen: fen, missingFen: await amountDue(tx, order) }),
      )

  if (surplusReason !== null) {
    const refundNumber = await listSurplus(tx, { receiptId, surplusFen, surplusReason, at })
    const own = orders.filter((order) => order.accountId === accountId)
    const unpaid = own.find((order) => !chosen.includes(order)) ?? own[0]
    if (unpaid) {
      const isStillToBePaid = !chosen.includes(unpaid) && acceptsMoney(unpaid)
      const texts = isStillToBePaid
        ? orderMessages.wrongAmount(unpaid, surplusFen, refundNumber)
        : orderMessages.surplus(unpaid.number, surplusFen, refundNumber)
      await notifyOfOrder(tx, unpaid, texts)
    }
  }
  return { receiptId, paidOrderIds: chosen.map(({ id }) => id), surplusFen, surplusReason }
}

const isExact = (match: NewReceipt['match']): match is { exact: number } => typeof match === 'object'

const inOrderOfNaming = (orders: readonly LockedOrder[], ids: readonly string[]): LockedOrder[] =>
  ids.flatMap((id) => orders.filter((order) => order.id === id))

/** What of the money goes to which order, and whether that pays it. */
async function sharesOf(
  tx: QueryBuilder,
  { amountFen, match, orderIds }: NewReceipt,
  orders: readonly LockedOrder[],
): Promise<{ order: LockedOrder; fen: number; pays: boolean }[]> {
  const payable = orders.filter(acceptsMoney)
  if (isExact(match))
    return amountFen === match.exact ? payable.map((order) => ({ order, fen: order.totalFen, pays: true })) : []
  let leftFen = amountFen
  const shares: { order: LockedOrder; fen: number; pays: boolean }[] = []
  const inTurn = inOrderOfNaming(payable, orderIds)
  const unpaid: LockedOrder[] = []
  for (const order of inTurn) {
    const fen = await amountDue(tx, order)
    if (fen > leftFen) unpaid.push(order)
    else {
      shares.push({ order, fen, pays: true })
      leftFen -= fen
    }
  }
  const [next] = unpaid
  if (match === 'hold' && next && leftFen > 0) shares.push({ order: next, fen: leftFen, pays: false })
  return shares
}

function reasonOf({ amountFen, match }: NewReceipt, orders: LockedOrder[], paid: LockedOrder[]): SurplusReason {
  if (orders.length === 0) return 'noOrder'
  if (isExact(match) && amountFen !== match.exact) return 'wrongAmount'
  const others = orders.filter((order) => !paid.includes(order))
  if (others.some(({ closedAt }) => closedAt !== null)) return 'orderClosed'
  return others.some((order) => !acceptsMoney(order)) ? 'duplicate' : 'wrongAmount'
}
