import { createDocumentWorkers } from '@markwright/documents/official'
import type { Platform } from '../../platform.ts'
import type { TrademarksRepository, TrademarksService } from '../trademarks/index.ts'
import { contrastHandlers } from './contrast.routes.ts'
import { createContrastService } from './contrast.service.ts'

type Dependencies = {
  results: { findByNumbers: (keys: readonly string[], office: string | null) => Promise<{ id: number }[]> }
  trademarks: Pick<TrademarksRepository, 'listMarks'> & Pick<TrademarksService, 'getMark'>
}

export function createContrastModule({ limits, now }: Platform, deps: Dependencies) {
  const contrast = createContrastService({
    documentWorkers: createDocumentWorkers(),
    findByNumber: async (key, office, most) => {
      const found = await deps.results.findByNumbers([key], office)
      return deps.trademarks.listMarks([...new Set(found.map(({ id }) => id))].slice(0, most))
    },
    getMark: deps.trademarks.getMark,
    limits,
    now,
  })
  return { handlers: contrastHandlers(contrast) }
}
