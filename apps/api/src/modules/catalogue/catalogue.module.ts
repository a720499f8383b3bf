import type { Platform } from '../../platform.ts'
import { createCatalogue } from './catalogue.services.ts'
import { catalogueHandlers } from './catalogue.routes.ts'

export const createCatalogueModule = ({ builder, limits, settings, now }: Platform) => ({
  handlers: catalogueHandlers(createCatalogue({ db: builder, limits, vatPercent: settings.VAT_PERCENT, now })),
})
