import { lockAccount, type QueryBuilder } from '@markwright/db'
import type { PlanLimit, PlanPeriod } from '@markwright/domain/money/metered-services'
import { randomUUID } from 'node:crypto'
import type { EntitlementKind } from './held-entitlements.ts'
import { periodEnd } from './plan-period.ts'
import { findPlan } from './plans.ts'

export type PlanGrant = {
  accountId: string
  planId: string
  /** What was paid, which is granted once however often it is said; or who of the staff grants it. */
  source:
    | { orderItemId: string; orderNo?: string | null }
    | {
        staff: string
        id?: string
        note?: string | null
        /** Of a purchase of which staff provide an item. */
        orderItemId?: string
        orderNo?: string
        /** The second one of the staff, where one had to approve it. */
        approvedBy?: string
      }
  kind?: EntitlementKind
  /** Multiplies the stocks, what adds up, and the period of the plan. */
  quantity?: number
  /** In the place of the plan's own period and its multiple. */
  duration?: PlanPeriod
  /** In the place of the plan's own limits. */
  limits?: readonly PlanLimit[]
  at: Date
}

/**
 * Lets a member use a plan, in the caller's transaction: from now on where the plan adds up, otherwise from when a
 * running entitlement of the same plan ends. Its limits stay as they are now, whatever becomes of the plan.
 * @returns the id of the entitlement
 * @throws Error where there is no such plan, or it has no period and none is given
 */
export async function grantPlan(tx: QueryBuilder, grant: PlanGrant): Promise<string> {
  const { accountId, source, quantity = 1, at } = grant
  // Of two grants at once, the second begins when the first ends.
  await lockAccount(tx, accountId)
  const orderItemId = source.orderItemId ?? null
  const id = ('id' in source && source.id) || randomUUID()
  const known = await tx
    .selectFrom('entitlement')
    .select('id')
    .where((is) => (orderItemId === null ? is('id', '=', id) : is('order_item_id', '=', orderItemId)))
    .executeTakeFirst()
  if (known) return known.id

  const plan = await findPlan(tx, grant.planId)
  if (!plan) throw new Error(`there is no plan ${grant.planId}`)
  const times = grant.duration || plan.addsUp ? 1 : quantity
  const one = grant.duration ?? plan.period
  const period = { months: multiplied(one.months, times), days: multiplied(one.days, times) }
  if (!period.months && !period.days) throw new Error(`the plan ${plan.code} has no period`)
  const startsAt = plan.addsUp ? at : await endOfSame(tx, accountId, plan.id, at)
  await tx
    .insertInto('entitlement')
    .values({
      id,
      account_id: accountId,
      plan_id: plan.id,
      kind: grant.kind ?? (orderItemId === null ? 'grant' : 'purchase'),
      order_item_id: orderItemId,
      order_no: source.orderNo ?? null,
      quantity,
      card_level: plan.cardLevel,
      adds_up: plan.addsUp,
      starts_at: startsAt,
      ends_at: periodEnd(startsAt, period),
      period_months: period.months,
      period_days: period.days,
      granted_by: 'staff' in source ? source.staff : null,
      approved_by: 'staff' in source ? (source.approvedBy ?? null) : null,
      note: 'note' in source ? (source.note ?? null) : null,
      created_at: at,
    })
    .execute()
  const limits = grant.limits ?? plan.limits
  if (limits.length > 0)
    await tx
      .insertInto('entitlement_limit')
      .values(
        limits.map((limit, index) => ({
          entitlement_id: id,
          position: index + 1,
          services: limit.services,
          per_day: limit.total === null && plan.addsUp ? multiplied(limit.perDay, quantity) : limit.perDay,
          total: multiplied(limit.total, quantity),
          at_once: limit.total === null && plan.addsUp ? multiplied(limit.atOnce, quantity) : limit.atOnce,
        })),
      )
      .execute()
  return id
}

const multiplied = (amount: number | null, times: number) => amount && amount * times

/** When the last entitlement of the same plan ends; `at` where none runs. */
async function endOfSame(tx: QueryBuilder, accountId: string, planId: string, at: Date): Promise<Date> {
  const { last } = await tx
    .selectFrom('entitlement')
    .select(({ fn }) => fn.max('ends_at').as('last'))
    .where('account_id', '=', accountId)
    .where('plan_id', '=', planId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return last && last > at ? last : at
}
