import { parseMoney } from '@markwright/domain/money/amounts'
import type { KeyObject } from 'node:crypto'
import { NotificationRefused, type PaymentNotification, type RawMessage } from '../provider.ts'
import { isAlipayNotificationSigned } from './alipay-signature.ts'

const HOUR_MS = 60 * 60 * 1000
/** Alipay repeats a notification for a day and half an hour; what is older, or from the future, may be a recording. */
const WINDOW_MS = { past: 25 * HOUR_MS, future: HOUR_MS / 12 }

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; null for what is no such time. */
export function alipayInstant(text: string | undefined): Date | null {
  const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(text ?? '')
    ? new Date(`${text!.slice(0, 10)}T${text!.slice(11, 19)}+08:00`)
    : null
  return instant && !Number.isNaN(instant.getTime()) ? instant : null
}

/** @throws NotificationRefused */
export function readAlipayNotification(
  { body }: RawMessage,
  { appId, sellerId, key, now }: { appId: string; sellerId: string | undefined; key: KeyObject; now: () => Date },
): PaymentNotification {
  const input = Object.fromEntries(new URLSearchParams(body))
  if (!isAlipayNotificationSigned(input, key)) throw new NotificationRefused('signature')
  const sentAt = alipayInstant(input['notify_time'])
  if (!sentAt) throw new NotificationRefused('content')
  const ageMs = now().getTime() - sentAt.getTime()
  if (ageMs > WINDOW_MS.past || ageMs < -WINDOW_MS.future) throw new NotificationRefused('expired')
  if (input['app_id'] !== appId || (sellerId !== undefined && input['seller_id'] !== sellerId))
    throw new NotificationRefused('otherMerchant')
  const { trade_status: status = '', out_trade_no: number, trade_no: transactionId } = input
  const isPaid = status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED'
  // That something was returned is known from the answer to the refund itself.
  if (!isPaid || input['gmt_refund']) return { kind: 'other', event: status }
  const amountFen = parseMoney(input['total_amount'] ?? '')
  if (!number || !transactionId || !amountFen) throw new NotificationRefused('content')
  const payer = input['buyer_open_id'] ?? input['buyer_id'] ?? null
  const paidAt = alipayInstant(input['gmt_payment']) ?? sentAt
  return { kind: 'paid', trade: { number, transactionId, amountFen, payer, paidAt } }
}
