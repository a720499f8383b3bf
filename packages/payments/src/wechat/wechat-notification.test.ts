import { createHash, generateKeyPairSync, sign, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testVectors } from '../../../../tests/support/real-data.ts'
import { createWechatKeys } from './wechat-keys.ts'
import { openWechatNotification, readWechatContent } from './wechat-notification.ts'
import { decryptWechat, encryptWechat } from './wechat-resource.ts'
import { needsRealData } from '../../../../tests/support/needs.ts'

const vectorFile = testVectors('wechatpay_notify.json')
type Vector = { apiV3Key: string; certificate: string; headers: Record<string, string>; body: string }

describe('the published notification', needsRealData(vectorFile !== null), () => {
  const vector = JSON.parse(vectorFile === null ? '{}' : readFileSync(vectorFile, 'utf8')) as Vector
  const lower = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const sentAt = Number(vector.headers?.['Wechatpay-Timestamp'])

  const open = (
    changes: { headers?: Record<string, string>; body?: string; afterSeconds?: number; apiV3Key?: string } = {},
  ) => {
    const now = () => new Date((sentAt + (changes.afterSeconds ?? 1)) * 1000)
    const known = new Map([[vector.headers['Wechatpay-Serial']!, new X509Certificate(vector.certificate).publicKey]])
    return openWechatNotification(
      { headers: lower({ ...vector.headers, ...changes.headers }), body: changes.body ?? vector.body },
      {
        keys: createWechatKeys({ known, fetchCertificates: async () => new Map(), now }),
        apiV3Key: changes.apiV3Key ?? vector.apiV3Key,
        now,
      },
    )
  }

  test('is genuine, and says what it says', async () => {
    const opened = await open()
    expect(opened).toMatchObject({ event: 'PAYSCORE.USER_OPEN_SERVICE', type: 'payscore' })
    expect(JSON.parse(opened.content)).toMatchObject({ mchid: '1234567890' })
    expect(readWechatContent(opened, { mchId: 'any', appId: 'any' })).toEqual({
      kind: 'other',
      event: 'PAYSCORE.USER_OPEN_SERVICE',
    })
  })

  test.each([
    ['five minutes later, to the second', { afterSeconds: 300 }, null],
    ['six minutes later', { afterSeconds: 360 }, 'expired'],
    ['six minutes before it was sent', { afterSeconds: -360 }, 'expired'],
    ['with another body', { body: vector.body?.replace('签约成功', '签约失败') }, 'signature'],
    ['with another nonce', { headers: { 'Wechatpay-Nonce': 'another' } }, 'signature'],
    ['with another time', { headers: { 'Wechatpay-Timestamp': String(sentAt + 1) } }, 'signature'],
    ['with no signature', { headers: { 'Wechatpay-Signature': '' } }, 'headers'],
    ['with a signature that is no Base64', { headers: { 'Wechatpay-Signature': '%%%' } }, 'signature'],
    [
      'with the wrong signature that WeChat sends as a probe',
      { headers: { 'Wechatpay-Signature': 'WECHATPAY/SIGNTEST/abc' } },
      'signature',
    ],
    ['with a serial number of no certificate', { headers: { 'Wechatpay-Serial': '00' } }, 'unknownKey'],
    ['with another APIv3 key', { apiV3Key: 'testMchAPIv3Key1' }, 'content'],
  ])('%s: %o is refused: %s', async (_, changes, reason) => {
    const opened = await open(changes).then(
      () => null,
      (error: { reason: string }) => error.reason,
    )
    expect(opened).toBe(reason)
  })
})

test('a notification that is genuinely signed by somebody else is refused', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [own, stranger] = [generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey, privateKey]
  const body = '{}'
  const at = new Date('2027-03-10T04:00:00Z')
  const timestamp = String(at.getTime() / 1000)
  const signature = sign('RSA-SHA256', Buffer.from(`${timestamp}\nn\n${body}\n`), stranger).toString('base64')
  const headers = {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'n',
    'wechatpay-serial': 'A',
    'wechatpay-signature': signature,
  }
  const open = (key: typeof publicKey) =>
    openWechatNotification(
      { headers, body },
      {
        keys: createWechatKeys({
          known: new Map([['A', key]]),
          fetchCertificates: async () => new Map(),
          now: () => at,
        }),
        apiV3Key: 'k'.repeat(32),
        now: () => at,
      },
    )
  await expect(open(own)).rejects.toMatchObject({ reason: 'signature' })
  // The right key lets it through to its content, which is no notification.
  await expect(open(publicKey)).rejects.toMatchObject({ reason: 'content' })
})

test('what was encrypted is read with the same key, and not after a change', () => {
  const key = createHash('md5').update('key').digest('hex')
  const resource = encryptWechat('{"总额":1}', 'transaction', key)
  expect(decryptWechat(resource, key)).toBe('{"总额":1}')
  const bytes = Buffer.from(resource.ciphertext, 'base64')
  bytes[0]! ^= 1
  const refused = 'unable to authenticate data'
  expect(() => decryptWechat({ ...resource, ciphertext: bytes.toString('base64') }, key)).toThrow(refused)
  expect(() => decryptWechat({ ...resource, associated_data: 'refund' }, key)).toThrow(refused)
})

const trade = {
  appid: 'wx1',
  mchid: '1900',
  out_trade_no: 'P1',
  transaction_id: '42',
  trade_state: 'SUCCESS',
  success_time: '2027-03-10T12:00:00+08:00',
  amount: { total: 100, currency: 'CNY' },
}
const read = (changes: object, event = 'TRANSACTION.SUCCESS') =>
  readWechatContent(
    { event, type: 'transaction', content: JSON.stringify({ ...trade, ...changes }) },
    { mchId: '1900', appId: 'wx1' },
  )

test('a payment is read with its instant', () =>
  expect(read({})).toEqual({
    kind: 'paid',
    trade: { number: 'P1', transactionId: '42', amountFen: 100, payer: null, paidAt: new Date('2027-03-10T04:00:00Z') },
  }))

test('a payment that has been refunded since then is a payment', () =>
  expect(read({ trade_state: 'REFUND' })).toMatchObject({ kind: 'paid', trade: { amountFen: 100 } }))

test.each([
  ['of another merchant', { mchid: '1901' }, 'otherMerchant'],
  ['of another application', { appid: 'wx2' }, 'otherMerchant'],
  ['in another currency', { amount: { total: 100, currency: 'USD' } }, 'content'],
  ['of nothing', { amount: { total: 0, currency: 'CNY' } }, 'content'],
  ['that has not succeeded', { trade_state: 'NOTPAY' }, 'content'],
])('a payment %s is refused', (_, changes, reason) =>
  expect(() => read(changes)).toThrow(expect.objectContaining({ reason })),
)
