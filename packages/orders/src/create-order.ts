import { type DisplayRate, type QueryBuilder, type QuotedItem } from '@markwright/db'
import { type Actor, recordCreation } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { nextNumber } from './next-number.ts'
import { enqueueFollowUp } from './order-jobs.ts'
import type { Priced } from './price-items.ts'

const QUOTE_MS = 30 * 60 * 1000

export type NewQuote = Priced & {
  accountId: string | null
  vatRateBp: number
  display: DisplayRate | null
  at: Date
  /** 30 minutes later where it is absent. */
  expiresAt?: Date
}

/** Saves a price. @returns its id and until when it holds */
export async function saveQuote(db: QueryBuilder, quote: NewQuote): Promise<{ id: string; expiresAt: Date }> {
  const id = randomUUID()
  const expiresAt = quote.expiresAt ?? new Date(quote.at.getTime() + QUOTE_MS)
  await db
    .insertInto('quote')
    .values({
      id,
      account_id: quote.accountId,
      items: JSON.stringify(quote.items),
      service_fen: quote.serviceFen,
      official_fen: quote.officialFen,
      total_fen: quote.totalFen,
      vat_fen: quote.vatFen,
      vat_rate_bp: quote.vatRateBp,
      display: quote.display && JSON.stringify(quote.display),
      expires_at: expiresAt,
      created_at: quote.at,
    })
    .execute()
  return { id, expiresAt }
}

export type OrderDraft = {
  account: { id: string; phone: string }
  quoteId: string
  /** The same key is the same order, however often it is sent; `requestHash` is the hash of what was ordered. */
  requestKey: string
  requestHash: string
  contact: object | null
  address: object | null
  remark: string | null
  userSource: { name: string; path: string } | null
  language: 'cn' | 'en'
  at: Date
}

export type OrderCreation =
  | { orderId: string; isNew: boolean }
  /** No such quote, one of somebody else, one that has expired or was ordered by, a key of another order. */
  | { problem: 'notFound' | 'quoteExpired' | 'quoteUsed' | 'keyReused' }

/** Orders by a quote, in the caller's transaction. What costs nothing is free of charge and is fulfilled at once. */
export async function createOrder(tx: QueryBuilder, draft: OrderDraft): Promise<OrderCreation> {
  const { account, at } = draft
  const findKnown = async (): Promise<OrderCreation | null> => {
    const known = await tx
      .selectFrom('service_order')
      .select(['id', 'request_hash'])
      .where('account_id', '=', account.id)
      .where('request_key', '=', draft.requestKey)
      .executeTakeFirst()
    if (!known) return null
    return known.request_hash === draft.requestHash ? { orderId: known.id, isNew: false } : { problem: 'keyReused' }
  }
  const known = await findKnown()
  if (known) return known

  const quote = await tx
    .selectFrom('quote')
    .selectAll()
    .where('id', '=', draft.quoteId)
    .where((is) => is.or([is('account_id', '=', account.id), is('account_id', 'is', null)]))
    .forUpdate()
    .executeTakeFirst()
  if (!quote) return { problem: 'notFound' }
  const used = await tx.selectFrom('service_order').select('id').where('quote_id', '=', quote.id).executeTakeFirst()
  // The same request may have ordered while this one waited for the quote.
  if (used) return (await findKnown()) ?? { problem: 'quoteUsed' }
  if (quote.expires_at <= at) return { problem: 'quoteExpired' }

  const [id, number] = [randomUUID(), await nextNumber(tx, 'order', at)]
  const status = quote.total_fen === 0 ? ('free' as const) : ('pendingPayment' as const)
  const json = (value: object | null) => value && JSON.stringify(value)
  await tx
    .insertInto('service_order')
    .values({
      id,
      number,
      account_id: account.id,
      quote_id: quote.id,
      request_key: draft.requestKey,
      request_hash: draft.requestHash,
      status,
      service_fen: quote.service_fen,
      official_fen: quote.official_fen,
      total_fen: quote.total_fen,
      vat_fen: quote.vat_fen,
      vat_rate_bp: quote.vat_rate_bp,
      display: json(quote.display),
      contact: json(draft.contact),
      address: json(draft.address),
      remark: draft.remark,
      user_source: json(draft.userSource),
      language: draft.language,
      agreed_at: at,
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('service_order_item')
    .values(quote.items.map((item, index) => itemRow(id, index + 1, item)))
    .execute()
  await tx.updateTable('quote').set({ account_id: account.id }).where('id', '=', quote.id).execute()
  const actor: Actor = { type: 'member', id: account.id, name: account.phone }
  await recordCreation(tx, {
    subject: 'order',
    subjectId: id,
    subjectName: number,
    to: status,
    actor,
    facts: { totalFen: quote.total_fen },
    at,
  })
  if (status === 'free') await enqueueFollowUp(tx, { fulfil: id })
  return { orderId: id, isNew: true }
}

const itemRow = (orderId: string, position: number, item: QuotedItem) => ({
  id: randomUUID(),
  order_id: orderId,
  position,
  order_group: item.orderGroup,
  product_type: item.productType,
  product_id: item.productId,
  sku_id: item.skuId,
  quantity: item.quantity,
  service_fen: item.serviceFen,
  official_fen: item.officialFen,
  content: JSON.stringify(item),
})
