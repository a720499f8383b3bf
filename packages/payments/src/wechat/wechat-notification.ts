import { z } from 'zod'
import { NotificationRefused, type PaymentNotification, type RawMessage } from '../provider.ts'
import type { WechatKeys } from './wechat-keys.ts'
import { decryptWechat } from './wechat-resource.ts'
import { isWechatSigned, readWechatSigned } from './wechat-signature.ts'

/** Messages that are older, or from the future, may be recordings of genuine ones. */
const WINDOW_SECONDS = 300
/** WeChat sends wrong signatures with this prefix, to see whether they are noticed. */
const PROBE = 'WECHATPAY/SIGNTEST/'

const envelope = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
    original_type: z.string().optional(),
  }),
})

export type OpenedNotification = { event: string; type: string; content: string }

/**
 * What a notification says, once it is known to come from WeChat and not to be a recording.
 * @throws NotificationRefused
 */
export async function openWechatNotification(
  { headers, body }: RawMessage,
  { keys, apiV3Key, now }: { keys: WechatKeys; apiV3Key: string; now: () => Date },
): Promise<OpenedNotification> {
  const signed = readWechatSigned(headers, body)
  if (!signed || !/^\d{1,12}$/.test(signed.timestamp)) throw new NotificationRefused('headers')
  const ageSeconds = Math.abs(now().getTime() / 1000 - Number(signed.timestamp))
  if (ageSeconds > WINDOW_SECONDS) throw new NotificationRefused('expired')
  if (signed.signature.startsWith(PROBE)) throw new NotificationRefused('signature')
  const key = await keys.find(signed.serial)
  if (!key) throw new NotificationRefused('unknownKey')
  if (!isWechatSigned(signed, key)) throw new NotificationRefused('signature')
  try {
    const { event_type: event, resource } = envelope.parse(JSON.parse(body))
    return { event, type: resource.original_type ?? '', content: decryptWechat(resource, apiV3Key) }
  } catch {
    throw new NotificationRefused('content')
  }
}

export const wechatTransaction = z.object({
  appid: z.string().optional(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  trade_state: z.string(),
  success_time: z.string(),
  payer: z.object({ openid: z.string().optional() }).optional(),
  amount: z.object({ total: z.number().int().positive(), currency: z.string().default('CNY') }),
})

const refundContent = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  refund_id: z.string(),
  refund_status: z.string(),
})

/** @throws NotificationRefused where it is about another merchant, or not in the form of its type */
export function readWechatContent(
  { event, content }: OpenedNotification,
  ours: { mchId: string; appId: string },
): PaymentNotification {
  if (!/^(TRANSACTION|REFUND)\./.test(event)) return { kind: 'other', event }
  const read = <Content extends { mchid: string; appid?: string | undefined }>(schema: z.ZodType<Content>): Content => {
    const parsed = schema.safeParse(JSON.parse(content))
    if (!parsed.success) throw new NotificationRefused('content')
    const { mchid, appid } = parsed.data
    if (mchid !== ours.mchId || (appid !== undefined && appid !== ours.appId))
      throw new NotificationRefused('otherMerchant')
    return parsed.data
  }
  if (event.startsWith('REFUND.')) {
    const { out_trade_no: number, out_refund_no: refundNumber, refund_id, refund_status } = read(refundContent)
    return { kind: 'refund', number, refundNumber, outcome: wechatRefundOutcome(refund_status, refund_id) }
  }
  if (event !== 'TRANSACTION.SUCCESS') return { kind: 'other', event }
  const trade = read(wechatTransaction)
  // A trade that was refunded since then was paid all the same.
  const isPaid = trade.trade_state === 'SUCCESS' || trade.trade_state === 'REFUND'
  if (!isPaid || trade.amount.currency !== 'CNY') throw new NotificationRefused('content')
  return { kind: 'paid', trade: paidTradeOf(trade) }
}

export const paidTradeOf = (trade: z.output<typeof wechatTransaction>) => ({
  number: trade.out_trade_no,
  transactionId: trade.transaction_id,
  amountFen: trade.amount.total,
  payer: trade.payer?.openid ?? null,
  paidAt: new Date(trade.success_time),
})

export const wechatRefundOutcome = (status: string, transactionId: string | null) => ({
  state:
    status === 'SUCCESS' ? ('done' as const) : status === 'PROCESSING' ? ('processing' as const) : ('failed' as const),
  transactionId,
  problem: status === 'SUCCESS' || status === 'PROCESSING' ? null : status,
})
