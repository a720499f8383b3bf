import { deadlineName } from '@markwright/hosting'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { presentDeadline } from '../trademarks/index.ts'
import { presentAnnuityFee } from './annuities.presenter.ts'
import type { CalculationService } from './calculation.service.ts'

/** Last days of a right by its dates, for everybody. */
export const calculationHandlers = (calculation: CalculationService): Handlers<'calculateDeadlines'> => ({
  calculateDeadlines: async ({ query, language }) => {
    const { deadlines, gaps, today } = await calculation.calculate({
      kind: query.kind,
      office: query.office,
      filedOn: query.filedOn ?? null,
      registeredOn: query.registeredOn ?? null,
      expiresOn: query.expiresOn ?? null,
      priorityOn: query.priorityOn ?? null,
      claims: query.claims ?? null,
      feeReduction: query.feeReduction ?? null,
    })
    return {
      deadlines: deadlines.map(({ kind, year, computed, price }) => ({
        kind,
        year,
        name: deadlineName({ title: null, kind, year, computed }, language),
        law: presentDeadline(computed, today, language),
        fee: price && presentAnnuityFee(price, language),
      })),
      gaps,
    }
  },
})
