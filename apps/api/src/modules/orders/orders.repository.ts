import { anyOf, type QueryBuilder, runTransaction, sql, namesOf } from '@markwright/db'
import {
  approveRefund,
  calculateRefund,
  cancelOrder,
  completeOrder,
  countCasesOf,
  createOrder,
  finishTransferRefund,
  fulfilOrder,
  type OrderDraft,
  type OrderStatus,
  putOnCredit,
  rejectRefund,
  requestRefund,
  type RequestReversal,
  retryRefund,
  type ServiceGrants,
} from '@markwright/orders'
import { invoiceStatusOf } from '@markwright/invoices'
import { groupBy } from '@markwright/runtime/group-by.ts'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { type Actor, listStateChanges } from '@markwright/workflow'
import { payersOfOrder, receivedFen, transactionsOfOrder } from './received.repository.ts'

const f = namesOf('refund', 'f')
const o = namesOf('service_order', 'o')

type Rows = { skip: number; take: number }

export type OrderFilter = {
  accountId: string | null
  /** Names the products, as in `getOrderReportPage`. */
  group: string | null
  status: OrderStatus | null
  keyword: string | null
  from: Date | null
  until: Date | null
  closed: boolean | null
  paid?: boolean | null
  /** Which day counts. */
  by?: 'createTime' | 'payTime'
}

const total = sql<number>`count(*)::int`.as('total')

/** Orders as members and staff read them, and what is done with them. */
export function createOrdersRepository(deps: {
  db: QueryBuilder
  grants: ServiceGrants
  requestReversal: RequestReversal
  now: () => Date
}) {
  const { db, grants, requestReversal, now } = deps
  const inTransaction = <Result>(work: (tx: QueryBuilder) => Promise<Result>) => runTransaction(db, work)

  const matching = ({
    accountId,
    group,
    status,
    keyword,
    from,
    until,
    closed,
    paid = null,
    by = 'createTime',
  }: OrderFilter) => {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    const day = by === 'createTime' ? ('o.created_at' as const) : ('o.paid_at' as const)
    return db
      .selectFrom('service_order as o')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .$if(accountId !== null, (query) => query.where('o.account_id', '=', accountId!))
      .$if(status !== null, (query) => query.where('o.status', '=', status!))
      .$if(from !== null, (query) => query.where(day, '>=', from!))
      .$if(until !== null, (query) => query.where(day, '<', until!))
      .$if(closed !== null, (query) => query.where('o.closed_at', closed ? 'is not' : 'is', null))
      .$if(paid !== null, (query) => query.where('o.status', paid ? 'in' : 'not in', ['paid', 'free', 'complete']))
      .$if(group !== null, (query) =>
        query.where((is) =>
          is.exists(
            is
              .selectFrom('service_order_item as i')
              .select('i.id')
              .whereRef('i.order_id', '=', 'o.id')
              .where('i.order_group', '=', group!),
          ),
        ),
      )
      .$if(keyword !== null, (query) =>
        query.where((is) =>
          is.or([
            is('o.number', 'ilike', pattern),
            is.exists(
              is
                .selectFrom('service_order_item as i')
                .select('i.id')
                .whereRef('i.order_id', '=', 'o.id')
                .where(
                  sql<boolean>`(i.content->'name'->>'cn' ILIKE ${pattern} OR i.content->'name'->>'en' ILIKE ${pattern})`,
                ),
            ),
            ...(accountId === null ? [is('a.phone', 'ilike', pattern), is('a.company_name', 'ilike', pattern)] : []),
          ]),
        ),
      )
  }

  const itemsOf = async (orderIds: readonly string[]) =>
    orderIds.length === 0
      ? []
      : db
          .selectFrom('service_order_item')
          .select(['id', 'order_id', 'content', 'fulfilled_at'])
          .where('order_id', '=', anyOf(orderIds))
          .orderBy('order_id')
          .orderBy('position')
          .execute()

  const withDetails = async <Row extends { id: string }>(rows: Row[]) => {
    const ids = rows.map(({ id }) => id)
    const [items, invoices] = await Promise.all([itemsOf(ids), invoiceStatusOf(db, ids)])
    const itemsByOrder = groupBy(items, (item) => item.order_id)
    return rows.map((row) => ({
      ...row,
      items: itemsByOrder.get(row.id) ?? [],
      invoiceStatus: invoices.get(row.id)?.status ?? 0,
    }))
  }

  const selected = (filter: OrderFilter) =>
    matching(filter)
      .selectAll('o')
      .select(['a.phone', 'a.name as account_name', 'a.company_name', receivedFen.as('received_fen')])

  return {
    async list(filter: OrderFilter, { skip, take }: Rows) {
      const [rows, counted] = await Promise.all([
        selected(filter).orderBy('o.created_at', 'desc').orderBy('o.id').offset(skip).limit(take).execute(),
        matching(filter).select(total).executeTakeFirstOrThrow(),
      ])
      return { rows: await withDetails(rows), total: counted.total }
    },

    /** Orders with what was received and returned, oldest first, for accounting. */
    async listForAccounting(filter: OrderFilter, take: number) {
      const rows = await selected(filter)
        .select([transactionsOfOrder.as('transaction_id'), payersOfOrder.as('payer')])
        .select(
          sql<number>`(SELECT coalesce(sum(${f.amount_fen}), 0)::int FROM ${f.$table} WHERE ${f.order_id} = ${o.id} AND ${f.state} = 'done')`.as(
            'refunded_fen',
          ),
        )
        .orderBy('o.created_at')
        .orderBy('o.id')
        .limit(take)
        .execute()
      return withDetails(rows)
    },

    /** With everything that belongs to it; `accountId` null for staff. */
    async find(id: string, accountId: string | null) {
      const found = await db
        .selectFrom('service_order as o')
        .innerJoin('account as a', 'a.id', 'o.account_id')
        .selectAll('o')
        .select(['a.phone', 'a.name as account_name', 'a.company_name', receivedFen.as('received_fen')])
        .where('o.id', '=', id)
        .$if(accountId !== null, (query) => query.where('o.account_id', '=', accountId!))
        .executeTakeFirst()
      if (!found) return null
      const [[order], voucher, refund, feeRefunds, history, refundable, cases] = await Promise.all([
        withDetails([found]),
        db
          .selectFrom('payment_voucher as v')
          .innerJoin('payment_voucher_order as l', 'l.voucher_id', 'v.id')
          .selectAll('v')
          .where('l.order_id', '=', id)
          .orderBy('v.created_at', 'desc')
          .executeTakeFirst(),
        db
          .selectFrom('refund')
          .selectAll()
          .where('order_id', '=', id)
          .where('case_id', 'is', null)
          .orderBy('created_at', 'desc')
          .orderBy('number', 'desc')
          .executeTakeFirst(),
        db
          .selectFrom('refund as f')
          .innerJoin('trademark_case as c', 'c.id', 'f.case_id')
          .selectAll('f')
          .select(['c.id as case_id', 'c.number as case_number'])
          .where('f.order_id', '=', id)
          .orderBy('f.created_at')
          .orderBy('f.number')
          .execute(),
        listStateChanges(db, 'order', id),
        found.status === 'paid' || found.status === 'complete'
          ? calculateRefund(db, { orderId: id, grants, at: now() })
          : Promise.resolve({ fen: 0 }),
        countCasesOf(db, id),
      ])
      return {
        ...order!,
        voucher: voucher ?? null,
        refund: refund ?? null,
        feeRefunds,
        history,
        refundableFen: refundable.fen,
        cases,
      }
    },

    /** Orders of a member by their ids; fewer where some are not theirs. */
    listByIds: async (accountId: string, ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .selectFrom('service_order as o')
            .select(['o.id', 'o.number', 'o.status', 'o.closed_at', 'o.total_fen', receivedFen.as('received_fen')])
            .where('o.account_id', '=', accountId)
            .where('o.id', 'in', [...ids])
            .orderBy('o.number')
            .execute(),

    /** Whether a product that was ever sold, or an order, has this name of its list. */
    async hasGroup(group: string): Promise<boolean> {
      const found = await db
        .selectFrom('product_revision')
        .select('revision')
        .where(sql<boolean>`content->>'orderGroup' = ${group}`)
        .union(
          db
            .selectFrom('service_order_item')
            .select(sql<number>`1`.as('revision'))
            .where('order_group', '=', group),
        )
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },

    findContact: (accountId: string, id: string) =>
      db
        .selectFrom('contact')
        .select(['name', 'phone', 'email', 'address', 'postcode'])
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst(),

    findAddress: (accountId: string, id: string) =>
      db
        .selectFrom('mailing_address')
        .select(['region', 'detail', 'postcode', 'recipient', 'phone'])
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst(),

    // Another order under the same key is found by the second attempt.
    create: (draft: OrderDraft) => runTransaction(db, (tx) => createOrder(tx, draft), { retryDuplicates: true }),

    fulfil: (orderId: string) => fulfilOrder(db, { orderId, grants, at: now() }),

    cancel: (cancel: { orderId: string; accountId: string | null; actor: Actor; reason: string | null }) =>
      inTransaction((tx) => cancelOrder(tx, { ...cancel, at: now() })),

    /** Puts an own order on account. */
    putOnCredit: (credit: { orderId: string; accountId: string; actor: Actor }) =>
      inTransaction((tx) => putOnCredit(tx, { ...credit, at: now() })),

    complete: (complete: { orderId: string; version: number; actor: Actor }) =>
      inTransaction(async (tx) =>
        // It is complete when its cases are filed.
        (await countCasesOf(tx, complete.orderId)).total > 0
          ? ('notPossible' as const)
          : completeOrder(tx, { ...complete, at: now() }),
      ),

    requestRefund: (request: { orderId: string; account: { id: string; phone: string }; reason: string }) =>
      inTransaction((tx) => requestRefund(tx, { ...request, grants, at: now() })),

    /** What would be returned of an order now, and how that is computed. */
    calculateRefund: (orderId: string) => calculateRefund(db, { orderId, grants, at: now() }),

    approveRefund: (approval: {
      refundId: string
      version: number
      amountFen: number
      reason: string | null
      keepService: boolean
      actor: Actor
    }) => inTransaction((tx) => approveRefund(tx, { ...approval, grants, requestReversal, at: now() })),

    rejectRefund: (rejection: { refundId: string; version: number; reason: string; actor: Actor }) =>
      inTransaction((tx) => rejectRefund(tx, { ...rejection, grants, at: now() })),

    finishRefund: (done: { refundId: string; version: number; transactionId: string; actor: Actor }) =>
      inTransaction((tx) => finishTransferRefund(tx, { ...done, at: now() })),

    retryRefund: (retry: { refundId: string; version: number; actor: Actor }) =>
      inTransaction((tx) => retryRefund(tx, { ...retry, at: now() })),
  }
}
export type OrdersRepository = ReturnType<typeof createOrdersRepository>
export type OrderListRow = Awaited<ReturnType<OrdersRepository['list']>>['rows'][number]
export type OrderRow = NonNullable<Awaited<ReturnType<OrdersRepository['find']>>>
export type AccountingRow = Awaited<ReturnType<OrdersRepository['listForAccounting']>>[number]
