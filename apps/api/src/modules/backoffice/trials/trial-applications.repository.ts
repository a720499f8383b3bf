import { type QueryBuilder, queryBuilder, queryBuilderOf, statementsOf } from '@markwright/db'
import { type ServiceType, serviceTypeOf } from '@markwright/domain/money/service-types'
import { findEntitlement, grantPlan, listPlans } from '@markwright/entitlements'
import { type NoticeTexts, notifyMember } from '@markwright/jobs'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import type { Actor } from '../actor.ts'
import { auditWith, type Deed } from '../audit/audit.repository.ts'
import { noticeOfService } from '../entitlements/entitlements.repository.ts'

export type TrialStatus = 'submitted' | 'approved' | 'rejected'
export type TrialFilter = {
  id?: string
  status?: TrialStatus | undefined
  serviceType?: ServiceType | undefined
  keyword?: string | null
}

export type TrialApplicationRow = {
  id: string
  accountId: string
  userPhone: string
  serviceType: ServiceType
  name: string
  company: string
  industry: string
  phone: string
  email: string
  status: TrialStatus
  reason: string | null
  decidedBy: string | null
  decidedAt: Date | null
  createdAt: Date
  /** When the trial ends or has ended; null where it was not approved. */
  endsAt: Date | null
}

type Decision = {
  id: string
  from: readonly TrialStatus[]
  to: TrialStatus
  reason: string | null
  at: Date
  deed: Pick<Deed, 'action' | 'facts'>
}

export function createTrialApplicationsRepository({ pool, siteUrl }: { pool: Pool; siteUrl: string }) {
  const db = queryBuilder(pool)

  const matching = ({ id, status, serviceType, keyword }: TrialFilter) => {
    const like = keyword ? `%${escapeLike(keyword)}%` : null
    return db
      .selectFrom('trial_application as t')
      .innerJoin('account as a', 'a.id', 't.account_id')
      .leftJoin('entitlement as e', 'e.id', 't.entitlement_id')
      .$if(id !== undefined, (query) => query.where('t.id', '=', id!))
      .$if(status !== undefined, (query) => query.where('t.status', '=', status!))
      .$if(serviceType !== undefined, (query) => query.where('t.service_type', '=', serviceType!))
      .$if(like !== null, (query) =>
        query.where((is) =>
          is.or(
            (['t.name', 't.company', 't.phone', 't.email', 'a.phone'] as const).map((of) => is(of, 'ilike', like!)),
          ),
        ),
      )
  }

  const list = async (filter: TrialFilter, { skip, take }: { skip: number; take: number }) => {
    const rows = await matching(filter)
      .selectAll('t')
      .select(['a.phone as user_phone', 'e.ends_at', 'e.revoked_at'])
      // The enum is declared in the order in which staff want to see the states.
      .orderBy('t.status')
      .orderBy('t.created_at', filter.status === 'submitted' ? 'asc' : 'desc')
      .orderBy('t.id')
      .offset(skip)
      .limit(take)
      .execute()
    return rows.map((row): TrialApplicationRow => ({
      id: row.id,
      accountId: row.account_id,
      userPhone: row.user_phone,
      serviceType: serviceTypeOf(row.service_type) ?? 27,
      name: row.name,
      company: row.company,
      industry: row.industry,
      phone: row.phone,
      email: row.email,
      status: row.status,
      reason: row.reason,
      decidedBy: row.decided_by,
      decidedAt: row.decided_at,
      createdAt: row.created_at,
      endsAt: row.revoked_at ?? row.ends_at,
    }))
  }

  /**
   * Decides in one of the states `from`, writes it down and notifies the member, with an e-mail to the address that
   * they applied with; false where it was decided meanwhile.
   */
  const decide = (
    { id, from, to, reason, at, deed }: Decision,
    actor: Actor,
    follow: (tx: QueryBuilder, accountId: string) => Promise<NoticeTexts>,
  ): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const tx = queryBuilderOf(client)
      const decided = await tx
        .updateTable('trial_application')
        .set({ status: to, reason, decided_at: at, decided_by: actor.name })
        .where('id', '=', id)
        .where('status', 'in', from)
        .returning(['account_id', 'email'])
        .executeTakeFirst()
      if (!decided) return false
      const { account_id: accountId, email } = decided
      const texts = await follow(tx, accountId)
      const { phone } = await tx
        .selectFrom('account')
        .select('phone')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
      const statements = statementsOf(tx)
      await auditWith(statements, actor, { ...deed, subject: { type: 'user', id: accountId, name: phone } })
      await notifyMember(statements, accountId, noticeOfService(texts), { siteUrl, to: email })
      return true
    })

  return {
    list,

    count: async (filter: TrialFilter) => {
      const counted = matching(filter).select(({ fn }) => fn.countAll<string>().as('total'))
      return Number((await counted.executeTakeFirstOrThrow()).total)
    },

    find: async (id: string): Promise<TrialApplicationRow | null> =>
      (await list({ id }, { skip: 0, take: 1 }))[0] ?? null,

    /** The plan that a trial of this product gives. */
    findTrialPlan: async (serviceType: ServiceType) =>
      (await listPlans(db, { kinds: ['trial'] })).find((plan) => plan.serviceType === serviceType) ?? null,

    approve: (
      id: string,
      { planId, at, message }: { planId: string; at: Date; message: (endsAt: Date) => NoticeTexts },
      actor: Actor,
    ): Promise<boolean> => {
      const deed = { action: 'trial.approve' } as const
      const decision: Decision = { id, from: ['submitted', 'rejected'], to: 'approved', reason: null, at, deed }
      return decide(decision, actor, async (tx, accountId) => {
        const source = { staff: actor.name }
        const entitlementId = await grantPlan(tx, { accountId, planId, kind: 'trial', source, at })
        await tx.updateTable('trial_application').set({ entitlement_id: entitlementId }).where('id', '=', id).execute()
        const granted = await findEntitlement(tx, entitlementId, at)
        return message(granted?.endsAt ?? at)
      })
    },

    reject: (id: string, { reason, at, message }: { reason: string; at: Date; message: NoticeTexts }, actor: Actor) => {
      const deed = { action: 'trial.reject', facts: { reason } } as const
      return decide({ id, from: ['submitted'], to: 'rejected', reason, at, deed }, actor, async () => message)
    },
  }
}
export type TrialApplicationsRepository = ReturnType<typeof createTrialApplicationsRepository>
