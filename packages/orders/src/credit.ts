import { namesOf, type QueryBuilder, sql, statementsOf } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { isPayableStatus, unpaidStatuses } from '@markwright/domain/money/order-statuses'
import { notifyMember } from '@markwright/jobs'
import type { Actor } from '@markwright/workflow'
import { countCasesOf } from './cases-of-order.ts'
import { orderMessages, ORDERS_PATH } from './order-messages.ts'
import { creditOrder, lockOrders } from './order-rows.ts'

const o = namesOf('service_order', 'o')

export type CreditLimit = { limitFen: number; endsOn: string | null; version: number }

/** Whether an order can be put on account by a limit on a day. */
export const isInForce = (limit: Pick<CreditLimit, 'limitFen' | 'endsOn'> | null, today: string): boolean =>
  limit !== null && limit.limitFen > 0 && (limit.endsOn === null || limit.endsOn >= today)

const selectLimit = (db: QueryBuilder, accountId: string) =>
  db
    .selectFrom('credit_limit')
    .select(['limit_fen as limitFen', 'ends_on as endsOn', 'version'])
    .where('account_id', '=', accountId)

/** Null where an account never had one. */
export const findCreditLimit = async (db: QueryBuilder, accountId: string): Promise<CreditLimit | null> =>
  (await selectLimit(db, accountId).executeTakeFirst()) ?? null

/** Orders that are on credit: neither paid nor closed. */
export const ordersOnCredit = (db: QueryBuilder) =>
  db
    .selectFrom('service_order as o')
    .where('o.credit_at', 'is not', null)
    .where('o.closed_at', 'is', null)
    .where('o.status', 'in', unpaidStatuses)

/** What an account owes for orders on credit, in fen; each counts whole until it is paid. */
export async function usedCredit(db: QueryBuilder, accountId: string): Promise<number> {
  const { used } = await ordersOnCredit(db)
    .select(sql<string>`coalesce(sum(${o.total_fen}), 0)`.as('used'))
    .where('o.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(used)
}

export type CreditProblem = 'notFound' | 'notPossible' | 'noCredit' | 'exceeded'

/**
 * Puts an order of cases on account, in the caller's transaction: it is not closed unpaid, its cases may be filed, and it
 * counts against the limit until it is paid or cancelled. One that is on credit stays so.
 */
export async function putOnCredit(
  tx: QueryBuilder,
  { orderId, accountId, actor, at }: { orderId: string; accountId: string; actor: Actor; at: Date },
): Promise<CreditProblem | null> {
  const [order] = await lockOrders(tx, [orderId])
  if (!order || order.accountId !== accountId) return 'notFound'
  if (order.closedAt !== null || !isPayableStatus(order.status)) return 'notPossible'
  if (order.creditAt !== null) return null
  if ((await countCasesOf(tx, orderId)).total === 0) return 'notPossible'
  // Of two orders at once the second one sees what the first one uses.
  const limit = await selectLimit(tx, accountId).forUpdate().executeTakeFirst()
  if (!limit || !isInForce(limit, todayIn(HOME_ZONE, at))) return 'noCredit'
  if ((await usedCredit(tx, accountId)) + order.totalFen > limit.limitFen) return 'exceeded'
  const problem = await creditOrder(tx, order, { actor, at, facts: { amountFen: order.totalFen } })
  if (problem) throw new Error(`order ${order.number} could not be put on account: ${problem}`)
  return null
}

/**
 * Sets what two of the staff have granted, in the caller's transaction, and notifies the member. What is on credit stays so.
 * @returns false where the limit is not the one that was read (`version`, null where there was none)
 */
export async function setCreditLimit(
  tx: QueryBuilder,
  {
    accountId,
    version,
    at,
    ...limit
  }: {
    accountId: string
    version: number | null
    limitFen: number
    endsOn: string | null
    reason: string
    requestedBy: string
    approvedBy: string
    at: Date
  },
): Promise<boolean> {
  const columns = {
    limit_fen: limit.limitFen,
    ends_on: limit.endsOn,
    reason: limit.reason,
    requested_by: limit.requestedBy,
    approved_by: limit.approvedBy,
    updated_at: at,
  }
  const set =
    version === null
      ? await tx
          .insertInto('credit_limit')
          .values({ account_id: accountId, ...columns })
          .onConflict((conflict) => conflict.column('account_id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('credit_limit')
          .set({ ...columns, version: version + 1 })
          .where('account_id', '=', accountId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  if (!set) return false
  const texts = orderMessages.creditLimit(limit.limitFen, limit.endsOn)
  await notifyMember(statementsOf(tx), accountId, { type: 'service', texts, link: ORDERS_PATH })
  return true
}
