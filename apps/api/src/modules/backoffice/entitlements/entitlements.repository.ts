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
import { SINGLE_ROLE_DAYS } from '@markwright/domain/money/grant-limits'
import { type NewNotice, type NoticeTexts, notifyMember } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import type { Actor } from '../actor.ts'
import { auditWith, type Deed } from '../audit/audit.repository.ts'

/** What a member reads under the bell of the services they have. */
export const noticeOfService = (texts: NoticeTexts): NewNotice => ({
  type: 'service',
  texts,
  link: '/personalCenter/myServer',
})

/** `tooLarge`: a second role must approve it. `orderUnfit`: the order that it names is not one that it can provide. */
export type GrantProblem = 'tooLarge' | 'orderUnfit'

/** Undoes a grant. */
class NotGranted extends Error {
  constructor(readonly problem: GrantProblem) {
    super(problem)
  }
}

export type StaffGrant = Omit<PlanGrant, 'source'> & {
  source: { staff: string; id: string; note: string | null; orderNo?: string; approvedBy?: string }
}

type Change = Pick<Deed, 'action' | 'facts'> & { message: (changed: EntitlementRecord) => NoticeTexts }

export function createEntitlementsRepository({ pool }: { pool: Pool }) {
  const db = queryBuilder(pool)

  const inOwnTransaction = <Result>(work: (tx: QueryBuilder) => Promise<Result>) =>
    inTransaction(pool, (client) => work(queryBuilderOf(client)))

  /** Does `change` to an entitlement, writes it down and notifies the member, unless there was nothing to change. */
  async function changeEntitlement(
    tx: QueryBuilder,
    { id, actor, at, change: { action, facts, message } }: { id: string; actor: Actor; at: Date; change: Change },
    change: () => Promise<boolean>,
  ): Promise<boolean> {
    if (!(await change())) return false
    const changed = await findEntitlement(tx, id, at)
    if (!changed) return false
    const { account, plan } = changed
    const subject = { type: 'user', id: account.id, name: account.phone } as const
    const statements = statementsOf(tx)
    await auditWith(statements, actor, { action, subject, facts: { plan: plan.code, ...facts } })
    await notifyMember(statements, account.id, noticeOfService(message(changed)))
    return true
  }

  return {
    list: (filter: EntitlementFilter, rows: { skip: number; take: number }, at: Date) =>
      listEntitlements(db, filter, rows, at),

    find: (id: string, at: Date) => findEntitlement(db, id, at),

    findPlan: (id: string) => findPlan(db, id),

    /** Undefined where there is no such account. */
    accountStatus: async (id: string) =>
      (await db.selectFrom('account').select('status').where('id', '=', id).executeTakeFirst())?.status,

    /**
     * The same id is one entitlement; in the transaction `tx` where there is one. `isSmall`: whether one role may grant it,
     * given what one role has granted to the member within 31 days.
     */
    grant: async (
      { source, ...grant }: StaffGrant,
      actor: Actor,
      change: Change,
      isSmall: (granted: EntitlementRecord, others: readonly EntitlementRecord[]) => boolean,
      tx?: QueryBuilder,
    ): Promise<GrantProblem | null> => {
      const { accountId, at } = grant
      const { id, orderNo } = source
      const give = (within: QueryBuilder) =>
        changeEntitlement(within, { id, actor, at, change }, async () => {
          const orderItemId = orderNo === undefined ? null : await lockOrderItem(within, accountId, orderNo)
          // Of two that are the same, the second sees the first.
          await lockAccount(within, accountId)
          if (await findEntitlement(within, id, at)) return false
          if (orderNo !== undefined && orderItemId === null) throw new NotGranted('orderUnfit')
          const bought = orderItemId !== null && { orderItemId }
          // Another grant has provided the item until the lock was given.
          if ((await grantPlan(within, { ...grant, source: { ...source, ...bought } })) !== id)
            throw new NotGranted('orderUnfit')
          const filter = { accountId, grantedBy: 'oneRole', createdAfter: monthBefore(at) } as const
          const { records } = await listEntitlements(within, filter, { skip: 0, take: 1000 }, at)
          const granted = (await findEntitlement(within, id, at))!
          const others = records.filter((record) => record.id !== id)
          if (!isSmall(granted, others)) throw new NotGranted('tooLarge')
          return true
        })
      try {
        await (tx ? give(tx) : inOwnTransaction(give))
        return null
      } catch (error) {
        if (error instanceof NotGranted) return error.problem
        throw error
      }
    },

    /**
     * `expected`: the end that it must have until now.
     * @returns null, or why nothing was changed
     */
    extend: async (
      { id, endsAt, expected, at }: { id: string; endsAt: Date; expected?: Date; at: Date },
      actor: Actor,
      change: Change,
      tx?: QueryBuilder,
    ) => {
      const extend = async (within: QueryBuilder) => {
        let problem: Awaited<ReturnType<typeof changeEnd>> = null
        await changeEntitlement(within, { id, actor, at, change }, async () => {
          problem = await changeEnd(within, { id, endsAt, at, ...(expected && { expected }) })
          return problem === null
        })
        return problem
      }
      return tx ? extend(tx) : inOwnTransaction(extend)
    },

    revoke: (id: string, reason: string, actor: Actor, at: Date, change: Change) =>
      inOwnTransaction((tx) =>
        changeEntitlement(
          tx,
          { id, actor, at, change },
          async () => (await revokeEntitlements(tx, { id, reason, at })).length > 0,
        ),
      ),
  }
}

/**
 * An item that staff provide of a paid order of the member, which no other grant has provided; its refund is not requested
 * until the transaction ends.
 */
async function lockOrderItem(tx: QueryBuilder, accountId: string, orderNo: string): Promise<string | null> {
  const item = await tx
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
    .limit(1)
    .forUpdate('o')
    .executeTakeFirst()
  return item?.id ?? null
}

const monthBefore = (at: Date) => new Date(at.getTime() - SINGLE_ROLE_DAYS * 24 * 60 * 60 * 1000)

export type EntitlementsRepository = ReturnType<typeof createEntitlementsRepository>
