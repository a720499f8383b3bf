import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf, parseMoney } from '@markwright/domain/money/amounts'
import { createPublicKey, randomUUID } from 'node:crypto'
import { alipayInstant } from '../alipay/alipay-notification.ts'
import { isAlipayRequestSigned, signAlipayNotification, type AlipayParameters } from '../alipay/alipay-signature.ts'
import { signRsa } from '../rsa.ts'
import type { HttpResponse, HttpRequest } from '../send.ts'
import { sandboxAlipayBill } from './sandbox-alipay-bill.ts'
import type { SandboxEntry, SandboxTrade, SandboxTrades } from './sandbox-trades.ts'

export const sandboxAlipay = { appId: '2021000000000000', sellerId: '2088000000000000' }

type Content = Record<string, string | undefined>
type Deps = { trades: SandboxTrades; gateway: string; payUrl: (number: string) => string; now: () => Date }

/** Plays the gateway of Alipay, as far as the adapter calls it. */
export function createSandboxAlipay({ trades, gateway, payUrl, now }: Deps) {
  const open = (content: Content, parameters: AlipayParameters) =>
    trades.open({
      method: 'alipay',
      number: content['out_trade_no'] ?? '',
      amountFen: parseMoney(content['total_amount'] ?? '') ?? 0,
      description: content['subject'] ?? '',
      notifyUrl: parameters['notify_url'] ?? '',
      expiresAt: alipayInstant(content['time_expire']) ?? now(),
    })

  const handlers: Record<string, (content: Content, parameters: AlipayParameters) => Promise<object>> = {
    async 'alipay.trade.precreate'(content, parameters) {
      const trade = await open(content, parameters)
      if (trade.payment) return refusal('ACQ.TRADE_HAS_SUCCESS')
      if (trade.isClosed) return refusal('ACQ.TRADE_HAS_CLOSE')
      return success({ out_trade_no: trade.number, qr_code: payUrl(trade.number) })
    },
    async 'alipay.trade.query'(content) {
      const trade = await trades.find('alipay', content['out_trade_no'] ?? '')
      return trade ? success(tradeOf(trade)) : refusal('ACQ.TRADE_NOT_EXIST')
    },
    async 'alipay.trade.close'(content) {
      const number = content['out_trade_no'] ?? ''
      if (await trades.close('alipay', number)) return success({ out_trade_no: number })
      const isKnown = (await trades.find('alipay', number)) !== null
      return refusal(isKnown ? 'ACQ.REASON_TRADE_STATUS_INVALID' : 'ACQ.TRADE_NOT_EXIST')
    },
    async 'alipay.trade.refund'(content) {
      const { out_trade_no: number = '', out_request_no: refundNumber = '' } = content
      const amountFen = parseMoney(content['refund_amount'] ?? '') ?? 0
      const entry = await trades.refund('alipay', number, refundNumber, amountFen)
      if (!entry) return refusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
      return success({ out_trade_no: number, trade_no: entry.transactionId, fund_change: 'Y' })
    },
    async 'alipay.trade.fastpay.refund.query'(content) {
      const entry = await trades.findRefund('alipay', content['out_request_no'] ?? '')
      return success(entry ? { trade_no: entry.transactionId, refund_status: 'REFUND_SUCCESS' } : {})
    },
    async 'alipay.data.dataservice.bill.downloadurl.query'(content) {
      const day = content['bill_date'] ?? ''
      const entries = await trades.listDay('alipay', day)
      if (entries.length === 0) return refusal('isp.bill_not_exist')
      return success({ bill_download_url: `${gateway}/bill?bill_date=${day}` })
    },
  }

  /** Null where the merchant has not signed it. */
  const read = async (text: string): Promise<AlipayParameters | null> => {
    const parameters = Object.fromEntries(new URLSearchParams(text))
    const { merchant } = await trades.keys()
    const isGenuine = isAlipayRequestSigned(parameters, createPublicKey(merchant))
    return isGenuine && parameters['app_id'] === sandboxAlipay.appId ? parameters : null
  }

  return {
    answer: async ({ method, url, body = '' }: HttpRequest): Promise<HttpResponse> => {
      if (method === 'GET') {
        const day = new URL(url).searchParams.get('bill_date') ?? ''
        return { status: 200, headers: {}, bytes: await sandboxAlipayBill(await trades.listDay('alipay', day)) }
      }
      const parameters = await read(body)
      const handle = parameters && handlers[parameters['method'] ?? '']
      const content = handle
        ? await handle(JSON.parse(parameters['biz_content'] ?? '{}') as Content, parameters)
        : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' }
      const part = JSON.stringify(content)
      const name = handle ? `${parameters['method']!.replaceAll('.', '_')}_response` : 'error_response'
      const { platform } = await trades.keys()
      const text = `{"${name}":${part},"sign":"${signRsa(part, platform)}"}`
      return { status: 200, headers: {}, bytes: Buffer.from(text) }
    },

    /** The trade that a payer is led to by the signed query of `alipay.trade.page.pay`; null where it is forged. */
    async openPage(query: string): Promise<SandboxTrade | null> {
      const parameters = await read(query)
      if (parameters?.['method'] !== 'alipay.trade.page.pay') return null
      return open(JSON.parse(parameters['biz_content'] ?? '{}') as Content, parameters)
    },

    async notificationOf(trade: SandboxTrade, { transactionId, amountFen, createdAt }: SandboxEntry) {
      const { platform } = await trades.keys()
      const parameters = signAlipayNotification(
        {
          notify_type: 'trade_status_sync',
          notify_id: randomUUID().replaceAll('-', ''),
          notify_time: formatInstant(now()),
          charset: 'utf-8',
          version: '1.0',
          app_id: sandboxAlipay.appId,
          seller_id: sandboxAlipay.sellerId,
          out_trade_no: trade.number,
          trade_no: transactionId,
          trade_status: 'TRADE_SUCCESS',
          total_amount: decimalOf(amountFen),
          buyer_id: '2088000000000001',
          gmt_payment: formatInstant(createdAt),
          subject: trade.description,
        },
        platform,
      )
      return {
        url: trade.notifyUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: new URLSearchParams(parameters).toString(),
      }
    },
  }
}

const success = (content: object) => ({ code: '10000', msg: 'Success', ...content })
const refusal = (code: string) => ({ code: '40004', msg: 'Business Failed', sub_code: code, sub_msg: code })

const tradeOf = ({ number, amountFen, payment, isClosed, refunds }: SandboxTrade) => {
  const returned = refunds.reduce((sum, refund) => sum + refund.amountFen, 0)
  const isOver = payment ? returned === payment.amountFen : isClosed
  return {
    out_trade_no: number,
    trade_no: payment?.transactionId ?? '',
    trade_status: isOver ? 'TRADE_CLOSED' : payment ? 'TRADE_SUCCESS' : 'WAIT_BUYER_PAY',
    total_amount: decimalOf(payment?.amountFen ?? amountFen),
    ...(payment && { send_pay_date: formatInstant(payment.createdAt), buyer_user_id: '2088000000000001' }),
  }
}
