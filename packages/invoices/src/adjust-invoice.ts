import type { QueryBuilder } from '@markwright/db'
import type { Actor } from '@markwright/workflow'
import { linesOf } from './invoice-lines.ts'
import { invoiceMessages, notifyOfInvoice } from './invoice-messages.ts'
import { type LockedInvoice, moveInvoice, orderIdsOf, replaceLines } from './invoice-rows.ts'
import { readInvoiceable } from './invoiceable-orders.ts'

const system: Actor = { type: 'system', id: null, name: 'refund' }

/**
 * Takes what was refunded out of an application that is not issued, and is not at the provider. One that had passed the audit is audited again;
 * one with nothing left is cancelled. `orderNumber`: of the order that was refunded.
 */
export async function adjustForRefund(
  tx: QueryBuilder,
  invoice: LockedInvoice,
  orderNumber: string,
  at: Date,
): Promise<void> {
  const orders = await readInvoiceable(tx, invoice.accountId, await orderIdsOf(tx, invoice.id))
  const left = orders.filter(({ totalFen, refundedFen }) => totalFen > refundedFen)
  const facts = { orderNumber }
  if (left.length === 0) {
    const { cancelled } = invoiceMessages
    await moveInvoice(tx, invoice, 'cancel', { actor: system, at, facts, set: { problem: null } })
    await notifyOfInvoice(tx, invoice, cancelled(invoice.number, orderNumber))
    return
  }
  await replaceLines(
    tx,
    invoice.id,
    left.map(({ id }) => id),
    left.flatMap(linesOf),
  )
  // A failed one waits for the member in any case.
  if (invoice.state === 'auditFailed') return
  await moveInvoice(tx, invoice, 'adjust', {
    actor: system,
    at,
    facts,
    set: { problem: null, applied_at: at },
  })
  await notifyOfInvoice(tx, invoice, invoiceMessages.adjusted(invoice.number, orderNumber))
}
