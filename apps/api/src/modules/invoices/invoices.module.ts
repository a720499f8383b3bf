import type { Platform } from '../../platform.ts'
import type { FilesService, StoreFile } from '../files/index.ts'
import { invoicesHandlers } from './invoices.routes.ts'
import { createInvoices } from './invoices.services.ts'

export function createInvoicesModule(
  { builder, settings, now }: Platform,
  { files, storeFile }: { files: FilesService; storeFile: StoreFile },
) {
  const invoices = createInvoices({
    db: builder,
    storeFile,
    hasProvider: settings.INVOICE_PROVIDER !== 'none',
    siteUrl: settings.PUBLIC_URL,
    now,
  })
  return { handlers: invoicesHandlers(invoices, files) }
}
