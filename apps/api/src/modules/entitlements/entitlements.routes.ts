import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { presentTrial, presentUserService } from './entitlements.presenter.ts'
import type { EntitlementsService } from './entitlements.service.ts'

export const entitlementsHandlers = (
  service: EntitlementsService,
): Handlers<'applyForTrial' | 'getTrialStatus' | 'getUserServiceManages'> => ({
  applyForTrial: async ({ member, body: { code, ...draft } }) =>
    presentTrial(await service.trials.apply({ ...draft, accountId: requireMember(member).id }, code)),

  getTrialStatus: async ({ member }) => presentTrial(await service.trials.find(requireMember(member).id)),

  getUserServiceManages: async ({ member, query, request, language }) => {
    const { rows, total, usedToday } = await service.list(requireMember(member).id, request.ip, query)
    const records = rows.map((row) => presentUserService(row, { usedToday, now: service.now(), language }))
    return pageOf(records, total, query)
  },
})
