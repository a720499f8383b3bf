import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectKeyValueStore, type KeyValueStore } from '../../packages/key-value/src/index.ts'
import { createApiBench, type ApiBench } from '../support/api-bench.ts'
import { type FakeResponse, type FakeProvider, startFakeProvider, unusedPort } from '../support/fake-provider.ts'
import { buildMember, aPhone, aVisitor, passedCheck } from '../support/members.ts'

let provider: FakeProvider
let response: () => FakeResponse = () => ({ body: {} })
let bench: ApiBench
let keyValueStore: KeyValueStore

const httpSms = (url: string) => ({
  SMS_PROVIDER: 'http',
  SMS_OPTIONS: JSON.stringify({
    url,
    authorization: { kind: 'none' },
    body: { to: '{to}', code: '{code}' },
    timeoutMs: 500,
  }),
})

beforeAll(async () => {
  provider = await startFakeProvider(() => response())
  // Its own database and no Redis, in which others would see that the provider is down.
  bench = await createApiBench({ REDIS_URL: '', ...httpSms(provider.baseUrl) })
  keyValueStore = await connectKeyValueStore({ pool: bench.pool })
})
afterAll(async () => {
  await bench?.close()
  provider.close()
})

async function send(phone: string, scene = 'login', api = bench.api) {
  const query = { scene, captchaVerification: await passedCheck(keyValueStore) }
  const { headers, ...said } = await aVisitor(api)('GET', `/admin/mobile/sendCode/SMS@${phone}`, { query })
  return { ...said, names: Object.keys(headers).toSorted() }
}
const known = async () => (await buildMember(bench.api)).phone
const receivers = () => provider.requests.map(({ body }) => JSON.parse(body).to as string)
const providerIsUp = () => keyValueStore.delete('sms-down')

describe('requesting a code to sign in', () => {
  test('is answered alike for every phone, and only those of members get one', async () => {
    const phones: string[] = []
    for (let at = 0; at < 20; at++) phones.push(at % 2 ? await known() : aPhone())
    const responses: string[] = []
    for (const phone of phones) responses.push(JSON.stringify(await send(phone)))
    expect(new Set(responses).size).toBe(1)
    expect(JSON.parse(responses[0]!)).toMatchObject({ status: 200, code: 0, data: true })
    await expect
      .poll(() => receivers().toSorted())
      .toEqual(
        phones
          .filter((_, at) => at % 2 === 1)
          .map((phone) => `86${phone}`)
          .toSorted(),
      )
  })

  test('does not wait for a provider that does not answer', async () => {
    response = () => 'silence'
    const [ofMember, ofNobody] = [await send(await known()), await send(aPhone())]
    expect(ofMember).toMatchObject({ status: 200, code: 0 })
    expect(ofNobody).toEqual(ofMember)
  })

  test('says nothing of a phone by what became of its message', async () => {
    response = () => ({ status: 500, body: {} })
    const before = provider.requests.length
    expect((await send(await known())).code).toBe(0)
    await expect.poll(() => provider.requests.length).toBe(before + 1)
    expect((await send(aPhone())).code).toBe(0)
    expect(await keyValueStore.find('sms-down')).toBeNull()
  })

  test('is refused alike while the provider is down, and can be tried again at once when it is back', async () => {
    response = () => ({ status: 500, body: {} })
    await providerIsUp()
    expect((await send(aPhone(), 'register')).code).toBe(0)
    await expect.poll(async () => (await send(aPhone())).code).toBe(10103)
    const [member, nobody] = [await known(), aPhone()]
    const [ofMember, ofNobody] = [await send(member), await send(nobody)]
    expect(ofMember).toMatchObject({ status: 200, code: 10103, msg: '发送失败，检查手机号是否正确' })
    expect({ ...ofNobody, traceId: null }).toEqual({ ...ofMember, traceId: null })
    response = () => ({ body: {} })
    await providerIsUp()
    expect([(await send(member)).code, (await send(nobody)).code]).toEqual([0, 0])
  })

  test('is not refused because one number gets no messages', async () => {
    response = () => ({ status: 429, body: {} })
    await providerIsUp()
    const before = provider.requests.length
    await send(await known())
    await expect.poll(() => provider.requests.length).toBe(before + 1)
    expect((await send(aPhone())).code).toBe(0)
  })
})

test('a provider that cannot be reached is down for everybody, from the first request', async () => {
  const offline = await createApiBench({ REDIS_URL: '', ...httpSms(`http://127.0.0.1:${await unusedPort()}`) })
  const store = await connectKeyValueStore({ pool: offline.pool })
  const codes = []
  for (const phone of [
    aPhone(),
    (await buildMember(offline.api)).phone,
    aPhone(),
    (await buildMember(offline.api)).phone,
  ]) {
    const query = { scene: 'login', captchaVerification: await passedCheck(store) }
    codes.push((await aVisitor(offline.api)('GET', `/admin/mobile/sendCode/SMS@${phone}`, { query })).code)
  }
  await offline.close()
  expect(codes).toEqual([10103, 10103, 10103, 10103])
})
