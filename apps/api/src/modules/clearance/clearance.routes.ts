import type { Handlers } from '../../kernel/contract-routes.ts'
import type { createAssessSuccess } from './assess-success.ts'
import { presentSuccess } from './clearance.presenter.ts'

export type ClearanceService = { assessSuccess: ReturnType<typeof createAssessSuccess> }

export const clearanceHandlers = (service: ClearanceService): Handlers<'analyzeSuccessRate'> => ({
  analyzeSuccessRate: async ({ body, member, request, language }) =>
    presentSuccess(await service.assessSuccess(body, { accountId: member?.id ?? null, ip: request.ip }), language),
})
