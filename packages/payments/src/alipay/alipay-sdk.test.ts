import { AlipaySdk } from 'alipay-sdk'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signRsa } from '../rsa.ts'
import { sendOverNetwork } from '../send.ts'
import { readAlipayNotification } from './alipay-notification.ts'
import {
  isAlipayNotificationSigned,
  isAlipayRequestSigned,
  signAlipay,
  signAlipayNotification,
  signedPartOf,
} from './alipay-signature.ts'
import { createAlipay } from './alipay.ts'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [merchant, alipay] = [pair(), pair()]
const keys = {
  merchant: createPrivateKey(merchant.privateKey),
  merchantPublic: createPublicKey(merchant.publicKey),
  alipay: createPrivateKey(alipay.privateKey),
  alipayPublic: createPublicKey(alipay.publicKey),
}

/** Plays the gateway: saves its requests and gives the prepared answers, signed. */
const requested: Record<string, string>[] = []
let answer: (method: string) => object = () => ({ code: '10000', msg: 'Success' })
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://gateway')
  // The package sends the common parameters in the address.
  const input = Object.fromEntries([...url.searchParams, ...new URLSearchParams(await text(request))])
  requested.push(input)
  const method = input['method'] ?? ''
  const part = JSON.stringify(answer(method))
  response.end(`{"${method.replaceAll('.', '_')}_response":${part},"sign":"${signRsa(part, keys.alipay)}"}`)
})
let gateway: string
let sdk: AlipaySdk
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway.do`
  sdk = new AlipaySdk({
    appId: '2021',
    privateKey: merchant.privateKey,
    alipayPublicKey: alipay.publicKey,
    gateway,
    keyType: 'PKCS8',
    camelcase: false,
  })
})
afterAll(() => server.close())

const ours = () =>
  createAlipay({
    appId: '2021',
    privateKey: keys.merchant,
    alipayKey: keys.alipayPublic,
    notifyUrl: 'https://site.example/order/notify/alipay',
    returnUrl: 'https://site.example/',
    gateway,
    send: sendOverNetwork,
    now: () => new Date('2027-03-10T04:00:00Z'),
  })

test('what the package signs, is verified here', () => {
  const query = new URLSearchParams(
    sdk.sdkExecute('alipay.trade.app.pay', { bizContent: { subject: '翻译字数 & 月 = "1"', total_amount: '12.50' } }),
  )
  const parameters = Object.fromEntries(query)
  expect(isAlipayRequestSigned(parameters, keys.merchantPublic)).toBe(true)
  expect(isAlipayRequestSigned({ ...parameters, app_id: '2022' }, keys.merchantPublic)).toBe(false)
  expect(isAlipayRequestSigned(parameters, keys.alipayPublic)).toBe(false)
})

test('requests of both have the same signature', () => {
  const parameters = Object.fromEntries(
    new URLSearchParams(sdk.sdkExecute('alipay.trade.query', { bizContent: { out_trade_no: 'P1' } })),
  )
  const { sign, ...unsigned } = parameters
  expect(signAlipay(unsigned, keys.merchant)['sign']).toBe(sign)
})

const notification = {
  notify_time: '2027-03-10 12:00:00',
  notify_id: 'n1',
  charset: 'utf-8',
  app_id: '2021',
  out_trade_no: 'P1',
  trade_no: '2027',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '12.50',
  subject: '翻译字数 100,000 字',
  // A parameter without a value is signed too.
  body: '',
}

test('the package verifies notifications that are signed here, and refuses what refuses here too', () => {
  const signed = signAlipayNotification(notification, keys.alipay)
  expect(sdk.checkNotifySignV2(signed)).toBe(true)
  expect(isAlipayNotificationSigned(signed, keys.alipayPublic)).toBe(true)
  for (const [name, value] of [
    ['total_amount', '0.01'],
    ['out_trade_no', 'P2'],
    ['sign', 'AAAA'],
  ] as const) {
    const forged = { ...signed, [name]: value }
    expect(isAlipayNotificationSigned(forged, keys.alipayPublic)).toBe(false)
    expect(sdk.checkNotifySignV2(forged)).toBe(false)
  }
  expect(isAlipayNotificationSigned({ ...signed, sign_type: 'RSA' }, keys.alipayPublic)).toBe(false)
})

test('answers that are read here, the package reads', async () => {
  answer = () => ({
    code: '10000',
    msg: 'Success',
    trade_no: '2027',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '12.50',
    send_pay_date: '2027-03-10 11:59:00',
  })
  const input = await sdk.exec('alipay.trade.query', { bizContent: { out_trade_no: 'P1' } }, { validateSign: true })
  expect(input).toMatchObject({ code: '10000', trade_no: '2027' })
  expect(await ours().find('P1')).toEqual({
    state: 'paid',
    number: 'P1',
    transactionId: '2027',
    amountFen: 1250,
    payer: null,
    paidAt: new Date('2027-03-10T03:59:00Z'),
  })
  // Both have sent what the other side can verify.
  for (const { ...parameters } of requested.splice(0))
    expect(isAlipayRequestSigned(parameters, keys.merchantPublic)).toBe(true)
})

test('an answer that somebody has changed on its way is refused by both', async () => {
  const text = '{"alipay_trade_query_response":{"code":"10000","trade_no":"1"},"sign":"AAAA"}'
  const changed = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1')
  await once(changed, 'listening')
  const forged = `http://127.0.0.1:${(changed.address() as AddressInfo).port}/`
  const other = new AlipaySdk({
    appId: '2021',
    privateKey: merchant.privateKey,
    alipayPublicKey: alipay.publicKey,
    gateway: forged,
    keyType: 'PKCS8',
  })
  await expect(other.exec('alipay.trade.query', { bizContent: {} }, { validateSign: true })).rejects.toThrow('验签失败')
  const here = createAlipay({
    appId: '2021',
    privateKey: keys.merchant,
    alipayKey: keys.alipayPublic,
    notifyUrl: 'https://x.example',
    returnUrl: 'https://x.example',
    gateway: forged,
    send: sendOverNetwork,
    now: () => new Date(),
  })
  await expect(here.find('P1')).rejects.toMatchObject({ problem: 'forged' })
  changed.close()
})

test('the page to which the payer is led is that of the package, but for the time', async () => {
  const { address } = await ours().begin({
    number: 'P1',
    amountFen: 1250,
    description: '翻译字数',
    expiresAt: new Date('2027-03-10T04:15:00Z'),
    scene: 'page',
  })
  const theirs = new URL(
    sdk.pageExecute('alipay.trade.page.pay', 'GET', {
      notify_url: 'https://site.example/order/notify/alipay',
      return_url: 'https://site.example/',
      bizContent: {
        out_trade_no: 'P1',
        total_amount: '12.50',
        subject: '翻译字数',
        time_expire: '2027-03-10 12:15:00',
        product_code: 'FAST_INSTANT_TRADE_PAY',
      },
    }),
  )
  const mine = new URL(address)
  // What the package adds identifies the library.
  const names = [...mine.searchParams.keys()].toSorted()
  expect([...theirs.searchParams.keys()].filter((name) => !names.includes(name))).toEqual(
    [...theirs.searchParams.keys()].filter((name) => /sdk/i.test(name)),
  )
  for (const name of names.filter((each) => !['sign', 'timestamp', 'biz_content', 'format'].includes(each)))
    expect(mine.searchParams.get(name)).toBe(theirs.searchParams.get(name))
  expect(JSON.parse(mine.searchParams.get('biz_content')!)).toEqual(JSON.parse(theirs.searchParams.get('biz_content')!))
})

const context = { appId: '2021', sellerId: undefined, key: keys.alipayPublic }
const readAt = (at: string, changes: Record<string, string> = {}) =>
  readAlipayNotification(
    {
      headers: {},
      body: new URLSearchParams(signAlipayNotification({ ...notification, ...changes }, keys.alipay)).toString(),
    },
    { ...context, now: () => new Date(at) },
  )

test('a genuine notification is a payment', () =>
  expect(readAt('2027-03-10T04:00:05Z')).toMatchObject({ kind: 'paid', trade: { number: 'P1', amountFen: 1250 } }))

test.each([
  ['two days old', '2027-03-12T04:00:00Z', {}, 'expired'],
  ['from tomorrow', '2027-03-09T04:00:00Z', {}, 'expired'],
  ['for another application', '2027-03-10T04:00:00Z', { app_id: '2022' }, 'otherMerchant'],
  ['about an amount that is none', '2027-03-10T04:00:00Z', { total_amount: '-1' }, 'content'],
])('one that is %s is refused', (_, at, changes, reason) =>
  expect(() => readAt(at, changes)).toThrow(expect.objectContaining({ reason })),
)

test('one that tells of a refund or a closing is nothing new', () => {
  expect(readAt('2027-03-10T04:00:00Z', { gmt_refund: '2027-03-10 12:00:00' })).toMatchObject({ kind: 'other' })
  expect(readAt('2027-03-10T04:00:00Z', { trade_status: 'TRADE_CLOSED' })).toMatchObject({ kind: 'other' })
})

test('the signed part of an answer is what is there, with its escapes and braces', () => {
  const part = '{"msg":"a } \\" { b","inner":{"x":1}}'
  expect(signedPartOf(`{"x_response":${part},"sign":"s"}`, 'x_response')).toBe(part)
  expect(signedPartOf('{"sign":"s"}', 'x_response')).toBeNull()
})
