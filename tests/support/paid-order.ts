import { randomUUID } from 'node:crypto'
import type { QuotedItem } from '../../packages/db/src/index.ts'

function contentOf(serviceFen: number, officialFen: number): QuotedItem {
  const id = randomUUID()
  return {
    skuId: id,
    productId: id,
    revision: 1,
    orderGroup: 'Trademark',
    productType: 4,
    name: { cn: '商标检索报告', en: 'Trademark search report' },
    unit: 'case',
    timeLimit: null,
    quantity: 1,
    priceFen: serviceFen + officialFen,
    serviceFen,
    officialFen,
    officialFees: [],
    planId: null,
    planUnits: 0,
    wordCount: null,
    dailyLimit: null,
  }
}

let orders = 0
/** An order with one to three items that was paid, as payments leave it. */
export async function buildPaidOrder(
  pool: { query(statement: string, values: unknown[]): Promise<unknown> },
  account: { id: string },
  random: (below: number) => number,
  input?: readonly { serviceFen: number; officialFen: number }[],
): Promise<string> {
  const items =
    input ??
    Array.from({ length: 1 + random(3) }, () => ({ serviceFen: 1 + random(100_000), officialFen: random(3) * 270 }))
  const [orderId, quoteId, receiptId] = [randomUUID(), randomUUID(), randomUUID()]
  const service = items.reduce((sum, { serviceFen }) => sum + serviceFen, 0)
  const official = items.reduce((sum, { officialFen }) => sum + officialFen, 0)
  const number = `O${Date.now()}${String((orders += 1)).padStart(6, '0')}${orderId.slice(0, 4)}`
  const total = service + official
  const rows = items.map(({ serviceFen, officialFen }, at) => {
    const content = contentOf(serviceFen, officialFen)
    return { id: randomUUID(), position: at + 1, productId: content.productId, serviceFen, officialFen, content }
  })
  // One statement, since random sequences make thousands of orders; foreign keys are checked at its end.
  await pool.query(
    `WITH the_quote AS (
       INSERT INTO quote (id, account_id, items, service_fen, official_fen, total_fen, vat_fen, vat_rate_bp, expires_at)
       VALUES ($1, $2, '[]', $3, $4, $5, 0, 600, now())),
     the_order AS (
       INSERT INTO service_order (id, number, account_id, quote_id, request_key, request_hash, status, service_fen,
         official_fen, total_fen, vat_fen, vat_rate_bp, pay_method, agreed_at, paid_at)
       VALUES ($6, $7, $2, $1, $6::uuid::text, '-', 'paid', $3, $4, $5, 0, 600, 'transfer', now(), now())),
     the_items AS (
       INSERT INTO service_order_item (id, order_id, position, order_group, product_id, sku_id, quantity, service_fen,
         official_fen, content)
       SELECT i.id, $6, i.position, 'Trademark', i."productId", i."productId", 1, i."serviceFen", i."officialFen", i.content
       FROM jsonb_to_recordset($9) AS i (id uuid, position int, "productId" uuid, "serviceFen" int, "officialFen" int, content jsonb)),
     the_receipt AS (
       INSERT INTO receipt (id, method, transaction_id, account_id, amount_fen, allocated_fen, received_at)
       VALUES ($8, 'transfer', $8::uuid::text, $2, $5, $5, now()))
     INSERT INTO receipt_allocation (order_id, receipt_id, amount_fen) VALUES ($6, $8, $5)`,
    [quoteId, account.id, service, official, total, orderId, number, receiptId, JSON.stringify(rows)],
  )
  return orderId
}
