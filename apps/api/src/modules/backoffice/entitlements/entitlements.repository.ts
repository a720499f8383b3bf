import { lockAccount, type QueryBuilder, queryBuilder, queryBuilderOf, statementsOf } from '@markwright/db'
import {
  changeEnd,
  type EntitlementFilter,
  type EntitlementRecord,
  findEntitlement,
  findPlan,
  grantPlan,
  listEntitlements,
  type PlanGrant,
  revokeEntitlements,
} from '@markwright/entitlements'
import { type NewNotice, type NoticeTexts, notifyMember } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import type { Actor } from '../actor.ts'
import { auditWith, type Deed } from '../audit/audit.repository.ts'

/** What a member reads under the bell of the services they have. */
export const noticeOfService = (words: NoticeTexts): NewNotice => ({
  type: 'service',
  words,
  link: '/personalCenter/myServer',
})

type Change = Pick<Deed, 'action' | 'facts'> & { message: (changed: EntitlementRecord) => NoticeTexts }

export function createEntitlementsRepository({ pool }: { pool: Pool }) {
  const db = queryBuilder(pool)

  /** Does `change` to an entitlement, writes it down and notifies the member, unless there was nothing to change. */
  const changeEntitlement = (
    id: string,
    actor: Actor,
    at: Date,
    { action, facts, message }: Change,
    change: (tx: QueryBuilder) => Promise<boolean>,
  ): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const tx = queryBuilderOf(client)
      if (!(await change(tx))) return false
      const changed = await findEntitlement(tx, id, at)
      if (!changed) return false
      const { account, plan } = changed
      const subject = { type: 'user', id: account.id, name: account.phone } as const
      const statements = statementsOf(tx)
      await auditWith(statements, actor, { action, subject, facts: { plan: plan.code, ...facts } })
      await notifyMember(statements, account.id, noticeOfService(message(changed)))
      return true
    })

  return {
    list: (filter: EntitlementFilter, rows: { skip: number; take: number }, at: Date) =>
      listEntitlements(db, filter, rows, at),

    find: (id: string, at: Date) => findEntitlement(db, id, at),

    findPlan: (id: string) => findPlan(db, id),

    /** Undefined where there is no such account. */
    accountStatus: async (id: string) =>
      (await db.selectFrom('account').select('status').where('id', '=', id).executeTakeFirst())?.status,

    /** The same id is one entitlement. */
    grant: (id: string, grant: PlanGrant, actor: Actor, change: Change) =>
      changeEntitlement(id, actor, grant.at, change, async (tx) => {
        // Of two that are the same, the second sees the first.
        await lockAccount(tx, grant.accountId)
        const before = await findEntitlement(tx, id, grant.at)
        await grantPlan(tx, grant)
        return before === null
      }),

    extend: (id: string, endsAt: Date, actor: Actor, at: Date, change: Change) =>
      changeEntitlement(id, actor, at, change, (tx) => changeEnd(tx, id, endsAt, at)),

    revoke: (id: string, reason: string, actor: Actor, at: Date, change: Change) =>
      changeEntitlement(
        id,
        actor,
        at,
        change,
        async (tx) => (await revokeEntitlements(tx, { id, reason, at })).length > 0,
      ),
  }
}
export type EntitlementsRepository = ReturnType<typeof createEntitlementsRepository>
