import type { Handlers } from '../../kernel/contract-routes.ts'
import { getSearcher } from '../trademarks/index.ts'
import type { AssessSuccess } from './assess-success.ts'
import { presentSuccess } from './clearance.presenter.ts'

export type ClearanceService = { assessSuccess: AssessSuccess }

export const clearanceHandlers = (service: ClearanceService): Handlers<'analyzeSuccessRate'> => ({
  analyzeSuccessRate: async ({ body, member, request, language }) =>
    presentSuccess(await service.assessSuccess(body, getSearcher({ member, request })), language),
})
