import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createClassificationRepository } from './classification.repository.ts'
import { classificationHandlers } from './classification.routes.ts'
import { createClassificationService } from './classification.service.ts'

export function createClassificationModule({ pool, limits }: Platform) {
  const classification = createClassificationService({ repository: createClassificationRepository({ pool }), limits })
  return {
    handlers: classificationHandlers(classification),
    api: pick(classification, 'getNiceTable', 'listClasses', 'listViennaElements'),
  }
}
