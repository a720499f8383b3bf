import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf } from '@markwright/domain/money/amounts'
import type { Language } from '../../kernel/language.ts'
import { presentItem, presentVatRate } from '../catalogue/index.ts'
import { debitNoteNumber, presentReceived } from '../orders/index.ts'
import { type OwnPaymentLink, type PaymentLinkView, requesterOf, showsOrder } from './payment-links.service.ts'

export const presentPaymentLink = (link: OwnPaymentLink): Schemas['PaymentLink'] => ({
  id: link.id,
  path: `/pay/link/${link.token}`,
  status: link.status,
  createTime: formatInstant(link.created_at),
  expireTime: formatInstant(link.expires_at),
})

/** Of the member no more than who asks. */
export const presentPaymentRequest = (
  { link, order, status }: PaymentLinkView,
  language: Language,
): Schemas['PaymentRequest'] => ({
  status,
  expireTime: formatInstant(link.expires_at),
  order: showsOrder(status)
    ? {
        orderNo: order.number,
        requester: requesterOf(order),
        amount: decimalOf(order.total_fen),
        missing: presentReceived(order).missing,
        currency: 'CNY',
        serviceFee: decimalOf(order.service_fen),
        officialFee: decimalOf(order.official_fen),
        vat: decimalOf(order.vat_fen),
        vatRate: presentVatRate(order.vat_rate_bp),
        items: order.items.map(({ content }) => presentItem(content, language)),
        debitNoteNo: debitNoteNumber(order.number),
        payTime: order.paid_at && formatInstant(order.paid_at),
      }
    : null,
})
