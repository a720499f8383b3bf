import { anyOf, namesOf, type QueryBuilder, sql } from '@markwright/db'
import { groupBy } from '@markwright/runtime/group-by.ts'
import { heldFen, transactionsOfOrder } from './received.repository.ts'

const receiptOf = namesOf('receipt', 'r')

const ROWS_MAX = 50_000

/** Instants from `from` until before `until`, which are the days from `fromDay` to `toDay` in Asia/Shanghai. */
export type AccountingSpan = { from: Date; until: Date; fromDay: string; toDay: string }

/** What the close of a month needs, oldest first; amounts are fen. */
export function createAccountingRepository(db: QueryBuilder) {
  /** Numbers of orders by what they belong to. */
  const numbersOf = async (
    link: 'receipt_order' | 'invoice_order' | 'payment_voucher_order',
    ids: readonly string[],
  ) => {
    if (ids.length === 0) return new Map<string, { id: string; number: string }[]>()
    const of = {
      receipt_order: 'receipt_id',
      invoice_order: 'invoice_id',
      payment_voucher_order: 'voucher_id',
    } as const
    const rows = await db
      .selectFrom(link)
      .innerJoin('service_order as o', 'o.id', 'order_id')
      .select([`${of[link]} as id` as 'receipt_id as id', 'o.number'])
      .where(of[link] as 'receipt_id', '=', anyOf(ids))
      .orderBy('o.number')
      .execute()
    return groupBy(rows, (row) => row.id)
  }
  const withOrders = async <Row extends { id: string }>(link: Parameters<typeof numbersOf>[0], rows: Row[]) => {
    const ids = rows.map(({ id }) => id)
    const numbers = await numbersOf(link, ids)
    return rows.map((row) => ({ ...row, orderNos: (numbers.get(row.id) ?? []).map(({ number }) => number) }))
  }

  return {
    /** By the day on which money arrived. */
    listReceipts: async ({ from, until }: AccountingSpan) =>
      withOrders(
        'receipt_order',
        await db
          .selectFrom('receipt as r')
          .leftJoin('account as a', 'a.id', 'r.account_id')
          .select(['r.id', 'r.received_at', 'r.method', 'r.transaction_id', 'r.trade_number', 'r.payer', 'a.phone'])
          .select(['r.amount_fen', 'r.allocated_fen', 'r.surplus_reason', heldFen.as('held_fen')])
          .where('r.received_at', '>=', from)
          .where('r.received_at', '<', until)
          .orderBy('r.received_at')
          .orderBy('r.id')
          .limit(ROWS_MAX)
          .execute(),
      ),

    /** By the day on which they were made. */
    listRefunds: ({ from, until }: AccountingSpan) =>
      db
        .selectFrom('refund as f')
        .innerJoin('receipt as r', 'r.id', 'f.receipt_id')
        .leftJoin('service_order as o', 'o.id', 'f.order_id')
        .leftJoin('account as a', 'a.id', 'r.account_id')
        .leftJoin('trademark_case as c', 'c.id', 'f.case_id')
        .select(['f.done_at', 'f.number', 'f.amount_fen', 'f.reason', 'f.keeps_service', 'f.transaction_id'])
        .select(['f.order_id', 'r.method', 'r.trade_number'])
        .select(sql<string>`coalesce(${transactionsOfOrder}, ${receiptOf.transaction_id})`.as('receipt_transaction_id'))
        .select(['o.number as order_number', 'a.phone', 'f.decided_by', 'c.number as case_number'])
        .where('f.state', '=', 'done')
        .where('f.done_at', '>=', from)
        .where('f.done_at', '<', until)
        .orderBy('f.done_at')
        .orderBy('f.number')
        .limit(ROWS_MAX)
        .execute(),

    /** Invoices by the day on which they were issued, as they stand now. */
    listInvoices: async ({ fromDay, toDay }: AccountingSpan) =>
      withOrders(
        'invoice_order',
        await db
          .selectFrom('invoice as i')
          .innerJoin('account as a', 'a.id', 'i.account_id')
          .select([
            'i.id',
            'i.issued_on',
            'i.invoice_number',
            'i.number',
            'i.state',
            'i.type',
            'i.buyer',
            'i.total_fen',
          ])
          .select(['i.vat_fen', 'i.reversal_number', 'a.phone'])
          .where('i.issued_on', '>=', fromDay)
          .where('i.issued_on', '<=', toDay)
          .orderBy('i.issued_on')
          .orderBy('i.number')
          .limit(ROWS_MAX)
          .execute(),
      ),

    /** By the day on which members uploaded them. */
    listVouchers: async ({ from, until }: AccountingSpan) =>
      withOrders(
        'payment_voucher_order',
        await db
          .selectFrom('payment_voucher as v')
          .innerJoin('account as a', 'a.id', 'v.account_id')
          .select(['v.id', 'v.created_at', 'v.payer', 'v.amount_fen', 'v.paid_on', 'v.state', 'v.reject_reason'])
          .select(['v.decided_by', 'v.decided_at', 'a.phone'])
          .where('v.created_at', '>=', from)
          .where('v.created_at', '<', until)
          .orderBy('v.created_at')
          .orderBy('v.id')
          .limit(ROWS_MAX)
          .execute(),
      ),

    /** Differences by the day of the bill. */
    listDifferences: ({ fromDay, toDay }: AccountingSpan) =>
      db
        .selectFrom('reconciliation_difference as d')
        .innerJoin('reconciliation as c', 'c.id', 'd.reconciliation_id')
        .select(['c.day', 'c.method', 'd.kind', 'd.number', 'd.transaction_id', 'd.our_fen', 'd.their_fen'])
        .select(['d.resolved_by', 'd.resolved_at', 'd.note'])
        .where('c.day', '>=', fromDay)
        .where('c.day', '<=', toDay)
        .orderBy('c.day')
        .orderBy('d.id')
        .limit(ROWS_MAX)
        .execute(),

    /** Lines of the invoices that were issued, and once more, negative, of those that were reversed. */
    async listVat({ from, until, fromDay, toDay }: AccountingSpan) {
      const lines = () =>
        db
          .selectFrom('invoice as i')
          .innerJoin('invoice_line as l', 'l.invoice_id', 'i.id')
          .innerJoin('service_order as o', 'o.id', 'l.order_id')
          .select(['i.number', 'i.type', 'i.buyer', 'l.kind', 'l.name', 'l.amount_fen', 'l.vat_rate_bp', 'l.vat_fen'])
          .select(['o.number as order_number', 'l.position'])
      const [issued, reversed] = await Promise.all([
        lines()
          .select(['i.invoice_number as document', 'i.issued_on as day'])
          .where('i.issued_on', '>=', fromDay)
          .where('i.issued_on', '<=', toDay)
          .orderBy('i.issued_on')
          .orderBy('i.number')
          .orderBy('l.position')
          .limit(ROWS_MAX)
          .execute(),
        lines()
          .innerJoin('state_change as c', (join) =>
            join.onRef('c.subject_id', '=', 'i.id').on('c.subject_type', '=', 'invoice').on('c.event', '=', 'reverse'),
          )
          .select(['i.reversal_number as document', 'c.created_at as at'])
          .where('c.created_at', '>=', from)
          .where('c.created_at', '<', until)
          .orderBy('c.sequence')
          .orderBy('l.position')
          .limit(ROWS_MAX)
          .execute(),
      ])
      return { issued, reversed }
    },
  }
}
export type AccountingRepository = ReturnType<typeof createAccountingRepository>
