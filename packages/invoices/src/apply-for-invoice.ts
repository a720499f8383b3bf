import type { InvoiceBuyer, PostalAddress, QueryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type Actor, recordCreation } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { linesOf } from './invoice-lines.ts'
import {
  type InvoiceActProblem,
  lockInvoice,
  moveInvoice,
  nextInvoiceNumber,
  orderIdsOf,
  replaceLines,
} from './invoice-rows.ts'
import { type Invoiceable, lockInvoiceable } from './invoiceable-orders.ts'

/** What a member applies for. Paper goes to the address; otherwise the invoice is sent by e-mail. */
export type InvoiceApplication = {
  orderIds: readonly string[]
  type: 'normal' | 'special'
  buyer: InvoiceBuyer
  delivery: { kind: 'paper'; address: PostalAddress; email: string | null } | { kind: 'email'; email: string }
}

/** Orders that do not exist, or that cannot be invoiced, by their ids or numbers. */
export type ApplicationProblem =
  | { problem: 'noOrders' | 'orderUnknown' }
  | { problem: 'orderNotInvoiceable'; orderNumbers: string[] }

type Applicant = { id: string; phone: string }

const actorOf = ({ id, phone }: Applicant): Actor => ({ type: 'member', id, name: phone })

/** Applies for an invoice of orders that are paid and in no other one, in the caller's transaction. */
export async function applyForInvoice(
  tx: QueryBuilder,
  { account, at, ...application }: InvoiceApplication & { account: Applicant; at: Date },
): Promise<{ invoiceId: string } | ApplicationProblem> {
  const found = await lockForApplication(tx, account.id, application.orderIds, null)
  if ('problem' in found) return found
  const invoiceId = randomUUID()
  const number = await nextInvoiceNumber(tx, todayIn(HOME_ZONE, at))
  const { buyer, address, ...columns } = columnsOf(application)
  await tx
    .insertInto('invoice')
    .values({
      id: invoiceId,
      number,
      account_id: account.id,
      state: 'applied',
      ...columns,
      buyer: JSON.stringify(buyer),
      address: address && JSON.stringify(address),
      total_fen: 0,
      vat_fen: 0,
      applied_at: at,
    })
    .execute()
  await putOrders(tx, invoiceId, found.orders)
  await recordCreation(tx, {
    subject: 'invoice',
    subjectId: invoiceId,
    subjectName: number,
    to: 'applied',
    actor: actorOf(account),
    at,
  })
  return { invoiceId }
}

/** Applies again after the audit has failed, with other details or orders, in the caller's transaction. */
export async function reapplyForInvoice(
  tx: QueryBuilder,
  { account, at, invoiceId, ...application }: InvoiceApplication & { account: Applicant; at: Date; invoiceId: string },
): Promise<{ problem: InvoiceActProblem } | ApplicationProblem | null> {
  // Orders are locked before invoices, here as everywhere.
  const found = await lockForApplication(tx, account.id, application.orderIds, invoiceId)
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice || invoice.accountId !== account.id) return { problem: 'notFound' }
  if (invoice.state !== 'auditFailed') return { problem: 'notPossible' }
  if ('problem' in found) return found
  await putOrders(tx, invoiceId, found.orders)
  const problem = await moveInvoice(tx, invoice, 'reapply', {
    actor: actorOf(account),
    at,
    set: { ...columnsOf(application), reason: null, problem: null, applied_at: at },
  })
  return problem && { problem }
}

/** The member gives an application up before it has passed the audit, in the caller's transaction. */
export async function withdrawInvoice(
  tx: QueryBuilder,
  { account, at, invoiceId }: { account: Applicant; at: Date; invoiceId: string },
): Promise<InvoiceActProblem | null> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice || invoice.accountId !== account.id) return 'notFound'
  return moveInvoice(tx, invoice, 'withdraw', { actor: actorOf(account), at })
}

const columnsOf = ({ type, buyer, delivery }: Omit<InvoiceApplication, 'orderIds'>) => ({
  type,
  buyer,
  delivery: delivery.kind,
  address: delivery.kind === 'paper' ? delivery.address : null,
  email: delivery.email,
})

/** `invoiceId`: of the invoice that may hold them already. */
async function lockForApplication(
  tx: QueryBuilder,
  accountId: string,
  orderIds: readonly string[],
  invoiceId: string | null,
): Promise<{ orders: Invoiceable[] } | ApplicationProblem> {
  const wanted = [...new Set(orderIds)]
  if (wanted.length === 0) return { problem: 'noOrders' }
  const before = invoiceId === null ? [] : await orderIdsOf(tx, invoiceId)
  const locked = await lockInvoiceable(tx, accountId, [...new Set([...wanted, ...before])])
  const orders = locked.filter(({ id }) => wanted.includes(id))
  if (orders.length < wanted.length) return { problem: 'orderUnknown' }
  const refused = orders.filter(
    (order) =>
      order.isRefundPending ||
      order.totalFen <= order.refundedFen ||
      (order.invoiceId !== null && order.invoiceId !== invoiceId),
  )
  if (refused.length > 0) return { problem: 'orderNotInvoiceable', orderNumbers: refused.map(({ number }) => number) }
  return { orders }
}

const putOrders = (tx: QueryBuilder, invoiceId: string, orders: readonly Invoiceable[]) =>
  replaceLines(
    tx,
    invoiceId,
    orders.map(({ id }) => id),
    orders.flatMap(linesOf),
  )
