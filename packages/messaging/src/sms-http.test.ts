import { afterEach, expect, test } from 'vitest'
import { createHttpSms, type HttpSmsOptions } from './sms-http.ts'
import { startFakeProvider, type FakeResponse, type FakeProvider } from '../../../tests/support/fake-provider.ts'
import { codeMessage, securityMessage } from './testing/sample-message.ts'

let provider: FakeProvider

afterEach(() => provider?.close())

const body = { to: '+{to}', message: { text: '{text}', kind: '{template}/{language}' }, otp: '{code}', unicode: true }

async function gatewayThatAnswers(response: FakeResponse, options: Partial<HttpSmsOptions> = {}) {
  provider = await startFakeProvider(() => response)
  const url = `${provider.baseUrl}/messages`
  return createHttpSms({ url, authorization: { kind: 'none' }, body, timeoutMs: 2000, ...options })
}

test('the gateway gets its own JSON with the message in the places of the placeholders', async () => {
  const sms = await gatewayThatAnswers({ status: 202, body: '' })
  await sms.send(codeMessage)
  expect(provider.requests[0]).toMatchObject({ method: 'POST', path: '/messages' })
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toEqual({
    to: '+8613800000000',
    message: { text: codeMessage.text, kind: 'code/cn' },
    otp: '246810',
    unicode: true,
  })
})

test('quotes, line ends and braces of a message stay inside their string; a missing value is empty', async () => {
  const sms = await gatewayThatAnswers({ body: '' })
  const text = 'He said "hi"\n{to} \\ $& 知匠'
  await sms.send({ ...securityMessage, text })
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({ message: { text }, otp: '' })
})

test('a token or a password is sent as the gateway was set up', async () => {
  const bearer = await gatewayThatAnswers({ body: '' }, { authorization: { kind: 'bearer', token: 't0k3n' } })
  await bearer.send(codeMessage)
  expect(provider.requests[0]?.headers.authorization).toBe('Bearer t0k3n')
  provider.close()
  const basic = await gatewayThatAnswers(
    { body: '' },
    { authorization: { kind: 'basic', username: 'Aladdin', password: 'open sesame' } },
  )
  await basic.send(codeMessage)
  expect(provider.requests[0]?.headers.authorization).toBe('Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==')
})

test.each([
  [429, 'limited'],
  [500, 'unavailable'],
  [408, 'unavailable'],
  [401, 'refused'],
])('HTTP %i means %s', async (status, reason) => {
  const sms = await gatewayThatAnswers({ status, body: 'secret' })
  await expect(sms.send(codeMessage)).rejects.toMatchObject({ reason, providerCode: `HTTP ${status}` })
})

test('a gateway that answers 200 to everything is believed only by its own word', async () => {
  const accepted = { field: 'code', value: '0' }
  await (await gatewayThatAnswers({ body: { code: 0 } }, { accepted })).send(codeMessage)
  provider.close()
  const refusing = await gatewayThatAnswers({ body: { code: 1007, msg: 'no credit' } }, { accepted })
  await expect(refusing.send(codeMessage)).rejects.toMatchObject({ reason: 'refused', providerCode: 'code 1007' })
  provider.close()
  const mute = await gatewayThatAnswers({ body: 'OK' }, { accepted })
  await expect(mute.send(codeMessage)).rejects.toMatchObject({ reason: 'refused', providerCode: 'unreadable answer' })
})

test('a gateway that stays silent is unavailable', async () => {
  const silent = await gatewayThatAnswers('silence')
  await expect(silent.send(codeMessage)).rejects.toMatchObject({ reason: 'unavailable', providerCode: 'TimeoutError' })
})

test('a redirect is not followed, since the message would go where nobody chose to send it', async () => {
  const redirecting = await gatewayThatAnswers({ status: 307, headers: { location: '/elsewhere' }, body: '' })
  await expect(redirecting.send(codeMessage)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(provider.requests.map(({ path }) => path)).toEqual(['/messages'])
})

test('a misspelt placeholder is found when the settings are read', () => {
  const options: HttpSmsOptions = { url: 'http://gateway.test', authorization: { kind: 'none' }, body: { a: '{txt}' } }
  expect(() => createHttpSms(options)).toThrow('unknown placeholder: {txt}')
})
