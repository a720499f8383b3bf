import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Has the e-invoice provider issue or reverse an invoice. `waits`: how often it was still at work. */
export const requestInvoice = defineJob({
  queue: 'invoices',
  name: 'request-invoice',
  payload: z.object({ invoiceId: z.uuid(), requestId: z.uuid(), waits: z.int().min(0).optional() }),
  attempts: 6,
  backoffMs: 5000,
})
