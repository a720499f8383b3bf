import { namesOf, type QueryBuilder, type RefundedItem, sql, statementsOf } from '@markwright/db'
import { shareOf } from '@markwright/domain/money/amounts'
import { notifyMember } from '@markwright/jobs'
import { type Actor, applyTransition, recordCreation, type TransitionProblem } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { countCasesOf } from './cases-of-order.ts'
import type { ServiceGrants } from './fulfil-order.ts'
import { nextNumber } from './next-number.ts'
import { enqueueFollowUp } from './order-jobs.ts'
import { refundMachine } from './order-machine.ts'
import { notifyOfOrder, orderMessages, ORDERS_PATH } from './order-messages.ts'
import { type LockedOrder, lockOrders, moveRefundOfOrder, system } from './order-rows.ts'

/** Requests the reversal of invoices that were issued for an order; in the caller's transaction. */
export type RequestReversal = (tx: QueryBuilder, orderId: string) => Promise<void>

const f = namesOf('refund')

/** The reason that is stored of a refund of an official fee; it is shown in the language of the reader. */
const FEE_FALLEN = 'feeFallen'

/** What is or is to be returned of an order, in fen: besides one refund, or of official fees only. */
async function returnedFen(
  tx: QueryBuilder,
  orderId: string,
  { besides, ofFees = false }: { besides?: string; ofFees?: boolean } = {},
): Promise<number> {
  const { fen } = await tx
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(${f.amount_fen}), 0)::int`.as('fen'))
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['rejected', 'withdrawn'])
    .$if(besides !== undefined, (query) => query.where('id', '!=', besides!))
    .$if(ofFees, (query) => query.where('case_id', 'is not', null))
    .executeTakeFirstOrThrow()
  return fen
}

/** What has paid most of an order, which is where its money goes back to; undefined where it was free of charge. */
const findReceiptOf = (tx: QueryBuilder, orderId: string) =>
  tx
    .selectFrom('receipt_allocation')
    .select('receipt_id')
    .where('order_id', '=', orderId)
    .orderBy('amount_fen', 'desc')
    .orderBy('receipt_id')
    .executeTakeFirst()

/** What would be returned of an order, and how that is computed, item by item. */
export async function calculateRefund(
  tx: QueryBuilder,
  { orderId, grants, at }: { orderId: string; grants: Pick<ServiceGrants, 'unusedShare'>; at: Date },
): Promise<{ fen: number; items: RefundedItem[] }> {
  const rows = await tx
    .selectFrom('service_order_item')
    .select(['id', 'content', 'service_fen', 'official_fen', 'fulfilled_at'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const items: RefundedItem[] = []
  for (const { id, content, service_fen: serviceFen, official_fen: officialFen, fulfilled_at } of rows) {
    const item = { name: content.name, serviceFen, officialFen, unused: null }
    const unused = await grants.unusedShare(tx, id, at)
    // Staff may have granted a service for an item that is not complete, or is none of a plan.
    if (fulfilled_at === null && !unused) items.push({ ...item, basis: 'notProvided', fen: serviceFen + officialFen })
    // Fees that were paid to an office do not come back, nor does the work of staff.
    else if (content.planId === null && !unused) items.push({ ...item, basis: 'provided', fen: 0 })
    else {
      items.push({
        ...item,
        basis: 'unused',
        unused: unused && {
          ...unused,
          asOf: unused.asOf.toISOString(),
          startsAt: unused.startsAt.toISOString(),
          endsAt: unused.endsAt.toISOString(),
        },
        fen: unused ? shareOf(serviceFen, unused.share) : 0,
      })
    }
  }
  const sumOf = (amountOf: (item: RefundedItem) => number) => items.reduce((sum, item) => sum + amountOf(item), 0)
  const paidFen = sumOf(({ serviceFen, officialFen }) => serviceFen + officialFen)
  const leftFen = paidFen - (await returnedFen(tx, orderId, { ofFees: true }))
  return {
    fen: Math.min(
      sumOf(({ fen }) => fen),
      leftFen,
    ),
    items,
  }
}

const itemIdsOf = async (tx: QueryBuilder, orderId: string): Promise<string[]> =>
  (await tx.selectFrom('service_order_item').select('id').where('order_id', '=', orderId).execute()).map(({ id }) => id)

/** `casesOpen`: some of its cases wait to be filed, and others are filed or withdrawn. */
export type RefundRequestProblem = 'notFound' | 'notPossible' | 'reasonMissing' | 'casesOpen'

/**
 * A member requests the money of an order back, in the caller's transaction; it cannot be withdrawn. What the order has
 * paid for cannot be used from now on, until the request is decided. Of several cases either all are given up, or the
 * request waits until each is filed or withdrawn: it would end those that are to be filed.
 */
export async function requestRefund(
  tx: QueryBuilder,
  request: { orderId: string; account: { id: string; phone: string }; reason: string; grants: ServiceGrants; at: Date },
): Promise<{ refundId: string } | { problem: RefundRequestProblem }> {
  const { account, reason, at } = request
  const [order] = await lockOrders(tx, [request.orderId])
  if (!order || order.accountId !== account.id) return { problem: 'notFound' }
  if (order.status !== 'paid' && order.status !== 'complete') return { problem: 'notPossible' }
  const cases = await countCasesOf(tx, order.id)
  if (cases.open > 0 && cases.open < cases.total) return { problem: 'casesOpen' }
  const allocation = await findReceiptOf(tx, order.id)
  // What was free of charge has nothing to return.
  if (!allocation) return { problem: 'notPossible' }
  const actor: Actor = { type: 'member', id: account.id, name: account.phone }
  const problem = await moveRefundOfOrder(tx, order, 'requestRefund', { actor, reason, at })
  if (problem) return { problem: problem === 'reasonMissing' ? problem : 'notPossible' }
  await request.grants.suspend(tx, { orderItemIds: await itemIdsOf(tx, order.id), at })
  // Before a number is taken, as where transfers are matched, so that the two never wait for each other.
  await tx.selectFrom('receipt').select('id').where('id', '=', allocation.receipt_id).forUpdate().execute()
  const [refundId, number] = [randomUUID(), await nextNumber(tx, 'refund', at)]
  await tx
    .insertInto('refund')
    .values({
      id: refundId,
      number,
      receipt_id: allocation.receipt_id,
      order_id: order.id,
      amount_fen: (await calculateRefund(tx, request)).fen,
      reason,
      created_at: at,
    })
    .execute()
  await recordCreation(tx, { subject: 'refund', subjectId: refundId, subjectName: number, to: 'requested', actor, at })
  return { refundId }
}

/**
 * Asks for the return of what an official fee was lower on the day on which a case was filed, in the transaction of the
 * filing, which has locked the order. Staff decide on it as on any refund; what the order has paid for goes on. A case has
 * one at most.
 * @returns null where the order was free of charge, or nothing of it is left to return
 */
export async function requestFeeRefund(
  tx: QueryBuilder,
  { orderId, caseId, ...request }: { orderId: string; caseId: string; caseNo: string; fallenFen: number; at: Date },
): Promise<{ number: string; fen: number } | null> {
  const { caseNo, fallenFen, at } = request
  const [order] = await lockOrders(tx, [orderId])
  const receipt = order && (await findReceiptOf(tx, orderId))
  if (!receipt) return null
  const fen = Math.min(fallenFen, order.totalFen - (await returnedFen(tx, orderId)))
  if (fen <= 0) return null
  // Before a number is taken, as in `requestRefund`.
  await tx.selectFrom('receipt').select('id').where('id', '=', receipt.receipt_id).forUpdate().execute()
  const [id, number] = [randomUUID(), await nextNumber(tx, 'refund', at)]
  await tx
    .insertInto('refund')
    .values({
      id,
      number,
      receipt_id: receipt.receipt_id,
      order_id: orderId,
      case_id: caseId,
      amount_fen: fen,
      reason: FEE_FALLEN,
      created_at: at,
    })
    .execute()
  const facts = { caseNo, fallenFen, amountFen: fen }
  await recordCreation(tx, {
    subject: 'refund',
    subjectId: id,
    subjectName: number,
    to: 'requested',
    actor: system,
    facts,
    at,
  })
  return { number, fen }
}

export type RefundProblem =
  | 'notFound'
  | 'notPossible'
  | 'changed'
  | 'amount'
  | 'reasonMissing'
  | 'notComputed'
  | 'serviceEnds'

/** Staff, and the version of the refund that they have read. */
type Decision = { refundId: string; version: number; actor: Actor; at: Date }

/**
 * Approves a refund, in the caller's transaction. What the order has paid for ends at once, issued invoices are to be
 * reversed, and the money goes back by itself unless it came by a transfer. The amount is computed now; another one
 * needs a reason. A surplus is returned whole. The return of an official fee ends nothing.
 */
export async function approveRefund(
  tx: QueryBuilder,
  approval: Decision & {
    amountFen: number
    /** Why another amount than the computed one is returned, or a part of the price while the service goes on. */
    reason: string | null
    /** Whether the service goes on: a part of the price of a complete order is returned. */
    keepService?: boolean
    grants: ServiceGrants
    requestReversal: RequestReversal
  },
): Promise<RefundProblem | null> {
  const { actor, at, amountFen, grants, reason, keepService = false } = approval
  const found = await lockRefund(tx, approval.refundId)
  if (!found) return 'notFound'
  const { order, isOfFee } = found
  const mostFen = order ? order.totalFen - (await returnedFen(tx, order.id, { besides: found.id })) : found.amountFen
  if (amountFen <= 0 || amountFen > mostFen || (!order && amountFen !== found.amountFen)) return 'amount'
  const computed = isOfFee ? null : order && (await calculateRefund(tx, { orderId: order.id, grants, at }))
  if (keepService && (!order || isOfFee || order.status !== 'complete' || amountFen >= order.totalFen))
    return 'serviceEnds'
  const computedFen = computed?.fen ?? found.amountFen
  const isOther = order !== null && (keepService || computedFen !== amountFen)
  if (found.version === approval.version && isOther && reason === null) return 'notComputed'
  const problem = await moveRefund(tx, found, 'approve', {
    ...approval,
    facts: { amountFen, ...(order && { computedFen }), ...(keepService && { keepService }) },
    set: {
      amount_fen: amountFen,
      decided_by: actor.name,
      decided_at: at,
      ...(computed && { calculation: JSON.stringify(computed.items) }),
      decision_reason: isOther ? reason : null,
      keeps_service: keepService,
    },
  })
  if (problem) return problem
  if (order && isOfFee) {
    await approval.requestReversal(tx, order.id)
    await notifyOfOrder(tx, order, orderMessages.refundApproved(order.number, amountFen, null))
  } else if (order) {
    const refused = await moveRefundOfOrder(tx, order, 'approveRefund', { actor, at, facts: { amountFen } })
    if (refused) throw new Error(`order ${order.number}: ${refused}`)
    const orderItemIds = await itemIdsOf(tx, order.id)
    const isRestored = keepService && (await grants.restore(tx, { orderItemIds, at }))
    if (!keepService) await grants.revoke(tx, { orderItemIds, at, reason: found.reason })
    await approval.requestReversal(tx, order.id)
    const service = isRestored ? 'restored' : keepService ? null : 'ended'
    await notifyOfOrder(tx, order, orderMessages.refundApproved(order.number, amountFen, service))
  }
  if (found.method !== 'transfer') await enqueueFollowUp(tx, { refund: found.id })
  return null
}

/**
 * A surplus cannot be rejected: it belongs to the one who paid it. After a request of the member, what the order has paid
 * for can be used again, and ends later by the time in which it could not.
 */
export async function rejectRefund(
  tx: QueryBuilder,
  rejection: Decision & { reason: string; grants: ServiceGrants },
): Promise<RefundProblem | null> {
  const { actor, at, reason, grants } = rejection
  const found = await lockRefund(tx, rejection.refundId)
  if (!found) return 'notFound'
  const { order } = found
  if (!order) return 'notPossible'
  const problem = await moveRefund(tx, found, 'reject', {
    ...rejection,
    set: { reject_reason: reason, decided_by: actor.name, decided_at: at },
  })
  if (problem) return problem
  if (found.isOfFee) {
    await notifyOfOrder(tx, order, orderMessages.refundRejected(order.number, reason, false))
    return null
  }
  const refused = await moveRefundOfOrder(tx, order, 'rejectRefund', { actor, at, reason })
  if (refused) throw new Error(`order ${order.number}: ${refused}`)
  const isRestored = await grants.restore(tx, { orderItemIds: await itemIdsOf(tx, order.id), at })
  // What was paid shortly before the request is still to be granted.
  if (order.status === 'paid') await enqueueFollowUp(tx, { fulfil: order.id })
  await notifyOfOrder(tx, order, orderMessages.refundRejected(order.number, reason, isRestored))
  return null
}

/** Staff have transferred the money of a transfer back. */
export async function finishTransferRefund(
  tx: QueryBuilder,
  { transactionId, ...decision }: Decision & { transactionId: string },
): Promise<RefundProblem | null> {
  const found = await lockRefund(tx, decision.refundId)
  if (!found) return 'notFound'
  if (found.version !== decision.version) return 'changed'
  if (found.method !== 'transfer' || found.state !== 'approved') return 'notPossible'
  return finishRefund(tx, found, { transactionId, actor: decision.actor, at: decision.at })
}

/** Staff have a refund tried again that the provider has refused. */
export async function retryRefund(tx: QueryBuilder, decision: Decision): Promise<RefundProblem | null> {
  const found = await lockRefund(tx, decision.refundId)
  if (!found) return 'notFound'
  const problem = await moveRefund(tx, found, 'retry', { ...decision, set: { problem: null } })
  if (!problem) await enqueueFollowUp(tx, { refund: found.id })
  return problem
}

export type LockedRefund = {
  id: string
  number: string
  state: 'requested' | 'approved' | 'processing' | 'done' | 'failed' | 'rejected' | 'withdrawn'
  version: number
  amountFen: number
  reason: string
  method: 'wechat' | 'alipay' | 'transfer'
  /** Null of a transfer. */
  tradeNumber: string | null
  /** What was received in the same transaction. */
  receivedFen: number
  /** Who paid; null where it was paid for no order that is known. */
  accountId: string | null
  /** Null of a surplus. */
  order: LockedOrder | null
  /** Whether it returns what an official fee of a case has fallen by. */
  isOfFee: boolean
}

export async function lockRefund(tx: QueryBuilder, id: string): Promise<LockedRefund | null> {
  const { order_id = null } =
    (await tx.selectFrom('refund').select('order_id').where('id', '=', id).executeTakeFirst()) ?? {}
  const [order = null] = await lockOrders(tx, order_id === null ? [] : [order_id])
  const row = await tx
    .selectFrom('refund as f')
    .innerJoin('receipt as r', 'r.id', 'f.receipt_id')
    .select(['f.id', 'f.number', 'f.state', 'f.version', 'f.amount_fen', 'f.reason', 'r.method', 'r.trade_number'])
    .select(['r.amount_fen as received_fen', 'r.account_id', 'f.case_id'])
    .where('f.id', '=', id)
    .forUpdate('f')
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    version: row.version,
    amountFen: row.amount_fen,
    reason: row.reason,
    method: row.method as LockedRefund['method'],
    tradeNumber: row.trade_number,
    receivedFen: row.received_fen,
    accountId: row.account_id,
    order,
    isOfFee: row.case_id !== null,
  }
}

type RefundColumns = Partial<{
  amount_fen: number
  calculation: string
  decision_reason: string | null
  keeps_service: boolean
  decided_by: string
  decided_at: Date
  reject_reason: string
  transaction_id: string | null
  problem: string | null
  done_at: Date
}>

export async function moveRefund(
  tx: QueryBuilder,
  refund: LockedRefund,
  event: keyof (typeof refundMachine)['transitions'],
  {
    version = refund.version,
    set = {},
    ...change
  }: {
    version?: number
    actor: Actor
    at: Date
    reason?: string | null
    facts?: Record<string, string | number | boolean | null>
    set?: RefundColumns
  },
): Promise<RefundProblem | null> {
  const { problem, state } = await applyTransition(tx, refundMachine, {
    subjectId: refund.id,
    subjectName: refund.number,
    state: refund.state,
    event,
    actor: change.actor,
    at: change.at,
    reason: change.reason ?? null,
    ...(change.facts && { facts: change.facts }),
    update: async (to) => {
      const { numUpdatedRows } = await tx
        .updateTable('refund')
        .set({ ...set, state: to, version: version + 1 })
        .where('id', '=', refund.id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  })
  if (problem !== null) return refundProblem(problem)
  refund.state = state
  refund.version = version + 1
  return null
}

const refundProblem = (problem: TransitionProblem): RefundProblem =>
  problem === 'notAllowed' ? 'notPossible' : problem === 'conflict' ? 'changed' : problem

/** The money is back. */
export async function finishRefund(
  tx: QueryBuilder,
  refund: LockedRefund,
  { transactionId, actor, at }: { transactionId: string | null; actor: Actor; at: Date },
): Promise<RefundProblem | null> {
  const problem = await moveRefund(tx, refund, 'finish', {
    actor,
    at,
    facts: { amountFen: refund.amountFen, transactionId },
    set: { transaction_id: transactionId, problem: null, done_at: at },
  })
  if (problem) return problem
  if (!refund.order) {
    const texts = orderMessages.surplusReturned(refund.number, refund.amountFen)
    const notice = { type: 'service', texts, link: ORDERS_PATH } as const
    if (refund.accountId) await notifyMember(statementsOf(tx), refund.accountId, notice)
    return null
  }
  if (!refund.isOfFee) {
    const facts = { amountFen: refund.amountFen }
    const refused = await moveRefundOfOrder(tx, refund.order, 'refund', { actor, at, facts })
    if (refused) throw new Error(`order ${refund.order.number}: ${refused}`)
  }
  await notifyOfOrder(tx, refund.order, orderMessages.refunded(refund.order.number, refund.amountFen))
  return null
}
