import { type Db, type Prisma, type QueryBuilder, runStatement, sql, statements, statementsIn } from '@markwright/db'
import type { Statements } from '@markwright/jobs'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../actor.ts'

/** What staff can do; further actions of the same kind, such as `staff.add`, come from the operator's command. */
export type AuditAction =
  | `staff.${'signIn' | 'secondFactorFailed' | 'signOut'}`
  | `user.${'disable' | 'enable' | 'unlock' | 'close' | 'setCreditLimit'}`
  | `announcement.${'create' | 'update' | 'delete' | 'send' | 'cancel'}`
  | `article.${'create' | 'update' | 'delete' | 'publish' | 'withdraw'}`
  | `registration.${'delete' | 'deleteAll'}`
  | `plan.${'create' | 'update'}`
  | `entitlement.${'grant' | 'extend' | 'revoke'}`
  | `trial.${'approve' | 'reject'}`
  | `approval.${'request' | 'approve' | 'reject'}`
  | `report.${'edit' | 'approve' | 'reject' | 'retry'}`
  | `calendar.${'add' | 'remove'}`
  | `product.${'create' | 'update' | 'publish' | 'withdraw'}`
  | `fee.${'add' | 'update' | 'remove'}`
  | `job.${'retry' | 'cancel'}`
  | 'rate.set'
  | `receipt.${'record' | 'match' | 'unmatch'}`
  | 'reconciliation.resolve'
  | `letter.${'record' | 'remove'}`
  | 'post.receive'
  | `deadline.${'done' | 'reopen'}`
  | `case.${'assign' | 'export'}`
  | 'file.upload'
  | 'audit.export'

export type Deed = {
  action: AuditAction
  subject?: {
    type:
      | 'user'
      | 'announcement'
      | 'article'
      | 'file'
      | 'report'
      | 'calendar'
      | 'plan'
      | 'approval'
      | 'product'
      | 'fee'
      | 'job'
      | 'order'
      | 'rate'
      | 'receipt'
      | 'reconciliation'
      | 'case'
    id: string
    name: string
  }
  facts?: Record<string, string | number | boolean | null>
}

/** Writes down what somebody of the staff does, in the transaction that does it. */
export const audit = (tx: Prisma.TransactionClient, actor: Actor, deed: Deed) =>
  auditWith(statementsIn(tx), actor, deed)

/** As `audit`, for a transaction of the driver. */
export async function auditWith(db: Statements, actor: Actor, { action, subject, facts }: Deed): Promise<void> {
  await runStatement(
    db,
    statements.insertInto('audit_entry').values({
      id: sql<string>`${randomUUID()}::uuid`,
      staff_id: sql<string>`${actor.id}::uuid`,
      staff_name: actor.name,
      action,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      facts: sql<string | null>`${facts ? JSON.stringify(facts) : null}::jsonb`,
      ip: actor.ip,
    }),
  )
}

/** Instants are included from `from` on, and up to but not including `until`. */
export type AuditFilter = {
  action: string | null
  staff: string | null
  subjectType: string | null
  subjectId: string | null
  keyword: string | null
  from: Date | null
  until: Date | null
}

export function createAuditRepository({ db, builder }: { db: Db; builder: QueryBuilder }) {
  const matching = ({ action, staff, subjectType, subjectId, keyword, from, until }: AuditFilter) => {
    let query = builder.selectFrom('audit_entry')
    if (action !== null) query = query.where('action', '=', action)
    if (staff !== null) query = query.where('staff_name', 'ilike', `%${escapeLike(staff)}%`)
    if (subjectType !== null) query = query.where('subject_type', '=', subjectType)
    if (subjectId !== null) query = query.where('subject_id', '=', subjectId)
    if (from !== null) query = query.where('created_at', '>=', from)
    if (until !== null) query = query.where('created_at', '<', until)
    if (keyword !== null) {
      const pattern = `%${escapeLike(keyword)}%`
      query = query.where((is) =>
        is.or([
          is('subject_name', 'ilike', pattern),
          // The values of the facts, without their names.
          is(sql`jsonb_path_query_array(facts, '$.*')::text`, 'ilike', pattern),
        ]),
      )
    }
    return query
  }

  return {
    list: (filter: AuditFilter, { skip, take }: { skip: number; take: number }) =>
      matching(filter)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(take)
        .execute(),

    async count(filter: AuditFilter): Promise<number> {
      const counted = matching(filter).select(sql<number>`count(*)::int`.as('total'))
      return (await counted.executeTakeFirstOrThrow()).total
    },

    /** For what changes nothing that the database stores. */
    add: (actor: Actor, deed: Deed) => db.$transaction((tx) => audit(tx, actor, deed)),
  }
}
export type AuditRepository = ReturnType<typeof createAuditRepository>
export type AuditRow = Awaited<ReturnType<AuditRepository['list']>>[number]
