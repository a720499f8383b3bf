import { caseMachine, openStates } from '@markwright/cases'
import { type QueryBuilder, statementsOf } from '@markwright/db'
import { recordEvent } from '@markwright/jobs'
import { isPayableStatus } from '@markwright/domain/money/order-statuses'
import { cancelOrder, completeOrder, isOnCredit, isSettled, refundInProgress } from '@markwright/orders'
import { type Actor, applyTransition } from '@markwright/workflow'

/** A case with the positions of the items of its order that pay for it. */
type CaseOfOrder = { id: string; order_id: string; order_positions: number[] }
type By = { actor: Actor; reason: string | null; at: Date }

/** A member cannot complete an order; that its last case is withdrawn does. */
const system: Actor = { type: 'system', id: null, name: 'system' }

const lockOrder = (tx: QueryBuilder, id: string) =>
  tx
    .selectFrom('service_order')
    .select(['status', 'refund_status', 'credit_at', 'closed_at', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Locks the order of a case before the case itself, since of two cases of one order each may change the other. */
export const lockOrderOfCase = (tx: QueryBuilder, caseId: string) =>
  tx
    .selectFrom('service_order as o')
    .innerJoin('trademark_case as c', 'c.order_id', 'o.id')
    .select('o.id')
    .where('c.id', '=', caseId)
    .forUpdate('o')
    .executeTakeFirst()

/** The other cases of the order of a case. */
const listOthers = (tx: QueryBuilder, { id, order_id }: CaseOfOrder) =>
  tx
    .selectFrom('trademark_case')
    .select(['id', 'number', 'account_id', 'state', 'order_positions'])
    .where('order_id', '=', order_id)
    .where('id', '!=', id)
    .orderBy('position')
    .execute()

const isOpen = ({ state }: { state: string }) => openStates.some((open) => open === state)
const isWithdrawn = ({ state }: { state: string }) => state === 'withdrawn'

/**
 * Books what a case that is filed is paid by as provided, unless its order is neither paid nor on credit, or is being
 * refunded. The order is complete once all of its cases are filed or withdrawn; one on credit, when it is paid then.
 */
export async function provideForCase(tx: QueryBuilder, found: CaseOfOrder, by: By): Promise<'notPaid' | null> {
  const order = await lockOrder(tx, found.order_id)
  if (!isSettled(order) || order.closed_at !== null || refundInProgress(order.refund_status)) return 'notPaid'
  if (order.status === 'complete') return null
  const others = await listOthers(tx, found)
  if (found.order_positions.length > 0)
    await tx
      .updateTable('service_order_item')
      .set({ fulfilled_at: by.at })
      .where('order_id', '=', found.order_id)
      .where('position', 'in', found.order_positions)
      .execute()
  if (others.some(isOpen) || isOnCredit(order)) return null
  const notProvided = others.filter(isWithdrawn).flatMap(({ order_positions }) => order_positions)
  const complete = { orderId: found.order_id, version: order.version, actor: by.actor, at: by.at, notProvided }
  return (await completeOrder(tx, complete)) && 'notPaid'
}

/**
 * Ends what the order of a case that is withdrawn would have paid for. One that can still be paid is closed, and the other
 * cases of it are withdrawn too; one on credit is closed with the last of its cases, unless one was filed; one that is
 * paid is complete where its other cases are filed. Nothing is withdrawn while
 * a proof of payment is reviewed, since money may be on its way.
 */
export async function releaseOrderOf(tx: QueryBuilder, found: CaseOfOrder, by: By): Promise<'inReview' | null> {
  const order = await lockOrder(tx, found.order_id)
  if (order.closed_at !== null) return null
  if (order.status === 'pendingReview') return 'inReview'
  const others = await listOthers(tx, found)
  if (isOnCredit(order) && !others.every(isWithdrawn)) return null
  if (isPayableStatus(order.status)) {
    await cancelOrder(tx, { orderId: found.order_id, accountId: null, ...by })
    for (const other of others.filter(isOpen)) await withdrawOther(tx, other, by)
    return null
  }
  const isFiled = others.some((other) => !isOpen(other) && !isWithdrawn(other))
  if (others.some(isOpen) || !isFiled || order.status === 'complete' || refundInProgress(order.refund_status))
    return null
  const notProvided = [found, ...others.filter(isWithdrawn)].flatMap(({ order_positions }) => order_positions)
  const actor = by.actor.type === 'staff' ? by.actor : system
  await completeOrder(tx, { orderId: found.order_id, version: order.version, actor, at: by.at, notProvided })
  return null
}

async function withdrawOther(
  tx: QueryBuilder,
  other: Awaited<ReturnType<typeof listOthers>>[number],
  { actor, reason, at }: By,
): Promise<void> {
  await applyTransition(tx, caseMachine, {
    subjectId: other.id,
    subjectName: other.number,
    state: other.state,
    event: 'withdraw',
    actor,
    reason,
    at,
    update: async (state) => {
      await tx
        .updateTable('trademark_case')
        .set((set) => ({ state, version: set('version', '+', 1), updated_at: at }))
        .where('id', '=', other.id)
        .execute()
      await recordEvent(
        statementsOf(tx),
        other.account_id,
        'case.changed',
        { caseId: other.id, caseNo: other.number, event: 'withdraw', state },
        { at },
      )
      return true
    },
  })
}
