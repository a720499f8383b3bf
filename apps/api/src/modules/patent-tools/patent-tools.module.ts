import { createDocumentWorkers } from '@markwright/documents/official'
import type { Platform } from '../../platform.ts'
import { patentToolsHandlers } from './patent-tools.routes.ts'
import { createPatentToolsService } from './patent-tools.service.ts'

export function createPatentToolsModule({ limits, settings }: Platform) {
  const patentTools = createPatentToolsService({
    // Pages are drawn and images encoded, which takes longer than reading text.
    documentWorkers: createDocumentWorkers({ timeMaxMs: 120_000 }),
    filing: {
      dpiMin: settings.DRAWING_DPI_MIN,
      dpiMax: settings.DRAWING_DPI_MAX,
      widthMm: settings.DRAWING_WIDTH_MM,
      heightMm: settings.DRAWING_HEIGHT_MM,
      bytesMax: settings.DRAWING_KB * 1024,
    },
    limits,
  })
  return { handlers: patentToolsHandlers(patentTools) }
}
