import { namesOf, sql } from '@markwright/db'

const l = namesOf('receipt_allocation', 'la')
const o = namesOf('service_order', 'o')
const r = namesOf('receipt', 'ra')
const of = namesOf('receipt', 'r')

/** What has arrived of the price of an order `o`, in fen: of transfers that are held for it, until it is paid. */
export const receivedFen = sql<number>`(SELECT coalesce(sum(${l.amount_fen}), 0)::int FROM ${l.$table}
  WHERE ${l.order_id} = ${o.id})`

/** Transactions, and who paid, of all receipts that paid an order `o`, separated by commas; null where none has. */
export const transactionsOfOrder = sql<
  string | null
>`(SELECT string_agg(${r.transaction_id}, ', ' ORDER BY ${r.received_at}, ${r.id})
  FROM ${l.$table} JOIN ${r.$table} ON ${r.id} = ${l.receipt_id} WHERE ${l.order_id} = ${o.id})`
export const payersOfOrder = sql<string | null>`(SELECT string_agg(DISTINCT ${r.payer}, ', ')
  FROM ${l.$table} JOIN ${r.$table} ON ${r.id} = ${l.receipt_id} WHERE ${l.order_id} = ${o.id})`

/** Of a receipt `r`, what is held for orders that are not paid yet, in fen. */
export const heldFen = sql<number>`(SELECT coalesce(sum(${l.amount_fen}), 0)::int
  FROM ${l.$table} JOIN ${o.$table} ON ${o.id} = ${l.order_id}
  WHERE ${l.receipt_id} = ${of.id} AND ${o.paid_at} IS NULL)`
