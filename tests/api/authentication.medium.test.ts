import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexOperations, type Operation } from '../../apps/api/src/kernel/contract-document.ts'
import { hashToken, newToken } from '../../apps/api/src/kernel/secrets.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { fileDatabase } from '../support/database.ts'
import { redisUrl } from '../support/redis.ts'

const database = fileDatabase()
const { pool } = database
let api: TestApi
const tokens: Record<'bearer' | 'staffBearer', Record<string, string>> = { bearer: {}, staffBearer: {} }

beforeAll(async () => {
  api = await startApi({ DATABASE_URL: database.url, REDIS_URL: redisUrl() })
  const accountId = randomUUID()
  const staffId = randomUUID()
  await pool.query(`INSERT INTO account (id, phone) VALUES ($1, '13800000001')`, [accountId])
  await pool.query(`INSERT INTO staff (id, name, password_hash, roles) VALUES ($1, 'watcher', '-', '{admin}')`, [
    staffId,
  ])
  for (const [state, expires, revoked] of [
    ['live', 1, null],
    ['expired', -1, null],
    ['revoked', 1, 'now'],
  ] as const) {
    const [member, staff] = [newToken(), newToken()]
    await pool.query(
      `INSERT INTO session (id, account_id, client, access_hash, refresh_hash, access_expires_at, refresh_expires_at,
         ip, user_agent, revoked_at)
       VALUES ($1, $2, 'web', $3, $4, now() + $5 * interval '1 hour', now() + interval '1 day', '::1', '', $6)`,
      [randomUUID(), accountId, hashToken(member), hashToken(newToken()), expires, revoked],
    )
    await pool.query(
      `INSERT INTO staff_session (id, staff_id, token_hash, ip, expires_at, revoked_at)
       VALUES ($1, $2, $3, '::1', now() + $4 * interval '1 hour', $5)`,
      [randomUUID(), staffId, hashToken(staff), expires, revoked],
    )
    tokens.bearer[state] = member
    tokens.staffBearer[state] = staff
  }
})
afterAll(async () => {
  await api.close()
})

const operations = [...indexOperations().values()]
const named = (found: Operation[]) => found.map((operation) => [operation.id, operation] as const)
const guarded = operations.filter(({ security }) => security.scheme?.endsWith('earer') && !security.isOptional)
const optional = operations.filter(({ security }) => security.scheme === 'bearer' && security.isOptional)

const reviveSession = () =>
  pool.query(`UPDATE session SET revoked_at = NULL WHERE access_hash = $1`, [hashToken(tokens.bearer['live']!)])

let visitors = 0
async function call({ method, url }: Operation, authorization?: string) {
  const path = url.replaceAll(/:(\w+)/g, (_, name) => (name === 'bucket' ? 'private' : randomUUID()))
  // Nothing that a valid call needs is sent: who calls is judged before what is said.
  const headers = {
    'x-forwarded-for': `198.18.${visitors >> 8}.${visitors++ % 256}`,
    ...(authorization && { authorization }),
  }
  const response = await api.app.inject({ method: method as 'GET', url: path, headers })
  return {
    status: response.statusCode,
    body: String(response.headers['content-type']).includes('json') ? response.json() : null,
    challenge: response.headers['www-authenticate'],
  }
}

test('the contract has operations of each sort, so that what follows compares something', () => {
  expect(guarded.length).toBeGreaterThan(50)
  expect(optional.length).toBeGreaterThan(4)
})

describe.each(named(guarded))('%s', (_, operation) => {
  const kind = operation.security.scheme as 'bearer' | 'staffBearer'

  test('answers 401 to nobody', async () => {
    const { status, body } = await call(operation)
    expect([status, body]).toMatchObject([401, { code: 1, msg: '请先登录！', data: null, ok: false }])
  })

  test.each(['garbage', 'expired', 'revoked'])('answers 424 to a token that is %s', async (state) => {
    const { status, body } = await call(operation, `Bearer ${tokens[kind][state] ?? 'garbage'}`)
    expect([status, body]).toMatchObject([424, { code: 1, ok: false }])
  })

  test('answers 424 to a token of the other kind', async () => {
    const other = kind === 'bearer' ? 'staffBearer' : 'bearer'
    expect((await call(operation, `Bearer ${tokens[other]['live']}`)).status).toBe(424)
  })

  test('lets a live token through to what it says', async () => {
    expect([401, 424]).not.toContain((await call(operation, `Bearer ${tokens[kind]['live']}`)).status)
    // Some operations end the session or the account's tokens.
    await reviveSession()
    await pool.query(`UPDATE staff_session SET revoked_at = NULL WHERE token_hash = $1`, [
      hashToken(tokens.staffBearer['live']!),
    ])
  })
})

test.each(named(optional))('%s serves anyone who has no token, or one that does not hold', async (_, operation) => {
  for (const authorization of [undefined, 'Bearer garbage', `Bearer ${tokens.bearer['expired']}`])
    expect([401, 424]).not.toContain((await call(operation, authorization)).status)
})

test.each(named(optional))('%s says whether the token of the call holds', async (_, operation) => {
  const challenges = []
  for (const token of [undefined, tokens.bearer['live'], 'garbage', tokens.bearer['expired'], tokens.bearer['revoked']])
    challenges.push((await call(operation, token && `Bearer ${token}`)).challenge)
  const said = 'Bearer error="invalid_token"'
  // Some operations end the session.
  await reviveSession()
  expect(challenges).toEqual([undefined, undefined, said, said, said])
})

test.each(named(operations.filter(({ security }) => security.scheme === 'basicClient')))(
  '%s wants a client that it knows',
  async (_, operation) => {
    for (const authorization of [
      undefined,
      'Bearer x',
      'Basic ?',
      `Basic ${Buffer.from('web:wrong').toString('base64')}`,
    ])
      expect(await call(operation, authorization)).toMatchObject({ status: 401, body: { data: 'invalid_client' } })
  },
)

test('every operation that changes something requires somebody, or is one of those that lead to a session', () => {
  const open = operations.filter(({ security, method }) => security.scheme === null && method !== 'GET')
  expect(open.map(({ id }) => id).toSorted()).toEqual([
    'answerDecisionRequest',
    'bindSocialAccount',
    'checkHumanCheck',
    'checkNativeHumanCheck',
    'checkSmsCode',
    'confirmStaffSignIn',
    'countPageView',
    'getArticle',
    'getNativeHumanCheck',
    'listTrademarksByIds',
    'listTrademarksByNumbers',
    'notifyAlipay',
    'notifyQrScan',
    'notifyWechat',
    'payByLink',
    'playSandboxPayer',
    'readDecisionRequest',
    'readHostingInvitation',
    'receiveInspectedWebhook',
    'registerAccount',
    'registerForActivity',
    'resetPassword',
    'setMonitorSubscription',
    'signDocument',
    'signInByWechat',
    'signInStaff',
    'suggestGoods',
    'suggestPatentTerms',
    'validatePatentExpression',
  ])
})

test('a download takes the cookie of this site, not one that another site makes the browser send', async () => {
  const url = `/admin/sys-file/private/${randomUUID()}.pdf`
  const cookie = `auth=${tokens.bearer['live']}`
  for (const download of [
    `/common/file/downloadFile?id=${randomUUID()}`,
    `/common/query/bulk/${randomUUID()}/download?format=csv`,
    `/trademark/monitoringReport/${randomUUID()}/pdf`,
  ]) {
    const ask = async (headers: Record<string, string>) => (await api.app.inject({ url: download, headers })).statusCode
    expect(await ask({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(404)
    expect(await ask({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(401)
    expect(await ask({ cookie })).toBe(401)
  }
  expect((await api.app.inject({ url, headers: { cookie, 'sec-fetch-site': 'same-origin' } })).statusCode).toBe(404)
  // Other reads never take it.
  const current = { url: '/admin/user/current', headers: { cookie, 'sec-fetch-site': 'same-origin' } }
  expect((await api.app.inject(current)).statusCode).toBe(401)
})

test('a page of another site changes nothing, even with a live token', async () => {
  const authorization = `Bearer ${tokens.bearer['live']}`
  const post = async (headers: Record<string, string>) =>
    (
      await api.app.inject({
        method: 'POST',
        url: '/admin/contact',
        headers: { authorization, ...headers },
        payload: {},
      })
    ).statusCode
  expect(await post({ origin: 'https://evil.example' })).toBe(403)
  expect(await post({ origin: 'null' })).toBe(403)
  expect(await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await post({ origin: 'http://localhost:3000' })).toBe(400)
  expect(
    await post({ origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'localhost:3000' }),
  ).toBe(403)
})
