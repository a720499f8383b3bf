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
export function createCreditModule({ builder: db, now }: Platform, { backoffice }: Dependencies) {
  const { requestApproval, listCreditRequests: listRequests } = backoffice
  const repository = createCreditRepository({ db })
  return { handlers: creditHandlers(createCreditService({ repository, requestApproval, listRequests, now })) }
}
