import { type QueryBuilder } from '@markwright/db'
import { awaitsMoney } from '@markwright/domain/money/order-statuses'
import type { OnlineMethod, Scene } from '@markwright/payments'
import { randomUUID } from 'node:crypto'
import { nextNumber } from './next-number.ts'
import { enqueueFollowUp } from './order-jobs.ts'
import { canStartPayment, lockOrders } from './order-rows.ts'
import { amountDue } from './held-transfers.ts'
import { markClosing } from './pay-order.ts'

/** How long a QR code can be scanned. */
const PAYMENT_MS = 15 * 60 * 1000
/** A code that is about to expire is not shown again. */
const LEFT_MS = 60 * 1000

export type PaymentRow = {
  id: string
  number: string
  method: OnlineMethod
  scene: Scene
  amountFen: number
  state: 'created' | 'open' | 'closing' | 'closed' | 'succeeded'
  address: string | null
  expiresAt: Date
}

export type StartedPayment =
  | { payment: PaymentRow; description: string }
  | { problem: 'notFound' | 'alreadyPaid' | 'notPossible' | 'partlyPaid' }

/**
 * Records that own orders are to be paid together in one way, in the caller's transaction, before the provider is called.
 * Where a part of the price has arrived by a transfer, the rest is transferred too: what comes from a bank and from a
 * provider cannot be returned together. A payment of the same orders in the same way that can still be paid is that one; all others are to be closed.
 */
export async function startPayment(
  tx: QueryBuilder,
  wanted: { accountId: string; orderIds: readonly string[]; method: OnlineMethod; scene: Scene; at: Date },
): Promise<StartedPayment> {
  const { accountId, method, scene, at } = wanted
  const ids = [...new Set(wanted.orderIds)]
  const orders = await lockOrders(tx, ids)
  if (orders.length !== ids.length || orders.some((order) => order.accountId !== accountId))
    return { problem: 'notFound' }
  if (orders.every(({ status }) => !awaitsMoney(status))) return { problem: 'alreadyPaid' }
  // While a voucher is being reviewed the money may be on its way.
  if (!orders.every(canStartPayment)) return { problem: 'notPossible' }
  for (const order of orders) if ((await amountDue(tx, order)) < order.totalFen) return { problem: 'partlyPaid' }

  const amountFen = orders.reduce((sum, { totalFen }) => sum + totalFen, 0)
  const description = orders.map(({ number }) => number).join(' ')
  const known = await findSame(tx, { ...wanted, orderIds: ids, amountFen })
  for (const id of await markClosing(tx, { orderIds: ids, except: known?.id ?? null }))
    await enqueueFollowUp(tx, { closePayment: id })
  if (known) return { payment: known, description }

  const payment: PaymentRow = {
    id: randomUUID(),
    number: await nextNumber(tx, 'payment', at),
    method,
    scene,
    amountFen,
    state: 'created',
    address: null,
    expiresAt: new Date(at.getTime() + PAYMENT_MS),
  }
  await tx
    .insertInto('payment')
    .values({
      id: payment.id,
      number: payment.number,
      account_id: accountId,
      method,
      scene,
      amount_fen: amountFen,
      expires_at: payment.expiresAt,
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('payment_order')
    .values(orders.map(({ id, totalFen }) => ({ payment_id: payment.id, order_id: id, amount_fen: totalFen })))
    .execute()
  return { payment, description }
}

const COLUMNS = ['id', 'number', 'method', 'scene', 'amount_fen', 'state', 'address', 'expires_at'] as const

export async function findPayment(
  db: QueryBuilder,
  by: { id: string } | { number: string },
): Promise<(PaymentRow & { orderIds: string[] }) | null> {
  const row = await db
    .selectFrom('payment')
    .select(COLUMNS)
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: string }).id))
    .$if('number' in by, (query) => query.where('number', '=', (by as { number: string }).number))
    .executeTakeFirst()
  if (!row) return null
  const links = await db.selectFrom('payment_order').select('order_id').where('payment_id', '=', row.id).execute()
  return { ...paymentOf(row), orderIds: links.map(({ order_id }) => order_id) }
}

async function findSame(
  tx: QueryBuilder,
  {
    orderIds,
    method,
    scene,
    amountFen,
    at,
  }: { orderIds: string[]; method: OnlineMethod; scene: Scene; amountFen: number; at: Date },
): Promise<PaymentRow | null> {
  const rows = await tx
    .selectFrom('payment')
    .select(COLUMNS)
    .where('state', 'in', ['created', 'open'])
    .where('method', '=', method)
    .where('scene', '=', scene)
    .where('amount_fen', '=', amountFen)
    .where('expires_at', '>', new Date(at.getTime() + LEFT_MS))
    .where((is) =>
      is.exists(
        is
          .selectFrom('payment_order as o')
          .select('o.order_id')
          .whereRef('o.payment_id', '=', 'payment.id')
          .where('o.order_id', 'in', orderIds),
      ),
    )
    .orderBy('created_at', 'desc')
    .execute()
  for (const row of rows) {
    const links = await tx.selectFrom('payment_order').select('order_id').where('payment_id', '=', row.id).execute()
    const isSame = links.length === orderIds.length && links.every(({ order_id }) => orderIds.includes(order_id))
    if (isSame) return paymentOf(row)
  }
  return null
}

const paymentOf = (row: {
  id: string
  number: string
  method: string
  scene: string
  amount_fen: number
  state: PaymentRow['state']
  address: string | null
  expires_at: Date
}): PaymentRow => ({
  id: row.id,
  number: row.number,
  method: row.method as OnlineMethod,
  scene: row.scene as Scene,
  amountFen: row.amount_fen,
  state: row.state,
  address: row.address,
  expiresAt: row.expires_at,
})
