import { type QueryBuilder, sql, namesOf } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { isUsable, listHeld } from './held-entitlements.ts'
import { payFromStock, type Uses } from './pay-from-stock.ts'

const limit = namesOf('entitlement_limit')

/** `reference`: names what uses the units, and is never charged twice. */
export type StockUse = { accountId: string; uses: Uses; reference: string; atOnce?: number | undefined }

/**
 * Uses units of what the member has, in the transaction of the caller: it waits for others who use units of the same
 * member. `known` where the reference was charged before and not given back; null where there is not enough.
 */
export async function spendStock(tx: QueryBuilder, use: StockUse, at: Date): Promise<'spent' | 'known' | null> {
  const { accountId, uses, reference, atOnce } = use
  await lockEntitlements(tx, accountId)
  const known = await findCharge(tx, use)
  if (known) return known

  const day = todayIn(HOME_ZONE, at)
  const held = await listHeld(tx, accountId, at)
  const usable = held.filter((each) => isUsable(each, held, at))
  const charges = payFromStock(usable, uses, { day, atOnce })
  if (!charges) return null
  for (const { limitId, units } of charges) {
    await tx
      .updateTable('entitlement_limit')
      .set({
        used: sql`used + ${units}`,
        used_that_day: sql`${units} + CASE WHEN ${limit.used_on} = ${day}::date THEN ${limit.used_that_day} ELSE 0 END`,
        used_on: day,
      })
      .where('id', '=', limitId)
      .execute()
    await tx
      .insertInto('entitlement_use')
      .values({ account_id: accountId, reference, limit_id: limitId, units, used_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'reference', 'limit_id'])
          .doUpdateSet({ units, used_at: at, given_back_at: null }),
      )
      .execute()
  }
  return 'spent'
}

/** `known` where a reference was charged and not given back. */
export async function findCharge(
  db: QueryBuilder,
  { accountId, reference }: Pick<StockUse, 'accountId' | 'reference'>,
): Promise<'known' | null> {
  const known = await db
    .selectFrom('entitlement_use')
    .select('limit_id')
    .where('account_id', '=', accountId)
    .where('reference', '=', reference)
    .where('given_back_at', 'is', null)
    .executeTakeFirst()
  return known ? 'known' : null
}

/** Gives the units of a reference back to the stocks that they came from, once. */
export async function returnToStock(
  tx: QueryBuilder,
  { accountId, reference }: Pick<StockUse, 'accountId' | 'reference'>,
  at: Date,
): Promise<void> {
  await lockEntitlements(tx, accountId)
  const returned = await tx
    .updateTable('entitlement_use')
    .set({ given_back_at: at })
    .where('account_id', '=', accountId)
    .where('reference', '=', reference)
    .where('given_back_at', 'is', null)
    .returning(['limit_id', 'units', 'used_at'])
    .execute()
  for (const { limit_id, units, used_at } of returned) {
    const day = todayIn(HOME_ZONE, used_at)
    await tx
      .updateTable('entitlement_limit')
      .set({
        used: sql`used - ${units}`,
        used_that_day: sql`CASE WHEN ${limit.used_on} = ${day}::date THEN ${limit.used_that_day} - ${units} ELSE ${limit.used_that_day} END`,
      })
      .where('id', '=', limit_id)
      .execute()
  }
}

/** So that what is used and given back by one member comes one after the other. */
export async function lockEntitlements(tx: QueryBuilder, accountId: string): Promise<void> {
  await tx
    .selectFrom('entitlement')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute()
}
