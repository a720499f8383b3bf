import { createEarlierMarksReader } from '@markwright/clearance'
import type { Platform } from '../../platform.ts'
import type { ClassificationService } from '../classification/index.ts'
import type { CountedSearch, TrademarksRepository } from '../trademarks/index.ts'
import { createAssessSuccess } from './assess-success.ts'
import { clearanceHandlers } from './clearance.routes.ts'

type Dependencies = {
  classification: Pick<ClassificationService, 'getNiceTable'>
  trademarks: Pick<TrademarksRepository, 'listMarks'> & { countedSearch: CountedSearch }
}

export function createClearanceModule({ index, pool, now }: Platform, deps: Dependencies) {
  /** From which chances of registration and reports are found out. */
  const sources = {
    index,
    register: createEarlierMarksReader(pool),
    readNiceTable: () => deps.classification.getNiceTable(),
  }
  const { listMarks, countedSearch } = deps.trademarks
  const assessSuccess = createAssessSuccess({ sources, listMarks, countedSearch, now })
  return { handlers: clearanceHandlers({ assessSuccess }), api: { sources, assessSuccess } }
}
