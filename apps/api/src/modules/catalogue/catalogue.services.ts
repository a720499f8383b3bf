import type { QueryBuilder } from '@markwright/db'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import { createCatalogueRepository } from './catalogue.repository.ts'
import type { Catalogue } from './catalogue.routes.ts'
import { createCatalogueService } from './catalogue.service.ts'
import { createFiguresRepository } from './figures.repository.ts'
import { createFiguresService } from './figures.service.ts'
import { createProductsRepository } from './products.repository.ts'
import { createProductsService } from './products.service.ts'

/** What is sold, and how staff change it. */
export function createCatalogue(deps: {
  db: QueryBuilder
  limits: RateLimits
  vatPercent: number
  now: () => Date
}): Catalogue {
  const { db, vatPercent } = deps
  const repository = createCatalogueRepository(db)
  return {
    catalogue: createCatalogueService({ ...deps, repository, vatRateBp: Math.round(vatPercent * 100) }),
    products: createProductsService({
      repository: createProductsRepository(deps),
      hasPlan: async (id) => (await repository.planFigures()).has(id),
      now: deps.now,
    }),
    figures: createFiguresService({ repository: createFiguresRepository(db), now: deps.now }),
  }
}
