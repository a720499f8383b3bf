import { type QueryBuilder, runTransaction, sql, namesOf } from '@markwright/db'
import { unpaidStatuses } from '@markwright/domain/money/order-statuses'
import {
  abandonRequest,
  applyForInvoice,
  approveInvoice,
  type InvoiceActProblem,
  type InvoiceApplication,
  type InvoiceDecision,
  type InvoiceState,
  type InvoiceStatus,
  listInvoiceLines,
  lockInvoice,
  mailInvoice,
  reapplyForInvoice,
  recordIssuedByStaff,
  recordReversedByStaff,
  REFUNDED_STATES,
  rejectInvoice,
  requestReversalByStaff,
  retryReversal,
  sendToProvider,
  withdrawInvoice,
} from '@markwright/invoices'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { listStateChanges } from '@markwright/workflow'

const i = namesOf('invoice', 'i')
const f = namesOf('refund', 'f')

type Rows = { skip: number; take: number }
type Applicant = { id: string; phone: string }
/** What a member lists: `status` null for every one. */
export type RecordFilter = { accountId: string; status: InvoiceStatus | null; keyword: string | null }
export type ManagedFilter = { state: InvoiceState | null; keyword: string | null }
type Decision = Omit<InvoiceDecision, 'at' | 'siteUrl'>

const total = sql<number>`count(*)::int`.as('total')

/** The status of an invoice `i` by its number; an order without one has 0. */
const statusNumber = sql<InvoiceStatus>`CASE
  WHEN ${i.id} IS NULL OR ${i.state} = 'cancelled' THEN 0
  WHEN ${i.state} = 'applied' THEN 1
  WHEN ${i.state} = 'auditPassed' THEN 2
  WHEN ${i.state} = 'auditFailed' THEN 3
  WHEN ${i.mailed_at} IS NOT NULL THEN 5
  ELSE 4 END`

/** On which staff have to act: an answer of the e-invoice service is not awaited. */
const isOpen = sql<boolean>`(${i.job_id} IS NULL AND (${i.state} IN ('applied', 'auditPassed', 'reversing')
  OR (${i.state} = 'invoiced' AND ${i.delivery} = 'paper')))`

/** Invoices as members and staff read them, and what is done with them. */
export function createInvoicesRepository(deps: { db: QueryBuilder; siteUrl: string; now: () => Date }) {
  const { db, siteUrl, now } = deps
  const inTransaction = <Result>(work: (tx: QueryBuilder) => Promise<Result>) => runTransaction(db, work)
  /** What staff do, with the time and the site added. */
  const act =
    <Given extends Decision>(
      change: (tx: QueryBuilder, decision: Given & { at: Date; siteUrl: string }) => Promise<InvoiceActProblem | null>,
    ) =>
    (decision: Given) =>
      inTransaction((tx) => change(tx, { ...decision, at: now(), siteUrl }))

  const ofAccount = ({ accountId, keyword }: RecordFilter) => {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    return db
      .selectFrom('service_order as o')
      .leftJoin('invoice_order as h', 'h.held_id', 'o.id')
      .leftJoin('invoice as i', 'i.id', 'h.invoice_id')
      .where('o.account_id', '=', accountId)
      .$if(keyword !== null, (query) =>
        query.where((is) =>
          is.or([
            is('o.number', 'ilike', pattern),
            is.exists(
              is
                .selectFrom('service_order_item as n')
                .select('n.id')
                .whereRef('n.order_id', '=', 'o.id')
                .where(
                  sql<boolean>`(n.content->'name'->>'cn' ILIKE ${pattern} OR n.content->'name'->>'en' ILIKE ${pattern})`,
                ),
            ),
          ]),
        ),
      )
  }
  const paidOrders = (filter: RecordFilter) =>
    ofAccount(filter)
      .where('o.paid_at', 'is not', null)
      .where('o.total_fen', '>', 0)
      .$if(filter.status !== null, (query) => query.where(statusNumber, '=', filter.status!))
  const unpaidOrders = (filter: RecordFilter) =>
    ofAccount(filter).where('o.status', 'in', unpaidStatuses).where('o.closed_at', 'is', null)

  const listOrders = async (matching: ReturnType<typeof ofAccount>, { skip, take }: Rows) => {
    const [rows, counted] = await Promise.all([
      matching
        .select(['o.id', 'o.number', 'o.created_at', 'o.paid_at', 'o.total_fen', 'o.service_fen', 'o.official_fen'])
        .select(['o.refund_status', 'o.status as order_status', 'i.id as invoice_id', 'i.state', 'i.file_id'])
        .select('i.delivery')
        .select(statusNumber.as('status'))
        .select((of) => [
          of
            .selectFrom('refund as f')
            .select(sql<number>`coalesce(sum(${f.amount_fen}), 0)::int`.as('fen'))
            .whereRef('f.order_id', '=', 'o.id')
            .where('f.state', 'in', [...REFUNDED_STATES])
            .as('refunded_fen'),
          of
            .selectFrom('service_order_item as n')
            .select(sql<{ cn: string; en: string }[]>`json_agg(n.content->'name' ORDER BY n.position)`.as('names'))
            .whereRef('n.order_id', '=', 'o.id')
            .as('names'),
        ])
        .orderBy('o.created_at', 'desc')
        .orderBy('o.id')
        .offset(skip)
        .limit(take)
        .execute(),
      matching.select(total).executeTakeFirstOrThrow(),
    ])
    return { rows, total: counted.total }
  }

  const invoicesOf = ({ accountId, status, keyword }: RecordFilter) => {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    return db
      .selectFrom('invoice as i')
      .where('i.account_id', '=', accountId)
      .$if(status !== null, (query) => query.where(statusNumber, '=', status!))
      .$if(keyword !== null, (query) =>
        query.where((is) =>
          is.or([
            is('i.number', 'ilike', pattern),
            is('i.invoice_number', 'ilike', pattern),
            is(sql<string>`i.buyer->>'title'`, 'ilike', pattern),
            is.exists(
              is
                .selectFrom('invoice_order as l')
                .innerJoin('service_order as o', 'o.id', 'l.order_id')
                .select('o.id')
                .whereRef('l.invoice_id', '=', 'i.id')
                .where('o.number', 'ilike', pattern),
            ),
          ]),
        ),
      )
  }

  const managed = ({ state, keyword }: ManagedFilter) => {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    return db
      .selectFrom('invoice as i')
      .innerJoin('account as a', 'a.id', 'i.account_id')
      .$if(state !== null, (query) => query.where('i.state', '=', state!))
      .$if(keyword !== null, (query) =>
        query.where((is) =>
          is.or([
            is('i.number', 'ilike', pattern),
            is('i.invoice_number', 'ilike', pattern),
            is('a.phone', 'ilike', pattern),
            is(sql<string>`i.buyer->>'title'`, 'ilike', pattern),
            is(sql<string>`i.buyer->>'taxId'`, 'ilike', pattern),
            is.exists(
              is
                .selectFrom('invoice_order as l')
                .innerJoin('service_order as o', 'o.id', 'l.order_id')
                .select('o.id')
                .whereRef('l.invoice_id', '=', 'i.id')
                .where('o.number', 'ilike', pattern),
            ),
          ]),
        ),
      )
  }

  return {
    /** Paid orders with the invoice in which each is. */
    listPaidOrders: (filter: RecordFilter, rows: Rows) => listOrders(paidOrders(filter), rows),

    /** Orders that are to be paid. */
    listUnpaidOrders: (filter: RecordFilter, rows: Rows) => listOrders(unpaidOrders(filter), rows),

    async listInvoices(filter: RecordFilter, { skip, take }: Rows) {
      const [rows, counted] = await Promise.all([
        invoicesOf(filter)
          .selectAll('i')
          .select(statusNumber.as('status'))
          .orderBy('i.applied_at', 'desc')
          .orderBy('i.id')
          .offset(skip)
          .limit(take)
          .execute(),
        invoicesOf(filter).select(total).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    async listManaged(filter: ManagedFilter, { skip, take }: Rows) {
      const [rows, counted] = await Promise.all([
        managed(filter)
          .selectAll('i')
          .select('a.phone as user_phone')
          .orderBy(isOpen, 'desc')
          .orderBy(sql`CASE WHEN ${isOpen} THEN ${i.applied_at} END`)
          .orderBy('i.applied_at', 'desc')
          .orderBy('i.id')
          .offset(skip)
          .limit(take)
          .execute(),
        managed(filter).select(total).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    /** With everything that belongs to it; `accountId` null for staff. */
    async find(id: string, accountId: string | null) {
      const found = await db
        .selectFrom('invoice as i')
        .innerJoin('account as a', 'a.id', 'i.account_id')
        .selectAll('i')
        .select('a.phone as user_phone')
        .where('i.id', '=', id)
        .$if(accountId !== null, (query) => query.where('i.account_id', '=', accountId!))
        .executeTakeFirst()
      if (!found) return null
      const [orders, lines, history] = await Promise.all([
        db
          .selectFrom('invoice_order as l')
          .innerJoin('service_order as o', 'o.id', 'l.order_id')
          .select(['o.id', 'o.number'])
          .where('l.invoice_id', '=', id)
          .orderBy('o.number')
          .execute(),
        listInvoiceLines(db, id),
        listStateChanges(db, 'invoice', id),
      ])
      return { ...found, orders, lines, history }
    },

    findAddress: (accountId: string, id: string) =>
      db
        .selectFrom('mailing_address')
        .select(['region', 'detail', 'postcode', 'recipient', 'phone'])
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst(),

    isNumberUsed: async (invoiceNumber: string, exceptId: string): Promise<boolean> =>
      (await db
        .selectFrom('invoice')
        .select('id')
        .where('id', '<>', exceptId)
        .where((is) => is.or([is('invoice_number', '=', invoiceNumber), is('reversal_number', '=', invoiceNumber)]))
        .executeTakeFirst()) !== undefined,

    apply: (application: InvoiceApplication & { account: Applicant }) =>
      inTransaction((tx) => applyForInvoice(tx, { ...application, at: now() })),

    reapply: (application: InvoiceApplication & { account: Applicant; invoiceId: string }) =>
      inTransaction((tx) => reapplyForInvoice(tx, { ...application, at: now() })),

    withdraw: (withdrawal: { account: Applicant; invoiceId: string }) =>
      inTransaction((tx) => withdrawInvoice(tx, { ...withdrawal, at: now() })),

    approve: act<Decision>(approveInvoice),
    reject: act<Decision & { reason: string }>(rejectInvoice),
    send: act<Decision>(sendToProvider),
    abandon: act<Decision & { reason: string }>(abandonRequest),
    mail: act<Decision & { carrier: string; trackingNumber: string }>(mailInvoice),
    reverse: act<Decision & { reason: string }>(requestReversalByStaff),
    sendReversal: act<Decision>(retryReversal),

    /** `store` stores the document, only where the invoice can be issued. */
    issue: act<Decision & { number: string; issuedOn: string; store: () => Promise<string> }>(
      async (tx, { number, issuedOn, store, ...decision }) => {
        const problem = await awaitsDocument(tx, decision, 'auditPassed')
        if (problem) return problem
        return recordIssuedByStaff(tx, { ...decision, document: { number, issuedOn, fileId: await store() } })
      },
    ),

    recordReversal: act<Decision & { number: string; store: () => Promise<string | null> }>(
      async (tx, { number, store, ...decision }) => {
        const problem = await awaitsDocument(tx, decision, 'reversing')
        if (problem) return problem
        return recordReversedByStaff(tx, { ...decision, number, fileId: await store() })
      },
    ),
  }
}
export type InvoicesRepository = ReturnType<typeof createInvoicesRepository>
export type OrderRecordRow = Awaited<ReturnType<InvoicesRepository['listPaidOrders']>>['rows'][number]
export type InvoiceRecordRow = Awaited<ReturnType<InvoicesRepository['listInvoices']>>['rows'][number]
export type ManagedInvoiceRow = Awaited<ReturnType<InvoicesRepository['listManaged']>>['rows'][number]
export type InvoiceRow = NonNullable<Awaited<ReturnType<InvoicesRepository['find']>>>

/** Locks an invoice, and says why staff cannot add a document to it. */
async function awaitsDocument(
  tx: QueryBuilder,
  { invoiceId, version }: Decision,
  state: InvoiceState,
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return 'notFound'
  if (invoice.state !== state || invoice.jobId !== null) return 'notPossible'
  return invoice.version === version ? null : 'changed'
}
