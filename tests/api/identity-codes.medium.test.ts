import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectKeyValueStore, type KeyValueStore } from '../../packages/key-value/src/index.ts'
import type { TestApi } from '../support/api.ts'
import { sharedApiBench } from '../support/api-bench.ts'
import { passHumanCheck } from '../support/human-check.ts'
import {
  buildMember,
  aPhone,
  aVisitor,
  codeFor,
  inDatabase,
  passedCheck,
  sentCode,
  siteOf,
} from '../support/members.ts'
import { redisUrl } from '../support/redis.ts'

let keyValueStore: KeyValueStore
let api: TestApi
let site: Awaited<ReturnType<typeof siteOf>>

beforeAll(async () => {
  const bench = await sharedApiBench()
  api = bench.api
  keyValueStore = await connectKeyValueStore({ redisUrl: redisUrl(), pool: bench.pool })
  site = await siteOf(api)
})
afterAll(() => keyValueStore?.close())

/** As if a minute had passed since the last code. */
const aMinuteLater = (phone: string) => keyValueStore.delete(`sms-pause:${phone}`)

async function send(subject: string, query: Record<string, string> = {}, visitor = aVisitor(api)) {
  return visitor('GET', `/admin/mobile/sendCode/${encodeURIComponent(subject)}`, {
    query: { captchaVerification: await passedCheck(keyValueStore), ...query },
  })
}
const messagesTo = async (to: string) => {
  await api.smsSent()
  const sent = await inDatabase<{ text: string }>(api, 'SELECT text FROM outbox_message WHERE "to" = $1', [to])
  return sent.map(({ text }) => text)
}
const wrongCode = { status: 428, code: 1, msg: '验证码不合法' }
const check = (username: string, code: string) =>
  aVisitor(api)('POST', '/auth/user/check', { query: { username, code, authType: 'sms' } })

test('a code may be checked in the query, in a form and in JSON, and a phone that is missing is named', async () => {
  for (const way of ['query', 'form', 'json'] as const) {
    const { phone } = await buildMember(api)
    await send(`SMS@${phone}`, { scene: 'reset' })
    const values = { username: phone, code: await sentCode(api, phone), authType: 'sms' }
    const answer = await aVisitor(api)('POST', '/auth/user/check', { [way]: values })
    expect(answer, way).toMatchObject({ status: 200, data: { token: expect.any(String), expiresIn: 600 } })
  }
  const nameless = await aVisitor(api)('POST', '/auth/user/check', { json: { code: '123456' } })
  expect(nameless).toMatchObject({ status: 400, data: { field: 'username' } })
})

describe('a code by text message', () => {
  test('is sent to who has passed a human check, and never shown', async () => {
    const phone = aPhone()
    const answer = await send(`SMS@${phone}`, { scene: 'register' })
    expect(answer).toMatchObject({ status: 200, code: 0, msg: null, data: true })
    const code = await sentCode(api, phone)
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(answer)).not.toContain(code)
    expect(await messagesTo(`86${phone}`)).toEqual([expect.stringContaining(`验证码 ${code}，用于注册，5 分钟内有效`)])
  })

  test('is written in the language of the caller, and goes to the region of the phone', async () => {
    const number = `6${aPhone().slice(-7)}`
    await send(`SMS@852${number}`, { scene: 'reset', lang: 'en' })
    expect(await messagesTo(`852${number}`)).toEqual([expect.stringContaining('is your code to reset your password')])
  })

  test('can be requested under the second name, with or without a scene', async () => {
    const phone = aPhone()
    const query = { phone, type: 'reset', captchaVerification: await passHumanCheck(api) }
    expect(await aVisitor(api)('GET', '/common/code/sms', { query })).toMatchObject({ status: 200, data: true })
    expect(await messagesTo(`86${phone}`)).toEqual([expect.stringContaining('重置密码')])
  })

  test('is not stored where anybody could read it', async () => {
    const phone = aPhone()
    await send(`SMS@${phone}`)
    expect(await keyValueStore.find(`sms-code:${phone}`)).not.toContain(await sentCode(api, phone))
  })

  test('is not sent without a human check', async () => {
    const phone = aPhone()
    expect(await send(`SMS@${phone}`, { captchaVerification: 'made-up' })).toMatchObject({ status: 428, code: 1 })
    expect(await sentCode(api, phone)).toBeNull()
  })

  test.each(['SMS@12345678901', 'SMS@123', 'SMS@85212345678', 'SMS@', 'SMS@+1 202 555 0100'])(
    'is not sent to what receives none: %s',
    async (subject) => {
      expect(await send(subject)).toMatchObject({ status: 200, code: 10103, msg: '发送失败，检查手机号是否正确' })
    },
  )

  test('is sent once a minute, five times an hour', async () => {
    const phone = aPhone()
    expect((await send(`SMS@${phone}`)).code).toBe(0)
    const tooSoon = await send(`SMS@${phone}`)
    expect(tooSoon).toMatchObject({ status: 429, code: 42901 })
    expect(tooSoon.data.retryAfterSeconds).toBeGreaterThan(50)
    expect(tooSoon.data.retryAfterSeconds).toBeLessThanOrEqual(60)
    expect(tooSoon.headers['retry-after']).toBe(String(tooSoon.data.retryAfterSeconds))
    for (let sent = 1; sent < 5; sent++) {
      await aMinuteLater(phone)
      expect((await send(`SMS@${phone}`)).code).toBe(0)
    }
    await aMinuteLater(phone)
    // The hour's limit does not begin another minute, which would hide how long it lasts.
    for (let requested = 0; requested < 2; requested++) {
      const tooMany = await send(`SMS@${phone}`)
      expect(tooMany).toMatchObject({ status: 429, code: 42901 })
      // The hour begins with the first code.
      expect(tooMany.data.retryAfterSeconds).toBeGreaterThan(3500)
      expect(tooMany.data.retryAfterSeconds).toBeLessThanOrEqual(3600)
    }
  })

  test('is offered again when the time is over that is reported, which runs out', async () => {
    const phone = aPhone()
    await send(`SMS@${phone}`)
    await keyValueStore.set(`sms-pause:${phone}`, '1', 17)
    const { data, headers } = await send(`SMS@${phone}`)
    expect(data.retryAfterSeconds).toBeGreaterThan(10)
    expect(data.retryAfterSeconds).toBeLessThanOrEqual(17)
    expect(headers['retry-after']).toBe(String(data.retryAfterSeconds))
  })

  test('is sent twenty times an hour for one address', async () => {
    const visitor = aVisitor(api)
    for (let sent = 0; sent < 20; sent++) expect((await send(`SMS@${aPhone()}`, {}, visitor)).code).toBe(0)
    expect((await send(`SMS@${aPhone()}`, {}, visitor)).status).toBe(429)
  })

  test('to sign in is not sent to who has no account, who gets the same answer', async () => {
    const phone = aPhone()
    const { phone: known } = await buildMember(api)
    const [unknown, sent] = [
      await send(`SMS@${phone}`, { scene: 'login' }),
      await send(`SMS@${known}`, { scene: 'login' }),
    ]
    expect([unknown.status, unknown.code, unknown.data]).toEqual([sent.status, sent.code, sent.data])
    expect([await sentCode(api, phone), await sentCode(api, known)]).toEqual([null, expect.any(String)])
  })

  test('is good for its scene only, without a scene for any', async () => {
    const { phone } = await buildMember(api)
    expect(await check(phone, await codeFor(api, phone, 'login'))).toMatchObject(wrongCode)
    await aMinuteLater(phone)
    await send(`SMS@${phone}`)
    expect((await check(phone, (await sentCode(api, phone))!)).code).toBe(0)
  })

  test('is good once, also for many at the same time', async () => {
    const { phone } = await buildMember(api)
    const code = await codeFor(api, phone, 'reset')
    const answers = await Promise.all(Array.from({ length: 5 }, () => check(phone, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 428)).toHaveLength(4)
  })

  test('is spent by five wrong tries, not by four', async () => {
    const { phone } = await buildMember(api)
    const wrong = (code: string) => String((Number(code) + 1) % 10 ** 6).padStart(6, '0')
    const first = await codeFor(api, phone, 'reset')
    for (let tries = 0; tries < 4; tries++) expect(await check(phone, wrong(first))).toMatchObject(wrongCode)
    expect((await check(phone, first)).code).toBe(0)

    await aMinuteLater(phone)
    const second = await codeFor(api, phone, 'reset')
    await Promise.all(Array.from({ length: 20 }, () => check(phone, wrong(second))))
    expect(await check(phone, second)).toMatchObject(wrongCode)
  })

  test('is replaced by the next one', async () => {
    const { phone } = await buildMember(api)
    const first = await codeFor(api, phone, 'reset')
    await aMinuteLater(phone)
    const second = await codeFor(api, phone, 'reset')
    expect(await check(phone, first)).toMatchObject(wrongCode)
    expect((await check(phone, second)).code).toBe(0)
  })
})

describe('a registration', () => {
  type Facts = { code?: string; password?: string; query?: Record<string, string>; form?: Record<string, string> }
  const register = (phone: string, { code = '', password = 'secret', query, form }: Facts) =>
    aVisitor(api)('POST', '/auth/user/register', {
      query: { subject: `SMS@${phone}`, code, ...query },
      form: { password: site.encryptPassword(password), ...form },
    })

  test('makes an account with which its owner signs in', async () => {
    const phone = aPhone()
    const answer = await register(phone, {
      code: await codeFor(api, phone, 'register'),
      query: { userSource: 'fair', invitationCode: 'A1', lang: 'en' },
      form: { remark: '老王', agree: 'true' },
    })
    expect(answer).toMatchObject({ status: 200, code: 0, data: { userId: expect.any(String) } })
    const [account] = await inDatabase(api, 'SELECT * FROM account WHERE id = $1', [answer.data.userId])
    expect(account).toMatchObject({
      phone,
      user_source: 'fair',
      invitation_code: 'A1',
      remark: '老王',
      language: 'en',
      agreed_at: expect.any(Date),
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    })
    const signedIn = await aVisitor(api)('POST', '/auth/oauth/token', {
      query: { grant_type: 'password', checkCode: await passHumanCheck(api) },
      form: { username: phone, password: site.encryptPassword('secret') },
      headers: { authorization: site.authorization },
    })
    expect(signedIn.data.user).toEqual({ id: answer.data.userId, phone })
  })

  test('can do without the consent that old clients do not send, but not with a refused one', async () => {
    const phone = aPhone()
    const code = await codeFor(api, phone, 'register')
    expect(await register(phone, { code, form: { agree: 'false' } })).toMatchObject({ status: 200, code: 10132 })
    expect((await register(phone, { code })).code).toBe(0)
  })

  test('of a phone that has an account is refused', async () => {
    const { phone } = await buildMember(api)
    expect(await register(phone, { code: await codeFor(api, phone, 'register') })).toMatchObject({
      status: 200,
      code: 10104,
      msg: '该手机号已注册',
    })
  })

  test('of one phone by two at once makes one account', async () => {
    const phone = aPhone()
    const code = await codeFor(api, phone, 'register')
    // Both have confirmed the phone: what the second would find used up is put back.
    const saved = (await keyValueStore.find(`sms-code:${phone}`))!
    const first = register(phone, { code })
    while ((await keyValueStore.find(`sms-code:${phone}`)) !== null);
    await keyValueStore.set(`sms-code:${phone}`, saved, 300)
    const second = register(phone, { code })
    expect((await Promise.all([first, second])).map(({ code }) => code).toSorted()).toEqual([0, 10104])
    expect(await inDatabase(api, 'SELECT 1 FROM account WHERE phone = $1', [phone])).toHaveLength(1)
  })

  test('wants the code that was sent', async () => {
    const phone = aPhone()
    expect(await register(phone, { code: '123456' })).toMatchObject(wrongCode)
    expect(await register(phone, {})).toMatchObject(wrongCode)
    expect(await register('123', { code: '123456' })).toMatchObject(wrongCode)
  })

  test('wants a password of six characters, and tells so before the code is used up', async () => {
    const phone = aPhone()
    const code = await codeFor(api, phone, 'register')
    expect(await register(phone, { code, password: 'short' })).toMatchObject({
      status: 400,
      msg: '密码须为 6–128 位',
      data: { field: 'password' },
    })
    expect((await register(phone, { code })).code).toBe(0)
  })
})

describe('a forgotten password', () => {
  const reset = (form: Record<string, string>) => aVisitor(api)('POST', '/auth/user/retrieved', { form })
  const confirmed = async (phone: string) => (await check(phone, await codeFor(api, phone, 'reset'))).data

  test('is replaced with a ticket, which ends every session, lifts a lock and notifies the owner', async () => {
    const { id, phone, headers } = await buildMember(api, { locked_until: new Date(Date.now() + 60_000) })
    const ticket = await confirmed(phone)
    expect(ticket).toMatchObject({ token: expect.stringMatching(/^.{22,}$/), expiresIn: 600 })
    const form = { authType: 'sms', username: phone, token: ticket.token, password: site.encryptPassword('another 1') }
    expect(await reset(form)).toMatchObject({ status: 200, code: 0, data: true })
    expect((await aVisitor(api)('GET', '/auth/sessions', { headers })).status).toBe(424)
    const notices = await inDatabase(api, 'SELECT title_cn FROM notice WHERE account_id = $1', [id])
    expect(notices).toEqual([{ title_cn: expect.stringContaining('密码已修改') }])
    const signedIn = await aVisitor(api)('POST', '/auth/oauth/token', {
      query: { grant_type: 'password', checkCode: await passHumanCheck(api) },
      form: { username: phone, password: site.encryptPassword('another 1') },
      headers: { authorization: site.authorization },
    })
    expect(signedIn.status).toBe(200)
  })

  test('may be sent in the address as well', async () => {
    const { phone } = await buildMember(api)
    const { token } = await confirmed(phone)
    const query = { authType: 'sms', username: phone, token, password: site.encryptPassword('another 1') }
    expect((await aVisitor(api)('POST', '/auth/user/retrieved', { query })).code).toBe(0)
  })

  test('is replaced once with a ticket, and for the phone it was given to', async () => {
    const [one, other] = [await buildMember(api), await buildMember(api)]
    const password = site.encryptPassword('another 1')
    const { token } = await confirmed(one.phone)
    expect(await reset({ username: other.phone, token, password })).toMatchObject({
      status: 200,
      code: 10107,
      msg: '密码修改失败',
    })
    const tooLate = { code: 10107, msg: '验证已过期，请重新操作' }
    expect(await reset({ username: one.phone, token, password })).toMatchObject(tooLate)
    expect(await reset({ username: one.phone, token: 'x'.repeat(43), password })).toMatchObject(tooLate)
    expect(await reset({ username: one.phone, password })).toMatchObject({ code: 10107 })
  })

  test('that is too short does not cost the ticket', async () => {
    const { phone } = await buildMember(api)
    const { token } = await confirmed(phone)
    expect((await reset({ token, password: site.encryptPassword('short') })).status).toBe(400)
    expect((await reset({ token, password: site.encryptPassword('long enough') })).code).toBe(0)
  })

  test('a ticket of the caller’s own choice is accepted where nobody can guess it', async () => {
    const { phone } = await buildMember(api)
    const own = 'a'.repeat(32)
    const confirm = async (token: string) => {
      await aMinuteLater(phone)
      const code = await codeFor(api, phone, 'reset')
      return (await aVisitor(api)('POST', '/auth/user/check', { query: { username: phone, code, token } })).data.token
    }
    expect(await confirm(own)).toBe(own)
    expect(await confirm('1')).not.toBe('1')
  })

  test('of nobody is not replaced', async () => {
    const phone = aPhone()
    expect(await check(phone, await codeFor(api, phone, 'reset'))).toMatchObject({ status: 200, code: 10102 })
  })
})

describe('whether a phone has an account', () => {
  const ask = (username: string, visitor = aVisitor(api), checkCode?: string) =>
    visitor('GET', '/auth/user/loginCheck', { query: { authType: 'sms', username, ...(checkCode && { checkCode }) } })

  test('is reported by the code', async () => {
    const { phone } = await buildMember(api)
    expect(await ask(phone)).toMatchObject({ status: 200, code: 0, data: { exists: true } })
    for (const unknown of [aPhone(), 'nobody'])
      expect(await ask(unknown)).toMatchObject({ status: 200, code: 10102, msg: '您还不是用户，请先注册', data: null })
  })

  test('is answered five times a minute for nothing, then for a human check, thirty times in all', async () => {
    const visitor = aVisitor(api)
    const { phone } = await buildMember(api)
    for (let requested = 0; requested < 5; requested++) expect((await ask(phone, visitor)).code).toBe(0)
    for (let requested = 5; requested < 29; requested++) expect((await ask(phone, visitor)).status).toBe(428)
    expect((await ask(phone, visitor, await passHumanCheck(api))).code).toBe(0)
    expect((await ask(phone, visitor, await passHumanCheck(api))).status).toBe(429)
  })
})
