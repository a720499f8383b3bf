import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Has the e-invoice provider issue or reverse an invoice. */
export const requestInvoice = defineJob({
  queue: 'invoices',
  name: 'request-invoice',
  payload: z.object({ invoiceId: z.uuid(), requestId: z.uuid() }),
  attempts: 6,
  backoffMs: 5000,
})
