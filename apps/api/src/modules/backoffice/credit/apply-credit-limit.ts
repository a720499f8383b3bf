import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { setCreditLimit } from '@markwright/orders'
import { type QueryBuilder, statementsOf } from '@markwright/db'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { entitlementsErrors } from '../../entitlements/index.ts'
import { auditWith } from '../audit/audit.repository.ts'
import type { Applier } from '../approvals/approvals.ts'
import { backofficeErrors } from '../backoffice.errors.ts'

/** A credit limit as it waits for approval. `version`: of the limit that it replaces. */
export type RequestedCreditLimit = {
  limitFen: number
  endsOn: string | null
  beforeFen: number | null
  version: number | null
}

/**
 * Sets a credit limit as it was requested.
 * @throws 404, 10214, 50109 where the limit was changed since the request, or its last day is past by now.
 */
export const createCreditLimitApplier =
  ({ db, now }: { db: QueryBuilder; now: () => Date }): Applier =>
  async (request, approver) => {
    const accountId = request.account_id!
    // Checked when it was requested.
    const { limitFen, endsOn, beforeFen, version } = request.payload as RequestedCreditLimit
    const account = await db.selectFrom('account').select('status').where('id', '=', accountId).executeTakeFirst()
    if (!account) throw new AppError(commonErrors.notFound)
    if (account.status === 'closed') throw new AppError(backofficeErrors.accountClosed)
    const at = now()
    if (endsOn !== null && endsOn < todayIn(HOME_ZONE, at)) throw new AppError(entitlementsErrors.changedSinceRequest)
    return {
      async write(tx) {
        const granted = { reason: request.reason, requestedBy: request.requested_by, approvedBy: approver.name }
        if (!(await setCreditLimit(tx, { accountId, version, limitFen, endsOn, ...granted, at })))
          throw new AppError(entitlementsErrors.changedSinceRequest)
        await auditWith(statementsOf(tx), approver, {
          action: 'user.setCreditLimit',
          subject: { type: 'user', id: accountId, name: request.phone ?? '' },
          facts: {
            limitFen,
            ...(beforeFen !== null && { beforeFen }),
            ...(endsOn !== null && { endsOn }),
            reason: request.reason,
            requestedBy: request.requested_by,
          },
        })
      },
    }
  }
