import { type QueryBuilder, queryBuilder, queryBuilderOf, sql, statementsOf } from '@markwright/db'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Actor } from '../actor.ts'
import { auditWith } from '../audit/audit.repository.ts'

export type ApprovalKind = 'grant' | 'extension' | 'planChange' | 'creditLimit'
export type ApprovalState = 'requested' | 'approved' | 'rejected'
export type NewApproval = {
  /** The same id is one request. */
  id?: string
  kind: ApprovalKind
  accountId: string | null
  /** Null of a credit limit. */
  planId: string | null
  entitlementId: string | null
  /** What is to be done, as it was sent. */
  payload: Record<string, unknown>
  reason: string
}

const SHOWN_MAX = 50

/** What one role of the staff has requested and a second one decides. */
export function createApprovalsRepository({ pool }: { pool: Pool }) {
  const db = queryBuilder(pool)
  const selected = (builder: QueryBuilder) =>
    builder
      .selectFrom('staff_approval as s')
      .leftJoin('plan as p', 'p.id', 's.plan_id')
      .leftJoin('account as a', 'a.id', 's.account_id')
      .selectAll('s')
      .select(['p.name_cn', 'p.name_en', 'a.phone'])
  const find = (id: string, builder = db) => selected(builder).where('s.id', '=', id).executeTakeFirst()

  return {
    find: (id: string) => find(id),

    /** Those that wait first. */
    async list(state: ApprovalState | null, { skip, take }: { skip: number; take: number }) {
      const [rows, { total }] = await Promise.all([
        selected(db)
          .$if(state !== null, (query) => query.where('s.state', '=', state!))
          .orderBy(sql`s.state <> 'requested'`)
          .orderBy('s.created_at', 'desc')
          .orderBy('s.id')
          .offset(skip)
          .limit(take)
          .execute(),
        db
          .selectFrom('staff_approval')
          .$if(state !== null, (query) => query.where('state', '=', state!))
          .select(({ fn }) => fn.countAll<string>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(total) }
    },

    /** For the credit limit of an account, the latest first. */
    listCreditRequests: (accountId: string) =>
      selected(db)
        .where('s.kind', '=', 'creditLimit')
        .where('s.account_id', '=', accountId)
        .orderBy('s.created_at', 'desc')
        .orderBy('s.id')
        .limit(SHOWN_MAX)
        .execute(),

    request: ({ id = randomUUID(), ...request }: NewApproval, actor: Actor, at: Date) =>
      inTransaction(pool, async (client) => {
        const tx = queryBuilderOf(client)
        const added = await tx
          .insertInto('staff_approval')
          .values({
            id,
            kind: request.kind,
            account_id: request.accountId,
            plan_id: request.planId,
            entitlement_id: request.entitlementId,
            payload: JSON.stringify(request.payload),
            reason: request.reason,
            requester_id: actor.id,
            requested_by: actor.name,
            created_at: at,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst()
        const row = (await find(id, tx))!
        if (added)
          await auditWith(statementsOf(tx), actor, {
            action: 'approval.request',
            subject: { type: 'approval', id, name: row.phone ?? row.name_cn ?? '' },
            facts: { kind: request.kind, reason: request.reason },
          })
        return row
      }),

    /**
     * `write`: what the decision does, in its transaction, so that neither is without the other.
     * @returns false where it was decided since that version
     */
    decide: (
      { id, version }: { id: string; version: number },
      decision: { state: 'approved' | 'rejected'; reason: string | null },
      actor: Actor,
      at: Date,
      write?: (tx: QueryBuilder) => Promise<void>,
    ): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const tx = queryBuilderOf(client)
        const decided = await tx
          .updateTable('staff_approval')
          .set({
            state: decision.state,
            decision_reason: decision.reason,
            decided_by: actor.name,
            decided_at: at,
            version: version + 1,
          })
          .where('id', '=', id)
          .where('state', '=', 'requested')
          .where('version', '=', version)
          .returning('id')
          .executeTakeFirst()
        if (!decided) return false
        await write?.(tx)
        const row = (await find(id, tx))!
        await auditWith(statementsOf(tx), actor, {
          action: decision.state === 'approved' ? 'approval.approve' : 'approval.reject',
          subject: { type: 'approval', id, name: row.phone ?? row.name_cn ?? '' },
          facts: { kind: row.kind, requestedBy: row.requested_by, ...(decision.reason && { reason: decision.reason }) },
        })
        return true
      }),
  }
}
export type ApprovalsRepository = ReturnType<typeof createApprovalsRepository>
export type ApprovalRow = NonNullable<Awaited<ReturnType<ApprovalsRepository['find']>>>
/** Files a request, and gives it as it is stored. */
export type RequestApproval = (request: NewApproval, actor: Actor) => Promise<ApprovalRow>
