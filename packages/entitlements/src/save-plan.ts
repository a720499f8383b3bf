import type { QueryBuilder } from '@markwright/db'
import { isMeteredService, type PlanLimit, type PlanPeriod } from '@markwright/domain/money/metered-services'
import type { ServiceType } from '@markwright/domain/money/service-types'
import { randomUUID } from 'node:crypto'
import { findPlan, type Plan, type PlanKind } from './plans.ts'

/** What staff can change of a plan. */
export type PlanContent = {
  name: { cn: string; en: string }
  serviceType: ServiceType | null
  cardLevel: number
  period: PlanPeriod
  addsUp: boolean
  isActive: boolean
  position: number
  limits: PlanLimit[]
}

/** A plan as it was from a change on. */
export type PlanRevision = { version: number; content: PlanContent; author: string; reason: string; at: Date }

type Change = { content: PlanContent; author: string; reason: string; at: Date }

/**
 * Adds a plan, in the caller's transaction.
 * @returns its id, or null where another plan has the code
 */
export async function createPlan(
  tx: QueryBuilder,
  { code, kind, ...change }: Change & { code: string; kind: PlanKind },
): Promise<string | null> {
  const created = await tx
    .insertInto('plan')
    .values({ id: randomUUID(), code, kind, ...columnsOf(change) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return null
  await writeLimits(tx, created.id, change.content.limits)
  await writeRevision(tx, created.id, 1, change)
  return created.id
}

/**
 * Changes a plan for every account that gets it from now on, in the caller's transaction.
 * @returns false where it has another version by now
 */
export async function updatePlan(
  tx: QueryBuilder,
  { id, version, ...change }: Change & { id: string; version: number },
): Promise<boolean> {
  const before = await findPlan(tx, id)
  const changed = await tx
    .updateTable('plan')
    .set({ ...columnsOf(change), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed || !before) return false
  // What was there from the beginning has no revision yet.
  if (version === 1) {
    const first = { content: contentOf(before), author: 'Markwright', reason: '', at: before.updatedAt }
    await writeRevision(tx, id, 1, first)
  }
  await tx.deleteFrom('plan_limit').where('plan_id', '=', id).execute()
  await writeLimits(tx, id, change.content.limits)
  await writeRevision(tx, id, version + 1, change)
  return true
}

/** A page of the changes of a plan, the last first, and how many there are. */
export async function listPlanRevisions(
  db: QueryBuilder,
  planId: string,
  { skip, take }: { skip: number; take: number },
): Promise<{ revisions: PlanRevision[]; total: number }> {
  const of = db.selectFrom('plan_revision').where('plan_id', '=', planId)
  const [rows, { total }] = await Promise.all([
    of.selectAll().orderBy('version', 'desc').offset(skip).limit(take).execute(),
    of.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  const revisions = rows.map((row) => ({
    version: row.version,
    content: { ...row.content, limits: row.content.limits.map(known) },
    author: row.author,
    reason: row.reason,
    at: row.created_at,
  }))
  return { revisions, total: Number(total) }
}

const known = ({ services, ...limit }: Omit<PlanLimit, 'services'> & { services: string[] }): PlanLimit => ({
  ...limit,
  services: services.filter(isMeteredService),
})

/** What staff can change, as the plan has it now. */
const contentOf = (plan: Plan): PlanContent => ({
  name: plan.name,
  serviceType: plan.serviceType,
  cardLevel: plan.cardLevel,
  period: plan.period,
  addsUp: plan.addsUp,
  isActive: plan.isActive,
  position: plan.position,
  limits: plan.limits,
})

const columnsOf = ({ content, at }: Change) => ({
  name_cn: content.name.cn,
  name_en: content.name.en,
  service_type: content.serviceType,
  card_level: content.cardLevel,
  months: content.period.months,
  days: content.period.days,
  adds_up: content.addsUp,
  is_active: content.isActive,
  position: content.position,
  updated_at: at,
})

async function writeLimits(tx: QueryBuilder, planId: string, limits: readonly PlanLimit[]): Promise<void> {
  if (limits.length === 0) return
  await tx
    .insertInto('plan_limit')
    .values(
      limits.map((limit, index) => ({
        plan_id: planId,
        position: index + 1,
        services: limit.services,
        per_day: limit.perDay,
        total: limit.total,
        at_once: limit.atOnce,
      })),
    )
    .execute()
}

async function writeRevision(tx: QueryBuilder, planId: string, version: number, change: Change): Promise<void> {
  await tx
    .insertInto('plan_revision')
    .values({
      plan_id: planId,
      version,
      content: JSON.stringify(change.content),
      author: change.author,
      reason: change.reason,
      created_at: change.at,
    })
    .onConflict((conflict) => conflict.columns(['plan_id', 'version']).doNothing())
    .execute()
}
