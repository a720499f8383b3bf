import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf, parseMoney } from '@markwright/domain/money/amounts'
import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import { type PaymentProvider, ProviderError } from '../provider.ts'
import { isSignedRsa } from '../rsa.ts'
import { type Send, sendTo } from '../send.ts'
import { readAlipayBill } from './alipay-bill.ts'
import { alipayInstant, readAlipayNotification } from './alipay-notification.ts'
import { signAlipay, signedPartOf } from './alipay-signature.ts'

export type AlipayOptions = {
  appId: string
  /** Of the merchant, to whom notifications must be addressed. */
  sellerId?: string
  privateKey: KeyObject
  alipayKey: KeyObject
  notifyUrl: string
  /** Where the payer comes back to from Alipay's page. */
  returnUrl: string
  gateway?: string
  send: Send
  now: () => Date
}

const METHOD = 'alipay'
const GATEWAY = 'https://openapi.alipay.com/gateway.do'
const SUBJECT_MAX = 256

const failure = z.object({ code: z.string(), sub_code: z.string().optional() })
const queried = z.object({
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  send_pay_date: z.string().optional(),
  buyer_open_id: z.string().optional(),
  buyer_user_id: z.string().optional(),
})

/** Alipay by its open API with RSA2: codes that are scanned, the page for computers, notifications, refunds, bills. */
export function createAlipay(options: AlipayOptions): PaymentProvider {
  const { appId, privateKey, alipayKey, notifyUrl, gateway = GATEWAY, send, now } = options

  const signed = (method: string, content: object, more: Record<string, string> = {}) =>
    signAlipay(
      {
        app_id: appId,
        method,
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: formatInstant(now()),
        version: '1.0',
        ...more,
        biz_content: JSON.stringify(content),
      },
      privateKey,
    )

  /** @throws ProviderError `refused` with Alipay's code, `forged` for an answer that Alipay has not signed */
  async function call(method: string, content: object, more?: Record<string, string>): Promise<unknown> {
    const result = await sendTo(METHOD, send, {
      method: 'POST',
      url: gateway,
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', 'user-agent': 'Markwright' },
      body: new URLSearchParams(signed(method, content, more)).toString(),
    })
    const text = result.bytes.toString()
    const part = signedPartOf(text, `${method.replaceAll('.', '_')}_response`)
    const problem = part === null ? signedPartOf(text, 'error_response') : null
    if (problem !== null || result.status >= 400) throw new ProviderError(METHOD, 'refused', codeOf(problem) ?? 'error')
    const sign = /"sign"\s*:\s*"([^"]+)"\s*[,}]/.exec(text)?.[1]
    if (part === null || !sign || !isSignedRsa(part, sign, alipayKey)) throw new ProviderError(METHOD, 'forged', method)
    const code = codeOf(part)
    if (code !== null) throw new ProviderError(METHOD, 'refused', code)
    return JSON.parse(part)
  }

  const unless =
    <Value>(codes: readonly string[], value: Value) =>
    (error: unknown): Value => {
      if (error instanceof ProviderError && codes.includes(error.code)) return value
      throw error
    }

  return {
    method: METHOD,
    scenes: ['qr', 'page'],

    async begin({ number, amountFen, description, expiresAt, scene }) {
      const content = {
        out_trade_no: number,
        total_amount: decimalOf(amountFen),
        subject: Array.from(description.replaceAll(/[/=&]/g, ' ')).slice(0, SUBJECT_MAX).join(''),
        time_expire: formatInstant(expiresAt),
      }
      if (scene === 'page') {
        const parameters = signed(
          'alipay.trade.page.pay',
          { ...content, product_code: 'FAST_INSTANT_TRADE_PAY' },
          { notify_url: notifyUrl, return_url: options.returnUrl },
        )
        return { address: `${gateway}?${new URLSearchParams(parameters).toString()}` }
      }
      const result = await call('alipay.trade.precreate', content, { notify_url: notifyUrl })
      return { address: z.object({ qr_code: z.string() }).parse(result).qr_code }
    },

    async find(number) {
      const result = await call('alipay.trade.query', { out_trade_no: number }).catch(
        unless(['ACQ.TRADE_NOT_EXIST'], null),
      )
      if (result === null) return { state: 'absent' }
      const trade = queried.parse(result)
      const paidAt = alipayInstant(trade.send_pay_date)
      const amountFen = parseMoney(trade.total_amount)
      // What was paid and returned completely counts as closed too.
      const isPaid =
        trade.trade_status === 'TRADE_SUCCESS' || trade.trade_status === 'TRADE_FINISHED' || paidAt !== null
      if (isPaid && amountFen)
        return {
          state: 'paid',
          number,
          transactionId: trade.trade_no,
          amountFen,
          payer: trade.buyer_open_id ?? trade.buyer_user_id ?? null,
          paidAt: paidAt ?? now(),
        }
      return { state: trade.trade_status === 'TRADE_CLOSED' ? 'closed' : 'pending' }
    },

    async close(number) {
      const outcome = await call('alipay.trade.close', { out_trade_no: number }).then(
        () => 'closed' as const,
        unless(['ACQ.TRADE_NOT_EXIST', 'ACQ.REASON_TRADE_STATUS_INVALID'], 'unclear' as const),
      )
      if (outcome === 'closed') return
      const { state } = await this.find(number)
      if (state === 'paid') throw new ProviderError(METHOD, 'paid', 'ACQ.REASON_TRADE_STATUS_INVALID')
    },

    async refund({ number, refundNumber, amountFen, reason }) {
      const result = await call('alipay.trade.refund', {
        out_trade_no: number,
        out_request_no: refundNumber,
        refund_amount: decimalOf(amountFen),
        refund_reason: reason,
      })
      const { trade_no } = z.object({ trade_no: z.string() }).parse(result)
      return { state: 'done', transactionId: trade_no, problem: null }
    },

    async findRefund({ number, refundNumber }) {
      const result = await call('alipay.trade.fastpay.refund.query', {
        out_trade_no: number,
        out_request_no: refundNumber,
      }).catch(unless(['ACQ.TRADE_NOT_EXIST'], null))
      const found = z.object({ trade_no: z.string(), refund_status: z.string() }).safeParse(result)
      if (!found.success) return null
      const isDone = found.data.refund_status === 'REFUND_SUCCESS'
      return { state: isDone ? 'done' : 'processing', transactionId: found.data.trade_no, problem: null }
    },

    readNotification: async (message) =>
      readAlipayNotification(message, { appId, sellerId: options.sellerId, key: alipayKey, now }),

    replies: {
      accepted: { status: 200, type: 'text/plain', body: 'success' },
      refused: { status: 200, type: 'text/plain', body: 'fail' },
    },

    async listBill(day) {
      const result = await call('alipay.data.dataservice.bill.downloadurl.query', {
        bill_type: 'trade',
        bill_date: day,
      }).catch(unless(['isp.bill_not_exist', 'BIZ_BILL_NOT_EXIST'], null))
      if (result === null) return []
      const { bill_download_url: url } = z.object({ bill_download_url: z.url() }).parse(result)
      const { status, bytes } = await sendTo(METHOD, send, { method: 'GET', url, headers: {} })
      if (status >= 400) throw new ProviderError(METHOD, 'refused', String(status))
      return readAlipayBill(bytes)
    },
  }
}

/** The code of a refusal in a part of an answer; null where it succeeded. */
function codeOf(part: string | null): string | null {
  const parsed = part === null ? null : failure.safeParse(JSON.parse(part))
  if (!parsed?.success) return null
  const { code, sub_code } = parsed.data
  return code === '10000' ? null : (sub_code ?? code)
}
