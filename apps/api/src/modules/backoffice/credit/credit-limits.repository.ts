import { type QueryBuilder, statementsOf } from '@markwright/db'
import { setCreditLimit } from '@markwright/orders'
import type { Actor } from '../actor.ts'
import { auditWith } from '../audit/audit.repository.ts'

export type GrantedLimit = {
  accountId: string
  phone: string
  /** Of the limit that it replaces. */
  version: number | null
  beforeFen: number | null
  limitFen: number
  endsOn: string | null
  reason: string
  requestedBy: string
}

export const createCreditLimitsRepository = ({ db }: { db: QueryBuilder }) => ({
  accountStatus: async (id: string) =>
    (await db.selectFrom('account').select('status').where('id', '=', id).executeTakeFirst())?.status ?? null,

  /** Sets a limit and writes it to the audit log, in the caller's transaction. @returns whether it was still as it was read */
  async set(tx: QueryBuilder, { phone, beforeFen, ...granted }: GrantedLimit, approver: Actor, at: Date) {
    const { accountId, limitFen, endsOn, reason, requestedBy } = granted
    if (!(await setCreditLimit(tx, { ...granted, approvedBy: approver.name, at }))) return false
    await auditWith(statementsOf(tx), approver, {
      action: 'user.setCreditLimit',
      subject: { type: 'user', id: accountId, name: phone },
      facts: {
        limitFen,
        ...(beforeFen !== null && { beforeFen }),
        ...(endsOn !== null && { endsOn }),
        reason,
        requestedBy,
      },
    })
    return true
  },
})
export type CreditLimitsRepository = ReturnType<typeof createCreditLimitsRepository>
