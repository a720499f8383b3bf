export {
  applyForInvoice,
  reapplyForInvoice,
  withdrawInvoice,
  type ApplicationProblem,
  type InvoiceApplication,
} from './apply-for-invoice.ts'
export { approveInvoice, rejectInvoice, type InvoiceDecision } from './audit-invoice.ts'
export { type InvoiceLine } from './invoice-lines.ts'
export { invoicePath } from './invoice-messages.ts'
export { type InvoiceState } from './invoice-machine.ts'
export { connectInvoices } from './connect-invoices.ts'
export {
  InvoicePending,
  InvoiceRefused,
  type InvoiceProvider,
  type InvoiceRequest,
  type IssuedInvoice,
} from './invoice-provider.ts'
export { listInvoiceLines, lockInvoice, type InvoiceActProblem } from './invoice-rows.ts'
export { invoiceStatusOf, statusOf, type InvoiceStatus } from './invoice-status.ts'
export { REFUNDED_STATES } from './invoiceable-orders.ts'
export {
  abandonRequest,
  mailInvoice,
  recordIssuedByStaff,
  sendToProvider,
  type IssuedDocument,
} from './issue-invoice.ts'
export { recordUnknownOutcome, requestFromProvider, type StoreInvoiceFile } from './request-invoice.ts'
export { recordReversedByStaff, requestReversal, requestReversalByStaff, retryReversal } from './reverse-invoice.ts'
export { createSandboxInvoiceProvider } from './sandbox-provider.ts'
