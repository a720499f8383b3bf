import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { entitlementsErrors } from '../../entitlements/index.ts'
import type { Applier } from '../approvals/approvals.ts'
import { backofficeErrors } from '../backoffice.errors.ts'
import type { CreditLimitsRepository } from './credit-limits.repository.ts'

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
  ({ repository, now }: { repository: CreditLimitsRepository; now: () => Date }): Applier =>
  async (request, approver) => {
    const accountId = request.account_id!
    // Checked when it was requested.
    const requested = request.payload as RequestedCreditLimit
    const status = await repository.accountStatus(accountId)
    if (status === null) throw new AppError(commonErrors.notFound)
    if (status === 'closed') throw new AppError(backofficeErrors.accountClosed)
    const at = now()
    const { endsOn } = requested
    if (endsOn !== null && endsOn < todayIn(HOME_ZONE, at)) throw new AppError(entitlementsErrors.changedSinceRequest)
    const granted = {
      ...requested,
      accountId,
      phone: request.phone ?? '',
      reason: request.reason,
      requestedBy: request.requested_by,
    }
    return {
      async write(tx) {
        if (!(await repository.set(tx, granted, approver, at)))
          throw new AppError(entitlementsErrors.changedSinceRequest)
      },
    }
  }
