import type { Handlers } from '../../kernel/contract-routes.ts'
import { searcherOf } from '../trademarks/index.ts'
import type { createAssessSuccess } from './assess-success.ts'
import { presentSuccess } from './clearance.presenter.ts'

export type ClearanceService = { assessSuccess: ReturnType<typeof createAssessSuccess> }

export const clearanceHandlers = (service: ClearanceService): Handlers<'analyzeSuccessRate'> => ({
  analyzeSuccessRate: async ({ body, member, request, language }) =>
    presentSuccess(await service.assessSuccess(body, searcherOf({ member, request })), language),
})
