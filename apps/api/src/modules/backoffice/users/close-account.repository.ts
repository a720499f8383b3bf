import { clearAccount, lockAccount, purchaseOf, type QueryBuilder, runTransaction, statementsOf } from '@markwright/db'
import { payableStatuses } from '@markwright/domain/money/order-statuses'
import { clearAccount as clearAccountJob, recordJob, requestCancel } from '@markwright/jobs'
import { cancelOrder } from '@markwright/orders'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../actor.ts'
import { auditWith } from '../audit/audit.repository.ts'
import type { OpenMatter } from './open-matters.ts'

/** Later than anything ends that was under way when the account was closed. */
const AGAIN_MS = 10 * 60_000

export type Closing = { id: string; phone: string; reason: string; actor: Actor; at: Date }

/**
 * Closes an account; `done` also where it was closed before. Otherwise nothing changes: there is no such account, it has
 * another phone, or it is in the midst of something.
 */
export type ClosingOutcome = 'done' | 'notFound' | 'otherPhone' | OpenMatter[]

export function createAccountClosing(db: QueryBuilder) {
  return (closing: Closing): Promise<ClosingOutcome> => runTransaction(db, (tx) => close(tx, closing))
}
export type CloseAccount = ReturnType<typeof createAccountClosing>

async function close(tx: QueryBuilder, { id, phone, reason, actor, at }: Closing): Promise<ClosingOutcome> {
  // Before the account, in the same lock order as payments, so that there is no deadlock.
  await lockOrdersOf(tx, id)
  await lockAccount(tx, id)
  const account = await tx.selectFrom('account').select(['phone', 'status']).where('id', '=', id).executeTakeFirst()
  if (!account) return 'notFound'
  if (account.status === 'closed') return 'done'
  if (account.phone !== phone) return 'otherPhone'
  const open = await listOpenMatters(tx, id)
  if (open.length > 0) return open

  for (const orderId of await listUnpaid(tx, id)) {
    const cancel = { orderId, accountId: id, actor: { type: 'staff', ...actor }, reason, at } as const
    const problem = await cancelOrder(tx, cancel)
    if (problem) throw new Error(`order ${orderId} could not be cancelled: ${problem}`)
  }
  const statements = statementsOf(tx)
  for (const jobId of await listJobs(tx, id)) await requestCancel(statements, jobId)
  await tx.updateTable('account').set({ status: 'closed', closed_at: at }).where('id', '=', id).execute()
  const payload = { accountId: id, objectKeys: await clearAccount(tx, id) }
  await recordJob(statements, clearAccountJob, payload, randomUUID())
  await recordJob(statements, clearAccountJob, payload, randomUUID(), { runAt: new Date(at.getTime() + AGAIN_MS) })
  const subject = { type: 'user', id, name: account.phone } as const
  await auditWith(statements, actor, { action: 'user.close', subject, facts: { reason } })
  return 'done'
}

const lockOrdersOf = (tx: QueryBuilder, accountId: string) =>
  tx.selectFrom('service_order').select('id').where('account_id', '=', accountId).orderBy('id').forUpdate().execute()

/** Orders for which no money has come and none is on its way. */
async function listUnpaid(tx: QueryBuilder, accountId: string): Promise<string[]> {
  const orders = await tx
    .selectFrom('service_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', payableStatuses)
    .where('closed_at', 'is', null)
    .execute()
  return orders.map(({ id }) => id)
}

/** Jobs of the account that have not ended. */
async function listJobs(tx: QueryBuilder, accountId: string): Promise<string[]> {
  const jobs = await tx
    .selectFrom('job')
    .select('id')
    .where('state', 'in', ['queued', 'active'])
    .where((is) =>
      is.or([
        is('owner_id', '=', accountId),
        is('id', 'in', is.selectFrom('registrability_report').select('job_id').where('account_id', '=', accountId)),
      ]),
    )
    .execute()
  return jobs.map(({ id }) => id)
}

/** What is owed to the member or to the firm, so that the account must stay until it is done. */
async function listOpenMatters(tx: QueryBuilder, accountId: string): Promise<OpenMatter[]> {
  const [orders, payments, refunds, invoices, reports, cases] = [
    await tx
      .selectFrom('service_order')
      .select(['number', 'status'])
      .where('account_id', '=', accountId)
      .where((is) =>
        is.or([
          is('status', '=', 'pendingReview'),
          is.and([is('status', 'in', ['paid', 'free']), is('refund_status', '<>', 'done')]),
          // A part of its price has come: the member owes the rest, or the firm what is held.
          is.and([
            is('status', 'in', payableStatuses),
            is.exists(
              is
                .selectFrom('receipt_allocation as held')
                .select('held.order_id')
                .whereRef('held.order_id', '=', 'service_order.id'),
            ),
          ]),
          // What is on credit is owed.
          is.and([is('status', 'in', payableStatuses), is('credit_at', 'is not', null), is('closed_at', 'is', null)]),
        ]),
      )
      .orderBy('number')
      .execute(),
    await tx
      .selectFrom('payment')
      .select('number')
      .where('account_id', '=', accountId)
      .where('state', 'in', ['created', 'open', 'closing'])
      .orderBy('number')
      .execute(),
    await tx
      .selectFrom('refund as f')
      .innerJoin('receipt as r', 'r.id', 'f.receipt_id')
      .leftJoin('service_order as o', 'o.id', 'f.order_id')
      .select('f.number')
      .where((is) => is.or([is('r.account_id', '=', accountId), is('o.account_id', '=', accountId)]))
      .where('f.state', 'not in', ['done', 'rejected', 'withdrawn'])
      .orderBy('f.number')
      .execute(),
    await tx
      .selectFrom('invoice')
      .select('number')
      .where('account_id', '=', accountId)
      .where((is) =>
        is.or([
          is('state', 'in', ['applied', 'auditPassed', 'reversing']),
          is.and([is('state', '=', 'invoiced'), is('delivery', '=', 'paper')]),
        ]),
      )
      .orderBy('number')
      .execute(),
    await tx
      .selectFrom('registrability_report as r')
      .select('r.number')
      .where('r.account_id', '=', accountId)
      .where('r.state', 'in', ['generating', 'review', 'approved'])
      .where((is) => is.exists(purchaseOf(tx)))
      .orderBy('r.number')
      .execute(),
    await tx
      .selectFrom('trademark_case')
      .select('number')
      .where('account_id', '=', accountId)
      .where('state', 'in', ['filed', 'accepted'])
      .orderBy('number')
      .execute(),
  ]
  return [
    ...orders.map(({ number, status }) => ({
      kind: status === 'pendingReview' ? ('voucher' as const) : ('order' as const),
      number,
    })),
    ...payments.map(({ number }) => ({ kind: 'payment' as const, number })),
    ...refunds.map(({ number }) => ({ kind: 'refund' as const, number })),
    ...invoices.map(({ number }) => ({ kind: 'invoice' as const, number })),
    ...reports.map(({ number }) => ({ kind: 'report' as const, number })),
    ...cases.map(({ number }) => ({ kind: 'case' as const, number })),
  ]
}
