import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OnlineMethod, RawReply } from '@markwright/payments'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { actorOf } from '../backoffice/index.ts'
import { sendDownload } from '../files/index.ts'
import type { Notifications } from './notifications.ts'
import {
  presentDifference,
  presentOrderReceived,
  presentPayment,
  presentPaymentStatus,
  presentReceipt,
  presentReconciliation,
  presentTrade,
  presentTransfer,
  presentVoucher,
} from './payments.presenter.ts'
import type { PrintOrder } from '../orders/index.ts'
import { paymentLinksHandlers } from './payment-links.routes.ts'
import type { PaymentLinksService } from './payment-links.service.ts'
import type { PaymentsService } from './payments.service.ts'
import type { ReceiptsService } from './receipts.service.ts'
import type { SandboxService } from './sandbox.service.ts'

type Operations =
  | 'listPaymentMethods'
  | 'payOrders'
  | 'getPaymentStatus'
  | 'submitVoucher'
  | 'notifyWechat'
  | 'notifyAlipay'
  | 'getSandboxTrade'
  | 'playSandboxPayer'
  | 'openSandboxGateway'
  | 'listVouchers'
  | 'getVoucherFile'
  | 'approveVoucher'
  | 'rejectVoucher'
  | 'listReceipts'
  | 'recordTransfer'
  | 'matchTransfers'
  | 'unmatchTransfer'
  | 'listReconciliations'
  | 'reconcilePayments'
  | 'listReconciliationDifferences'
  | 'resolveDifference'

export type PaymentServices = {
  links: PaymentLinksService
  printDebitNote: PrintOrder['debitNote']
  payments: PaymentsService
  notifications: Notifications
  sandbox: SandboxService
  receipts: ReceiptsService
  now: () => Date
}

export function paymentsHandlers(services: PaymentServices) {
  const { payments, notifications, sandbox, receipts, now } = services
  const staffOf = (call: Parameters<typeof actorOf>[0]) => ({ type: 'staff' as const, ...actorOf(call) })

  const notified = async (method: OnlineMethod, request: FastifyRequest, reply: FastifyReply) => {
    const { status, type, body }: RawReply = await notifications(method, {
      headers: request.headers,
      body: request.rawBody ?? '',
    })
    return reply.code(status).type(type).serializer(String).send(body)
  }

  const handlers: Handlers<Operations> = {
    listPaymentMethods: async () => {
      const { methods, scenes, isSandbox } = await payments.methods()
      return { methods, scenes: scenes as Record<string, ('qr' | 'page' | 'h5')[]>, isSandbox }
    },

    payOrders: async ({ member, body, request }) => {
      const { orderIds, method, scene } = body
      if (method === 'corporate') {
        const { amountFen, transfer } = await payments.transferOf(requireMember(member), orderIds)
        return presentTransfer(amountFen, transfer)
      }
      return presentPayment(
        await payments.begin(requireMember(member), orderIds, { method, scene, payerIp: request.ip }),
        now(),
      )
    },

    getPaymentStatus: async ({ member, query, language }) =>
      presentPaymentStatus(await payments.status(requireMember(member), query.orderIds), language),

    submitVoucher: async ({ member, body, language }) =>
      presentPaymentStatus(await payments.submitVoucher(requireMember(member), body), language),

    notifyWechat: ({ request, reply }) => notified('wechat', request, reply),

    notifyAlipay: ({ request, reply }) => notified('alipay', request, reply),

    getSandboxTrade: async ({ query }) => presentTrade(await sandbox.find(query.method, query.number)),

    playSandboxPayer: async ({ body }) => presentTrade(await sandbox.act(body.method, body.number, body.act)),

    openSandboxGateway: async ({ request, reply }) =>
      reply.redirect(await sandbox.openAlipayPage(new URL(request.url, 'http://site').search)),

    listVouchers: async ({ query, language }) => {
      const filter = { state: query.state ?? null, keyword: trimToNull(query.keyword) }
      const { rows, total } = await receipts.listVouchers(filter, query)
      return pageOf(
        rows.map((row) => presentVoucher(row, language)),
        total,
        query,
      )
    },

    getVoucherFile: async ({ path, reply }) => {
      const { name, type, object } = await receipts.openVoucherFile(path.id)
      return sendDownload(reply, {
        name,
        type,
        body: object.stream,
        disposition: 'inline',
        sizeBytes: object.sizeBytes,
      })
    },

    approveVoucher: async (call) =>
      presentVoucher(await receipts.approveVoucher(call.path.id, call.body, staffOf(call)), call.language),

    rejectVoucher: async (call) =>
      presentVoucher(await receipts.rejectVoucher(call.path.id, call.body, staffOf(call)), call.language),

    listReceipts: async ({ query }) => {
      const { surplus = null, matchable = null } = query
      const filter = { keyword: trimToNull(query.keyword), surplus, matchable }
      const { rows, total } = await receipts.listReceipts(filter, query)
      return pageOf(rows.map(presentReceipt), total, query)
    },

    recordTransfer: async (call) => presentReceipt(await receipts.recordTransfer(call.body, staffOf(call))),

    matchTransfers: async (call) =>
      presentOrderReceived(await receipts.matchReceipts(call.path.id, call.body.receiptIds, staffOf(call))),

    unmatchTransfer: async (call) =>
      presentOrderReceived(await receipts.unmatchReceipt(call.path.id, call.path.receiptId, actorOf(call))),

    listReconciliations: async ({ query }) => {
      const { rows, total } = await receipts.listReconciliations(query.method ?? null, query)
      return pageOf(rows.map(presentReconciliation), total, query)
    },

    reconcilePayments: async ({ body }) => {
      await receipts.reconcile(body.method, body.day)
      return true
    },

    listReconciliationDifferences: async ({ query }) => {
      const { rows, total } = await receipts.listDifferences(query.open ?? null, query)
      return pageOf(rows.map(presentDifference), total, query)
    },

    resolveDifference: async (call) =>
      presentDifference(await receipts.resolveDifference(call.path.id, call.body.note, actorOf(call))),
  }
  return { ...handlers, ...paymentLinksHandlers(services) }
}
