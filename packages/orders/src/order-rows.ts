import type { QueryBuilder } from '@markwright/db'
import { awaitsMoney, isPayableStatus } from '@markwright/domain/money/order-statuses'
import { type Actor, applyTransition, type TransitionProblem } from '@markwright/workflow'
import {
  closingMachine,
  creditMachine,
  orderMachine,
  type OrderRefundStatus,
  orderRefundMachine,
  type OrderStatus,
} from './order-machine.ts'

/** An order that nobody else changes until the transaction ends. */
export type LockedOrder = {
  id: string
  number: string
  accountId: string
  status: OrderStatus
  refundStatus: OrderRefundStatus
  version: number
  totalFen: number
  creditAt: Date | null
  closedAt: Date | null
  createdAt: Date
}

/** Locks orders in the order of their ids, so that two transactions never wait for each other. */
export async function lockOrders(tx: QueryBuilder, ids: readonly string[]): Promise<LockedOrder[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('service_order')
    .select([
      'id',
      'number',
      'account_id',
      'status',
      'refund_status',
      'version',
      'total_fen',
      'credit_at',
      'closed_at',
      'created_at',
    ])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    accountId: row.account_id,
    status: row.status,
    refundStatus: row.refund_status,
    version: row.version,
    totalFen: row.total_fen,
    creditAt: row.credit_at,
    closedAt: row.closed_at,
    createdAt: row.created_at,
  }))
}

type Payable = Pick<LockedOrder, 'status' | 'closedAt'>

/** Whether money that arrives is booked on the order. */
export const acceptsMoney = ({ status, closedAt }: Payable): boolean => awaitsMoney(status) && closedAt === null

/** Whether a payment of the order can begin. */
export const canStartPayment = ({ status, closedAt }: Payable): boolean => isPayableStatus(status) && closedAt === null

type Settled = { status: OrderStatus; credit_at: Date | null }

/** Whether an order that waits for money is on credit. */
export const isOnCredit = ({ status, credit_at }: Settled): boolean => credit_at !== null && awaitsMoney(status)

/** Whether what an order pays for may be filed: it is paid, free of charge, or on credit. */
export const isSettled = (order: Settled): boolean => !awaitsMoney(order.status) || isOnCredit(order)

type Change = {
  actor: Actor
  at: Date
  reason?: string | null
  facts?: Record<string, string | number | boolean | null>
}
type OrderColumns = Partial<{ pay_method: string; paid_at: Date; completed_at: Date }>

/** Moves an order to its next status; @returns null, or why it did not move. `set`: what changes with it. */
export async function moveOrder(
  tx: QueryBuilder,
  order: LockedOrder,
  event: keyof (typeof orderMachine)['transitions'],
  { set = {}, ...change }: Change & { set?: OrderColumns },
): Promise<TransitionProblem | null> {
  const { problem, state } = await applyTransition(tx, orderMachine, {
    subjectId: order.id,
    subjectName: order.number,
    state: order.status,
    event,
    ...change,
    update: (status) => updateOrder(tx, order, { ...set, status }),
  })
  if (problem === null) order.status = state
  return problem
}

export async function closeOrder(
  tx: QueryBuilder,
  order: LockedOrder,
  event: 'cancel' | 'expire',
  change: Change,
): Promise<TransitionProblem | null> {
  const { problem } = await applyTransition(tx, closingMachine, {
    subjectId: order.id,
    subjectName: order.number,
    state: order.closedAt === null ? 'open' : 'closed',
    event,
    ...change,
    update: () => updateOrder(tx, order, { closed_at: change.at }),
  })
  if (problem === null) order.closedAt = change.at
  return problem
}

export async function creditOrder(
  tx: QueryBuilder,
  order: LockedOrder,
  change: Change,
): Promise<TransitionProblem | null> {
  const { problem } = await applyTransition(tx, creditMachine, {
    subjectId: order.id,
    subjectName: order.number,
    state: order.creditAt === null ? 'open' : 'onCredit',
    event: 'putOnCredit',
    ...change,
    update: () => updateOrder(tx, order, { credit_at: change.at }),
  })
  if (problem === null) order.creditAt = change.at
  return problem
}

export async function moveRefundOfOrder(
  tx: QueryBuilder,
  order: LockedOrder,
  event: keyof (typeof orderRefundMachine)['transitions'],
  change: Change,
): Promise<TransitionProblem | null> {
  const { problem, state } = await applyTransition(tx, orderRefundMachine, {
    subjectId: order.id,
    subjectName: order.number,
    state: order.refundStatus,
    event,
    ...change,
    update: (refund_status) => updateOrder(tx, order, { refund_status }),
  })
  if (problem === null) order.refundStatus = state
  return problem
}

async function updateOrder(
  tx: QueryBuilder,
  order: LockedOrder,
  columns: OrderColumns &
    Partial<{ status: OrderStatus; refund_status: OrderRefundStatus; credit_at: Date; closed_at: Date }>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('service_order')
    .set({ ...columns, version: order.version + 1 })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  order.version += 1
  return true
}

export const system: Actor = { type: 'system', id: null, name: 'system' }
export const providerActor = (method: string): Actor => ({ type: 'provider', id: null, name: method })
