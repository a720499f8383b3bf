import type { InvoiceBuyer } from '@markwright/db'
import type { InvoiceLine } from './invoice-lines.ts'

/** What an e-invoice provider gets. The same `requestId` is one invoice, however often it comes. Amounts are fen. */
export type InvoiceRequest = {
  requestId: string
  /** Of the application. */
  number: string
  type: 'normal' | 'special'
  buyer: InvoiceBuyer
  lines: readonly InvoiceLine[]
  totalFen: number
  vatFen: number
  /** `YYYY-MM-DD` in Asia/Shanghai. */
  issuedOn: string
}

export type ReversalRequest = InvoiceRequest & {
  /** Of the invoice that is reversed. */
  original: { number: string; issuedOn: string }
  reason: string
  /** Whether an order in it was refunded; otherwise the invoice contains a mistake. */
  isRefund: boolean
}

/** An invoice that was issued, with its document as PDF. */
export type IssuedInvoice = { number: string; issuedOn: string; pdf: Buffer }

/**
 * Issues invoices with the tax authority.
 * @throws InvoiceRefused for what it will never issue, InvoicePending for what it is still working on, other errors
 * where nobody knows what it has done
 */
export type InvoiceProvider = {
  /** As the history of an invoice names it. */
  name: string
  issue(request: InvoiceRequest): Promise<IssuedInvoice>
  /** Issues the invoice with negative amounts that reverses another one. */
  reverse(request: ReversalRequest): Promise<IssuedInvoice>
}

/** Why a provider did not do what was requested, for staff. */
export type InvoiceProblem = { id: string; cn: string; en: string }

/** The provider will not issue it, and has issued nothing for the request. */
export class InvoiceRefused extends Error {
  constructor(readonly problem: InvoiceProblem) {
    super(problem.en)
  }
}

/** The provider has accepted the request and not finished it: it is requested again later. */
export class InvoicePending extends Error {
  constructor(readonly problem: InvoiceProblem) {
    super(problem.en)
  }
}
