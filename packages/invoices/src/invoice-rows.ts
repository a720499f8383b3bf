import { type InvoiceBuyer, type PostalAddress, type QueryBuilder, sql } from '@markwright/db'
import { type Actor, applyTransition } from '@markwright/workflow'
import { type InvoiceLine, sumOf } from './invoice-lines.ts'
import { holdsOrders, type InvoiceEvent, invoiceMachine, type InvoiceState } from './invoice-machine.ts'
import type { InvoiceProblem } from './invoice-provider.ts'

/** Why an act did not happen: it does not exist, its state does not allow it, or it is not as it was read. */
export type InvoiceActProblem = 'notFound' | 'notPossible' | 'changed' | 'reasonMissing'

/** An invoice that nobody else changes until the transaction ends. */
export type LockedInvoice = {
  id: string
  number: string
  accountId: string
  state: InvoiceState
  version: number
  delivery: 'paper' | 'email'
  email: string | null
  requestId: string | null
  jobId: string | null
  reversalReason: string | null
  isElectronic: boolean
}

export async function lockInvoice(tx: QueryBuilder, id: string): Promise<LockedInvoice | null> {
  const row = await tx.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    number: row.number,
    accountId: row.account_id,
    state: row.state,
    version: row.version,
    delivery: row.delivery,
    email: row.email,
    requestId: row.request_id,
    jobId: row.job_id,
    reversalReason: row.reversal_reason,
    isElectronic: row.is_electronic,
  }
}

type Columns = Partial<{
  type: 'normal' | 'special'
  buyer: InvoiceBuyer
  delivery: 'paper' | 'email'
  address: PostalAddress | null
  email: string | null
  reason: string | null
  request_id: string | null
  job_id: string | null
  problem: InvoiceProblem | null
  reversal_reason: string | null
  invoice_number: string
  issued_on: string
  file_id: string
  is_electronic: boolean
  carrier: string | null
  tracking_number: string | null
  mailed_at: Date
  reversal_number: string
  reversal_file_id: string | null
  applied_at: Date
}>

export type InvoiceMove = {
  /** The version that was read; of the locked row where it is absent. */
  version?: number
  actor: Actor
  at: Date
  reason?: string | null
  facts?: Record<string, string | number | boolean | null>
  set?: Columns
}

/** Moves a locked invoice by an event, and lets its orders go where it ends without an invoice. */
export async function moveInvoice(
  tx: QueryBuilder,
  invoice: LockedInvoice,
  event: InvoiceEvent,
  { version = invoice.version, set = {}, reason = null, ...change }: InvoiceMove,
): Promise<Exclude<InvoiceActProblem, 'notFound'> | null> {
  const { problem, state } = await applyTransition(tx, invoiceMachine, {
    subjectId: invoice.id,
    subjectName: invoice.number,
    state: invoice.state,
    event,
    actor: change.actor,
    at: change.at,
    reason,
    ...(change.facts && { facts: change.facts }),
    update: async (to) => {
      const { buyer, address, problem: failure, ...plain } = set
      const { numUpdatedRows } = await tx
        .updateTable('invoice')
        .set({
          ...plain,
          ...(buyer !== undefined && { buyer: JSON.stringify(buyer) }),
          ...(address !== undefined && { address: address && JSON.stringify(address) }),
          ...(failure !== undefined && { problem: failure && JSON.stringify(failure) }),
          state: to,
          version: version + 1,
        })
        .where('id', '=', invoice.id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  })
  if (problem === 'notAllowed') return 'notPossible'
  if (problem === 'conflict') return 'changed'
  if (problem) return problem
  invoice.state = state
  invoice.version = version + 1
  if (!holdsOrders(state)) await releaseOrders(tx, invoice.id)
  return null
}

const releaseOrders = (tx: QueryBuilder, invoiceId: string) =>
  tx.updateTable('invoice_order').set({ held_id: null }).where('invoice_id', '=', invoiceId).execute()

/** Puts orders and their lines into an invoice in the place of those before. */
export async function replaceLines(
  tx: QueryBuilder,
  invoiceId: string,
  orderIds: readonly string[],
  lines: readonly InvoiceLine[],
): Promise<void> {
  await tx.deleteFrom('invoice_line').where('invoice_id', '=', invoiceId).execute()
  await tx.deleteFrom('invoice_order').where('invoice_id', '=', invoiceId).execute()
  await tx
    .insertInto('invoice_order')
    .values(orderIds.map((id) => ({ invoice_id: invoiceId, order_id: id, held_id: id })))
    .execute()
  await tx
    .insertInto('invoice_line')
    .values(
      lines.map((line, at) => ({
        invoice_id: invoiceId,
        position: at + 1,
        order_id: line.orderId,
        kind: line.kind,
        name: JSON.stringify(line.name),
        quantity: line.quantity,
        amount_fen: line.amountFen,
        vat_rate_bp: line.vatRateBp,
        vat_fen: line.vatFen,
      })),
    )
    .execute()
  const { totalFen, vatFen } = sumOf(lines)
  await tx.updateTable('invoice').set({ total_fen: totalFen, vat_fen: vatFen }).where('id', '=', invoiceId).execute()
}

export const orderIdsOf = async (tx: QueryBuilder, invoiceId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('invoice_order')
      .select('order_id')
      .where('invoice_id', '=', invoiceId)
      .orderBy('order_id')
      .execute()
  ).map(({ order_id }) => order_id)

/** The lines of an invoice in their order. */
export async function listInvoiceLines(db: QueryBuilder, invoiceId: string): Promise<InvoiceLine[]> {
  const rows = await db
    .selectFrom('invoice_line as l')
    .innerJoin('service_order as o', 'o.id', 'l.order_id')
    .selectAll('l')
    .select('o.number')
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    orderNumber: row.number,
    kind: row.kind === 'official' ? 'official' : 'service',
    name: row.name,
    quantity: row.quantity,
    amountFen: row.amount_fen,
    vatRateBp: row.vat_rate_bp,
    vatFen: row.vat_fen,
  }))
}

const DIGITS = 6

/** The next number of an application: I, the day in Asia/Shanghai and the number within the day. */
export async function nextInvoiceNumber(tx: QueryBuilder, day: string): Promise<string> {
  const { last } = await tx
    .insertInto('number_sequence')
    .values({ kind: 'invoice', day, last: 1 })
    .onConflict((conflict) => conflict.columns(['kind', 'day']).doUpdateSet({ last: sql`number_sequence.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return `I${day.replaceAll('-', '')}${String(last).padStart(DIGITS, '0')}`
}
