import type { QueryBuilder } from '@markwright/db'
import { type Actor, applyTransition, defineStateMachine, nextState, recordCreation } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { amountDue } from './held-transfers.ts'
import { orderMachine } from './order-machine.ts'
import { notifyOfOrder, orderMessages } from './order-messages.ts'
import { acceptsMoney, type LockedOrder, lockOrders, moveOrder } from './order-rows.ts'
import { recordReceipt, type RecordedReceipt } from './record-receipt.ts'

const voucherMachine = defineStateMachine({
  subject: 'voucher',
  initial: ['submitted'],
  transitions: {
    approve: { from: ['submitted'], to: 'approved', by: ['staff'] },
    reject: { from: ['submitted'], to: 'rejected', by: ['staff'], needsReason: true },
  },
})

export type NewVoucher = {
  account: { id: string; phone: string }
  orderIds: readonly string[]
  fileId: string
  payer: string
  amountFen: number
  /** `YYYY-MM-DD` */
  paidOn: string
  at: Date
}

/** Submits the proof of a transfer for own orders, in the caller's transaction. */
export async function submitVoucher(
  tx: QueryBuilder,
  { account, orderIds, fileId, payer, amountFen, paidOn, at }: NewVoucher,
): Promise<{ voucherId: string } | { problem: 'notFound' | 'notPossible' }> {
  const orders = await lockOrders(tx, orderIds)
  const isOwn = orders.length === new Set(orderIds).size && orders.every(({ accountId }) => accountId === account.id)
  if (!isOwn) return { problem: 'notFound' }
  const isPossible = ({ status, closedAt }: LockedOrder) =>
    closedAt === null && nextState(orderMachine, status, 'submitVoucher', 'member') !== null
  if (!orders.every(isPossible)) return { problem: 'notPossible' }
  const actor: Actor = { type: 'member', id: account.id, name: account.phone }
  const voucherId = randomUUID()
  for (const order of orders) {
    const problem = await moveOrder(tx, order, 'submitVoucher', { actor, at, set: { pay_method: 'transfer' } })
    if (problem) throw new Error(`order ${order.number}: ${problem}`)
  }
  await tx
    .insertInto('payment_voucher')
    .values({
      id: voucherId,
      account_id: account.id,
      file_id: fileId,
      payer,
      amount_fen: amountFen,
      paid_on: paidOn,
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('payment_voucher_order')
    .values(orders.map(({ id }) => ({ voucher_id: voucherId, order_id: id })))
    .execute()
  await recordCreation(tx, {
    subject: 'voucher',
    subjectId: voucherId,
    subjectName: orders.map(({ number }) => number).join(', '),
    to: 'submitted',
    actor,
    facts: { amountFen },
    at,
  })
  return { voucherId }
}

export type VoucherProblem = 'notFound' | 'notPossible' | 'changed' | 'reasonMissing' | 'transactionKnown' | 'tooLittle'

/** The number of a bank for a transfer, as it is compared: without case and blanks. */
const comparable = (transfer: BankTransfer): BankTransfer => ({
  ...transfer,
  transactionId: transfer.transactionId
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase(),
})

/** What the bank says: its own number of the transfer, and what arrived. */
export type BankTransfer = { transactionId: string; amountFen: number; payer: string | null; receivedAt: Date }

/**
 * Staff have found the transfer on the account: the orders are paid, in the caller's transaction. Refused where less has
 * arrived than they cost, or the transfer was used before.
 */
export async function approveVoucher(
  tx: QueryBuilder,
  {
    voucherId,
    version,
    transfer,
    actor,
    at,
  }: { voucherId: string; version: number; transfer: BankTransfer; actor: Actor; at: Date },
): Promise<{ problem: VoucherProblem } | RecordedReceipt> {
  const found = await lockVoucher(tx, voucherId)
  if (!found) return { problem: 'notFound' }
  const { orders } = found
  if (found.version !== version) return { problem: 'changed' }
  if (found.state !== 'submitted') return { problem: 'notPossible' }
  let dueFen = 0
  for (const order of orders) dueFen += acceptsMoney(order) ? await amountDue(tx, order) : order.totalFen
  if (transfer.amountFen < dueFen) return { problem: 'tooLittle' }
  const receipt = await recordReceipt(tx, {
    method: 'transfer',
    tradeNumber: null,
    paymentId: null,
    ...comparable(transfer),
    orderIds: orders.map(({ id }) => id),
    match: 'enough',
    actor,
    at,
  })
  if (!receipt) return { problem: 'transactionKnown' }
  const problem = await moveVoucher(tx, found, 'approve', { version, actor, at, reason: null })
  if (problem) throw new Error(`voucher ${voucherId}: ${problem}`)
  return receipt
}

/** The member is notified of the reason and can upload another proof. */
export async function rejectVoucher(
  tx: QueryBuilder,
  {
    voucherId,
    version,
    reason,
    actor,
    at,
  }: { voucherId: string; version: number; reason: string; actor: Actor; at: Date },
): Promise<VoucherProblem | null> {
  const found = await lockVoucher(tx, voucherId)
  if (!found) return 'notFound'
  const problem = await moveVoucher(tx, found, 'reject', { version, actor, at, reason })
  if (problem) return problem
  for (const order of found.orders) {
    // It may have been paid in another way meanwhile.
    if (order.status !== 'pendingReview') continue
    const refused = await moveOrder(tx, order, 'rejectVoucher', { actor, at, reason })
    if (refused) throw new Error(`order ${order.number}: ${refused}`)
    await notifyOfOrder(tx, order, orderMessages.voucherRejected(order.number, reason))
  }
  return null
}

type LockedVoucher = {
  id: string
  state: 'submitted' | 'approved' | 'rejected'
  version: number
  orders: LockedOrder[]
}

async function lockVoucher(tx: QueryBuilder, id: string): Promise<LockedVoucher | null> {
  const links = await tx.selectFrom('payment_voucher_order').select('order_id').where('voucher_id', '=', id).execute()
  const orders = await lockOrders(
    tx,
    links.map(({ order_id }) => order_id),
  )
  const row = await tx
    .selectFrom('payment_voucher')
    .select(['state', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? { id, state: row.state, version: row.version, orders } : null
}

async function moveVoucher(
  tx: QueryBuilder,
  voucher: LockedVoucher,
  event: 'approve' | 'reject',
  { version, actor, at, reason }: { version: number; actor: Actor; at: Date; reason: string | null },
): Promise<VoucherProblem | null> {
  const { problem } = await applyTransition(tx, voucherMachine, {
    subjectId: voucher.id,
    subjectName: voucher.orders.map(({ number }) => number).join(', '),
    state: voucher.state,
    event,
    actor,
    at,
    reason,
    update: async (state) => {
      const { numUpdatedRows } = await tx
        .updateTable('payment_voucher')
        .set({ state, version: version + 1, decided_by: actor.name, decided_at: at, reject_reason: reason })
        .where('id', '=', voucher.id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  })
  if (problem === 'notAllowed') return 'notPossible'
  return problem === 'conflict' ? 'changed' : problem
}

/**
 * Records a transfer that staff have found on the account, for the orders that it names, in the caller's transaction;
 * what they do not need is a surplus. `hold`: what is less than the price of an order is held for it instead.
 * @returns null where the transfer was recorded before
 */
export const recordTransfer = (
  tx: QueryBuilder,
  {
    transfer,
    orderIds,
    hold = false,
    actor,
    at,
  }: { transfer: BankTransfer; orderIds: readonly string[]; hold?: boolean; actor: Actor; at: Date },
): Promise<RecordedReceipt | null> =>
  recordReceipt(tx, {
    method: 'transfer',
    tradeNumber: null,
    paymentId: null,
    ...comparable(transfer),
    orderIds,
    match: hold ? 'hold' : 'enough',
    actor,
    at,
  })
