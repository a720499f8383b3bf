import type { QueryBuilder } from '@markwright/db'
import { isMeteredService, type MeteredService } from '@markwright/domain/money/metered-services'
import { isOnHold } from './renewals.ts'

/** What is unused of what was paid, and how that is computed. */
export type UnusedShare = {
  /** The least of the shares of its time and of its stocks, 0 to 1. */
  share: number
  /** Of its time, 0 to 1, as it was at `asOf`: when its use was suspended, otherwise now. */
  timeShare: number
  asOf: Date
  startsAt: Date
  endsAt: Date
  stocks: { services: MeteredService[]; total: number; used: number }[]
}

/**
 * How much of what was paid is unused: of its time and each of its stocks the share that is least, so that a package that
 * is used up returns nothing. Time in which its use was suspended does not count.
 * @returns null where it was never granted, or was revoked
 */
export async function unusedShare(tx: QueryBuilder, orderItemId: string, at: Date): Promise<UnusedShare | null> {
  const entitlement = await tx
    .selectFrom('entitlement as e')
    .select(['e.id', 'e.starts_at', 'e.ends_at', 'e.revoked_at', 'e.suspended_at', 'e.suspended_seconds'])
    .select(isOnHold('e').as('is_on_hold'))
    .where('e.order_item_id', '=', orderItemId)
    .executeTakeFirst()
  if (!entitlement || entitlement.revoked_at !== null) return null
  const { starts_at, ends_at, suspended_seconds } = entitlement
  const asOf = entitlement.suspended_at ?? at
  const leftMs = Math.max(0, ends_at.getTime() - asOf.getTime())
  const wholeMs = ends_at.getTime() - starts_at.getTime() - suspended_seconds * 1000
  const hasBegun = asOf > starts_at && !entitlement.is_on_hold
  const timeShare = hasBegun ? Math.min(1, leftMs / wholeMs) : 1
  const rows = await tx
    .selectFrom('entitlement_limit')
    .select(['services', 'total', 'used'])
    .where('entitlement_id', '=', entitlement.id)
    .where('total', 'is not', null)
    .orderBy('position')
    .execute()
  const stocks = rows.map(({ services, total, used }) => ({
    services: services.filter(isMeteredService),
    total: total!,
    used,
  }))
  const share = Math.min(timeShare, ...stocks.map(({ total, used }) => (total - used) / total))
  return { share, timeShare, asOf, startsAt: starts_at, endsAt: ends_at, stocks }
}
