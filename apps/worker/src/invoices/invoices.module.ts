import { connectInvoices } from '@markwright/invoices'
import { bindJob, requestInvoice } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { createInvoiceRequests } from './invoice-requests.repository.ts'
import { requestInvoiceHandler } from './request-invoice.ts'

export function createInvoicesModule(platform: Platform) {
  const { settings } = platform
  const requests = createInvoiceRequests(platform)
  const provider = connectInvoices({
    provider: settings.INVOICE_PROVIDER,
    options: settings.INVOICE_OPTIONS,
    operator: settings.OPERATOR_NAME,
    siteUrl: platform.siteUrl,
    tokens: platform.keyValueStore,
    now: platform.now,
    observe: platform.observe,
  })
  return {
    jobs: [
      bindJob(requestInvoice, requestInvoiceHandler(requests, provider), (jobId) =>
        requests.giveUp(jobId, provider?.name ?? 'none'),
      ),
    ],
  }
}
