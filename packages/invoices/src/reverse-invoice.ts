import { type QueryBuilder, statementsOf } from '@markwright/db'
import { recordJob, requestInvoice } from '@markwright/jobs'
import type { Actor } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { adjustForRefund } from './adjust-invoice.ts'
import type { InvoiceDecision } from './audit-invoice.ts'
import { invoiceMessages, notifyOfInvoice } from './invoice-messages.ts'
import { type InvoiceActProblem, type LockedInvoice, lockInvoice, moveInvoice } from './invoice-rows.ts'

const system: Actor = { type: 'system', id: null, name: 'refund' }

/**
 * An order is refunded, in the transaction that approves it and has locked the order: an issued invoice is to be
 * reversed, and what was refunded is taken out of an application that is not issued yet.
 */
export async function requestReversal(tx: QueryBuilder, orderId: string, at: Date): Promise<void> {
  const held = await tx
    .selectFrom('invoice_order as i')
    .innerJoin('service_order as o', 'o.id', 'i.order_id')
    .select(['i.invoice_id', 'o.number'])
    .where('i.held_id', '=', orderId)
    .executeTakeFirst()
  const invoice = held && (await lockInvoice(tx, held.invoice_id))
  if (!invoice) return
  switch (invoice.state) {
    case 'invoiced':
    case 'mailed':
      return beginReversal(tx, invoice, held.number, at)
    case 'auditPassed':
      if (invoice.requestId === null) return adjustForRefund(tx, invoice, held.number, at)
      // The provider may have issued it: what it answers decides.
      await tx.updateTable('invoice').set({ reversal_reason: held.number }).where('id', '=', invoice.id).execute()
      return
    case 'applied':
    case 'auditFailed':
      return adjustForRefund(tx, invoice, held.number, at)
    case 'reversing':
    case 'cancelled':
    case 'reversed':
      return
  }
}

/** `orderNumber`: of the order that was refunded. */
export async function beginReversal(
  tx: QueryBuilder,
  invoice: LockedInvoice,
  orderNumber: string,
  at: Date,
): Promise<void> {
  const reason = `订单 ${orderNumber} 退款 / Refund of order ${orderNumber}`
  const [requestId, jobId] = [randomUUID(), randomUUID()]
  const problem = await moveInvoice(tx, invoice, 'requestReversal', {
    actor: system,
    at,
    reason,
    facts: { orderNumber },
    set: {
      reason,
      reversal_reason: null,
      problem: null,
      request_id: requestId,
      job_id: invoice.isElectronic ? jobId : null,
    },
  })
  if (problem) throw new Error(`invoice ${invoice.number}: ${problem}`)
  if (invoice.isElectronic)
    await recordJob(statementsOf(tx), requestInvoice, { invoiceId: invoice.id, requestId }, jobId)
  await notifyOfInvoice(
    tx,
    invoice,
    invoiceMessages.reversing(invoice.number, {
      cn: `订单 ${orderNumber} 已退款`,
      en: `order ${orderNumber} was refunded`,
    }),
  )
}

/** Staff have an issued invoice reversed, such as one with a mistake, in the caller's transaction. */
export async function requestReversalByStaff(
  tx: QueryBuilder,
  { invoiceId, siteUrl, reason, ...decision }: InvoiceDecision & { reason: string },
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  const [requestId, jobId] = [randomUUID(), randomUUID()]
  const problem = await moveInvoice(tx, invoice, 'requestReversal', {
    ...decision,
    reason,
    set: { reason, problem: null, request_id: requestId, job_id: invoice.isElectronic ? jobId : null },
  })
  if (problem) return problem
  if (invoice.isElectronic) await recordJob(statementsOf(tx), requestInvoice, { invoiceId, requestId }, jobId)
  await notifyOfInvoice(tx, invoice, invoiceMessages.reversing(invoice.number, { cn: reason, en: reason }), siteUrl)
  return null
}

/** Staff have the provider try a reversal again that it has refused. */
export async function retryReversal(
  tx: QueryBuilder,
  { invoiceId, ...decision }: InvoiceDecision,
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  const { requestId } = invoice
  if (invoice.jobId !== null || !invoice.isElectronic || requestId === null) return 'notPossible'
  const jobId = randomUUID()
  const problem = await moveInvoice(tx, invoice, 'sendReversal', { ...decision, set: { job_id: jobId, problem: null } })
  if (!problem) await recordJob(statementsOf(tx), requestInvoice, { invoiceId, requestId }, jobId)
  return problem
}

/** The invoice was reversed, by the provider or by staff in another program; its orders can be invoiced again. */
export async function recordReversed(
  tx: QueryBuilder,
  invoice: LockedInvoice,
  {
    number,
    fileId,
    siteUrl,
    ...move
  }: { number: string; fileId: string | null; siteUrl: string; version?: number; actor: Actor; at: Date },
): Promise<InvoiceActProblem | null> {
  const problem = await moveInvoice(tx, invoice, 'reverse', {
    ...move,
    facts: { reversalNumber: number },
    set: { reversal_number: number, reversal_file_id: fileId, job_id: null, request_id: null, problem: null },
  })
  if (!problem) await notifyOfInvoice(tx, invoice, invoiceMessages.reversed(invoice.number), siteUrl)
  return problem
}

export async function recordReversedByStaff(
  tx: QueryBuilder,
  { invoiceId, ...decision }: InvoiceDecision & { number: string; fileId: string | null },
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  if (invoice.jobId !== null) return 'notPossible'
  return recordReversed(tx, invoice, decision)
}
