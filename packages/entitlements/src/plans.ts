import type { QueryBuilder } from '@markwright/db'
import { isMeteredService, type PlanLimit, type PlanPeriod } from '@markwright/domain/money/metered-services'
import { type ServiceType, serviceTypeOf } from '@markwright/domain/money/service-types'
import { isUsable } from './renewals.ts'

export type PlanKind = 'free' | 'trial' | 'package' | 'single' | 'individual'

export type Plan = {
  id: string
  /** Names the plan in code and in exports. */
  code: string
  name: { cn: string; en: string }
  kind: PlanKind
  /** Null where the plan belongs to both products. */
  serviceType: ServiceType | null
  /** 0 where no member card comes with it. */
  cardLevel: number
  period: PlanPeriod
  /** Another one is used beside a running one (pieces), instead of after it (periods). */
  addsUp: boolean
  /** Whether it is offered. */
  isActive: boolean
  position: number
  version: number
  updatedAt: Date
  limits: PlanLimit[]
}

/** Every plan, in the order in which they are shown. `kinds`: only these. */
export async function listPlans(
  db: QueryBuilder,
  { kinds, id }: { kinds?: readonly PlanKind[]; id?: string } = {},
): Promise<Plan[]> {
  const rows = await db
    .selectFrom('plan')
    .selectAll()
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds!))
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('position')
    .orderBy('code')
    .execute()
  if (rows.length === 0) return []
  const limits = await db
    .selectFrom('plan_limit')
    .selectAll()
    .where(
      'plan_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: { cn: row.name_cn, en: row.name_en },
    kind: row.kind,
    serviceType: serviceTypeOf(row.service_type),
    cardLevel: row.card_level,
    period: { months: row.months, days: row.days },
    addsUp: row.adds_up,
    isActive: row.is_active,
    position: row.position,
    version: row.version,
    updatedAt: row.updated_at,
    limits: limits.filter(({ plan_id }) => plan_id === row.id).map(limitOf),
  }))
}

export const findPlan = async (db: QueryBuilder, id: string): Promise<Plan | null> =>
  (await listPlans(db, { id }))[0] ?? null

/** A limit as its row has it. */
export const limitOf = (row: {
  services: string[]
  per_day: number | null
  total: number | null
  at_once: number | null
}): PlanLimit => ({
  services: row.services.filter(isMeteredService),
  perDay: row.per_day,
  total: row.total,
  atOnce: row.at_once,
})

/** Other processes notice a change of a plan within so many milliseconds. */
const FRESH_MS = 5_000

/** The plans as nearly every request needs them. */
export function createPlanCache({ db, now }: { db: QueryBuilder; now: () => Date }) {
  let cached: { plans: Promise<Plan[]>; isRead: boolean; until: number } | null = null
  /**
   * `tx`: the transaction of the caller. It waits for no other connection: those may all be held by others who wait for
   * what the transaction has locked.
   */
  const list = (tx?: QueryBuilder): Promise<Plan[]> => {
    if (cached && cached.until > now().getTime() && (tx === undefined || cached.isRead)) return cached.plans
    if (tx) return listPlans(tx)
    const plans = listPlans(db)
    const mine = { plans, isRead: false, until: now().getTime() + FRESH_MS }
    cached = mine
    plans.then(
      () => {
        mine.isRead = true
      },
      // What failed is not remembered.
      () => {
        if (cached === mine) cached = null
      },
    )
    return plans
  }
  return {
    list,
    /** To be called after a change. */
    forget: () => {
      cached = null
    },
  }
}
export type PlanCache = ReturnType<typeof createPlanCache>

/** How many members each plan runs for, by its id. */
export async function countHolders(db: QueryBuilder, at: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('entitlement as e')
    .select('e.plan_id')
    .select(({ fn }) => fn.count<string>('e.account_id').distinct().as('holders'))
    .where(isUsable('e'))
    .where('e.starts_at', '<=', at)
    .where('e.ends_at', '>', at)
    .groupBy('e.plan_id')
    .execute()
  return new Map(rows.map((row) => [row.plan_id, Number(row.holders)]))
}
