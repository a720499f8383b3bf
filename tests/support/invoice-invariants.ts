import type { Pool } from 'pg'

/** What the e-invoice provider has done, by request. */
export type Ledger = Map<string, { kind: 'issue' | 'reverse'; number: string }>

type InvoiceRow = {
  id: string
  number: string
  state: string
  total: number
  vat: number
  requestId: string | null
  invoiceNumber: string | null
  reversalNumber: string | null
  isElectronic: boolean
  reversalReason: string | null
  lastState: string
}
type HeldRow = {
  invoiceId: string
  orderId: string
  isHeld: boolean
  invoiceable: number
  invoiced: number
  orderTotal: number
}

const ENDED = ['cancelled', 'reversed']

/**
 * Checks what must always hold of the invoices of accounts, and `isAtRest` what must hold once nobody has anything left
 * to do. Amounts are computed from orders and refunds here, not by the code that makes invoices.
 * @throws Error that says what does not hold
 */
export async function checkInvoices(
  pool: Pool,
  accountIds: readonly string[],
  ledger: Ledger,
  { isAtRest }: { isAtRest: boolean },
): Promise<void> {
  const invoices = (
    await pool.query<InvoiceRow>(
      `SELECT i.id, i.number, i.state::text, i.total_fen AS total, i.vat_fen AS vat, i.request_id AS "requestId",
         i.invoice_number AS "invoiceNumber", i.reversal_number AS "reversalNumber",
         i.is_electronic AS "isElectronic", i.reversal_reason AS "reversalReason",
         (SELECT to_state FROM state_change c WHERE c.subject_type = 'invoice' AND c.subject_id = i.id
          ORDER BY sequence DESC LIMIT 1) AS "lastState"
       FROM invoice i WHERE account_id = ANY($1)`,
      [accountIds],
    )
  ).rows
  const held = (
    await pool.query<HeldRow>(
      `SELECT io.invoice_id AS "invoiceId", io.order_id AS "orderId", io.held_id IS NOT NULL AS "isHeld",
         o.total_fen AS "orderTotal", ${INVOICEABLE} AS invoiceable,
         (SELECT coalesce(sum(amount_fen), 0)::int FROM invoice_line l
          WHERE l.invoice_id = io.invoice_id AND l.order_id = io.order_id) AS invoiced
       FROM invoice_order io JOIN service_order o ON o.id = io.order_id WHERE o.account_id = ANY($1)`,
      [accountIds],
    )
  ).rows
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))

  for (const invoice of invoices) {
    must(
      invoice.state === invoice.lastState,
      `${invoice.number} is ${invoice.state}, its history says ${invoice.lastState}`,
    )
    const own = held.filter(({ invoiceId }) => invoiceId === invoice.id)
    must(own.length > 0, `${invoice.number} has no orders`)
    must(
      own.every(({ isHeld }) => isHeld !== ENDED.includes(invoice.state)),
      `${invoice.number} holds what it must not`,
    )
    must(invoice.total === sum(own.map(({ invoiced }) => invoiced)), `${invoice.number} is not the sum of its lines`)
    must(invoice.vat >= 0 && invoice.vat <= invoice.total, `${invoice.number} has a VAT of ${invoice.vat}`)
    const isSettled = !['reversing', ...ENDED].includes(invoice.state) && invoice.reversalReason === null
    for (const order of own)
      if (isSettled)
        must(
          order.invoiced === order.invoiceable && order.invoiced > 0,
          `${invoice.number} (${invoice.state}) invoices ${order.invoiced} of ${order.invoiceable}`,
        )
    const isIssued = ['invoiced', 'mailed', 'reversing', 'reversed'].includes(invoice.state)
    must(
      isIssued === (invoice.invoiceNumber !== null),
      `${invoice.number} is ${invoice.state} with ${invoice.invoiceNumber}`,
    )
  }
  // No order in two invoices that count.
  const live = held.filter(({ isHeld }) => isHeld).map(({ orderId }) => orderId)
  must(new Set(live).size === live.length, 'an order is in two invoices')

  // Every document of the provider is known, but for those whose answer is still awaited.
  const numbers = new Set(invoices.flatMap((each) => [each.invoiceNumber, each.reversalNumber]))
  const awaited = new Set(invoices.map(({ requestId }) => requestId))
  for (const [requestId, { number, kind }] of ledger)
    must(
      numbers.has(number) || awaited.has(requestId),
      `the provider has done ${kind} ${number}, of which nothing is known`,
    )

  if (!isAtRest) return
  must(
    invoices.every(({ state }) => ['invoiced', 'mailed', ...ENDED].includes(state)),
    'something is left to do',
  )
  must(
    invoices.every(({ requestId }) => requestId === null),
    'an answer is awaited for ever',
  )
  const { rows } = await pool.query<{ fen: number }>(
    `SELECT coalesce(sum(${INVOICEABLE}), 0)::int AS fen FROM service_order o
     WHERE account_id = ANY($1) AND paid_at IS NOT NULL`,
    [accountIds],
  )
  const issued = sum(invoices.filter(({ state }) => !ENDED.includes(state)).map(({ total }) => total))
  must(issued === rows[0]!.fen, `invoiced are ${issued} of ${rows[0]!.fen}`)
  must(
    [...byId.values()].every(({ state, reversalNumber }) => (state === 'reversed') === (reversalNumber !== null)),
    'a reversal has no number',
  )
}

/** What was paid for an order and not refunded. */
const INVOICEABLE = `(o.total_fen - (SELECT coalesce(sum(f.amount_fen), 0)::int FROM refund f
  WHERE f.order_id = o.id AND f.state IN ('approved', 'processing', 'done', 'failed')))`

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
