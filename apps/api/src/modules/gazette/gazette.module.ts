import type { Platform } from '../../platform.ts'
import { createGazetteRepository } from './gazette.repository.ts'
import { createGazetteService } from './gazette.service.ts'
import { gazetteHandlers } from './gazette.routes.ts'

export const createGazetteModule = ({ builder, ownRules, now }: Platform) => ({
  handlers: gazetteHandlers(createGazetteService({ repository: createGazetteRepository(builder), ownRules, now })),
})
