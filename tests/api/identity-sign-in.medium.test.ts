import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectKeyValueStore, type KeyValueStore } from '../../packages/key-value/src/index.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { fileDatabase } from '../support/database.ts'
import { passHumanCheck } from '../support/human-check.ts'
import {
  buildMember,
  aPhone,
  buildSession,
  aVisitor,
  codeFor,
  inDatabase,
  PASSWORD,
  passedCheck,
  siteOf,
  type Visitor,
} from '../support/members.ts'
import { redisUrl } from '../support/redis.ts'

const database = fileDatabase()
const { pool } = database
let api: TestApi
let keyValueStore: KeyValueStore
let site: Awaited<ReturnType<typeof siteOf>>

beforeAll(async () => {
  const redis = redisUrl()
  keyValueStore = await connectKeyValueStore({ redisUrl: redis, pool })
  api = await startApi({
    DATABASE_URL: database.url,
    REDIS_URL: redis,
    OAUTH_CLIENTS: 'web:of-the-pages;mini:of-the-mini-program;desktop:of-a-desktop',
  })
  site = await siteOf(api)
})
afterAll(async () => {
  await api?.close()
  await keyValueStore?.close()
})

type Attempt = {
  password?: string
  encrypted?: string
  checkCode?: string | null
  force?: boolean
  authorization?: string
  visitor?: Visitor
}

/** Signs in with a password as the pages do, after a human check unless the attempt says otherwise. */
async function signIn(phone: string, attempt: Attempt = {}) {
  const checkCode = attempt.checkCode === undefined ? await passedCheck(keyValueStore) : attempt.checkCode
  return (attempt.visitor ?? aVisitor(api))('POST', '/auth/oauth/token', {
    query: {
      grant_type: 'password',
      authType: 'image',
      ...(checkCode && { checkCode }),
      ...(attempt.force && { forceLogin: '1' }),
    },
    form: { username: phone, password: attempt.encrypted ?? site.encryptPassword(attempt.password ?? PASSWORD) },
    headers: { authorization: attempt.authorization ?? site.authorization },
  })
}

const signedOutMember = async (columns: Record<string, unknown> = {}) => {
  const member = await buildMember(api, columns)
  await inDatabase(api, 'DELETE FROM session WHERE account_id = $1', [member.id])
  return member
}
const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`
const whoIs = (token: string) =>
  aVisitor(api)('GET', '/auth/sessions', { headers: { authorization: `Bearer ${token}` } })
const refresh = (token: string, authorization = site.authorization) =>
  aVisitor(api)('POST', '/auth/oauth/token', {
    query: { grant_type: 'refresh_token', refresh_token: token },
    headers: { authorization },
  })
const noticesOf = async (id: string) =>
  (await inDatabase<{ title: string }>(api, 'SELECT title_cn AS title FROM notice WHERE account_id = $1', [id])).map(
    ({ title }) => title,
  )
const wrong = { status: 401, code: 1, msg: '用户名或密码错误', data: 'invalid_grant' }
const locked = { status: 401, code: 1, data: 'user_locked' }
const elsewhere = { status: 200, code: 10101, data: { alreadyLogin: true, retryFlag: 'forceLogin' } }

describe('with a password', () => {
  test('the token comes as OAuth has it and as the envelope has it, and opens what is the member’s', async () => {
    const { id, phone } = await signedOutMember()
    const response = await signIn(phone)
    expect(response).toMatchObject({
      status: 200,
      token_type: 'bearer',
      expires_in: 2_592_000,
      scope: 'server',
      code: 0,
      msg: null,
      ok: true,
      data: { access_token: response.access_token, user: { id, phone } },
    })
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await whoIs(response.access_token)).data).toMatchObject([{ client: 'web', isCurrent: true }])
  })

  test('a phone is known with or without 86, and with blanks', async () => {
    const { phone } = await signedOutMember()
    expect((await signIn(`+86 ${phone.slice(0, 3)} ${phone.slice(3)}`)).status).toBe(200)
  })

  test('no token is stored as it is', async () => {
    const { phone } = await signedOutMember()
    const { access_token, refresh_token } = await signIn(phone)
    const rows = await inDatabase(api, 'SELECT * FROM session')
    expect(JSON.stringify(rows)).not.toContain(access_token)
    expect(JSON.stringify(rows)).not.toContain(refresh_token)
  })

  test.each([null, 'made-up'])('without a human check it does not go on: %s', async (checkCode) => {
    const { phone } = await signedOutMember()
    expect(await signIn(phone, { checkCode })).toMatchObject({ status: 428, code: 1 })
  })

  test('a human check is good once', async () => {
    const { phone } = await signedOutMember()
    const checkCode = await passHumanCheck(api)
    expect(await signIn(phone, { checkCode, password: 'wrong' })).toMatchObject(wrong)
    expect((await signIn(phone, { checkCode })).status).toBe(428)
  })

  test('clients of the pig family may send the human check as `code`', async () => {
    const { phone } = await signedOutMember()
    const response = await aVisitor(api)('POST', '/auth/oauth/token', {
      query: { code: await passHumanCheck(api), randomStr: 'blockPuzzle', grant_type: 'password', scope: 'server' },
      form: { username: phone, password: site.encryptPassword(PASSWORD) },
      headers: { authorization: site.authorization },
    })
    expect(response.status).toBe(200)
  })

  test('a wrong password and an unknown phone are refused alike', async () => {
    const { phone } = await signedOutMember()
    for (const attempt of [
      await signIn(phone, { password: 'wrong' }),
      await signIn(aPhone()),
      await signIn('nobody\0'),
    ])
      expect(attempt).toMatchObject(wrong)
  })

  test('a member without a password cannot sign in with one', async () => {
    const { phone } = await signedOutMember({ password_hash: null })
    expect(await signIn(phone)).toMatchObject(wrong)
  })

  test('a password that cannot be read is a malformed request', async () => {
    expect(await signIn(aPhone(), { encrypted: 'plain text!' })).toMatchObject({
      status: 400,
      data: { field: 'password' },
    })
  })

  test('a disabled account says so to its owner only', async () => {
    const { phone } = await signedOutMember({ status: 'disabled' })
    expect(await signIn(phone, { password: 'wrong' })).toMatchObject(wrong)
    expect(await signIn(phone)).toMatchObject({ status: 401, data: 'user_disabled' })
  })

  test.each(['client_credentials', 'toString', ''])(
    'a grant that is none is refused by its name: %j',
    async (grant) => {
      const response = await aVisitor(api)('POST', '/auth/oauth/token', {
        query: { grant_type: grant },
        headers: { authorization: site.authorization },
      })
      expect(response).toMatchObject({ status: 400, data: 'unsupported_grant_type' })
    },
  )

  test('one address can try only so many passwords', async () => {
    const visitor = aVisitor(api)
    // A password that cannot be read counts as well, and costs no hash.
    const statuses = []
    for (let attempt = 0; attempt < 51; attempt++)
      statuses.push((await signIn(aPhone(), { encrypted: 'unreadable', visitor })).status)
    expect(statuses).toEqual([...Array(50).fill(400), 429])
  })
})

describe('the fifth wrong password', () => {
  const tryWrong = async (phone: string, times: number) => {
    const responses = []
    for (let attempt = 0; attempt < times; attempt++) responses.push(await signIn(phone, { password: 'wrong' }))
    return responses.map(({ data }) => data)
  }

  test('locks the account, also for the right one, and tells its owner once', async () => {
    const { id, phone } = await signedOutMember()
    expect(await tryWrong(phone, 6)).toEqual([...Array(4).fill('invalid_grant'), 'user_locked', 'user_locked'])
    expect(await signIn(phone)).toMatchObject(locked)
    // The owner is notified after the answer.
    await expect.poll(() => noticesOf(id)).toEqual([expect.stringContaining('账户已锁定')])
  })

  test('locks out a phone without an account in the same way', async () => {
    expect(await tryWrong(aPhone(), 6)).toEqual([...Array(4).fill('invalid_grant'), 'user_locked', 'user_locked'])
  })

  test('is counted anew after the right one, and after the lock', async () => {
    const { id, phone } = await signedOutMember()
    await tryWrong(phone, 4)
    expect((await signIn(phone)).status).toBe(200)
    expect(await tryWrong(phone, 4)).toEqual(Array(4).fill('invalid_grant'))
    await tryWrong(phone, 3)
    await inDatabase(api, "UPDATE account SET locked_until = now() - interval '1 second' WHERE id = $1", [id])
    expect(await tryWrong(phone, 1)).toEqual(['invalid_grant'])
    expect((await signIn(phone, { force: true })).status).toBe(200)
  })

  test('of fifty at the same time locks once, and its owner gets in after a reset', async () => {
    const { id, phone } = await signedOutMember()
    const checkCodes = await Promise.all(Array.from({ length: 50 }, () => passedCheck(keyValueStore)))
    const responses = await Promise.all(checkCodes.map((checkCode) => signIn(phone, { checkCode, password: 'wrong' })))
    const outcomes = responses.map(({ data }) => data)
    expect(outcomes.filter((outcome) => outcome === 'invalid_grant')).toHaveLength(4)
    expect(outcomes.filter((outcome) => outcome === 'user_locked')).toHaveLength(46)
    // The owner is notified after the answer.
    await expect.poll(() => noticesOf(id)).toEqual([expect.stringContaining('账户已锁定')])

    const visitor = aVisitor(api)
    const code = await codeFor(api, phone, 'reset')
    const { data: ticket } = await visitor('POST', '/auth/user/check', { query: { username: phone, code } })
    await visitor('POST', '/auth/user/retrieved', {
      form: { username: phone, token: ticket.token, password: site.encryptPassword('another 1') },
    })
    expect((await signIn(phone, { password: 'another 1' })).status).toBe(200)
  })
})

describe('an account that is signed in elsewhere', () => {
  test('is requested, and the same call with forceLogin ends the other session without a new human check', async () => {
    const { phone, token } = await buildMember(api)
    const checkCode = await passHumanCheck(api)
    expect(await signIn(phone, { checkCode })).toMatchObject(elsewhere)
    expect((await whoIs(token)).status).toBe(200)
    expect((await signIn(phone, { checkCode, force: true })).status).toBe(200)
    expect((await whoIs(token)).status).toBe(424)
  })

  test('lets a human check be repeated once, for the same account, with forceLogin and the right password', async () => {
    const [one, other] = [await buildMember(api), await buildMember(api)]
    const checkCode = await passHumanCheck(api)
    await signIn(one.phone, { checkCode })
    expect((await signIn(one.phone, { checkCode })).status).toBe(428)
    expect((await signIn(other.phone, { checkCode, force: true })).status).toBe(428)
    expect(await signIn(one.phone, { checkCode, force: true, password: 'wrong' })).toMatchObject(wrong)
    expect((await signIn(one.phone, { checkCode, force: true })).status).toBe(428)
  })

  test('may be signed in with another client at the same time', async () => {
    const { phone, token } = await buildMember(api)
    const { status, access_token } = await signIn(phone, { authorization: basic('desktop:of-a-desktop') })
    expect(status).toBe(200)
    const { data } = await whoIs(token)
    expect(data.map(({ client }: { client: string }) => client).toSorted()).toEqual(['other', 'web'])
    expect((await whoIs(access_token)).status).toBe(200)
  })

  test('has one session with a client, however many sign in at once', async () => {
    const { id, phone } = await signedOutMember()
    const checkCodes = await Promise.all(Array.from({ length: 4 }, () => passedCheck(keyValueStore)))
    const responses = await Promise.all(checkCodes.map((checkCode) => signIn(phone, { checkCode })))
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, ...Array(3).fill(10101)])
    const sessions = await inDatabase(api, 'SELECT 1 FROM session WHERE account_id = $1 AND revoked_at IS NULL', [id])
    expect(sessions).toHaveLength(1)
  })
})

describe('with a code', () => {
  const byCode = (query: Record<string, string>) =>
    aVisitor(api)('GET', '/auth/oauth/token', { query, headers: { authorization: site.authorization } })

  test('that was sent to the phone, a member is signed in once', async () => {
    const { id, phone } = await signedOutMember()
    const code = await codeFor(api, phone, 'login')
    const query = { grant_type: 'mobile', subject: `SMS@${phone}`, code }
    const response = await byCode(query)
    expect(response).toMatchObject({ status: 200, code: 0, data: { user: { id, phone } } })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await byCode(query)).toMatchObject({ status: 428, msg: '验证码不合法' })
  })

  test('the same call may be made by POST, with the subject as `mobile`', async () => {
    const { phone } = await signedOutMember()
    const response = await aVisitor(api)('POST', '/auth/oauth/token', {
      query: { grant_type: 'mobile', mobile: `SMS@${phone}`, code: await codeFor(api, phone, 'login') },
      headers: { authorization: site.authorization },
    })
    expect(response.status).toBe(200)
  })

  test('the same call with forceLogin ends the other session, though the code is used up', async () => {
    const { phone, token } = await buildMember(api)
    const query = { subject: `SMS@${phone}`, code: await codeFor(api, phone, 'login') }
    expect(await byCode(query)).toMatchObject(elsewhere)
    expect((await byCode({ ...query, forceLogin: '1' })).status).toBe(200)
    expect((await whoIs(token)).status).toBe(424)
    expect((await byCode({ ...query, forceLogin: '1' })).status).toBe(428)
  })

  test.each([
    { subject: 'SMS@13800138000', code: '000000' },
    { subject: 'SMS@13800138000' },
    { subject: 'x', code: '1' },
  ])('that was never sent, nobody is: %j', async (query) => {
    expect(await byCode(query as Record<string, string>)).toMatchObject({ status: 428, msg: '验证码不合法' })
  })

  test('anyone who has no account is instructed to register', async () => {
    const phone = aPhone()
    const { phone: old } = await signedOutMember({ phone })
    const code = await codeFor(api, old, 'login')
    await inDatabase(api, 'DELETE FROM account WHERE phone = $1', [old])
    expect(await byCode({ subject: `SMS@${phone}`, code })).toMatchObject({ status: 200, code: 10102, data: null })
  })

  test('a member whose password is locked gets in, one who is disabled does not', async () => {
    const lockedOut = await signedOutMember({ locked_until: new Date(Date.now() + 60_000) })
    const disabled = await signedOutMember({ status: 'disabled' })
    const [one, two] = [await codeFor(api, lockedOut.phone, 'login'), await codeFor(api, disabled.phone, 'login')]
    expect((await byCode({ subject: `SMS@${lockedOut.phone}`, code: one })).status).toBe(200)
    expect(await byCode({ subject: `SMS@${disabled.phone}`, code: two })).toMatchObject({
      status: 401,
      data: 'user_disabled',
    })
  })

  test('another grant is refused by its name', async () => {
    expect(await byCode({ grant_type: 'password', subject: 'SMS@13800138000' })).toMatchObject({
      status: 400,
      data: 'unsupported_grant_type',
    })
  })
})

describe('a refresh token', () => {
  test('is exchanged for new tokens of the same session; the old ones hold no longer', async () => {
    const { phone } = await signedOutMember()
    const first = await signIn(phone)
    const second = await refresh(first.refresh_token)
    expect(second).toMatchObject({ status: 200, code: 0, data: { user: { phone } } })
    expect((await whoIs(first.access_token)).status).toBe(424)
    expect((await whoIs(second.access_token)).data).toHaveLength(1)
  })

  test('that comes again ends its session', async () => {
    const { id, phone } = await signedOutMember()
    const first = await signIn(phone)
    const second = await refresh(first.refresh_token)
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 401, data: 'invalid_grant' })
    expect((await whoIs(second.access_token)).status).toBe(424)
    expect((await refresh(second.refresh_token)).status).toBe(401)
    const [session] = await inDatabase(api, 'SELECT revoked_reason FROM session WHERE account_id = $1', [id])
    expect(session).toEqual({ revoked_reason: 'refreshReused' })
  })

  test('is exchanged for one of many at once', async () => {
    const { phone } = await signedOutMember()
    const { refresh_token } = await signIn(phone)
    const responses = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)))
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  test('is good for its own client only, and for an account that may be used', async () => {
    const { id, phone } = await signedOutMember()
    const { refresh_token } = await signIn(phone)
    expect((await refresh(refresh_token, basic('mini:of-the-mini-program'))).status).toBe(401)
    await inDatabase(api, `UPDATE account SET status = 'disabled' WHERE id = $1`, [id])
    expect((await refresh(refresh_token)).status).toBe(401)
  })

  test('that is made up is refused', async () => {
    expect(await refresh('made-up')).toMatchObject({ status: 401, data: 'invalid_grant' })
  })
})

describe('a session', () => {
  const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

  test('is listed with its device, the one used last first', async () => {
    const member = await buildMember(api)
    const older = await buildSession(api, member.id, 'mini')
    await inDatabase(api, "UPDATE session SET last_used_at = now() - interval '1 hour' WHERE id = $1", [
      older.sessionId,
    ])
    const expired = await buildSession(api, member.id)
    await inDatabase(api, 'UPDATE session SET access_expires_at = now() WHERE id = $1', [expired.sessionId])
    const { data } = await whoIs(member.token)
    expect(data).toMatchObject([
      { id: member.sessionId, client: 'web', device: 'Chrome 126.0.0.0 · Windows 10', isCurrent: true },
      { id: older.sessionId, client: 'miniProgram', ip: '203.0.113.9', isCurrent: false },
    ])
  })

  test('remembers its last use to five minutes', async () => {
    const { sessionId, token } = await buildMember(api)
    const lastUse = async () =>
      (await inDatabase<{ at: Date }>(api, 'SELECT last_used_at AS at FROM session WHERE id = $1', [sessionId]))[0]!.at
    const before = await lastUse()
    await whoIs(token)
    expect(await lastUse()).toEqual(before)
    await inDatabase(api, "UPDATE session SET last_used_at = now() - interval '6 minutes' WHERE id = $1", [sessionId])
    await whoIs(token)
    expect((await lastUse()).getTime()).toBeGreaterThanOrEqual(before.getTime())
  })

  test('can be ended by its owner, twice alike, and by nobody else', async () => {
    const [owner, stranger] = [await buildMember(api), await buildMember(api)]
    const other = await buildSession(api, owner.id)
    const end = (token: string) => aVisitor(api)('DELETE', `/auth/sessions/${other.sessionId}`, withToken(token))
    expect((await end(stranger.token)).status).toBe(404)
    expect((await whoIs(other.token)).status).toBe(200)
    expect(await end(owner.token)).toMatchObject({ status: 200, data: true })
    expect(await end(owner.token)).toMatchObject({ status: 200, data: true })
    expect((await whoIs(other.token)).status).toBe(424)
  })

  test('ends when its owner signs out; to sign out without one is no fault', async () => {
    const { token } = await buildMember(api)
    const signOut = () => aVisitor(api)('DELETE', '/auth/token/logout', withToken(token))
    const response = await signOut()
    expect(response).toMatchObject({ status: 200, code: 0, data: true })
    expect(response.headers['set-cookie']).toMatch(/^auth=;/)
    expect((await whoIs(token)).status).toBe(424)
    expect(await signOut()).toMatchObject({ status: 200, code: 0 })
    expect(await aVisitor(api)('DELETE', '/auth/token/logout')).toMatchObject({ status: 200, code: 0 })
  })

  test('tells a client until when its token holds', async () => {
    const { token } = await buildMember(api)
    const check = (token: string) =>
      aVisitor(api)('GET', '/auth/token/check_token', {
        query: { token },
        headers: { authorization: site.authorization },
      })
    expect((await check(token)).data.expiresAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect((await check('garbage')).status).toBe(424)
  })

  test('holds no longer once its account is disabled', async () => {
    const { id, token } = await buildMember(api)
    await inDatabase(api, `UPDATE account SET status = 'disabled' WHERE id = $1`, [id])
    expect((await whoIs(token)).status).toBe(424)
  })
})

test('the site tells the pages how to sign in, and that it is a demonstration', async () => {
  const { data } = await aVisitor(api)('GET', '/common/site')
  expect(data).toEqual({
    clientAuthorization: basic('web:of-the-pages'),
    passwordKey: expect.stringMatching(/^.{16}$/),
    isDemonstration: true,
    operator: 'Markwright',
    contact: null,
    miniProgramUrl: null,
  })
})
