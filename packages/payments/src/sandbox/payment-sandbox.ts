import type { QueryBuilder } from '@markwright/db'
import { pageAddress } from '@markwright/domain/site/site-address'
import { createHmac, createPublicKey } from 'node:crypto'
import { createAlipay } from '../alipay/alipay.ts'
import type { OnlineMethod, PaymentProvider } from '../provider.ts'
import type { Send } from '../send.ts'
import { createWechatPay } from '../wechat/wechat-pay.ts'
import { createSandboxAlipay, sandboxAlipay } from './sandbox-alipay.ts'
import { createSandboxTrades, type SandboxEntry, type SandboxTrade } from './sandbox-trades.ts'
import { createSandboxWechat, sandboxWechat } from './sandbox-wechat.ts'

/** A notification as the sandbox sends it. */
export type SandboxMessage = { url: string; headers: Record<string, string>; body: string }

/**
 * Plays WeChat Pay and Alipay for demonstrations and tests. The adapters are the real ones, and so are signatures,
 * encryption and the addresses of notifications; only the server behind them is this. `publicUrl`: where people find the
 * site; `apiUrl`: where notifications are sent.
 */
export async function createPaymentSandbox(options: {
  db: QueryBuilder
  publicUrl: string
  apiUrl: string
  secret: string
  now: () => Date
}) {
  const { publicUrl, apiUrl, now } = options
  const trades = createSandboxTrades(options)
  const apiV3Key = createHmac('sha256', options.secret).update('sandbox-api-v3-key').digest('hex').slice(0, 32)
  const payUrl = (method: OnlineMethod) => (number: string) =>
    pageAddress(publicUrl, `/sandbox/pay?${new URLSearchParams({ method, number }).toString()}`)
  const gateway = new URL('/sandbox/alipay/gateway', publicUrl).href
  const wechat = createSandboxWechat({ trades, apiV3Key, payUrl: payUrl('wechat'), now })
  const alipay = createSandboxAlipay({ trades, gateway, payUrl: payUrl('alipay'), now })
  const { merchant, platform } = await trades.keys()
  const platformKey = createPublicKey(platform)
  const notifyUrl = (method: OnlineMethod) => new URL(`/order/notify/${method}`, apiUrl).href

  const createProviders = (through: (send: Send) => Send = (send) => send): PaymentProvider[] => [
    createWechatPay({
      appId: sandboxWechat.appId,
      merchant: { mchId: sandboxWechat.mchId, serial: sandboxWechat.merchantSerial, key: merchant },
      apiV3Key,
      platformKeys: new Map([[sandboxWechat.keyId, platformKey]]),
      notifyUrl: notifyUrl('wechat'),
      h5: true,
      returnUrl: pageAddress(publicUrl, '/pay/paySuccess'),
      baseUrl: sandboxWechat.baseUrl,
      send: through(wechat.answer),
      now,
    }),
    createAlipay({
      ...sandboxAlipay,
      privateKey: merchant,
      alipayKey: platformKey,
      notifyUrl: notifyUrl('alipay'),
      returnUrl: pageAddress(publicUrl, '/pay/paySuccess'),
      gateway,
      send: through(alipay.answer),
      now,
    }),
  ]

  const messageOf = (trade: SandboxTrade, entry: SandboxEntry): Promise<SandboxMessage> =>
    (trade.method === 'wechat' ? wechat : alipay).notificationOf(trade, entry)

  return {
    providers: createProviders(),
    /** The same over a connection that a test controls. */
    createProviders,
    find: trades.find,
    /** The payer pays; null where the trade cannot be paid any more. */
    pay: trades.pay,
    closeByPayer: trades.close,
    openAlipayPage: (query: string) => alipay.openPage(query),
    /** The page on which the payer is played. */
    payerPage: (method: OnlineMethod, number: string) => payUrl(method)(number),

    /** The notification of what was paid, or of a refund, in a trade; signed anew each time. */
    async notification(
      method: OnlineMethod,
      number: string,
      refundNumber: string | null = null,
    ): Promise<SandboxMessage | null> {
      const trade = await trades.find(method, number)
      const entry =
        refundNumber === null ? trade?.payment : trade?.refunds.find((refund) => refund.refundNumber === refundNumber)
      return trade && entry ? messageOf(trade, entry) : null
    },
  }
}
export type PaymentSandbox = Awaited<ReturnType<typeof createPaymentSandbox>>
