import type { Payments } from '@markwright/payments'
import type { Platform } from '../platform.ts'
import { addFirstCatalogue } from './first-catalogue.repository.ts'

export const createCatalogueModule = (
  { builder, now }: Platform,
  { payments }: { payments: Pick<Payments, 'kind'> },
) => ({
  start: () => addFirstCatalogue(builder, { isDemonstration: payments.kind === 'sandbox', at: now() }),
})
