import { type QueryBuilder, statementsOf } from '@markwright/db'
import { notifyMember } from '@markwright/jobs'
import type { Actor } from '@markwright/workflow'
import { type MatchedSum, notifyOfOrder, orderMessages, ORDERS_PATH } from './order-messages.ts'
import { acceptsMoney, type LockedOrder, lockOrders } from './order-rows.ts'
import { closeOtherPayments, payOrder } from './pay-order.ts'
import { lockRefund, moveRefund } from './refunds.ts'
import { listSurplus, type SurplusReason } from './surplus.ts'

/** What is missing of the price of a locked order that is not paid, in fen; transfers that are held for it are not. */
export async function amountDue(tx: QueryBuilder, order: LockedOrder): Promise<number> {
  const held = await tx.selectFrom('receipt_allocation').select('amount_fen').where('order_id', '=', order.id).execute()
  return held.reduce((left, { amount_fen }) => left - amount_fen, order.totalFen)
}

export type MatchProblem = 'notFound' | 'notPossible' | 'notTransfer' | 'nothingLeft' | 'notNeeded'

/**
 * Matches transfers that are listed for refund to an order, in the caller's transaction. They are held for it until, with
 * those that were matched before, its whole price has arrived; then it is paid. What it does not need of the last one
 * remains listed for refund.
 * @returns the sum in fen that was matched and what is missing; or `nothingLeft` where a transfer is being returned or was
 * used up, `notNeeded` where the others suffice
 */
export async function matchReceipts(
  tx: QueryBuilder,
  { orderId, receiptIds, actor, at }: { orderId: string; receiptIds: readonly string[]; actor: Actor; at: Date },
): Promise<{ problem: MatchProblem } | { matchedFen: number; missingFen: number; isPaid: boolean; orderNo: string }> {
  const [order] = await lockOrders(tx, [orderId])
  const ids = [...new Set(receiptIds)]
  const receipts = await lockReceipts(tx, ids)
  if (!order || ids.length === 0 || receipts.length !== ids.length) return { problem: 'notFound' }
  if (!acceptsMoney(order)) return { problem: 'notPossible' }
  if (receipts.some(({ method }) => method !== 'transfer')) return { problem: 'notTransfer' }

  const plan: { receipt: LockedReceipt; refundIds: string[]; freeFen: number }[] = []
  for (const receipt of receipts) {
    const refunds = await lockSurplus(tx, receipt.id)
    const freeFen = refunds.reduce((sum, { amount_fen }) => sum + amount_fen, 0)
    if (freeFen === 0) return { problem: 'nothingLeft' }
    plan.push({ receipt, refundIds: refunds.map(({ id }) => id), freeFen })
  }
  let missingFen = await amountDue(tx, order)
  const allFen = plan.reduce((sum, { freeFen }) => sum + freeFen, 0)
  if (plan.some(({ freeFen }) => allFen - freeFen >= missingFen)) return { problem: 'notNeeded' }

  const sum: MatchedSum = { arrivedFen: 0, missingFen: Math.max(0, missingFen - allFen), withdrawn: [], rest: null }
  for (const { receipt, refundIds, freeFen } of plan) {
    const fen = Math.min(freeFen, missingFen)
    missingFen -= fen
    const isOwn = receipt.accountId === order.accountId
    for (const id of refundIds) {
      const number = await withdrawSurplus(tx, id, { actor, at })
      if (isOwn) sum.withdrawn.push(number)
      else if (receipt.accountId !== null)
        await notifyPayer(tx, receipt.accountId, orderMessages.refundWithdrawn(number))
    }
    await hold(tx, { order, receipt, fen })
    await setReceipt(tx, receipt, {
      allocatedFen: receipt.allocatedFen + fen,
      surplusReason: freeFen > fen ? receipt.surplusReason : null,
      // It was recorded for nobody, or for somebody else.
      accountId: receipt.allocatedFen === 0 ? order.accountId : receipt.accountId,
    })
    if (freeFen > fen) {
      const surplusReason = receipt.surplusReason ?? 'wrongAmount'
      const number = await listSurplus(tx, { receiptId: receipt.id, surplusFen: freeFen - fen, surplusReason, at })
      if (receipt.allocatedFen === 0 || isOwn) sum.rest = { fen: freeFen - fen, number }
      else if (receipt.accountId !== null)
        await notifyPayer(tx, receipt.accountId, orderMessages.toBeReturned(freeFen - fen, number))
    }
    sum.arrivedFen += fen
  }
  await notifyOfOrder(tx, order, orderMessages.partReceived(order, sum))
  if (missingFen === 0) await payOrder(tx, order, { method: 'transfer', actor, at })
  await closeOtherPayments(tx, { orderIds: [order.id] })
  return { matchedFen: sum.arrivedFen, missingFen, isPaid: missingFen === 0, orderNo: order.number }
}

/**
 * Takes a transfer back that was matched to an order wrongly, in the caller's transaction, while the order is not paid; it
 * is listed for refund again.
 */
export async function unmatchReceipt(
  tx: QueryBuilder,
  { orderId, receiptId, at }: { orderId: string; receiptId: string; at: Date },
): Promise<{ problem: 'notFound' | 'notPossible' } | { fen: number; orderNo: string }> {
  const [order] = await lockOrders(tx, [orderId])
  const [receipt] = await lockReceipts(tx, [receiptId])
  if (!order || !receipt) return { problem: 'notFound' }
  if (!acceptsMoney(order)) return { problem: 'notPossible' }
  const fen = await takeBack(tx, order, receipt)
  if (fen === null) return { problem: 'notPossible' }
  const link = { order_id: order.id, receipt_id: receipt.id }
  await tx
    .deleteFrom('receipt_order')
    .where((is) => is.and(link))
    .execute()
  const [other] = await tx
    .selectFrom('receipt_order as named')
    .innerJoin('service_order as o', 'o.id', 'named.order_id')
    .select('o.account_id')
    .where('named.receipt_id', '=', receipt.id)
    .orderBy('o.number')
    .limit(1)
    .execute()
  const reason = other ? 'wrongAmount' : 'noOrder'
  const allocatedFen = receipt.allocatedFen - fen
  // The order was wrong, so that its member need not be who has paid.
  const accountId = allocatedFen > 0 ? receipt.accountId : (other?.account_id ?? null)
  await setReceipt(tx, receipt, { allocatedFen, surplusReason: reason, accountId })
  const number = await listSurplus(tx, { receiptId, surplusFen: fen, surplusReason: reason, at })
  const isOwn = accountId === order.accountId
  await notifyOfOrder(tx, order, orderMessages.unmatched(order.number, fen, isOwn ? number : null))
  if (accountId !== null && !isOwn) await notifyPayer(tx, accountId, orderMessages.toBeReturned(fen, number))
  return { fen, orderNo: order.number }
}

/** Transfers that are held for orders which do not need them any more are listed for refund; the orders are locked. */
export async function releaseHeld(
  tx: QueryBuilder,
  orders: readonly LockedOrder[],
  { except = null, reason, at }: { except?: string | null; reason: SurplusReason; at: Date },
): Promise<void> {
  if (orders.length === 0) return
  const held = await tx
    .selectFrom('receipt_allocation')
    .select(['order_id', 'receipt_id'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .$if(except !== null, (query) => query.where('receipt_id', '!=', except!))
    .execute()
  // All of them before anything is numbered, so that two transactions never wait for each other.
  const receipts = await lockReceipts(
    tx,
    held.map(({ receipt_id }) => receipt_id),
  )
  for (const { order_id, receipt_id } of held) {
    const order = orders.find(({ id }) => id === order_id)!
    const receipt = receipts.find(({ id }) => id === receipt_id)!
    const fen = await takeBack(tx, order, receipt)
    if (fen === null) continue
    receipt.allocatedFen -= fen
    await setReceipt(tx, receipt, { allocatedFen: receipt.allocatedFen, surplusReason: reason })
    const number = await listSurplus(tx, { receiptId: receipt.id, surplusFen: fen, surplusReason: reason, at })
    if (receipt.accountId === order.accountId)
      await notifyPayer(tx, order.accountId, orderMessages.surplus(order.number, fen, number))
    // Nobody learns the number of an order of somebody else.
    else if (receipt.accountId !== null)
      await notifyPayer(tx, receipt.accountId, orderMessages.toBeReturned(fen, number))
  }
}

type LockedReceipt = {
  id: string
  method: string
  accountId: string | null
  allocatedFen: number
  surplusReason: SurplusReason | null
}

async function lockReceipts(tx: QueryBuilder, ids: readonly string[]): Promise<LockedReceipt[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('receipt')
    .select(['id', 'method', 'account_id', 'allocated_fen', 'surplus_reason', 'received_at'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows
    .toSorted((one, other) => one.received_at.getTime() - other.received_at.getTime())
    .map((row) => ({
      id: row.id,
      method: row.method,
      accountId: row.account_id,
      allocatedFen: row.allocated_fen,
      surplusReason: row.surplus_reason as SurplusReason | null,
    }))
}

/** Refunds of a surplus that nobody has decided yet. */
const lockSurplus = (tx: QueryBuilder, receiptId: string) =>
  tx
    .selectFrom('refund')
    .select(['id', 'amount_fen'])
    .where('receipt_id', '=', receiptId)
    .where('order_id', 'is', null)
    .where('state', '=', 'requested')
    .orderBy('id')
    .forUpdate()
    .execute()

async function withdrawSurplus(tx: QueryBuilder, refundId: string, change: { actor: Actor; at: Date }) {
  const refund = (await lockRefund(tx, refundId))!
  const problem = await moveRefund(tx, refund, 'withdraw', {
    ...change,
    set: { decided_by: change.actor.name, decided_at: change.at },
  })
  if (problem) throw new Error(`refund ${refund.number} could not be withdrawn: ${problem}`)
  return refund.number
}

async function hold(
  tx: QueryBuilder,
  { order, receipt, fen }: { order: LockedOrder; receipt: LockedReceipt; fen: number },
) {
  const link = { order_id: order.id, receipt_id: receipt.id }
  await tx
    .insertInto('receipt_allocation')
    .values({ ...link, amount_fen: fen })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'receipt_id'])
        .doUpdateSet((is) => ({ amount_fen: is('receipt_allocation.amount_fen', '+', fen) })),
    )
    .execute()
  await tx
    .insertInto('receipt_order')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function takeBack(tx: QueryBuilder, order: LockedOrder, receipt: LockedReceipt): Promise<number | null> {
  const taken = await tx
    .deleteFrom('receipt_allocation')
    .where('order_id', '=', order.id)
    .where('receipt_id', '=', receipt.id)
    .returning('amount_fen')
    .executeTakeFirst()
  return taken?.amount_fen ?? null
}

async function setReceipt(
  tx: QueryBuilder,
  { id, accountId }: LockedReceipt,
  set: { allocatedFen: number; surplusReason: SurplusReason | null; accountId?: string | null },
) {
  await tx
    .updateTable('receipt')
    .set({
      allocated_fen: set.allocatedFen,
      surplus_reason: set.surplusReason,
      account_id: set.accountId === undefined ? accountId : set.accountId,
    })
    .where('id', '=', id)
    .execute()
}

const notifyPayer = (tx: QueryBuilder, accountId: string, texts: ReturnType<typeof orderMessages.refundWithdrawn>) =>
  notifyMember(statementsOf(tx), accountId, { type: 'service', texts, link: ORDERS_PATH })
