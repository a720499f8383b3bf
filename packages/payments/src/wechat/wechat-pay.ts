import { createHash, type KeyObject, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type PaymentProvider, ProviderError } from '../provider.ts'
import { type HttpResponse, type Send, sendTo } from '../send.ts'
import { readWechatBill } from './wechat-bill.ts'
import { createWechatKeys, readWechatCertificates } from './wechat-keys.ts'
import {
  openWechatNotification,
  paidTradeOf,
  readWechatContent,
  wechatRefundOutcome,
  wechatTransaction,
} from './wechat-notification.ts'
import { isWechatSigned, readWechatSigned, wechatAuthorization, type WechatMerchant } from './wechat-signature.ts'

export type WechatPayOptions = {
  appId: string
  merchant: WechatMerchant
  /** 32 characters, by which WeChat encrypts for the merchant. */
  apiV3Key: string
  /** Keys of WeChat by serial number or key id; certificates beside them are fetched. */
  platformKeys: ReadonlyMap<string, KeyObject>
  notifyUrl: string
  /** Whether WeChat has enabled H5 payments for the merchant. */
  h5: boolean
  /** Where the payer comes back to from WeChat. */
  returnUrl: string
  baseUrl?: string
  send: Send
  now: () => Date
}

const METHOD = 'wechat'
const BASE_URL = 'https://api.mch.weixin.qq.com'
const DESCRIPTION_MAX = 127
const REASON_MAX = 80

const failure = z.object({ code: z.string() })
const refundResponse = z.object({ refund_id: z.string(), status: z.string() })

/**
 * WeChat Pay by its API v3: codes that are scanned (native), payments that the browser of a phone opens in the app (H5),
 * notifications, refunds, bills.
 */
export function createWechatPay(options: WechatPayOptions): PaymentProvider {
  const { appId, merchant, apiV3Key, notifyUrl, baseUrl = BASE_URL, send, now } = options
  const keys = createWechatKeys({
    known: options.platformKeys,
    async fetchCertificates() {
      // What was encrypted with the APIv3 key comes from WeChat; its signature is checked with what it brings.
      const result = await exchange('GET', '/v3/certificates')
      const found = readWechatCertificates(result.bytes.toString(), apiV3Key)
      const signed = readWechatSigned(result.headers, result.bytes.toString())
      const key = signed && found.get(signed.serial)
      if (!key || !isWechatSigned(signed, key)) throw new ProviderError(METHOD, 'forged', 'certificates')
      return found
    },
    now,
  })

  const exchange = (method: 'GET' | 'POST', path: string, body = '', url = baseUrl + path): Promise<HttpResponse> => {
    const authorization = wechatAuthorization(merchant, {
      method,
      path,
      body,
      timestamp: Math.floor(now().getTime() / 1000),
      nonce: randomBytes(16).toString('hex'),
    })
    const headers = {
      authorization,
      accept: 'application/json',
      'user-agent': 'Markwright',
      ...(body && { 'content-type': 'application/json' }),
    }
    return sendTo(METHOD, send, { method, url, headers, ...(body && { body }) })
  }

  /** @throws ProviderError `refused` with WeChat's code, `forged` for an answer that WeChat has not signed */
  async function call(method: 'GET' | 'POST', path: string, content?: object): Promise<unknown> {
    const result = await exchange(method, path, content ? JSON.stringify(content) : '')
    const text = result.bytes.toString()
    if (result.status >= 400) {
      const parsed = failure.safeParse(jsonOf(text))
      throw new ProviderError(METHOD, 'refused', parsed.success ? parsed.data.code : String(result.status))
    }
    const signed = readWechatSigned(result.headers, text)
    const key = signed && (await keys.find(signed.serial))
    if (!key || !isWechatSigned(signed, key)) throw new ProviderError(METHOD, 'forged', path)
    return text === '' ? null : jsonOf(text)
  }

  const absent =
    <Value>(code: string, value: Value) =>
    (error: unknown): Value => {
      if (error instanceof ProviderError && error.code === code) return value
      throw error
    }
  const tradePath = (number: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`

  return {
    method: METHOD,
    scenes: options.h5 ? ['qr', 'h5'] : ['qr'],

    async begin({ number, amountFen, description, expiresAt, scene, payerIp }) {
      const isH5 = scene === 'h5'
      const result = await call('POST', `/v3/pay/transactions/${isH5 ? 'h5' : 'native'}`, {
        appid: appId,
        mchid: merchant.mchId,
        description: Array.from(description).slice(0, DESCRIPTION_MAX).join(''),
        out_trade_no: number,
        time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: notifyUrl,
        amount: { total: amountFen, currency: 'CNY' },
        ...(isH5 && { scene_info: { payer_client_ip: payerIp ?? '127.0.0.1', h5_info: { type: 'Wap' } } }),
      })
      if (!isH5) return { address: z.object({ code_url: z.string() }).parse(result).code_url }
      const address = new URL(z.object({ h5_url: z.url() }).parse(result).h5_url)
      address.searchParams.set('redirect_url', options.returnUrl)
      return { address: address.href }
    },

    async find(number) {
      const query = `?mchid=${encodeURIComponent(merchant.mchId)}`
      const result = await call('GET', tradePath(number) + query).catch(absent('ORDER_NOT_EXIST', null))
      if (result === null) return { state: 'absent' }
      const { trade_state: state } = z.object({ trade_state: z.string() }).parse(result)
      // A trade of which something was returned was paid.
      if (state === 'SUCCESS' || state === 'REFUND')
        return { state: 'paid', ...paidTradeOf(wechatTransaction.parse(result)) }
      return { state: state === 'CLOSED' || state === 'REVOKED' ? 'closed' : 'pending' }
    },

    async close(number) {
      await call('POST', `${tradePath(number)}/close`, { mchid: merchant.mchId }).catch((error: unknown) => {
        const code = error instanceof ProviderError ? error.code : ''
        if (code === 'ORDERPAID' || code === 'ORDER_PAID') throw new ProviderError(METHOD, 'paid', code)
        if (code !== 'ORDER_CLOSED' && code !== 'ORDER_NOT_EXIST') throw error
      })
    },

    async refund({ number, refundNumber, amountFen, totalFen, reason }) {
      const result = await call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: number,
        out_refund_no: refundNumber,
        reason: Array.from(reason).slice(0, REASON_MAX).join(''),
        notify_url: notifyUrl,
        amount: { refund: amountFen, total: totalFen, currency: 'CNY' },
      })
      const { status, refund_id } = refundResponse.parse(result)
      return wechatRefundOutcome(status, refund_id)
    },

    async findRefund({ refundNumber }) {
      const path = `/v3/refund/domestic/refunds/${encodeURIComponent(refundNumber)}`
      const result = await call('GET', path).catch(absent('RESOURCE_NOT_EXISTS', null))
      if (result === null) return null
      const { status, refund_id } = refundResponse.parse(result)
      return wechatRefundOutcome(status, refund_id)
    },

    readNotification: async (message) =>
      readWechatContent(await openWechatNotification(message, { keys, apiV3Key, now }), {
        mchId: merchant.mchId,
        appId,
      }),

    replies: {
      accepted: { status: 200, type: 'application/json', body: '{"code":"SUCCESS","message":"成功"}' },
      refused: { status: 400, type: 'application/json', body: '{"code":"FAIL","message":"失败"}' },
    },

    async listBill(day) {
      const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`
      const result = await call('GET', path).catch(absent('NO_STATEMENT_EXIST', null))
      if (result === null) return []
      const { download_url: url, hash_value: hash } = z
        .object({ download_url: z.string(), hash_value: z.string() })
        .parse(result)
      const { pathname, search } = new URL(url)
      // The file itself is not signed; its hash is part of what was.
      const { status, bytes } = await exchange('GET', pathname + search, '', url)
      if (status >= 400) throw new ProviderError(METHOD, 'refused', String(status))
      if (createHash('sha1').update(bytes).digest('hex') !== hash.toLowerCase())
        throw new ProviderError(METHOD, 'forged', 'bill')
      return readWechatBill(bytes.toString())
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
