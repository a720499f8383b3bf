import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { presentOfferedPlan, presentTrial, presentUsage, presentUserService } from './entitlements.presenter.ts'
import type { EntitlementsService } from './entitlements.service.ts'

export const entitlementsHandlers = (
  service: EntitlementsService,
): Handlers<'applyForTrial' | 'getTrialStatus' | 'getUserServiceManages' | 'listPlans' | 'getUsage'> => ({
  applyForTrial: async ({ member, body: { code, ...draft } }) =>
    presentTrial(await service.trials.apply({ ...draft, accountId: requireMember(member).id }, code)),

  getTrialStatus: async ({ member, query }) =>
    presentTrial(await service.trials.find(requireMember(member).id, query.serviceType ?? 27)),

  listPlans: async ({ query, language }) =>
    (await service.listPlans(query.serviceType)).map((plan) => presentOfferedPlan(plan, language)),

  getUsage: async ({ member, request }) => {
    const services = await service.listUsage({ accountId: member?.id ?? null, ip: request.ip })
    return services.map(({ service: each, usage }) => presentUsage(each, usage))
  },

  getUserServiceManages: async ({ member, query, request, language }) => {
    const { records, total, usedToday } = await service.list(requireMember(member).id, request.ip, query)
    const shown = records.map((record) => presentUserService(record, { usedToday, now: service.now(), language }))
    return pageOf(shown, total, query)
  },
})
