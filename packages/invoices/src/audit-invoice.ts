import type { QueryBuilder } from '@markwright/db'
import type { Actor } from '@markwright/workflow'
import { invoiceMessages, notifyOfInvoice } from './invoice-messages.ts'
import { type InvoiceActProblem, lockInvoice, moveInvoice } from './invoice-rows.ts'

/** Staff, and the version of the invoice that they have read. */
export type InvoiceDecision = { invoiceId: string; version: number; actor: Actor; at: Date; siteUrl: string }

/** An application passes the audit, in the caller's transaction. */
export async function approveInvoice(
  tx: QueryBuilder,
  { invoiceId, ...decision }: InvoiceDecision,
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  const problem = await moveInvoice(tx, invoice, 'approve', { ...decision, set: { reason: null } })
  if (!problem) await notifyOfInvoice(tx, invoice, invoiceMessages.approved(invoice.number))
  return problem
}

/** An application fails the audit, or cannot be issued; the member can change it and apply again. */
export async function rejectInvoice(
  tx: QueryBuilder,
  { invoiceId, siteUrl, reason, ...decision }: InvoiceDecision & { reason: string },
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  // What the provider may have issued is not rejected.
  if (invoice.requestId !== null) return 'notPossible'
  const problem = await moveInvoice(tx, invoice, 'reject', { ...decision, reason, set: { reason } })
  if (!problem) await notifyOfInvoice(tx, invoice, invoiceMessages.rejected(invoice.number, reason), siteUrl)
  return problem
}
