import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../apps/api/src/kernel/secrets.ts'
import { connectKeyValueStore, type KeyValueStore } from '../../packages/key-value/src/index.ts'
import { signShareUrl } from '../../packages/messaging/src/js-sdk-signature.ts'
import type { TestApi } from '../support/api.ts'
import { sharedApiBench } from '../support/api-bench.ts'
import { passHumanCheck } from '../support/human-check.ts'
import { buildMember, aPhone, aVisitor, codeFor, inDatabase, siteOf, type Visitor } from '../support/members.ts'
import { redisUrl } from '../support/redis.ts'

let api: TestApi
let keyValueStore: KeyValueStore
let site: Awaited<ReturnType<typeof siteOf>>

beforeAll(async () => {
  const bench = await sharedApiBench()
  api = bench.api
  keyValueStore = await connectKeyValueStore({ redisUrl: redisUrl(), pool: bench.pool })
  site = await siteOf(api)
})
afterAll(() => keyValueStore?.close())

let people = 0
/** Somebody as the sandbox of WeChat knows them: the code that signs them in, and what is stored of them. */
function aPerson() {
  const openId = `person-${Date.now()}-${++people}`
  return { code: `sandbox.${openId}`, wechatId: `union-${openId}` }
}
const miniSignIn = ({ code }: { code: string }) =>
  aVisitor(api)('POST', '/auth/oauth/token', {
    query: { grant_type: 'mobile', subject: `MINI@${code}` },
    headers: { authorization: site.authorization },
  })
const bind = (visitor: Visitor, username: string, token: string, code: string, more: Record<string, string> = {}) =>
  visitor('POST', '/auth/user/regist', { query: { username, token, code, authType: 'wechat', ...more } })
const bindTicket = async (person: { code: string }) => (await miniSignIn(person)).data.bindToken as string
const wechatOf = async (phone: string) =>
  (await inDatabase<{ id: string | null }>(api, 'SELECT wechat_id AS id FROM account WHERE phone = $1', [phone]))[0]?.id
const noticesOf = async (id: string) =>
  (await inDatabase<{ title: string }>(api, 'SELECT title_cn AS title FROM notice WHERE account_id = $1', [id])).map(
    ({ title }) => title,
  )
const whoIs = (token: string) =>
  aVisitor(api)('GET', '/auth/sessions', { headers: { authorization: `Bearer ${token}` } })
const mustBind = {
  status: 200,
  code: 10112,
  data: { status: 'NEED_BIND', bindToken: expect.any(String), openIdMask: expect.stringContaining('****') },
}
const elsewhere = { status: 200, code: 10101, data: { alreadyLogin: true, retryFlag: 'forceLogin' } }

describe('a QR code', () => {
  const begin = async (visitor: Visitor) => (await visitor('GET', '/auth/qrcode/randomtoken')).data as string
  /** Polls as if a second had passed since the last poll of the code. */
  const poll = async (visitor: Visitor, randomToken: string) => {
    await keyValueStore.delete(`limit:qr-poll:${hashToken(randomToken)}`)
    return visitor('GET', '/auth/qrcode/check', { query: { randomToken } })
  }
  const notify = (randomToken: string, accessToken: string, state?: string) =>
    aVisitor(api)('POST', '/auth/qrcode/notify', { json: { randomToken, accessToken, ...(state && { state }) } })
  const waiting = (status: string) => ({ status: 200, code: 10111, data: { status } })
  const over = (status: string) => ({ status: 200, code: 10113, data: { status } })

  test('signs the browser in that shows it, when a phone has scanned and confirmed it', async () => {
    const browser = aVisitor(api)
    const member = await buildMember(api)
    const token = await begin(browser)
    expect(token).toMatch(/^[\w-]{1,32}$/)
    expect(await poll(browser, token)).toMatchObject(waiting('WAITING'))
    expect((await notify(token, member.token, 'scan')).data).toBe(true)
    expect(await poll(browser, token)).toMatchObject(waiting('SCANNED'))
    expect((await notify(token, member.token)).data).toBe(true)
    const response = await poll(browser, token)
    expect(response).toMatchObject({ status: 200, code: 0, data: { user: { id: member.id, phone: member.phone } } })
    expect((await whoIs(response.data.access_token)).data).toMatchObject([{ client: 'web', isCurrent: true }])
    // The other session of the pages ends without a query.
    expect((await whoIs(member.token)).status).toBe(424)
    expect(await poll(browser, token)).toMatchObject(over('EXPIRED'))
  })

  test('requested more than once a second is still waiting, and gives its token once', async () => {
    const browser = aVisitor(api)
    const member = await buildMember(api)
    const randomToken = await begin(browser)
    await notify(randomToken, member.token)
    const polls = Array.from({ length: 5 }, () => browser('GET', '/auth/qrcode/check', { query: { randomToken } }))
    const responses = await Promise.all(polls)
    const outcomes = responses.map(({ status, code }) => `${status} ${code}`)
    expect(outcomes.filter((outcome) => outcome === '200 0')).toHaveLength(1)
    // Whether a later one is refused as too early or as too late depends on how far apart they arrive.
    for (const outcome of outcomes) expect(['200 0', '200 10111', '200 10113']).toContain(outcome)
  })

  test('is no use to another browser', async () => {
    const [browser, thief] = [aVisitor(api), aVisitor(api)]
    const member = await buildMember(api)
    const token = await begin(browser)
    await begin(thief)
    await notify(token, member.token)
    expect(await poll(thief, token)).toMatchObject(over('EXPIRED'))
    expect(await poll(aVisitor(api), token)).toMatchObject(over('EXPIRED'))
    expect((await poll(browser, token)).code).toBe(0)
  })

  test('binds the browser by a cookie that no script can read', async () => {
    const { headers } = await aVisitor(api)('GET', '/auth/qrcode/randomtoken')
    expect(headers['set-cookie']).toMatch(/^qr=[\w-]{43}; Path=\/auth; HttpOnly; SameSite=Lax$/)
  })

  test('that the phone has refused is over', async () => {
    const browser = aVisitor(api)
    const { token: accessToken } = await buildMember(api)
    const token = await begin(browser)
    await notify(token, accessToken, 'scan')
    await notify(token, accessToken, 'cancel')
    // What a phone has said first counts.
    expect((await notify(token, accessToken, 'confirm')).data).toBe(true)
    expect(await poll(browser, token)).toMatchObject(over('CANCELLED'))
  })

  test('is confirmed by the first to do so', async () => {
    const browser = aVisitor(api)
    const [first, second] = [await buildMember(api), await buildMember(api)]
    const token = await begin(browser)
    await notify(token, first.token)
    await notify(token, second.token)
    await notify(token, first.token)
    expect((await poll(browser, token)).data.user.id).toBe(first.id)
  })

  test('requires a phone where the WeChat account has none', async () => {
    const browser = aVisitor(api)
    const person = aPerson()
    const token = await begin(browser)
    expect((await notify(token, await bindTicket(person))).data).toBe(true)
    const response = await poll(browser, token)
    expect(response).toMatchObject(mustBind)
    const phone = aPhone()
    const bound = await bind(browser, phone, response.data.bindToken, await codeFor(api, phone, 'bind'))
    expect(bound).toMatchObject({ status: 200, code: 0, data: { user: { phone } } })
    expect(await wechatOf(phone)).toBe(person.wechatId)
  })

  test('is not confirmed with a token that does not hold, nor once it is too old', async () => {
    const { token } = await buildMember(api)
    expect((await notify(await begin(aVisitor(api)), 'garbage')).status).toBe(424)
    expect(await notify('never-begun', token)).toMatchObject(over('EXPIRED'))
    expect(await poll(aVisitor(api), 'never-begun')).toMatchObject(over('EXPIRED'))
  })

  test('does not sign in an account that was disabled meanwhile', async () => {
    const browser = aVisitor(api)
    const { id, token: accessToken } = await buildMember(api)
    const token = await begin(browser)
    await notify(token, accessToken)
    await inDatabase(api, `UPDATE account SET status = 'disabled' WHERE id = $1`, [id])
    expect(await poll(browser, token)).toMatchObject({ status: 401, data: 'user_disabled' })
  })

  test('is drawn as an image, for the token that was begun or for a new one', async () => {
    const browser = aVisitor(api)
    const draw = (query: Record<string, string>) => browser('GET', '/auth/qrcode/generate', { query })
    const token = await begin(browser)
    const { data } = await draw({ randomToken: token, path: '/pages/login/index' })
    expect(data.randomToken).toBe(token)
    expect(Buffer.from(data.base64Img, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(await poll(browser, (await draw({})).data.randomToken)).toMatchObject(waiting('WAITING'))
    expect(await draw({ randomToken: 'never-begun' })).toMatchObject(over('EXPIRED'))
    expect((await draw({ path: 'pages/x?a=1' })).status).toBe(400)
  })
})

describe('the mini program', () => {
  test('signs in anyone who is bound, as a session of its own that asks nobody', async () => {
    const person = aPerson()
    const { phone, token } = await buildMember(api, { wechat_id: person.wechatId })
    const first = await miniSignIn(person)
    expect(first).toMatchObject({ status: 200, code: 0, data: { user: { phone } } })
    const second = await miniSignIn(person)
    const { data } = await whoIs(token)
    expect(data.map(({ client }: { client: string }) => client).toSorted()).toEqual(['miniProgram', 'web'])
    expect([(await whoIs(first.access_token)).status, (await whoIs(second.access_token)).status]).toEqual([424, 200])
  })

  test('gives anyone who is not bound a ticket to do so', async () => {
    expect(await miniSignIn(aPerson())).toMatchObject(mustBind)
  })

  test('signs in nobody with a wrong code', async () => {
    expect(await miniSignIn({ code: 'made-up' })).toMatchObject({ status: 200, code: 10108, msg: '验证失败' })
  })
})

describe('WeChat on the web', () => {
  const begin = async (visitor: Visitor) => (await visitor('GET', '/auth/social/wechat/url')).data
  const finish = (visitor: Visitor, code: string, state: string, more: object = {}) =>
    visitor('POST', '/auth/social/callback', { json: { code, state, ...more } })

  test('leads back to a page of this site only', async () => {
    const { url, state } = await begin(aVisitor(api))
    const back = new URLSearchParams(new URL(url).hash.split('?')[1])
    expect([back.get('redirect_uri'), back.get('state')]).toEqual(['http://localhost:3000/callback', state])
    for (const redirect of ['//evil.example', 'https://evil.example', '/x\\@evil.example'])
      expect((await aVisitor(api)('GET', '/auth/social/wechat/url', { query: { redirect } })).status).toBe(400)
  })

  test('signs in anyone who is bound, once', async () => {
    const [browser, person] = [aVisitor(api), aPerson()]
    const { id, phone } = await buildMember(api, { wechat_id: person.wechatId })
    await inDatabase(api, 'DELETE FROM session WHERE account_id = $1', [id])
    const { state } = await begin(browser)
    expect(await finish(browser, person.code, state)).toMatchObject({ code: 0, data: { user: { id, phone } } })
    expect(await finish(browser, person.code, state)).toMatchObject({ status: 200, code: 10106 })
  })

  test('signs in only the browser that began', async () => {
    const person = aPerson()
    await buildMember(api, { wechat_id: person.wechatId })
    const { state } = await begin(aVisitor(api))
    const stranger = aVisitor(api)
    await begin(stranger)
    expect(await finish(stranger, person.code, state)).toMatchObject({ code: 10106 })
  })

  test('asks before it ends another session, and goes on with the same call', async () => {
    const [browser, person] = [aVisitor(api), aPerson()]
    const { token } = await buildMember(api, { wechat_id: person.wechatId })
    const { state } = await begin(browser)
    expect(await finish(browser, person.code, state)).toMatchObject(elsewhere)
    expect(await finish(aVisitor(api), person.code, state, { forceLogin: '1' })).toMatchObject({ code: 10106 })
    expect((await finish(browser, person.code, state, { forceLogin: '1' })).code).toBe(0)
    expect((await whoIs(token)).status).toBe(424)
  })

  test('refuses a code that WeChat has not given', async () => {
    const browser = aVisitor(api)
    const { state } = await begin(browser)
    expect(await finish(browser, 'made-up', state)).toMatchObject({ status: 200, code: 10108 })
  })

  test('gives anyone who is not bound a ticket', async () => {
    const browser = aVisitor(api)
    const { state } = await begin(browser)
    expect(await finish(browser, aPerson().code, state)).toMatchObject(mustBind)
  })
})

describe('to bind a WeChat account', () => {
  test('to a phone without an account makes one, with a password or without', async () => {
    for (const password of [undefined, 'secret']) {
      const [person, phone] = [aPerson(), aPhone()]
      const response = await aVisitor(api)('POST', '/auth/user/regist', {
        query: { username: phone, token: await bindTicket(person), code: await codeFor(api, phone, 'bind') },
        form: { nickName: '云', grant_type: 'password', ...(password && { password: site.encryptPassword(password) }) },
      })
      expect(response).toMatchObject({ status: 200, code: 0, token_type: 'bearer', data: { user: { phone } } })
      const [account] = await inDatabase(
        api,
        'SELECT nickname, wechat_id, password_hash IS NOT NULL AS "hasPassword" FROM account WHERE phone = $1',
        [phone],
      )
      expect(account).toEqual({ nickname: '云', wechat_id: person.wechatId, hasPassword: password !== undefined })
    }
  })

  test('records that the agreements were accepted, and is refused where they were not', async () => {
    const phone = aPhone()
    const [visitor, ticket, code] = [aVisitor(api), await bindTicket(aPerson()), await codeFor(api, phone, 'bind')]
    expect(await bind(visitor, phone, ticket, code, { agree: '0' })).toMatchObject({ status: 200, code: 10132 })
    expect((await bind(visitor, phone, ticket, code, { agree: '1' })).code).toBe(0)
    const accounts = await inDatabase(api, 'SELECT agreed_at FROM account WHERE phone = $1', [phone])
    expect(accounts).toEqual([{ agreed_at: expect.any(Date) }])
  })

  test('to a member’s phone tells them, and their password stays', async () => {
    const person = aPerson()
    const { id, phone } = await buildMember(api)
    await inDatabase(api, 'DELETE FROM session WHERE account_id = $1', [id])
    const response = await bind(aVisitor(api), phone, await bindTicket(person), await codeFor(api, phone, 'bind'))
    expect(response).toMatchObject({ code: 0, data: { user: { id } } })
    expect(await wechatOf(phone)).toBe(person.wechatId)
    expect(await noticesOf(id)).toEqual([expect.stringContaining('微信已绑定')])
    expect((await miniSignIn(person)).code).toBe(0)
  })

  test('asks before another session ends, and goes on with the same call', async () => {
    const { phone, token } = await buildMember(api)
    const [visitor, ticket, code] = [aVisitor(api), await bindTicket(aPerson()), await codeFor(api, phone, 'bind')]
    expect(await bind(visitor, phone, ticket, code)).toMatchObject(elsewhere)
    expect((await bind(visitor, phone, ticket, code, { forceLogin: '1' })).code).toBe(0)
    expect((await whoIs(token)).status).toBe(424)
  })

  test('is refused where the phone has another one; the ticket is good for another phone', async () => {
    const { phone } = await buildMember(api, { wechat_id: aPerson().wechatId })
    const ticket = await bindTicket(aPerson())
    const refused = await bind(aVisitor(api), phone, ticket, await codeFor(api, phone, 'bind'))
    expect(refused).toMatchObject({ status: 200, code: 10105, msg: '该手机号已绑定其他微信，请先解绑' })
    const other = aPhone()
    expect((await bind(aVisitor(api), other, ticket, await codeFor(api, other, 'bind'))).code).toBe(0)
  })

  test('is refused where it was bound to another phone meanwhile', async () => {
    const person = aPerson()
    const tickets = [await bindTicket(person), await bindTicket(person)]
    await buildMember(api, { wechat_id: person.wechatId })
    const member = await buildMember(api)
    for (const [at, phone] of [member.phone, aPhone()].entries())
      expect(await bind(aVisitor(api), phone, tickets[at]!, await codeFor(api, phone, 'bind'))).toMatchObject({
        code: 10105,
      })
  })

  test('by two phones at once succeeds for one', async () => {
    const person = aPerson()
    const phones = [aPhone(), aPhone()]
    const calls = []
    for (const phone of phones)
      calls.push([phone, await bindTicket(person), await codeFor(api, phone, 'bind')] as const)
    const responses = await Promise.all(calls.map((call) => bind(aVisitor(api), ...call)))
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 10105])
  })

  test('wants a ticket that holds and the code that was sent', async () => {
    const phone = aPhone()
    const code = await codeFor(api, phone, 'bind')
    const ticket = await bindTicket(aPerson())
    expect(await bind(aVisitor(api), phone, 'made-up', code)).toMatchObject({ status: 200, code: 10106 })
    expect(await bind(aVisitor(api), phone, ticket, '000000')).toMatchObject({ status: 428 })
    expect(await bind(aVisitor(api), 'nobody', ticket, code)).toMatchObject({ status: 428 })
    expect((await bind(aVisitor(api), phone, ticket, code)).code).toBe(0)
    expect(await bind(aVisitor(api), phone, ticket, code)).toMatchObject({ code: 10106 })
  })
})

describe('whether a phone is bound', () => {
  const ask = (json: object, headers = {}) => aVisitor(api)('POST', '/admin/user/vxCheck', { json, headers })

  test('is answered five times a minute for nothing, then for a human check', async () => {
    const visitor = aVisitor(api)
    const requestAgain = (facts = {}) =>
      visitor('POST', '/admin/user/vxCheck', { json: { username: aPhone(), ...facts } })
    for (let requested = 0; requested < 5; requested++) expect((await requestAgain()).code).toBe(0)
    expect((await requestAgain()).status).toBe(428)
    expect((await requestAgain({ checkCode: await passHumanCheck(api) })).code).toBe(0)
  })

  test('is answered for the account of a ticket, for the current member, and for nobody', async () => {
    const person = aPerson()
    const ticket = await bindTicket(person)
    const { phone, headers } = await buildMember(api, { wechat_id: person.wechatId })
    const unbound = await buildMember(api)
    expect((await ask({ username: phone, token: ticket })).data).toEqual({ bound: true, sameAccount: true })
    expect((await ask({ username: phone }, headers)).data).toEqual({ bound: true, sameAccount: true })
    expect((await ask({ username: phone })).data).toEqual({ bound: true, sameAccount: false })
    expect((await ask({ username: unbound.phone })).data).toEqual({ bound: false, sameAccount: false })
    expect((await ask({ username: aPhone(), token: ticket })).data).toEqual({ bound: false, sameAccount: false })
  })

  test('is refused where it is another account than that of the ticket', async () => {
    const { phone } = await buildMember(api, { wechat_id: aPerson().wechatId })
    expect(await ask({ username: phone, token: await bindTicket(aPerson()) })).toMatchObject({ code: 10105 })
  })

  test('may be requested in the query, in a form and in JSON, and names what is missing', async () => {
    const person = aPerson()
    const token = await bindTicket(person)
    const { phone: username } = await buildMember(api, { wechat_id: person.wechatId })
    const post = aVisitor(api)
    const values = { username, authType: 'sms', token }
    for (const sent of [
      { query: values },
      { form: values },
      { json: values },
      { query: { username }, json: { token } },
    ])
      expect((await post('POST', '/admin/user/vxCheck', sent)).data).toEqual({ bound: true, sameAccount: true })
    for (const sent of [{}, { form: { token } }, { json: { username: ' ' } }])
      expect(await post('POST', '/admin/user/vxCheck', sent)).toMatchObject({
        status: 400,
        data: { field: 'username' },
      })
  })
})

test('a member releases their WeChat account with a code to their own phone', async () => {
  const { id, phone, headers } = await buildMember(api, { wechat_id: aPerson().wechatId })
  const release = (code: string) => aVisitor(api)('POST', '/auth/user/unbindWechat', { json: { code }, headers })
  expect((await release('000000')).status).toBe(428)
  expect(await wechatOf(phone)).not.toBeNull()
  expect(await release(await codeFor(api, phone, 'verify'))).toMatchObject({ status: 200, data: true })
  expect(await wechatOf(phone)).toBeNull()
  expect(await noticesOf(id)).toEqual([expect.stringContaining('微信已解绑')])
})

describe('a share signature', () => {
  test.each(['/admin/social/getWechatParam', '/admin/social/wechat/jsSign'])('is made by %s', async (path) => {
    const url = 'http://localhost:3000/?a=1'
    const { data } = await aVisitor(api)('GET', path, { query: { url: `${url}#/query/detail?id=1`, appId: 'x' } })
    const { timestamp, nonceStr } = data
    expect(data).toEqual({
      appId: 'wx-sandbox',
      timestamp: expect.any(Number),
      nonceStr: expect.stringMatching(/^\w{16}$/),
      signature: signShareUrl({ ticket: 'sandbox-ticket', nonceStr, timestamp, url }),
    })
    expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60)
  })

  test.each(['https://evil.example/', 'http://localhost:3000.evil.example/', 'localhost:3000', ''])(
    'is not made for an address of another site: %j',
    async (url) => {
      const response = await aVisitor(api)('GET', '/admin/social/getWechatParam', { query: { url } })
      expect(response.status).toBe(400)
    },
  )
})
