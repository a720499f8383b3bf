import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { actorOf, presentApproval } from '../backoffice/index.ts'
import { presentCredit, presentManagedCredit } from './credit.presenter.ts'
import type { CreditService } from './credit.service.ts'

type Operations = 'getCredit' | 'listCredits' | 'getUserCredit' | 'proposeCreditLimit'

export const creditHandlers = (credit: CreditService): Handlers<Operations> => ({
  getCredit: async ({ member, language }) => presentCredit(await credit.stateOf(requireMember(member).id), language),

  listCredits: async ({ query }) => {
    const { rows, total } = await credit.list(query)
    const shown = rows.map((row) => presentManagedCredit(row, credit.today()))
    return pageOf(shown, total, query)
  },

  getUserCredit: async ({ path, language }) => {
    const { state, requests } = await credit.findManaged(path.id)
    return { ...presentCredit(state, language), requests: requests.map(presentApproval) }
  },

  proposeCreditLimit: async (call) => presentApproval(await credit.propose(call.path.id, call.body, actorOf(call))),
})
