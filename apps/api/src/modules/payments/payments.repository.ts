import { type QueryBuilder, runTransaction, sql, statementsOf, namesOf } from '@markwright/db'
import { reconcilePayments, recordJob } from '@markwright/jobs'
import {
  approveVoucher,
  matchReceipts,
  type BankTransfer,
  type NewVoucher,
  type OrderStatus,
  recordTransfer,
  rejectVoucher,
  submitVoucher,
  unmatchReceipt,
} from '@markwright/orders'
import type { OnlineMethod } from '@markwright/payments'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { Actor } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { type Actor as StaffActor, auditWith } from '../backoffice/index.ts'
import { heldFen, receivedFen } from '../orders/index.ts'

const o = namesOf('service_order', 'o')
const ofVoucher = namesOf('payment_voucher_order', 'l')
const v = namesOf('payment_voucher', 'v')
const l = namesOf('receipt_allocation', 'l')
const m = namesOf('receipt_order', 'm')
const r = namesOf('receipt', 'r')
const f = namesOf('refund', 'f')
const run = namesOf('reconciliation', 'r')
const d = namesOf('reconciliation_difference', 'd')

type Rows = { skip: number; take: number }
export type VoucherFilter = { state: 'submitted' | 'approved' | 'rejected' | null; keyword: string | null }
/** Which receipts are listed; null for what does not restrict them, as what is absent. */
export type ReceiptFilter = Partial<{
  keyword: string | null
  surplus: boolean | null
  matchable: boolean | null
  orderId: string | null
}>

/** Of a receipt `r`, what is listed for refund and nobody has decided, in fen. */
const openSurplusFen = sql<number>`(SELECT coalesce(sum(${f.amount_fen}), 0)::int FROM ${f.$table}
  WHERE ${f.receipt_id} = ${r.id} AND ${f.order_id} IS NULL AND ${f.state} = 'requested')`

const total = sql<number>`count(*)::int`.as('total')
type LinkedOrder = {
  id: string
  number: string
  total_fen: number
  received_fen: number
  status: OrderStatus
}

/** Payments, proofs of transfers, receipts and bills. */
export function createPaymentsRepository({ db, now }: { db: QueryBuilder; now: () => Date }) {
  const inTransaction = <Result>(work: (tx: QueryBuilder) => Promise<Result>) => runTransaction(db, work)

  const vouchers = () =>
    db
      .selectFrom('payment_voucher as v')
      .innerJoin('account as a', 'a.id', 'v.account_id')
      .innerJoin('stored_file as f', 'f.id', 'v.file_id')
      .selectAll('v')
      .select(['a.phone', 'a.company_name', 'f.original', 'f.mime', 'f.bucket', 'f.file_name'])
      .select(
        sql<
          LinkedOrder[]
        >`(SELECT jsonb_agg(jsonb_build_object('id', ${o.id}, 'number', ${o.number}, 'total_fen', ${o.total_fen},
            'status', ${o.status}, 'received_fen', ${receivedFen}) ORDER BY ${o.number})
          FROM ${ofVoucher.$table} JOIN ${o.$table} ON ${o.id} = ${ofVoucher.order_id} WHERE ${ofVoucher.voucher_id} = ${v.id})`.as(
          'orders',
        ),
      )
  const matchingVouchers = ({ state, keyword }: VoucherFilter) => {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    return vouchers()
      .$if(state !== null, (query) => query.where('v.state', '=', state!))
      .$if(keyword !== null, (query) =>
        query.where((is) =>
          is.or([
            is('v.payer', 'ilike', pattern),
            is('a.phone', 'ilike', pattern),
            is.exists(
              is
                .selectFrom('payment_voucher_order as l')
                .innerJoin('service_order as o', 'o.id', 'l.order_id')
                .select('o.id')
                .whereRef('l.voucher_id', '=', 'v.id')
                .where('o.number', 'ilike', pattern),
            ),
          ]),
        ),
      )
  }

  const receipts = ({ keyword = null, surplus = null, matchable = null, orderId = null }: ReceiptFilter) => {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    return db
      .selectFrom('receipt as r')
      .leftJoin('account as a', 'a.id', 'r.account_id')
      .selectAll('r')
      .select(['a.phone', heldFen.as('held_fen'), openSurplusFen.as('open_surplus_fen')])
      .select(
        sql<string[]>`ARRAY(SELECT ${o.number} FROM ${l.$table} JOIN ${o.$table} ON ${o.id} = ${l.order_id}
          WHERE ${l.receipt_id} = ${r.id} AND ${o.paid_at} IS NOT NULL ORDER BY ${o.number})`.as('order_numbers'),
      )
      .select(
        sql<
          { id: string; number: string; allocated_fen: number }[]
        >`(SELECT coalesce(json_agg(json_build_object('id', ${o.id}, 'number', ${o.number}, 'allocated_fen', coalesce((
              SELECT ${l.amount_fen} FROM ${l.$table} WHERE ${l.receipt_id} = ${r.id} AND ${l.order_id} = ${o.id}), 0))
            ORDER BY ${o.number}), '[]')
          FROM ${m.$table} JOIN ${o.$table} ON ${o.id} = ${m.order_id} WHERE ${m.receipt_id} = ${r.id})`.as('orders'),
      )
      .$if(surplus !== null, (query) =>
        query.where(
          surplus
            ? sql<boolean>`${r.amount_fen} > ${r.allocated_fen}`
            : sql<boolean>`${r.amount_fen} = ${r.allocated_fen}`,
        ),
      )
      .$if(matchable !== null, (query) =>
        query.where(sql<boolean>`(${r.method} = 'transfer' AND ${openSurplusFen} > 0) = ${matchable}`),
      )
      .$if(keyword !== null, (query) =>
        query.where((is) =>
          is.or([
            is('r.transaction_id', 'ilike', pattern),
            is('r.transaction_id', 'ilike', pattern.replaceAll(/\s/g, '')),
            is('r.trade_number', 'ilike', pattern),
            is('a.phone', 'ilike', pattern),
            is.exists(
              is
                .selectFrom('receipt_allocation as l')
                .innerJoin('service_order as o', 'o.id', 'l.order_id')
                .select('o.id')
                .whereRef('l.receipt_id', '=', 'r.id')
                .where('o.number', 'ilike', pattern),
            ),
            is.exists(
              is
                .selectFrom('receipt_order as m')
                .innerJoin('service_order as o', 'o.id', 'm.order_id')
                .select('o.id')
                .whereRef('m.receipt_id', '=', 'r.id')
                .where('o.number', 'ilike', pattern),
            ),
            is.exists(
              is
                .selectFrom('refund as f')
                .select('f.id')
                .whereRef('f.receipt_id', '=', 'r.id')
                .where('f.number', 'ilike', pattern),
            ),
          ]),
        ),
      )
      .$if(orderId !== null, (query) =>
        query.where((is) =>
          is.or([
            is.exists(
              is
                .selectFrom('receipt_allocation as l')
                .select('l.order_id')
                .whereRef('l.receipt_id', '=', 'r.id')
                .where('l.order_id', '=', orderId!),
            ),
            is.exists(
              is
                .selectFrom('receipt_order as m')
                .select('m.order_id')
                .whereRef('m.receipt_id', '=', 'r.id')
                .where('m.order_id', '=', orderId!),
            ),
          ]),
        ),
      )
  }

  const differences = (open: boolean | null) =>
    db
      .selectFrom('reconciliation_difference as d')
      .innerJoin('reconciliation as r', 'r.id', 'd.reconciliation_id')
      .selectAll('d')
      .select(['r.method', 'r.day'])
      .$if(open !== null, (query) => query.where('d.resolved_at', open ? 'is' : 'is not', null))

  return {
    /** Payments of these orders that a provider may know of. */
    listOpenPayments: (orderIds: readonly string[]) =>
      db
        .selectFrom('payment as p')
        .innerJoin('payment_order as o', 'o.payment_id', 'p.id')
        .select(['p.id', 'p.number', 'p.method'])
        .distinct()
        .where('o.order_id', 'in', [...orderIds])
        .where('p.state', 'in', ['open', 'closing'])
        .execute(),

    /** A proof that the member has uploaded. */
    findOwnVoucherFile: async (accountId: string, fileId: string): Promise<boolean> =>
      (await db
        .selectFrom('stored_file')
        .select('id')
        .where('id', '=', fileId)
        .where('owner_id', '=', accountId)
        .where('kind', '=', 'voucher')
        .executeTakeFirst()) !== undefined,

    submitVoucher: (voucher: Omit<NewVoucher, 'at'>) =>
      inTransaction((tx) => submitVoucher(tx, { ...voucher, at: now() })),

    async listVouchers(filter: VoucherFilter, { skip, take }: Rows) {
      const [rows, counted] = await Promise.all([
        matchingVouchers(filter)
          .orderBy(sql`v.state <> 'submitted'`)
          .orderBy('v.created_at', 'desc')
          .orderBy('v.id')
          .offset(skip)
          .limit(take)
          .execute(),
        db.selectFrom(matchingVouchers(filter).as('m')).select(total).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    findVoucher: (id: string) => vouchers().where('v.id', '=', id).executeTakeFirst(),

    approveVoucher: (approval: { voucherId: string; version: number; transfer: BankTransfer; actor: Actor }) =>
      inTransaction((tx) => approveVoucher(tx, { ...approval, at: now() })),

    rejectVoucher: (rejection: { voucherId: string; version: number; reason: string; actor: Actor }) =>
      inTransaction((tx) => rejectVoucher(tx, { ...rejection, at: now() })),

    findOrdersByNumber: (numbers: readonly string[]) =>
      numbers.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('service_order')
            .select(['id', 'number'])
            .where('number', 'in', [...numbers])
            .execute(),

    recordTransfer: (
      transfer: BankTransfer,
      { orderIds, hold }: { orderIds: readonly string[]; hold: boolean },
      actor: Actor & StaffActor,
    ) =>
      inTransaction(async (tx) => {
        const receipt = await recordTransfer(tx, { transfer, orderIds, hold, actor, at: now() })
        if (receipt)
          await auditWith(statementsOf(tx), actor, {
            action: 'receipt.record',
            subject: { type: 'receipt', id: receipt.receiptId, name: transfer.transactionId },
            facts: { amountFen: transfer.amountFen, surplusFen: receipt.surplusFen },
          })
        return receipt
      }),

    matchReceipts: (orderId: string, receiptIds: readonly string[], actor: Actor & StaffActor) =>
      inTransaction(async (tx) => {
        const matched = await matchReceipts(tx, { orderId, receiptIds, actor, at: now() })
        if (!('problem' in matched))
          await auditWith(statementsOf(tx), actor, {
            action: 'receipt.match',
            subject: { type: 'order', id: orderId, name: matched.orderNo },
            facts: { amountFen: matched.matchedFen, missingFen: matched.missingFen },
          })
        return matched
      }),

    unmatchReceipt: (orderId: string, receiptId: string, actor: StaffActor) =>
      inTransaction(async (tx) => {
        const outcome = await unmatchReceipt(tx, { orderId, receiptId, at: now() })
        if (!('problem' in outcome))
          await auditWith(statementsOf(tx), actor, {
            action: 'receipt.unmatch',
            subject: { type: 'order', id: orderId, name: outcome.orderNo },
            facts: { amountFen: outcome.fen },
          })
        return outcome
      }),

    /** What has arrived for an order. */
    findReceived: (orderId: string) =>
      db
        .selectFrom('service_order as o')
        .select(['o.id', 'o.status', 'o.closed_at', 'o.total_fen', receivedFen.as('received_fen')])
        .where('o.id', '=', orderId)
        .executeTakeFirst(),

    async listReceipts(filter: ReceiptFilter, { skip, take }: Rows) {
      const [rows, counted] = await Promise.all([
        receipts(filter).orderBy('r.created_at', 'desc').orderBy('r.id').offset(skip).limit(take).execute(),
        db.selectFrom(receipts(filter).as('m')).select(total).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    findReceipt: (id: string) => receipts({}).where('r.id', '=', id).executeTakeFirst(),

    async listReconciliations(method: OnlineMethod | null, { skip, take }: Rows) {
      const chosen = () =>
        db.selectFrom('reconciliation as r').$if(method !== null, (query) => query.where('r.method', '=', method!))
      const [rows, counted] = await Promise.all([
        chosen()
          .selectAll('r')
          .select([
            sql<number>`(SELECT count(*)::int FROM ${d.$table} WHERE ${d.reconciliation_id} = ${run.id})`.as(
              'differences',
            ),
            sql<number>`(SELECT count(*)::int FROM ${d.$table}
              WHERE ${d.reconciliation_id} = ${run.id} AND ${d.resolved_at} IS NULL)`.as('open_differences'),
          ])
          .orderBy('r.day', 'desc')
          .orderBy('r.method')
          .offset(skip)
          .limit(take)
          .execute(),
        chosen().select(total).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    async listDifferences(open: boolean | null, { skip, take }: Rows) {
      const [rows, counted] = await Promise.all([
        differences(open)
          .orderBy(sql`${d.resolved_at} IS NOT NULL`)
          .orderBy('r.day', 'desc')
          .orderBy('d.id')
          .offset(skip)
          .limit(take)
          .execute(),
        db.selectFrom(differences(open).as('m')).select(total).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    /** Undefined where there is none, or it is resolved. */
    resolveDifference: (id: string, note: string, actor: StaffActor) =>
      inTransaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('reconciliation_difference')
          .set({ resolved_by: actor.name, resolved_at: now(), note })
          .where('id', '=', id)
          .where('resolved_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return undefined
        const row = await differences(null).where('d.id', '=', id).executeTakeFirst()
        await auditWith(statementsOf(tx), actor, {
          action: 'reconciliation.resolve',
          subject: { type: 'reconciliation', id, name: row?.number ?? id },
          facts: { note },
        })
        return { ...row!, resolved_by: actor.name, resolved_at: now(), note }
      }),

    /** @returns the id of the job that compares the bill of a day */
    async enqueueReconciliation(method: OnlineMethod, day: string): Promise<string> {
      const id = randomUUID()
      await recordJob(statementsOf(db), reconcilePayments, { method, day }, id)
      return id
    },
  }
}
export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>
export type VoucherRow = NonNullable<Awaited<ReturnType<PaymentsRepository['findVoucher']>>>
export type ReceiptRow = NonNullable<Awaited<ReturnType<PaymentsRepository['findReceipt']>>>
export type ReconciliationRow = Awaited<ReturnType<PaymentsRepository['listReconciliations']>>['rows'][number]
export type DifferenceRow = Awaited<ReturnType<PaymentsRepository['listDifferences']>>['rows'][number]
