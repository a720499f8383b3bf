import type { Platform } from '../../platform.ts'
import type { ApprovalRow, RequestApproval } from '../backoffice/index.ts'
import { createCreditRepository } from './credit.repository.ts'
import { creditHandlers } from './credit.routes.ts'
import { createCreditService } from './credit.service.ts'

type Dependencies = {
  backoffice: {
    requestApproval: RequestApproval
    listCreditRequests: (accountId: string) => Promise<ApprovalRow[]>
  }
}

/** Credit limits that two of the staff grant to members, and what is owed. */
export function createCreditModule({ builder: db, now }: Platform, deps: Dependencies) {
  const credit = createCreditService({
    repository: createCreditRepository({ db }),
    requestApproval: deps.backoffice.requestApproval,
    listRequests: deps.backoffice.listCreditRequests,
    now,
  })
  return { handlers: creditHandlers(credit) }
}
