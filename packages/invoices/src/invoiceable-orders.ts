import { type QueryBuilder, sql, namesOf } from '@markwright/db'
import type { InvoiceableOrder } from './invoice-lines.ts'

const refund = namesOf('refund')

/** States of a refund from the decision on: its money is not invoiced, whether it has arrived or not. */
export const REFUNDED_STATES = ['approved', 'processing', 'done', 'failed'] as const

/** A paid order as an invoice needs it. */
export type Invoiceable = InvoiceableOrder & {
  /** Whether a refund was requested and is not decided. */
  isRefundPending: boolean
  /** The invoice in which it is, null for none. */
  invoiceId: string | null
}

/** Locks the paid orders of a member among these ids, in the order of their ids; others are left out. */
export const lockInvoiceable = (tx: QueryBuilder, accountId: string, ids: readonly string[]) =>
  readOrders(tx, accountId, ids, true)

/** As `lockInvoiceable`, for somebody who has locked the invoice that holds them. */
export const readInvoiceable = (tx: QueryBuilder, accountId: string, ids: readonly string[]) =>
  readOrders(tx, accountId, ids, false)

async function readOrders(
  tx: QueryBuilder,
  accountId: string,
  ids: readonly string[],
  isLocking: boolean,
): Promise<Invoiceable[]> {
  if (ids.length === 0) return []
  const query = tx
    .selectFrom('service_order')
    .select(['id', 'number', 'total_fen', 'vat_rate_bp', 'refund_status'])
    .where('id', 'in', [...ids])
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .where('total_fen', '>', 0)
    .orderBy('id')
  const orders = await (isLocking ? query.forUpdate() : query).execute()
  const found = orders.map(({ id }) => id)
  if (found.length === 0) return []
  const [items, refunds, held] = await Promise.all([
    tx
      .selectFrom('service_order_item')
      .select(['order_id', 'content', 'quantity', 'service_fen', 'official_fen'])
      .where('order_id', 'in', found)
      .orderBy('position')
      .execute(),
    tx
      .selectFrom('refund')
      .select(['order_id', sql<number>`sum(${refund.amount_fen})::int`.as('fen')])
      .select(
        sql<number>`coalesce(sum(${refund.amount_fen}) FILTER (WHERE ${refund.case_id} IS NOT NULL), 0)::int`.as(
          'fees',
        ),
      )
      .where('order_id', 'in', found)
      .where('state', 'in', REFUNDED_STATES)
      .groupBy('order_id')
      .execute(),
    tx.selectFrom('invoice_order').select(['held_id', 'invoice_id']).where('held_id', 'in', found).execute(),
  ])
  const refunded = new Map(refunds.map((row) => [row.order_id, row]))
  const invoiceIds = new Map(held.map(({ held_id, invoice_id }) => [held_id, invoice_id]))
  return orders.map((order) => ({
    id: order.id,
    number: order.number,
    totalFen: order.total_fen,
    refundedFen: refunded.get(order.id)?.fen ?? 0,
    refundedFeesFen: refunded.get(order.id)?.fees ?? 0,
    vatRateBp: order.vat_rate_bp,
    isRefundPending: order.refund_status === 'requested',
    invoiceId: invoiceIds.get(order.id) ?? null,
    items: items
      .filter(({ order_id }) => order_id === order.id)
      .map(({ content, quantity, service_fen, official_fen }) => ({
        name: content.name,
        quantity,
        serviceFen: service_fen,
        officialFen: official_fen,
      })),
  }))
}
