import { createHash, createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { createTencentSms } from './sms-tencent.ts'
import { tencentAuthorization } from './tencent-signature.ts'
import {
  startFakeProvider,
  type FakeResponse,
  type FakeProvider,
  type ReceivedRequest,
} from '../../../tests/support/fake-provider.ts'
import { codeMessage, securityMessage, templateIds } from './testing/sample-message.ts'

const key = { secretId: 'test-id', secretKey: 'test-secret' }
let provider: FakeProvider

afterEach(() => provider?.close())

async function tencentThatAnswers(response: FakeResponse) {
  provider = await startFakeProvider(() => response)
  const options = { ...key, sdkAppId: '1400000000', signName: '知匠', templateIds, timeoutMs: 2000 }
  return createTencentSms({ ...options, baseUrl: provider.baseUrl })
}

const sent = (code: string) => ({ Response: { SendStatusSet: [{ Code: code, Message: 'm' }], RequestId: 'r' } })

/** Recomputes the signature of a request from what arrived, by Tencent Cloud's description of it. */
function expectedSignature({ method, path, rawQuery, headers, body }: ReceivedRequest): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text)
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const headerLines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).toLowerCase()}\n`)
  const canonical = `${method}\n${path}\n${rawQuery}\n${headerLines.join('')}\n${signedHeaders}\n${hash(body)}`
  const timestamp = String(headers['x-tc-timestamp'])
  const date = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10)
  const dateKey = hmac(`TC3${key.secretKey}`, date).digest()
  const signingKey = hmac(hmac(dateKey, 'sms').digest(), 'tc3_request').digest()
  const scope = `${date}/sms/tc3_request`
  return hmac(signingKey, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${hash(canonical)}`).digest('hex')
}

test('the signature is the one of the example that Tencent Cloud documents', () => {
  const authorization = tencentAuthorization(
    { secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE', secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE' },
    {
      service: 'cvm',
      headers: { 'content-type': 'application/json; charset=utf-8', host: 'cvm.tencentcloudapi.com' },
      body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
      timestamp: 1551113065,
    },
  )
  expect(authorization).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
  )
})

test('a message arrives as SendSms with its template and its values in their order, signed as it was sent', async () => {
  const sms = await tencentThatAnswers({ body: sent('Ok') })
  await sms.send(codeMessage)
  await sms.send(securityMessage)

  const [code, security] = provider.requests
  expect(code?.headers).toMatchObject({ 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11' })
  expect(JSON.parse(code?.body ?? '')).toEqual({
    PhoneNumberSet: ['+8613800000000'],
    SmsSdkAppId: '1400000000',
    SignName: '知匠',
    TemplateId: 'CODE_CN',
    TemplateParamSet: ['246810'],
  })
  expect(JSON.parse(security?.body ?? '')).toMatchObject({
    PhoneNumberSet: ['+85261234567'],
    TemplateId: 'SECURITY_EN',
    TemplateParamSet: ['WeChat was linked to your account', '1 Mar 2026, 12:00'],
  })
  for (const request of provider.requests) {
    expect(request.headers.authorization).toContain(`Signature=${expectedSignature(request)}`)
  }
})

test.each([
  ['InvalidParameterValue.IncorrectPhoneNumber', 'badNumber'],
  ['LimitExceeded.PhoneNumberThirtySecondLimit', 'limited'],
  ['LimitExceeded.PhoneNumberDailyLimit', 'limited'],
  ['RequestLimitExceeded', 'limited'],
  ['InternalError.Timeout', 'unavailable'],
  ['AuthFailure.SignatureFailure', 'refused'],
  ['FailedOperation.InsufficientBalanceInSmsPackage', 'refused'],
])('%s means %s, said of the request or of the number', async (providerCode, reason) => {
  const ofRequest = await tencentThatAnswers({
    body: { Response: { Error: { Code: providerCode, Message: 'test-secret' }, RequestId: 'r' } },
  })
  await expect(ofRequest.send(codeMessage)).rejects.toMatchObject({ reason, providerCode })
  provider.close()
  const ofNumber = await tencentThatAnswers({ body: sent(providerCode) })
  const failure = await ofNumber.send(codeMessage).catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason, providerCode })
  expect(String(failure)).not.toMatch(/test-secret|13800000000|246810/)
})

test('a provider that stays silent is unavailable', async () => {
  const sms = await tencentThatAnswers('silence')
  await expect(sms.send(codeMessage)).rejects.toMatchObject({ reason: 'unavailable', providerCode: 'TimeoutError' })
})
