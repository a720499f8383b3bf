import type { QueryBuilder } from '@markwright/db'
import { arrangeRenewals, isOnHold } from './renewals.ts'
import { lockEntitlements } from './spend-stock.ts'

/** Which entitlements: those of what was paid, or one by its id. */
export type EntitlementChoice = { orderItemIds: readonly string[] } | { id: string }

type Chosen = {
  id: string
  account_id: string
  plan_id: string
  starts_at: Date
  ends_at: Date
  suspended_at: Date | null
  suspended_seconds: number
}

/**
 * Those of the chosen that have neither ended nor been revoked, which nobody else changes until the transaction ends.
 * `waiting`: the ids of those that wait to begin, of the same plans.
 */
async function lockChosen(tx: QueryBuilder, choice: EntitlementChoice, at: Date) {
  const chosen = tx
    .selectFrom('entitlement as e')
    .select(['e.id', 'e.account_id', 'e.plan_id', 'e.starts_at', 'e.ends_at', 'e.suspended_at', 'e.suspended_seconds'])
    .where('e.revoked_at', 'is', null)
    .where((is) => is.or([is('e.ends_at', '>', at), is('e.suspended_at', 'is not', null), isOnHold('e')]))
    .where((is) => {
      if ('id' in choice) return is('e.id', '=', choice.id)
      return is('e.order_item_id', 'in', choice.orderItemIds.length > 0 ? [...choice.orderItemIds] : [null])
    })
    .orderBy('e.starts_at')
    .orderBy('e.id')
  const accounts = new Set((await chosen.execute()).map((row) => row.account_id))
  for (const accountId of [...accounts].toSorted()) await lockEntitlements(tx, accountId)
  // What others have changed until the lock was given.
  const waiting = await arrange(tx, await chosen.execute(), at)
  return { chosen: await chosen.execute(), waiting }
}

async function arrange(
  tx: QueryBuilder,
  of: readonly Chosen[],
  at: Date,
  waiting?: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const plans = new Map(of.map((row) => [`${row.account_id} ${row.plan_id}`, row]))
  const found: string[] = []
  for (const { account_id: accountId, plan_id: planId } of plans.values())
    found.push(...(await arrangeRenewals(tx, { accountId, planId, at, ...(waiting && { waiting }) })))
  return new Set(found)
}

/**
 * Ends entitlements at once, in the caller's transaction. Renewals that were to begin later begin earlier, each for its
 * whole period, so that nobody is without what was paid.
 * @returns the ids of those that had not ended before
 */
export async function revokeEntitlements(
  tx: QueryBuilder,
  { at, reason, ...choice }: EntitlementChoice & { at: Date; reason: string },
): Promise<string[]> {
  const { chosen, waiting } = await lockChosen(tx, choice, at)
  for (const { id } of chosen)
    await tx.updateTable('entitlement').set({ revoked_at: at, revoked_reason: reason }).where('id', '=', id).execute()
  await arrange(tx, chosen, at, waiting)
  return chosen.map(({ id }) => id)
}

/**
 * Suspends the use of what was paid, in the caller's transaction, until it is revoked or restored. What renews it waits.
 * @returns the ids of those that were usable, or to become so
 */
export async function suspendEntitlements(
  tx: QueryBuilder,
  { at, ...choice }: EntitlementChoice & { at: Date },
): Promise<string[]> {
  const chosen = (await lockChosen(tx, choice, at)).chosen.filter((row) => row.suspended_at === null)
  for (const { id } of chosen)
    await tx.updateTable('entitlement').set({ suspended_at: at }).where('id', '=', id).execute()
  return chosen.map(({ id }) => id)
}

/**
 * Lets what was suspended be used again, in the caller's transaction. It ends later by the time in which it could not be
 * used, and what renews it moves along.
 * @returns the ids of those that were suspended
 */
export async function restoreEntitlements(
  tx: QueryBuilder,
  { at, ...choice }: EntitlementChoice & { at: Date },
): Promise<string[]> {
  const { chosen, waiting } = await lockChosen(tx, choice, at)
  const suspended = chosen.filter((row) => row.suspended_at !== null)
  for (const { id, suspended_at, suspended_seconds, ends_at } of suspended) {
    const seconds = waiting.has(id) ? 0 : Math.max(0, Math.ceil((at.getTime() - suspended_at!.getTime()) / 1000))
    await tx
      .updateTable('entitlement')
      .set({
        suspended_at: null,
        suspended_seconds: suspended_seconds + seconds,
        ends_at: new Date(ends_at.getTime() + seconds * 1000),
      })
      .where('id', '=', id)
      .execute()
  }
  await arrange(tx, suspended, at, waiting)
  return suspended.map(({ id }) => id)
}

/**
 * Lets an entitlement end at another time, in the caller's transaction; what renews it moves along.
 * @param expected the end that it must have until now
 * @returns null, or why nothing was changed
 */
export async function changeEnd(
  tx: QueryBuilder,
  { id, endsAt, expected, at }: { id: string; endsAt: Date; expected?: Date; at: Date },
): Promise<'revoked' | 'unexpected' | null> {
  const rows = tx
    .selectFrom('entitlement')
    .select(['account_id', 'plan_id', 'ends_at'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
  const before = await rows.executeTakeFirst()
  if (!before) return 'revoked'
  await lockEntitlements(tx, before.account_id)
  const link = { accountId: before.account_id, planId: before.plan_id, at }
  const waiting = new Set(await arrangeRenewals(tx, link))
  // What others have changed until the lock was given.
  if (expected && (await rows.executeTakeFirst())?.ends_at.getTime() !== expected.getTime()) return 'unexpected'
  const changed = await tx
    .updateTable('entitlement')
    .set({ ends_at: endsAt, period_months: null, period_days: null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return 'revoked'
  await arrangeRenewals(tx, { ...link, waiting })
  return null
}
