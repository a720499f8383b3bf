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
import { SINGLE_ROLE_DAYS } from '@markwright/domain/grant-limits'
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

/** What was granted needs a second role. The transaction is undone. */
class NeedsApproval extends Error {}

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

    /**
     * The same id is one entitlement. `isSmall`: whether one role may grant it, given what one role has granted to the
     * member within 31 days.
     * @returns false where it is not granted, because a second role must approve it
     */
    grant: async (
      id: string,
      grant: PlanGrant,
      actor: Actor,
      change: Change,
      isSmall: (granted: EntitlementRecord, others: readonly EntitlementRecord[]) => boolean,
    ): Promise<boolean> => {
      const granted = changeEntitlement(id, actor, grant.at, change, async (tx) => {
        // Of two that are the same, the second sees the first.
        await lockAccount(tx, grant.accountId)
        const before = await findEntitlement(tx, id, grant.at)
        await grantPlan(tx, grant)
        if (before !== null) return false
        const filter = {
          accountId: grant.accountId,
          grantedBy: 'oneRole',
          createdAfter: monthBefore(grant.at),
        } as const
        const { records } = await listEntitlements(tx, filter, { skip: 0, take: 1000 }, grant.at)
        const own = (await findEntitlement(tx, id, grant.at))!
        if (
          !isSmall(
            own,
            records.filter((record) => record.id !== id),
          )
        )
          throw new NeedsApproval()
        return true
      })
      return granted.then(
        () => true,
        (error: unknown) => {
          if (error instanceof NeedsApproval) return false
          throw error
        },
      )
    },

    /** An item that staff provide of a paid order of the member, which no other grant has provided. */
    findOrderItem: async (accountId: string, orderNo: string): Promise<string | null> => {
      const item = await db
        .selectFrom('service_order as o')
        .innerJoin('service_order_item as i', 'i.order_id', 'o.id')
        .leftJoin('entitlement as e', 'e.order_item_id', 'i.id')
        .select('i.id')
        .where('o.account_id', '=', accountId)
        .where('o.number', '=', orderNo)
        .where('o.status', 'in', ['paid', 'complete'])
        .where('o.refund_status', 'in', ['none', 'rejected'])
        .where('e.id', 'is', null)
        .where((is) => is(is.ref('i.content', '->>').key('planId'), 'is', null))
        .orderBy('i.position')
        .executeTakeFirst()
      return item?.id ?? null
    },

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
const monthBefore = (at: Date) => new Date(at.getTime() - SINGLE_ROLE_DAYS * 24 * 60 * 60 * 1000)

export type EntitlementsRepository = ReturnType<typeof createEntitlementsRepository>
