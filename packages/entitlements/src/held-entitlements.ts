import type { QueryBuilder } from '@markwright/db'
import type { MeteredService, PlanLimit } from '@markwright/domain/money/metered-services'
import { limitOf, type Plan } from './plans.ts'
import { isOnHold } from './renewals.ts'

export type EntitlementKind = 'purchase' | 'trial' | 'grant'

/** `usedOn`: the last day on which a stock that is limited per day was used. */
export type HeldLimit = PlanLimit & { id: string; used: number; usedOn: string | null; usedThatDay: number }

/** An entitlement that has neither ended nor been revoked and is not suspended; it may begin later. */
export type HeldEntitlement = {
  id: string
  planId: string
  kind: EntitlementKind
  addsUp: boolean
  startsAt: Date
  endsAt: Date
  /** Whether it waits for the decision about the suspended one that it renews, whatever the time. */
  isOnHold: boolean
  limits: HeldLimit[]
}

/** What a member has, in the order in which it is used: what runs by its end, then what begins later. */
export async function listHeld(db: QueryBuilder, accountId: string, at: Date): Promise<HeldEntitlement[]> {
  const rows = await db
    .selectFrom('entitlement as e')
    .innerJoin('entitlement_limit as l', 'l.entitlement_id', 'e.id')
    .select(['e.id as entitlement_id', 'e.plan_id', 'e.kind', 'e.adds_up', 'e.starts_at', 'e.ends_at'])
    .select(isOnHold('e').as('is_on_hold'))
    .select(['l.id', 'l.services', 'l.per_day', 'l.total', 'l.at_once', 'l.used', 'l.used_on', 'l.used_that_day'])
    .where('e.account_id', '=', accountId)
    .where('e.revoked_at', 'is', null)
    .where('e.suspended_at', 'is', null)
    .where((is) => is.or([is('e.ends_at', '>', at), isOnHold('e')]))
    .orderBy('e.ends_at')
    .orderBy('e.id')
    .orderBy('l.position')
    .execute()
  const held = new Map<string, HeldEntitlement>()
  for (const row of rows) {
    const limit = {
      ...limitOf(row),
      id: row.id,
      used: row.used,
      usedOn: row.used_on,
      usedThatDay: row.used_that_day,
    }
    const known = held.get(row.entitlement_id)
    if (known) known.limits.push(limit)
    else
      held.set(row.entitlement_id, {
        id: row.entitlement_id,
        planId: row.plan_id,
        kind: row.kind,
        addsUp: row.adds_up,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        isOnHold: row.is_on_hold,
        limits: [limit],
      })
  }
  const all = [...held.values()]
  return [...all.filter((each) => isRunning(each, at)), ...all.filter((each) => !isRunning(each, at))]
}

export const isRunning = ({ startsAt, isOnHold: isHeldBack }: HeldEntitlement, at: Date) =>
  startsAt <= at && !isHeldBack

/** Whether its stock may be used: a renewal's may before it begins, where what it renews is used up. */
export const isUsable = (entitlement: HeldEntitlement, held: readonly HeldEntitlement[], at: Date) =>
  isRunning(entitlement, at) || held.some((other) => other.planId === entitlement.planId && isRunning(other, at))

/**
 * An allowance of a service; null where nothing gives one. Of several limits the highest holds, and those of pieces,
 * which add up, come on top.
 */
export type Allowance = { perDay: number | null; atOnce: number | null }

export function allowanceOf(
  service: MeteredService,
  free: Plan | null,
  held: readonly HeldEntitlement[],
  at: Date,
): Allowance | null {
  const own = held
    .filter((each) => isRunning(each, at))
    .flatMap(({ limits, addsUp }) => limits.map((limit) => ({ limit, addsUp })))
  const rows = [...(free?.limits ?? []).map((limit) => ({ limit, addsUp: false })), ...own].filter(
    ({ limit }) => limit.total === null && limit.services.includes(service),
  )
  if (rows.length === 0) return null
  const combined = (of: 'perDay' | 'atOnce') => {
    const named = rows.flatMap(({ limit, addsUp }) => (limit[of] === null ? [] : [{ amount: limit[of], addsUp }]))
    if (named.length === 0) return null
    const highest = Math.max(0, ...named.filter(({ addsUp }) => !addsUp).map(({ amount }) => amount))
    return named.filter(({ addsUp }) => addsUp).reduce((sum, { amount }) => sum + amount, highest)
  }
  return { perDay: combined('perDay'), atOnce: combined('atOnce') }
}

/** Units that stocks still have; one that counts several of the services is one stock. */
export const stockLeft = (of: readonly MeteredService[], held: readonly HeldEntitlement[], at: Date): number =>
  held
    .filter((each) => isUsable(each, held, at))
    .flatMap(({ limits }) => limits)
    .filter(({ total, services }) => total !== null && services.some((each) => of.includes(each)))
    .reduce((sum, { total, used }) => sum + (total! - used), 0)

/** Whether any stock counts one of the services, used up or not. */
export const hasStock = (services: readonly MeteredService[], held: readonly HeldEntitlement[]): boolean =>
  held.some(({ limits }) =>
    limits.some(({ total, services: counted }) => total !== null && counted.some((each) => services.includes(each))),
  )
