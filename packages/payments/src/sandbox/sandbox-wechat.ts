import { decimalOf } from '@markwright/domain/money/amounts'
import { createHash, createPublicKey, randomUUID } from 'node:crypto'
import { isSignedRsa, signRsa } from '../rsa.ts'
import type { HttpResponse, HttpRequest } from '../send.ts'
import { encryptWechat } from '../wechat/wechat-resource.ts'
import { wechatText } from '../wechat/wechat-signature.ts'
import type { SandboxEntry, SandboxKeys, SandboxTrade, SandboxTrades } from './sandbox-trades.ts'

export const sandboxWechat = {
  appId: 'wx0000000000sandbox',
  mchId: '1900000000',
  merchantSerial: 'SANDBOX0MERCHANT',
  keyId: 'PUB_KEY_ID_SANDBOX',
  baseUrl: 'https://wechat.sandbox.invalid',
}

type Deps = { trades: SandboxTrades; apiV3Key: string; payUrl: (number: string) => string; now: () => Date }
type Result = { status: number; content?: object | string }

/** Plays the server of WeChat Pay, as far as the adapter calls it. */
export function createSandboxWechat({ trades, apiV3Key, payUrl, now }: Deps) {
  const signedHeaders = (body: string, { platform }: SandboxKeys) => {
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const nonce = randomUUID().replaceAll('-', '')
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': sandboxWechat.keyId,
      'wechatpay-signature': signRsa(wechatText({ timestamp, nonce, body }), platform),
    }
  }

  const begin = async (
    scene: 'native' | 'h5',
    content: {
      out_trade_no: string
      description: string
      time_expire: string
      notify_url: string
      amount: { total: number }
    },
  ): Promise<Result> => {
    const trade = await trades.open({
      method: 'wechat',
      number: content.out_trade_no,
      amountFen: content.amount.total,
      description: content.description,
      notifyUrl: content.notify_url,
      expiresAt: new Date(content.time_expire),
    })
    if (trade.payment) return refusal('ORDERPAID')
    if (trade.isClosed) return refusal('ORDER_CLOSED')
    const address = payUrl(trade.number)
    return { status: 200, content: scene === 'h5' ? { h5_url: address } : { code_url: address } }
  }

  const tradeResponse = async (number: string): Promise<Result> => {
    const trade = await trades.find('wechat', number)
    if (!trade) return refusal('ORDER_NOT_EXIST', 404)
    return { status: 200, content: transactionOf(trade) }
  }

  const refund = async (content: {
    out_trade_no: string
    out_refund_no: string
    amount: { refund: number }
  }): Promise<Result> => {
    const { out_trade_no: number, out_refund_no: refundNumber, amount } = content
    const entry = await trades.refund('wechat', number, refundNumber, amount.refund)
    return entry ? { status: 200, content: refundOf(entry) } : refusal('NOT_ENOUGH', 403)
  }

  const findRefund = async (refundNumber: string): Promise<Result> => {
    const entry = await trades.findRefund('wechat', refundNumber)
    return entry ? { status: 200, content: refundOf(entry) } : refusal('RESOURCE_NOT_EXISTS', 404)
  }

  const bill = async (day: string, url: string): Promise<Result> => {
    const text = await billText(trades, day)
    if (text === null) return refusal('NO_STATEMENT_EXIST')
    const hash = createHash('sha1').update(text).digest('hex')
    return { status: 200, content: { hash_type: 'SHA1', hash_value: hash, download_url: url } }
  }

  async function respond({ method, url, body = '' }: HttpRequest): Promise<Result> {
    const { pathname: path, searchParams } = new URL(url)
    const [, number = '', act] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(path) ?? []
    const content = () => JSON.parse(body) as never
    if (method === 'POST' && path === '/v3/pay/transactions/native') return begin('native', content())
    if (method === 'POST' && path === '/v3/pay/transactions/h5') return begin('h5', content())
    if (method === 'POST' && act) {
      if (await trades.close('wechat', number)) return { status: 204 }
      return refusal((await trades.find('wechat', number))?.payment ? 'ORDERPAID' : 'ORDER_CLOSED')
    }
    if (method === 'GET' && number) return tradeResponse(number)
    if (method === 'POST' && path === '/v3/refund/domestic/refunds') return refund(content())
    if (method === 'GET' && path.startsWith('/v3/refund/domestic/refunds/')) return findRefund(path.split('/').at(-1)!)
    const day = searchParams.get('bill_date') ?? ''
    if (path === '/v3/bill/tradebill')
      return bill(day, `${sandboxWechat.baseUrl}/v3/billdownload/file?bill_date=${day}`)
    if (path === '/v3/billdownload/file') return { status: 200, content: (await billText(trades, day)) ?? '' }
    return refusal('RESOURCE_NOT_EXISTS', 404)
  }

  return {
    answer: async (request: HttpRequest): Promise<HttpResponse> => {
      const keys = await trades.keys()
      const { status, content = '' } = isFromMerchant(request, keys)
        ? await respond(request)
        : refusal('SIGN_ERROR', 401)
      const body = typeof content === 'string' ? content : JSON.stringify(content)
      return { status, headers: signedHeaders(body, keys), bytes: Buffer.from(body) }
    },

    /** The notification of a payment or refund, signed now. */
    async notificationOf(trade: SandboxTrade, entry: SandboxEntry) {
      const [event, type, content] =
        entry.refundNumber === null
          ? ['TRANSACTION.SUCCESS', 'transaction', transactionOf(trade)]
          : ['REFUND.SUCCESS', 'refund', refundNotification(entry)]
      const body = JSON.stringify({
        id: randomUUID(),
        create_time: now().toISOString(),
        resource_type: 'encrypt-resource',
        event_type: event,
        summary: '支付成功',
        resource: encryptWechat(JSON.stringify(content), type, apiV3Key),
      })
      const headers = { ...signedHeaders(body, await trades.keys()), 'content-type': 'application/json' }
      return { url: trade.notifyUrl, headers, body }
    },
  }
}

const refusal = (code: string, status = 400): Result => ({ status, content: { code, message: code } })

const transactionOf = ({ number, payment, isClosed, refunds, amountFen }: SandboxTrade) => ({
  appid: sandboxWechat.appId,
  mchid: sandboxWechat.mchId,
  out_trade_no: number,
  trade_type: 'NATIVE',
  trade_state: payment ? (refunds.length > 0 ? 'REFUND' : 'SUCCESS') : isClosed ? 'CLOSED' : 'NOTPAY',
  amount: { total: payment?.amountFen ?? amountFen, payer_total: payment?.amountFen ?? amountFen, currency: 'CNY' },
  ...(payment && {
    transaction_id: payment.transactionId,
    success_time: payment.createdAt.toISOString(),
    payer: { openid: 'sandbox-payer' },
  }),
})

const refundOf = ({ transactionId, tradeNumber, refundNumber }: SandboxEntry) => ({
  refund_id: transactionId,
  out_trade_no: tradeNumber,
  out_refund_no: refundNumber,
  status: 'SUCCESS',
})

const refundNotification = ({ transactionId, tradeNumber, refundNumber }: SandboxEntry) => ({
  mchid: sandboxWechat.mchId,
  out_trade_no: tradeNumber,
  out_refund_no: refundNumber,
  refund_id: transactionId,
  refund_status: 'SUCCESS',
})

/** Whether the merchant has signed the request. */
function isFromMerchant({ method, url, headers, body = '' }: HttpRequest, { merchant }: SandboxKeys): boolean {
  const [scheme = '', facts = ''] = (headers['authorization'] ?? '').split(' ')
  const input = Object.fromEntries([...facts.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const { pathname, search } = new URL(url)
  const text = [method, pathname + search, input['timestamp'], input['nonce_str'], body]
    .map((line) => `${line}\n`)
    .join('')
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    input['mchid'] === sandboxWechat.mchId &&
    isSignedRsa(text, input['signature'] ?? '', createPublicKey(merchant))
  )
}

const TITLES =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'

/** Null where nothing happened on the day. */
async function billText(trades: SandboxTrades, day: string): Promise<string | null> {
  const entries = await trades.listDay('wechat', day)
  if (entries.length === 0) return null
  const rows = entries.map(({ transactionId, tradeNumber, refundNumber, amountFen }) => {
    const amount = decimalOf(amountFen)
    const isRefund = refundNumber !== null
    const cells = [
      `${day} 12:00:00`,
      sandboxWechat.appId,
      sandboxWechat.mchId,
      '0',
      '',
      isRefund ? '0' : transactionId,
      tradeNumber,
      'sandbox-payer',
      'NATIVE',
      isRefund ? 'REFUND' : 'SUCCESS',
      'OTHERS',
      'CNY',
      isRefund ? '0.00' : amount,
      '0.00',
      isRefund ? transactionId : '0',
      isRefund ? refundNumber : '0',
      isRefund ? amount : '0.00',
      '0.00',
      isRefund ? 'ORIGINAL' : '',
      isRefund ? 'SUCCESS' : '',
      'Markwright',
      '',
      '0.00000',
      '0.60%',
      isRefund ? '0.00' : amount,
      isRefund ? amount : '0.00',
      '',
    ]
    return cells.map((cell) => `\`${cell}`).join(',')
  })
  return [`\uFEFF${TITLES}`, ...rows, '总交易单数,应结订单总金额', `\`${rows.length},\`0.00`].join('\r\n')
}
