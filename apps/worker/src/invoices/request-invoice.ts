import type { InvoiceProvider } from '@markwright/invoices'
import { type JobHandler, JobRefusal, type requestInvoice } from '@markwright/jobs'
import type { InvoiceRequests } from './invoice-requests.repository.ts'

const noProvider = {
  id: 'invoice.noProvider',
  cn: '未配置电子发票服务，结果未知。',
  en: 'No e-invoice service is set up. The outcome is unknown.',
}

/** Has the e-invoice service issue or reverse an invoice; `provider` is null where none is set up any more. */
export const requestInvoiceHandler =
  (requests: InvoiceRequests, provider: InvoiceProvider | null): JobHandler<typeof requestInvoice> =>
  async (payload, run) => {
    if (!provider) throw new JobRefusal(noProvider)
    await requests.send(provider, payload, run.jobId)
    return null
  }
