import { documentTypes } from '@markwright/documents'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { Schemas } from '@markwright/contract'
import type { Actor as WorkflowActor } from '@markwright/workflow'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { zoneOf } from '../../kernel/zone.ts'
import { actorOf } from '../backoffice/index.ts'
import { sendDownload } from '../files/index.ts'
import type { AccountingTables } from './accounting-tables.ts'
import type { ManagedOrders } from './managed-orders.service.ts'
import { orderTable } from './order-table.ts'
import {
  debitNoteNumber,
  presentDebitNote,
  presentManagedDetail,
  presentManagedOrder,
  presentManagedRefund,
  presentOrder,
  presentReceipt,
  presentRefundDetail,
  presentSummary,
  statusOfNumber,
} from './orders.presenter.ts'
import type { OrderRow } from './orders.repository.ts'
import type { OrdersService } from './orders.service.ts'
import type { PrintOrder } from './print-order.ts'

type Operations =
  | 'createOrder'
  | 'listOrders'
  | 'listProductOrders'
  | 'getOrder'
  | 'cancelOrder'
  | 'putOrderOnCredit'
  | 'requestRefund'
  | 'printOrder'
  | 'listDebitNotes'
  | 'printDebitNote'
  | 'listManagedOrders'
  | 'exportOrders'
  | 'exportAccounting'
  | 'getManagedOrder'
  | 'cancelManagedOrder'
  | 'completeOrder'
  | 'listRefunds'
  | 'getManagedRefund'
  | 'approveRefund'
  | 'rejectRefund'
  | 'finishRefund'
  | 'retryRefund'

type PageCall = Pick<Call<'listOrders'>, 'member' | 'query' | 'language'>

export type Orders = {
  orders: OrdersService
  managed: ManagedOrders
  print: PrintOrder
  accounting: AccountingTables
  /** What was received for an order. */
  listReceipts: (orderId: string) => Promise<Schemas['Receipt'][]>
  now: () => Date
}

export function ordersHandlers({
  orders,
  managed,
  print,
  accounting,
  listReceipts,
  now,
}: Orders): Handlers<Operations> {
  const staffOf = (call: Parameters<typeof actorOf>[0]): WorkflowActor => ({ type: 'staff', ...actorOf(call) })
  const detail = async (row: OrderRow, language: Language) =>
    presentManagedDetail(row, await listReceipts(row.id), language)
  const page = async ({ member, query, language }: PageCall, group: string | null = null) => {
    const question = { ...query, status: statusOfNumber(query.status) }
    const { rows, total } = await orders.list(requireMember(member), question, group)
    return pageOf(
      rows.map((row) => presentSummary(row, language)),
      total,
      query,
    )
  }

  return {
    createOrder: async ({ member, body, request, reply, language }) => {
      const { id, phone } = requireMember(member)
      const header = request.headers['idempotency-key']
      const key = typeof header === 'string' ? header : body.requestId
      const { order, isReplayed } = await orders.create({ id, phone }, body, { key, language })
      if (isReplayed) reply.header('idempotency-replayed', 'true')
      return presentReceipt(order)
    },

    listOrders: (call) => page(call),

    listProductOrders: (call) => page(call, call.path.product),

    getOrder: async ({ member, path, language }) =>
      presentOrder(await orders.find(requireMember(member), path.id), language),

    cancelOrder: async ({ member, path, language }) =>
      presentOrder(await orders.cancel(requireMember(member), path.id), language),

    putOrderOnCredit: async ({ member, path, language }) =>
      presentOrder(await orders.putOnCredit(requireMember(member), path.id), language),

    requestRefund: async ({ member, path, body, language }) =>
      presentOrder(await orders.requestRefund(requireMember(member), path.id, body.reason), language),

    printOrder: async ({ member, path, language, reply }) => {
      const row = await orders.find(requireMember(member), path.id)
      const body = await print.order(row, presentOrder(row, language), language)
      return sendDownload(reply, { name: `${row.number}.pdf`, type: documentTypes.pdf, body, disposition: 'inline' })
    },

    listDebitNotes: async ({ member, query }) => {
      const { rows, total } = await orders.listDebitNotes(requireMember(member), query.payStatus, query)
      return pageOf(rows.map(presentDebitNote), total, query)
    },

    printDebitNote: async ({ member, path, language, reply }) => {
      const row = await orders.findForDebitNote(requireMember(member), path.id)
      const body = await print.debitNote(row, presentOrder(row, language), language)
      const name = `${debitNoteNumber(row.number)}.pdf`
      return sendDownload(reply, { name, type: documentTypes.pdf, body, disposition: 'inline' })
    },

    listManagedOrders: async ({ query, language }) => {
      const { rows, total } = await managed.list({ ...query, status: statusOfNumber(query.status) })
      return pageOf(
        rows.map((row) => presentManagedOrder(row, language)),
        total,
        query,
      )
    },

    exportOrders: async ({ query, language, reply }) => {
      const rows = await managed.listForAccounting({ ...query, status: statusOfNumber(query.status) })
      const body = await orderTable(rows, query.format, { language, zone: zoneOf(query) })
      const name = `orders-${todayIn(HOME_ZONE, now())}.${query.format}`
      return sendDownload(reply, { name, type: documentTypes[query.format], body })
    },

    exportAccounting: async ({ query, language, reply }) => {
      const body = await accounting.write(query, language)
      const name = `${query.list}-${query.from}-${query.to}.${query.format}`
      return sendDownload(reply, { name, type: documentTypes[query.format], body })
    },

    getManagedOrder: async ({ path, language }) => detail(await managed.find(path.id), language),

    cancelManagedOrder: async (call) =>
      detail(await managed.cancel(call.path.id, call.body, staffOf(call)), call.language),

    completeOrder: async (call) =>
      detail(await managed.complete(call.path.id, call.body.version, staffOf(call)), call.language),

    listRefunds: async ({ query, language }) => {
      const filter = { state: query.state ?? null, kind: query.kind ?? null, keyword: trimToNull(query.keyword) }
      const { rows, total } = await managed.listRefunds(filter, query)
      return pageOf(
        rows.map((row) => presentManagedRefund(row, language)),
        total,
        query,
      )
    },

    getManagedRefund: async ({ path, language }) => {
      const { refund, calculation } = await managed.findRefund(path.id)
      return presentRefundDetail(refund, calculation, language)
    },

    approveRefund: async (call) =>
      presentManagedRefund(await managed.approveRefund(call.path.id, call.body, staffOf(call)), call.language),

    rejectRefund: async (call) =>
      presentManagedRefund(await managed.rejectRefund(call.path.id, call.body, staffOf(call)), call.language),

    finishRefund: async (call) =>
      presentManagedRefund(await managed.finishRefund(call.path.id, call.body, staffOf(call)), call.language),

    retryRefund: async (call) =>
      presentManagedRefund(await managed.retryRefund(call.path.id, call.body.version, staffOf(call)), call.language),
  }
}
