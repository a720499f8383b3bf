import type { Platform } from '../../platform.ts'
import type { FilesService, StoreFile } from '../files/index.ts'
import { invoicesHandlers } from './invoices.routes.ts'
import { createInvoices } from './invoices.services.ts'

type Dependencies = { files: Pick<FilesService, 'openById'> & { storeFile: StoreFile } }

export function createInvoicesModule({ builder, settings, now }: Platform, deps: Dependencies) {
  const invoices = createInvoices({
    db: builder,
    storeFile: deps.files.storeFile,
    hasProvider: settings.INVOICE_PROVIDER !== 'none',
    siteUrl: settings.PUBLIC_URL,
    now,
  })
  return { handlers: invoicesHandlers(invoices, deps.files) }
}
