import { createEarlierMarksReader } from '@markwright/clearance'
import type { Platform } from '../../platform.ts'
import type { ClassificationService } from '../classification/index.ts'
import type { CountedSearch, TrademarksRepository } from '../trademarks/index.ts'
import { createAssessSuccess } from './assess-success.ts'
import { clearanceHandlers } from './clearance.routes.ts'

export function createClearanceModule(
  { index, pool, now }: Platform,
  deps: { classification: ClassificationService; marks: TrademarksRepository; countedSearch: CountedSearch },
) {
  /** From which chances of registration and reports are found out. */
  const sources = {
    index,
    register: createEarlierMarksReader(pool),
    readNiceTable: () => deps.classification.getNiceTable(),
  }
  const { marks, countedSearch } = deps
  const assessSuccess = createAssessSuccess({ sources, marks, countedSearch, now })
  return { handlers: clearanceHandlers({ assessSuccess }), sources }
}
