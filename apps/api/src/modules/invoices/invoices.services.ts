import type { QueryBuilder } from '@markwright/db'
import type { StoreFile } from '../files/index.ts'
import { createInvoicesRepository } from './invoices.repository.ts'
import type { Invoices } from './invoices.routes.ts'
import { createInvoicesService } from './invoices.service.ts'
import { createManagedInvoices } from './managed-invoices.service.ts'
import { createTitlesRepository } from './titles.repository.ts'
import { createTitlesService } from './titles.service.ts'

/** Invoices and the titles to which they are made out. */
export function createInvoices(deps: {
  db: QueryBuilder
  storeFile: StoreFile
  hasProvider: boolean
  siteUrl: string
  now: () => Date
}): Invoices {
  const repository = createInvoicesRepository(deps)
  const titles = createTitlesService({ repository: createTitlesRepository(deps.db) })
  return {
    titles,
    invoices: createInvoicesService({ repository, titles }),
    managed: createManagedInvoices({ ...deps, repository }),
  }
}
