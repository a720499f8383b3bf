import { createHash, createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { aliyunAuthorization } from './aliyun-signature.ts'
import { createAliyunSms } from './sms-aliyun.ts'
import {
  startFakeProvider,
  unusedPort,
  type FakeResponse,
  type FakeProvider,
  type ReceivedRequest,
} from '../../../tests/support/fake-provider.ts'
import { codeMessage, securityMessage, templateIds } from './testing/sample-message.ts'

const key = { accessKeyId: 'test-id', accessKeySecret: 'test-secret' }
let provider: FakeProvider

afterEach(() => provider?.close())

async function aliyunThatAnswers(response: FakeResponse) {
  provider = await startFakeProvider(() => response)
  return createAliyunSms({ ...key, signName: '知匠', templateIds, baseUrl: provider.baseUrl, timeoutMs: 2000 })
}

/** Recomputes the signature of a request from what arrived, by Alibaba Cloud's description of it. */
function expectedSignature({ method, path, rawQuery, headers, body }: ReceivedRequest): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const headerLines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = `${method}\n${path}\n${rawQuery}\n${headerLines.join('')}\n${signedHeaders}\n${hash(body)}`
  return createHmac('sha256', key.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${hash(canonical)}`)
    .digest('hex')
}

test('the signature is the one of the example that Alibaba Cloud documents', () => {
  const authorization = aliyunAuthorization(
    { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
    {
      method: 'POST',
      path: '/',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      headers: {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        'x-acs-action': 'RunInstances',
        'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        'x-acs-date': '2023-10-26T10:22:32Z',
        'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
        'x-acs-version': '2014-05-26',
      },
      body: '',
    },
  )
  expect(authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
      'x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

test('a message arrives as SendSms with its template and values, signed as it was sent', async () => {
  const sms = await aliyunThatAnswers({ body: { Code: 'OK', Message: 'OK', BizId: '1', RequestId: 'r' } })
  await sms.send(codeMessage)
  await sms.send(securityMessage)

  const [code, security] = provider.requests
  expect(code?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' })
  expect(code?.query).toEqual({
    PhoneNumbers: '8613800000000',
    SignName: '知匠',
    TemplateCode: 'CODE_CN',
    TemplateParam: '{"code":"246810"}',
  })
  expect(security?.query).toMatchObject({
    PhoneNumbers: '85261234567',
    TemplateCode: 'SECURITY_EN',
    TemplateParam: '{"event":"WeChat was linked to your account","time":"1 Mar 2026, 12:00"}',
  })
  for (const request of provider.requests) {
    expect(request.headers.authorization).toContain(`Signature=${expectedSignature(request)}`)
  }
})

test('no two requests carry the same nonce, so that none can be replayed', async () => {
  const sms = await aliyunThatAnswers({ body: { Code: 'OK' } })
  await sms.send(codeMessage)
  await sms.send(codeMessage)
  const nonces = provider.requests.map(({ headers }) => headers['x-acs-signature-nonce'])
  expect(new Set(nonces).size).toBe(2)
})

test.each([
  [200, 'isv.MOBILE_NUMBER_ILLEGAL', 'badNumber'],
  [200, 'isv.BUSINESS_LIMIT_CONTROL', 'limited'],
  [200, 'isv.DAY_LIMIT_CONTROL', 'limited'],
  [400, 'Throttling.User', 'limited'],
  [200, 'isp.SYSTEM_ERROR', 'unavailable'],
  [503, 'ServiceUnavailable', 'unavailable'],
  [200, 'isv.AMOUNT_NOT_ENOUGH', 'refused'],
  [403, 'Forbidden.RAM', 'refused'],
])('HTTP %i with %s means %s', async (status, providerCode, reason) => {
  const sms = await aliyunThatAnswers({ status, body: { Code: providerCode, Message: 'test-secret' } })
  const failure = await sms.send(codeMessage).catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason, providerCode })
  expect(String(failure)).not.toMatch(/test-secret|13800000000|246810/)
})

test('a provider that stays silent, answers nonsense or is not there is unavailable', async () => {
  const silent = await aliyunThatAnswers('silence')
  await expect(silent.send(codeMessage)).rejects.toMatchObject({ reason: 'unavailable', providerCode: 'TimeoutError' })
  provider.close()
  const confused = await aliyunThatAnswers({ status: 502, body: '<html>' })
  await expect(confused.send(codeMessage)).rejects.toMatchObject({ reason: 'unavailable', providerCode: 'HTTP 502' })
  const absent = createAliyunSms({
    ...key,
    signName: '知匠',
    templateIds,
    baseUrl: `http://127.0.0.1:${await unusedPort()}`,
  })
  await expect(absent.send(codeMessage)).rejects.toMatchObject({ reason: 'unavailable', providerCode: 'ECONNREFUSED' })
})
