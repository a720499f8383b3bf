import { type QueryBuilder, statementsOf } from '@markwright/db'
import { recordJob, requestInvoice } from '@markwright/jobs'
import type { Actor } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { adjustForRefund } from './adjust-invoice.ts'
import type { InvoiceDecision } from './audit-invoice.ts'
import { invoiceMessages, notifyOfInvoice } from './invoice-messages.ts'
import type { InvoiceProblem } from './invoice-provider.ts'
import { type InvoiceActProblem, type LockedInvoice, lockInvoice, moveInvoice } from './invoice-rows.ts'
import { beginReversal } from './reverse-invoice.ts'

/** What was issued. `fileId` is a stored file. */
export type IssuedDocument = { number: string; issuedOn: string; fileId: string }

/** Staff have the e-invoice provider issue it, in the caller's transaction; a worker does it. */
export async function sendToProvider(
  tx: QueryBuilder,
  { invoiceId, ...decision }: InvoiceDecision,
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  if (invoice.jobId !== null) return 'notPossible'
  // Another try of the same request cannot issue a second invoice.
  const [requestId, jobId] = [invoice.requestId ?? randomUUID(), randomUUID()]
  const problem = await moveInvoice(tx, invoice, 'send', {
    ...decision,
    set: { request_id: requestId, job_id: jobId, problem: null },
  })
  if (!problem) await recordJob(statementsOf(tx), requestInvoice, { invoiceId, requestId }, jobId)
  return problem
}

/** What the provider has issued, or staff in another program, in the caller's transaction. */
export async function recordIssued(
  tx: QueryBuilder,
  invoice: LockedInvoice,
  {
    document,
    isElectronic,
    siteUrl,
    ...move
  }: {
    document: IssuedDocument
    isElectronic: boolean
    siteUrl: string
    version?: number
    actor: Actor
    at: Date
  },
): Promise<InvoiceActProblem | null> {
  const problem = await moveInvoice(tx, invoice, 'issue', {
    ...move,
    facts: { invoiceNumber: document.number },
    set: {
      invoice_number: document.number,
      issued_on: document.issuedOn,
      file_id: document.fileId,
      is_electronic: isElectronic,
      job_id: null,
      request_id: null,
      problem: null,
    },
  })
  if (problem) return problem
  if (invoice.delivery === 'email') {
    await moveInvoice(tx, invoice, 'mail', {
      actor: { type: 'system', id: null, name: 'e-mail' },
      at: move.at,
      facts: { email: invoice.email },
      set: { mailed_at: move.at },
    })
    await notifyOfInvoice(tx, invoice, invoiceMessages.delivered(invoice.number), siteUrl)
  } else await notifyOfInvoice(tx, invoice, invoiceMessages.issued(invoice.number))
  // An order was refunded while the provider was at work.
  if (invoice.reversalReason !== null)
    await beginReversal(tx, { ...invoice, isElectronic }, invoice.reversalReason, move.at)
  return null
}

/** Staff have issued the invoice in another program and uploaded it, in the caller's transaction. */
export async function recordIssuedByStaff(
  tx: QueryBuilder,
  { invoiceId, ...decision }: InvoiceDecision & { document: IssuedDocument },
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  if (invoice.jobId !== null) return 'notPossible'
  return recordIssued(tx, invoice, { ...decision, isElectronic: false })
}

/**
 * The provider has not done what was requested. After a refusal nothing was issued; otherwise nobody knows, and another
 * try of the same request gives the same invoice.
 */
export async function recordProviderFailure(
  tx: QueryBuilder,
  invoice: LockedInvoice,
  { problem, isRefused, provider, at }: { problem: InvoiceProblem; isRefused: boolean; provider: string; at: Date },
): Promise<void> {
  const isReversal = invoice.state === 'reversing'
  await moveInvoice(tx, invoice, isReversal ? 'failReversal' : 'fail', {
    actor: { type: 'provider', id: null, name: provider },
    at,
    facts: { problem: problem.id },
    set: {
      job_id: null,
      problem,
      ...(isRefused && !isReversal && { request_id: null, reversal_reason: null }),
      // Nothing was issued for the request, and the provider would refuse it again whatever changes.
      ...(isRefused && isReversal && { request_id: randomUUID() }),
    },
  })
  if (isRefused && !isReversal && invoice.reversalReason !== null)
    await adjustForRefund(tx, invoice, invoice.reversalReason, at)
}

/** Staff have found that the provider, which gave no answer, has issued nothing; in the caller's transaction. */
export async function abandonRequest(
  tx: QueryBuilder,
  { invoiceId, ...decision }: InvoiceDecision & { reason: string },
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  if (invoice.jobId !== null || invoice.requestId === null) return 'notPossible'
  const problem = await moveInvoice(tx, invoice, 'abandon', {
    ...decision,
    set: { request_id: null, problem: null, reversal_reason: null },
  })
  if (!problem && invoice.reversalReason !== null)
    await adjustForRefund(tx, invoice, invoice.reversalReason, decision.at)
  return problem
}

/** Staff have sent a paper invoice, in the caller's transaction. */
export async function mailInvoice(
  tx: QueryBuilder,
  {
    invoiceId,
    siteUrl,
    carrier,
    trackingNumber,
    ...decision
  }: InvoiceDecision & { carrier: string; trackingNumber: string },
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  const problem = await moveInvoice(tx, invoice, 'mail', {
    ...decision,
    facts: { carrier, trackingNumber },
    set: { carrier, tracking_number: trackingNumber, mailed_at: decision.at },
  })
  if (!problem)
    await notifyOfInvoice(tx, invoice, invoiceMessages.mailed(invoice.number, carrier, trackingNumber), siteUrl)
  return problem
}
