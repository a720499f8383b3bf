import { type QueryBuilder, queryBuilder, queryBuilderOf, statementsOf } from '@markwright/db'
import {
  countHolders,
  createPlan,
  findPlan,
  listPlanRevisions,
  listPlans,
  type Plan,
  type PlanContent,
  type PlanKind,
  updatePlan,
} from '@markwright/entitlements'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import type { Actor } from '../actor.ts'
import { auditWith } from '../audit/audit.repository.ts'

export type ManagedPlan = Plan & { holders: number }

export function createPlansRepository({ pool }: { pool: Pool }) {
  const db = queryBuilder(pool)
  return {
    find: (id: string) => findPlan(db, id),

    async list(at: Date): Promise<ManagedPlan[]> {
      const [plans, holders] = await Promise.all([listPlans(db), countHolders(db, at)])
      return plans.map((plan) => ({ ...plan, holders: holders.get(plan.id) ?? 0 }))
    },

    listRevisions: (id: string, rows: { skip: number; take: number }) => listPlanRevisions(db, id, rows),

    /** Null where another plan has the code. */
    create: (code: string, kind: PlanKind, content: PlanContent, actor: Actor, at: Date): Promise<string | null> =>
      inTransaction(pool, async (client) => {
        const tx = queryBuilderOf(client)
        const id = await createPlan(tx, { code, kind, content, author: actor.name, reason: '', at })
        if (id === null) return null
        const subject = { type: 'plan', id, name: content.name.cn } as const
        await auditWith(statementsOf(tx), actor, { action: 'plan.create', subject, facts: { code, kind } })
        return id
      }),

    /** In the caller's transaction. @returns false where it was changed since it had that version */
    async update(
      tx: QueryBuilder,
      { id, code, version }: Pick<Plan, 'id' | 'code' | 'version'>,
      content: PlanContent,
      reason: string,
      actor: Actor,
      at: Date,
    ): Promise<boolean> {
      if (!(await updatePlan(tx, { id, version, content, author: actor.name, reason, at }))) return false
      const subject = { type: 'plan', id, name: content.name.cn } as const
      const facts = { code, reason, version: version + 1 }
      await auditWith(statementsOf(tx), actor, { action: 'plan.update', subject, facts })
      return true
    },
  }
}
export type PlansRepository = ReturnType<typeof createPlansRepository>
