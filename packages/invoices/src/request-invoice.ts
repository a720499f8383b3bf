import { type QueryBuilder, runTransaction, statementsOf } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { recordJob, requestInvoice } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import {
  type InvoiceProblem,
  type InvoiceProvider,
  InvoicePending,
  InvoiceRefused,
  type IssuedInvoice,
} from './invoice-provider.ts'
import { listInvoiceLines, lockInvoice, orderIdsOf } from './invoice-rows.ts'
import { REFUNDED_STATES } from './invoiceable-orders.ts'
import { recordIssued, recordProviderFailure } from './issue-invoice.ts'
import { recordReversed } from './reverse-invoice.ts'

/** Stores a document under an id, once however often it comes; in the caller's transaction. */
export type StoreInvoiceFile = (tx: QueryBuilder, file: { id: string; name: string; bytes: Buffer }) => Promise<void>

type Deps = {
  db: QueryBuilder
  provider: InvoiceProvider
  storeFile: StoreInvoiceFile
  siteUrl: string
  now: () => Date
}
type FailureDeps = Pick<Deps, 'db' | 'now'> & { provider: Pick<InvoiceProvider, 'name'> }

/** `waits`: how often the provider has answered that it is still at work. */
type Request = { invoiceId: string; requestId: string; waits?: number | undefined }

/** The provider is queried after half a minute, twice that, and so on up to two hours, for five days in all. */
const FIRST_WAIT_MS = 30_000
const WAIT_MAX_MS = 2 * 3_600_000
const WAITS_MAX = 68

/**
 * Has the provider issue or reverse an invoice and records what it answers; `jobId` is that of the job that does it.
 * What it refuses is recorded as such; while it is at work, another job queries it later. It can be done again without
 * harm.
 * @throws what the provider throws but for these: then nobody knows what it has done
 */
export async function requestFromProvider(
  deps: Deps,
  { invoiceId, requestId, waits = 0 }: Request,
  jobId: string,
): Promise<void> {
  const { db, provider, storeFile, siteUrl, now } = deps
  const row = await db.selectFrom('invoice').selectAll().where('id', '=', invoiceId).executeTakeFirst()
  if (!row || row.job_id !== jobId || row.request_id !== requestId) return
  const isReversal = row.state === 'reversing'
  const request = {
    requestId,
    number: row.number,
    type: row.type,
    buyer: row.buyer,
    lines: await listInvoiceLines(db, invoiceId),
    totalFen: row.total_fen,
    vatFen: row.vat_fen,
    issuedOn: todayIn(HOME_ZONE, now()),
  }
  let issued: IssuedInvoice
  try {
    const original = { number: row.invoice_number ?? '', issuedOn: row.issued_on ?? '' }
    issued = await (isReversal
      ? provider.reverse({
          ...request,
          original,
          reason: row.reason ?? '',
          isRefund: await isRefunded(db, await orderIdsOf(db, invoiceId)),
        })
      : provider.issue(request))
  } catch (error) {
    if (error instanceof InvoicePending && waits < WAITS_MAX)
      return recordPending(deps, { invoiceId, requestId, waits, problem: error.problem })
    if (!(error instanceof InvoiceRefused)) throw error
    return recordFailure(deps, { invoiceId, requestId, problem: error.problem, isRefused: true })
  }
  await runTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (!invoice || invoice.requestId !== requestId) return
    const { number, issuedOn, pdf } = issued
    await storeFile(tx, { id: requestId, name: `${number}.pdf`, bytes: pdf })
    const move = { actor: { type: 'provider', id: null, name: provider.name }, at: now(), siteUrl } as const
    const problem = isReversal
      ? await recordReversed(tx, invoice, { ...move, number, fileId: requestId })
      : await recordIssued(tx, invoice, {
          ...move,
          document: { number, issuedOn, fileId: requestId },
          isElectronic: true,
        })
    if (problem) throw new Error(`invoice ${invoice.number}: ${problem}`)
  })
}

async function isRefunded(db: QueryBuilder, orderIds: readonly string[]): Promise<boolean> {
  const refund = await db
    .selectFrom('refund')
    .select('id')
    .where('order_id', 'in', [...orderIds])
    .where('state', 'in', REFUNDED_STATES)
    .executeTakeFirst()
  return refund !== undefined
}

/** The invoice keeps waiting for a job, so that nobody can issue it in another way meanwhile. */
async function recordPending(
  { db, now }: Deps,
  { invoiceId, requestId, waits, problem }: Required<Request> & { waits: number; problem: InvoiceProblem },
): Promise<void> {
  const jobId = randomUUID()
  const runAt = new Date(now().getTime() + Math.min(FIRST_WAIT_MS * 2 ** waits, WAIT_MAX_MS))
  await runTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (!invoice || invoice.requestId !== requestId) return
    const set = { job_id: jobId, problem: JSON.stringify(problem) }
    await tx.updateTable('invoice').set(set).where('id', '=', invoiceId).execute()
    await recordJob(statementsOf(tx), requestInvoice, { invoiceId, requestId, waits: waits + 1 }, jobId, { runAt })
  })
}

/** The provider was out of reach however often it was tried: nobody knows what it has done. */
export const recordUnknownOutcome = (
  deps: FailureDeps,
  { invoiceId, requestId }: { invoiceId: string; requestId: string },
) =>
  recordFailure(deps, {
    invoiceId,
    requestId,
    isRefused: false,
    problem: {
      id: 'invoice.providerSilent',
      cn: '开票服务没有给出最终答复，结果未知。请重试，重试不会重复开票。',
      en: 'The e-invoice service gave no final answer, and the outcome is unknown. Try again: no second invoice is issued.',
    },
  })

async function recordFailure(
  { db, provider, now }: FailureDeps,
  {
    invoiceId,
    requestId,
    ...failure
  }: { invoiceId: string; requestId: string; problem: { id: string; cn: string; en: string }; isRefused: boolean },
): Promise<void> {
  await runTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (!invoice || invoice.requestId !== requestId || invoice.jobId === null) return
    await recordProviderFailure(tx, invoice, { ...failure, provider: provider.name, at: now() })
  })
}
