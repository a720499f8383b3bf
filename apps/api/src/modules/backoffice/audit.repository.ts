import { type Db, type Prisma, statementsIn } from '@markwright/db'
import type { Statements } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import type { Actor } from './actor.ts'

/** What staff can do; further actions of the same kind, such as `staff.add`, come from the operator's command. */
export type AuditAction =
  | `staff.${'signIn' | 'secondFactorFailed' | 'signOut'}`
  | `user.${'disable' | 'enable' | 'unlock'}`
  | `announcement.${'create' | 'update' | 'delete' | 'send' | 'cancel'}`
  | `article.${'create' | 'update' | 'delete' | 'publish' | 'withdraw'}`
  | `grant.${'create' | 'extend' | 'revoke'}`
  | `trial.${'approve' | 'reject'}`
  | `report.${'edit' | 'approve' | 'reject' | 'retry'}`
  | `calendar.${'add' | 'remove'}`
  | 'file.upload'

export type Deed = {
  action: AuditAction
  subject?: { type: 'user' | 'announcement' | 'article' | 'file' | 'report' | 'calendar'; id: string; name: string }
  facts?: Record<string, string | number | boolean | null>
}

/** Writes down what somebody of the staff does, in the transaction that does it. */
export const audit = (tx: Prisma.TransactionClient, actor: Actor, deed: Deed) =>
  auditWith(statementsIn(tx), actor, deed)

/** As `audit`, for a transaction of the driver. */
export async function auditWith(db: Statements, actor: Actor, { action, subject, facts }: Deed): Promise<void> {
  await db.query(
    `INSERT INTO audit_entry (id, staff_id, staff_name, action, subject_type, subject_id, subject_name, facts, ip)
     VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::jsonb, $9)`,
    [
      randomUUID(),
      actor.id,
      actor.name,
      action,
      subject?.type ?? null,
      subject?.id ?? null,
      subject?.name ?? null,
      facts ? JSON.stringify(facts) : null,
      actor.ip,
    ],
  )
}

export type AuditFilter = { action: string | null; staff: string | null; subjectId: string | null }

export function createAuditRepository({ db }: { db: Db }) {
  const matching = ({ action, staff, subjectId }: AuditFilter) => ({
    ...(action !== null && { action }),
    ...(staff !== null && { staffName: staff }),
    ...(subjectId !== null && { subjectId }),
  })
  return {
    list: (filter: AuditFilter, rows: { skip: number; take: number }) =>
      db.auditEntry.findMany({ where: matching(filter), orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...rows }),

    count: (filter: AuditFilter) => db.auditEntry.count({ where: matching(filter) }),

    /** For what changes nothing that the database keeps. */
    add: (actor: Actor, deed: Deed) => db.$transaction((tx) => audit(tx, actor, deed)),
  }
}
export type AuditRepository = ReturnType<typeof createAuditRepository>
export type AuditRow = Awaited<ReturnType<AuditRepository['list']>>[number]
