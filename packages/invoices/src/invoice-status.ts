import { anyOf, type QueryBuilder } from '@markwright/db'
import type { InvoiceState } from './invoice-machine.ts'

/** 0 not invoiced, 1 applied, 2 audit passed, 3 audit failed, 4 invoiced, 5 mailed (spec 2 §4). */
export type InvoiceStatus = 0 | 1 | 2 | 3 | 4 | 5

/** That it is reversed is no status of its own: it remains invoiced or mailed. */
export function statusOf(state: InvoiceState, isMailed: boolean): InvoiceStatus {
  switch (state) {
    case 'applied':
      return 1
    case 'auditPassed':
      return 2
    case 'auditFailed':
      return 3
    case 'invoiced':
      return 4
    case 'mailed':
      return 5
    case 'reversing':
    case 'reversed':
      return isMailed ? 5 : 4
    case 'cancelled':
      return 0
  }
}

/** The status of orders by their ids, and the invoice in which each is; an order that is absent is not invoiced. */
export async function invoiceStatusOf(
  db: QueryBuilder,
  orderIds: readonly string[],
): Promise<Map<string, { status: InvoiceStatus; invoiceId: string }>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoice_order as o')
    .innerJoin('invoice as i', 'i.id', 'o.invoice_id')
    .select(['o.order_id', 'i.id', 'i.state', 'i.mailed_at'])
    .where('o.held_id', '=', anyOf(orderIds))
    .execute()
  return new Map(
    rows.map((row) => [row.order_id, { status: statusOf(row.state, row.mailed_at !== null), invoiceId: row.id }]),
  )
}
