import { documentTypes } from '@markwright/documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { debitNoteNumber, presentOrder, type PrintOrder } from '../orders/index.ts'
import { presentPaymentLink, presentPaymentRequest } from './payment-links.presenter.ts'
import { type PaymentLinksService, requesterOf } from './payment-links.service.ts'
import { presentPayment, presentTransfer } from './payments.presenter.ts'

type Operations =
  | 'listPaymentLinks'
  | 'createPaymentLink'
  | 'revokePaymentLink'
  | 'getPaymentRequest'
  | 'payByLink'
  | 'printLinkDebitNote'

/** Links by which orders are paid: made by the member of the order, opened by anybody who has one. */
export const paymentLinksHandlers = ({
  links,
  printDebitNote,
  now,
}: {
  links: PaymentLinksService
  printDebitNote: PrintOrder['debitNote']
  now: () => Date
}): Handlers<Operations> => ({
  listPaymentLinks: async ({ member, path }) =>
    (await links.list(path.id, requireMember(member).id)).map(presentPaymentLink),

  createPaymentLink: async ({ member, path }) =>
    (await links.create(path.id, requireMember(member).id)).map(presentPaymentLink),

  revokePaymentLink: async ({ member, path }) =>
    (await links.revoke(path.id, requireMember(member).id, path.linkId)).map(presentPaymentLink),

  getPaymentRequest: async ({ path, request, language }) =>
    presentPaymentRequest(await links.find(path.token, request.ip), language),

  payByLink: async ({ path, body, request }) => {
    const { method, scene } = body
    if (method === 'corporate') {
      const { amountFen, transfer } = await links.transferOf(path.token, request.ip)
      return presentTransfer(amountFen, transfer)
    }
    return presentPayment(await links.pay(path.token, { method, scene }, request.ip), now())
  },

  printLinkDebitNote: async ({ path, request, language, reply }) => {
    const order = await links.findForDebitNote(path.token, request.ip)
    // Of the member no more than who asks.
    const row = { ...order, phone: '', company_name: requesterOf(order) }
    const hidden = { contact: null, address: null, remark: null, display: null, displayTotal: null }
    const body = await printDebitNote(row, { ...presentOrder(order, language), ...hidden }, language)
    const name = `${debitNoteNumber(order.number)}.pdf`
    return sendDownload(reply, { name, type: documentTypes.pdf, body, disposition: 'inline' })
  },
})
