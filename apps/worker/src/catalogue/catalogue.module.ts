import type { Payments } from '@markwright/payments'
import type { Platform } from '../platform.ts'
import { addFirstCatalogue } from './first-catalogue.repository.ts'

type Dependencies = { payments: Pick<Payments, 'kind'> }

export const createCatalogueModule = ({ builder, now }: Platform, deps: Dependencies) => ({
  start: () => addFirstCatalogue(builder, { isDemonstration: deps.payments.kind === 'sandbox', at: now() }),
})
