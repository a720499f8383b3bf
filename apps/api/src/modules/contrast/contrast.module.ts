import { createDocumentWorkers } from '@markwright/documents/official'
import type { Platform } from '../../platform.ts'
import type { TrademarksRepository, TrademarksService } from '../trademarks/index.ts'
import { contrastHandlers } from './contrast.routes.ts'
import { createContrastService } from './contrast.service.ts'

export function createContrastModule(
  { limits, now }: Platform,
  deps: {
    findByNumbers: (keys: readonly string[], office: string | null) => Promise<{ id: number }[]>
    listMarks: TrademarksRepository['listMarks']
    getMark: TrademarksService['getMark']
  },
) {
  const contrast = createContrastService({
    documentWorkers: createDocumentWorkers(),
    findByNumber: async (key, office, most) => {
      const found = await deps.findByNumbers([key], office)
      return deps.listMarks([...new Set(found.map(({ id }) => id))].slice(0, most))
    },
    getMark: (publicId) => deps.getMark(publicId),
    limits,
    now,
  })
  return { handlers: contrastHandlers(contrast) }
}
