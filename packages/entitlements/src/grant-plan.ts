import { lockAccount, type QueryBuilder, sql, namesOf } from '@markwright/db'
import type { PlanLimit, PlanPeriod } from '@markwright/domain/metered-services'
import { randomUUID } from 'node:crypto'
import type { EntitlementKind } from './held-entitlements.ts'
import { periodEnd } from './plan-period.ts'
import { findPlan } from './plans.ts'
import { lockEntitlements } from './spend-stock.ts'

const entitlement = namesOf('entitlement')

export type PlanGrant = {
  accountId: string
  planId: string
  /** What was paid, which is granted once however often it is said; or who of the staff grants it. */
  source: { orderItemId: string; orderNo?: string | null } | { staff: string; id?: string; note?: string | null }
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
  const orderItemId = 'orderItemId' in source ? source.orderItemId : null
  const id = ('id' in source && source.id) || randomUUID()
  const known = await tx
    .selectFrom('entitlement')
    .select('id')
    .where((is) => (orderItemId === null ? is('id', '=', id) : is('order_item_id', '=', orderItemId)))
    .executeTakeFirst()
  if (known) return known.id

  const plan = await findPlan(tx, grant.planId)
  if (!plan) throw new Error(`there is no plan ${grant.planId}`)
  const period = grant.duration ?? plan.period
  if (!period.months && !period.days) throw new Error(`the plan ${plan.code} has no period`)
  const startsAt = plan.addsUp ? at : await endOfSame(tx, accountId, plan.id, at)
  const multiplied = (amount: number | null, times = quantity) => amount && amount * times
  await tx
    .insertInto('entitlement')
    .values({
      id,
      account_id: accountId,
      plan_id: plan.id,
      kind: grant.kind ?? (orderItemId === null ? 'grant' : 'purchase'),
      order_item_id: orderItemId,
      order_no: 'orderNo' in source ? (source.orderNo ?? null) : null,
      quantity,
      card_level: plan.cardLevel,
      adds_up: plan.addsUp,
      starts_at: startsAt,
      ends_at: periodEnd(startsAt, period, grant.duration || plan.addsUp ? 1 : quantity),
      granted_by: 'staff' in source ? source.staff : null,
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
          per_day: limit.total === null && plan.addsUp ? multiplied(limit.perDay) : limit.perDay,
          total: multiplied(limit.total),
          at_once: limit.total === null && plan.addsUp ? multiplied(limit.atOnce) : limit.atOnce,
        })),
      )
      .execute()
  return id
}

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

/** Which entitlements: those of what was paid, or one by its id. */
export type EntitlementChoice = { orderItemIds: readonly string[] } | { id: string }

/**
 * Ends entitlements at once, in the caller's transaction. Renewals that were to begin later begin earlier by what was
 * left, so that nobody is without what was paid.
 * @returns the ids of those that had not ended before
 */
export async function revokeEntitlements(
  tx: QueryBuilder,
  { at, reason, ...choice }: EntitlementChoice & { at: Date; reason: string },
): Promise<string[]> {
  const chosen = tx
    .selectFrom('entitlement')
    .select(['id', 'account_id', 'plan_id', 'adds_up', 'starts_at', 'ends_at'])
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at)
  const rows = await (
    'id' in choice
      ? chosen.where('id', '=', choice.id)
      : chosen.where('order_item_id', 'in', choice.orderItemIds.length > 0 ? [...choice.orderItemIds] : [null])
  )
    .orderBy('ends_at', 'desc')
    .execute()
  for (const accountId of [...new Set(rows.map((row) => row.account_id))].toSorted())
    await lockEntitlements(tx, accountId)
  const revoked: string[] = []
  // The last first, so that what begins earlier is still in its place.
  for (const { id } of rows) {
    const row = await tx
      .updateTable('entitlement')
      .set({ revoked_at: at, revoked_reason: reason })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning(['account_id', 'plan_id', 'adds_up', 'starts_at', 'ends_at'])
      .executeTakeFirst()
    if (!row) continue
    revoked.push(id)
    await moveRenewals(tx, row, new Date(Math.max(row.starts_at.getTime(), at.getTime())))
  }
  return revoked
}

/**
 * Lets an entitlement end at another time, in the caller's transaction; what renews it moves along.
 * @returns false where it was revoked
 */
export async function changeEnd(tx: QueryBuilder, id: string, endsAt: Date): Promise<boolean> {
  const before = await tx
    .selectFrom('entitlement')
    .select(['account_id', 'plan_id', 'adds_up', 'ends_at'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return false
  await tx.updateTable('entitlement').set({ ends_at: endsAt }).where('id', '=', id).execute()
  await moveRenewals(tx, before, endsAt)
  return true
}

type Ending = { account_id: string; plan_id: string; adds_up: boolean; ends_at: Date }

/** What was to begin when `ending` ends, or later, begins with the new end. */
async function moveRenewals(tx: QueryBuilder, ending: Ending, newEnd: Date): Promise<void> {
  if (ending.adds_up) return
  const moved = sql<Date>`interval '1 millisecond' * ${newEnd.getTime() - ending.ends_at.getTime()}::bigint`
  await tx
    .updateTable('entitlement')
    .set({ starts_at: sql`${entitlement.starts_at} + ${moved}`, ends_at: sql`${entitlement.ends_at} + ${moved}` })
    .where('account_id', '=', ending.account_id)
    .where('plan_id', '=', ending.plan_id)
    .where('revoked_at', 'is', null)
    .where('starts_at', '>=', ending.ends_at)
    .execute()
}

/**
 * How much of what was paid is unused, 0 to 1: of its time and each of its stocks the share that is least, so that a
 * package that is used up returns nothing. 0 where it was never granted, or has ended.
 */
export async function unusedShare(tx: QueryBuilder, orderItemId: string, at: Date): Promise<number> {
  const entitlement = await tx
    .selectFrom('entitlement')
    .select(['id', 'starts_at', 'ends_at', 'revoked_at'])
    .where('order_item_id', '=', orderItemId)
    .executeTakeFirst()
  if (!entitlement || entitlement.revoked_at !== null) return 0
  const [start, end] = [entitlement.starts_at.getTime(), entitlement.ends_at.getTime()]
  const time = (end - Math.min(Math.max(at.getTime(), start), end)) / (end - start)
  const stocks = await tx
    .selectFrom('entitlement_limit')
    .select(['total', 'used'])
    .where('entitlement_id', '=', entitlement.id)
    .where('total', 'is not', null)
    .execute()
  return Math.min(time, ...stocks.map(({ total, used }) => (total! - used) / total!))
}
