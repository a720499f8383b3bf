import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeProvider, type FakeResponse, type FakeProvider } from '../../../tests/support/fake-provider.ts'
import type { ReceivedRequest } from '../../../tests/support/fake-provider.ts'
import { createWechat, type WechatOptions } from './wechat-live.ts'

const apps = {
  website: { appId: 'wx-web', secret: 'web-secret' },
  miniProgram: { appId: 'wx-mini', secret: 'mini-secret' },
  officialAccount: { appId: 'wx-official', secret: 'official-secret' },
}
const image = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const scanned = { scene: 'a1b2', page: 'pages/login/index', widthPx: 430 }

let responses: Record<string, (request: ReceivedRequest) => FakeResponse>
let provider: FakeProvider
let saved: Map<string, { value: string; ttlSeconds: number }>
let tokensGiven: number

beforeEach(async () => {
  saved = new Map()
  tokensGiven = 0
  responses = {
    '/cgi-bin/stable_token': () => ({ body: { access_token: `token-${++tokensGiven}`, expires_in: 7200 } }),
    '/wxa/getwxacodeunlimit': () => ({ body: image }),
    '/cgi-bin/ticket/getticket': () => ({ body: { errcode: 0, errmsg: 'ok', ticket: 'ticket-1', expires_in: 7200 } }),
  }
  provider = await startFakeProvider((request) => responses[request.path]?.(request) ?? { status: 404, body: '' })
})
afterEach(() => provider.close())

function wechat(options: Partial<WechatOptions> = {}) {
  const cache = {
    find: async (key: string) => saved.get(key)?.value ?? null,
    set: async (key: string, value: string, ttlSeconds: number) => void saved.set(key, { value, ttlSeconds }),
  }
  const { baseUrl } = provider
  return createWechat({ ...apps, miniProgramVersion: 'release', cache, baseUrl, timeoutMs: 2000, ...options })
}

const requested = (path: string) => provider.requests.filter((request) => request.path === path)

test('the sign-in page is the one of the website app and leads back to us', () => {
  const url = wechat().webSignInUrl({ redirectUri: 'https://site.test/callback?a=1', state: 's&t' })
  expect(url).toBe(
    'https://open.weixin.qq.com/connect/qrconnect?appid=wx-web&redirect_uri=https%3A%2F%2Fsite.test%2Fcallback%3Fa%3D1' +
      '&response_type=code&scope=snsapi_login&state=s%26t#wechat_redirect',
  )
})

test('a code of the website identifies the user by their token', async () => {
  responses['/sns/oauth2/access_token'] = () => ({
    body: { access_token: 'user-token', openid: 'o1', expires_in: 7200 },
  })
  responses['/sns/userinfo'] = () => ({ body: { openid: 'o1', unionid: 'u1', nickname: '李雷' } })
  expect(await wechat().exchangeWebCode('c0de')).toEqual({ openId: 'o1', unionId: 'u1', nickname: '李雷' })
  expect(provider.requests.map(({ query }) => query)).toEqual([
    { appid: 'wx-web', secret: 'web-secret', code: 'c0de', grant_type: 'authorization_code' },
    { access_token: 'user-token', openid: 'o1', lang: 'zh_CN' },
  ])
})

test('a code of the mini program identifies the user, with or without a union id', async () => {
  responses['/sns/jscode2session'] = () => ({ body: { openid: 'o2', session_key: 'k' } })
  expect(await wechat().exchangeMiniCode('c0de')).toEqual({ openId: 'o2', unionId: null })
  expect(provider.requests[0]?.query).toEqual({
    appid: 'wx-mini',
    secret: 'mini-secret',
    js_code: 'c0de',
    grant_type: 'authorization_code',
  })
})

test('the code of a mini program is the image that WeChat drew for the scene and page', async () => {
  expect(await wechat().miniProgramCode(scanned)).toEqual(image)
  expect(JSON.parse(requested('/cgi-bin/stable_token')[0]?.body ?? '')).toEqual({
    grant_type: 'client_credential',
    appid: 'wx-mini',
    secret: 'mini-secret',
  })
  const [drawn] = requested('/wxa/getwxacodeunlimit')
  expect(drawn?.query).toEqual({ access_token: 'token-1' })
  expect(JSON.parse(drawn?.body ?? '')).toEqual({
    scene: 'a1b2',
    page: 'pages/login/index',
    width: 430,
    env_version: 'release',
  })
})

test('many who need a token at once share one call, and later ones the cache', async () => {
  const client = wechat()
  await Promise.all(Array.from({ length: 20 }, () => client.miniProgramCode(scanned)))
  await wechat().miniProgramCode(scanned)
  expect(requested('/cgi-bin/stable_token')).toHaveLength(1)
  expect(saved.get('wechat:token:wx-mini')).toEqual({ value: 'token-1', ttlSeconds: 6900 })
})

test.each([40001, 40014, 42001])('a token that WeChat refuses with %i is fetched anew, once', async (errcode) => {
  saved.set('wechat:token:wx-mini', { value: 'old', ttlSeconds: 1 })
  responses['/wxa/getwxacodeunlimit'] = ({ query }) => ({
    body: query.access_token === 'old' ? { errcode, errmsg: 'invalid credential' } : image,
  })
  const client = wechat()
  expect(await Promise.all([client.miniProgramCode(scanned), client.miniProgramCode(scanned)])).toEqual([image, image])
  expect(requested('/cgi-bin/stable_token')).toHaveLength(1)
  expect(saved.get('wechat:token:wx-mini')?.value).toBe('token-1')
})

test('a token that is refused again is an error, not a loop', async () => {
  responses['/wxa/getwxacodeunlimit'] = () => ({ body: { errcode: 40001, errmsg: 'token-1 invalid' } })
  await expect(wechat().miniProgramCode(scanned)).rejects.toMatchObject({ reason: 'refused', code: '40001' })
  expect(requested('/wxa/getwxacodeunlimit')).toHaveLength(2)
})

test('the ticket for share signatures is the official account’s, and is stored', async () => {
  const client = wechat()
  expect([await client.jsSdkTicket(), await client.jsSdkTicket()]).toEqual(['ticket-1', 'ticket-1'])
  expect(client.appId).toBe('wx-official')
  expect(requested('/cgi-bin/ticket/getticket').map(({ query }) => query)).toEqual([
    { access_token: 'token-1', type: 'jsapi' },
  ])
  expect(saved.get('wechat:ticket:wx-official')).toEqual({ value: 'ticket-1', ttlSeconds: 6900 })
})

test('a failed call for a token is not remembered', async () => {
  const give = responses['/cgi-bin/stable_token']
  responses['/cgi-bin/stable_token'] = () => ({ body: { errcode: -1, errmsg: 'system error' } })
  const client = wechat()
  await expect(client.jsSdkTicket()).rejects.toMatchObject({ reason: 'unavailable', code: '-1' })
  if (give) responses['/cgi-bin/stable_token'] = give
  expect(await client.jsSdkTicket()).toBe('ticket-1')
})

test.each([
  [45009, 'limited'],
  [41030, 'unknownPage'],
  [40125, 'refused'],
])('%i in place of an image means %s', async (errcode, reason) => {
  responses['/wxa/getwxacodeunlimit'] = () => ({ body: { errcode, errmsg: 'mini-secret' } })
  const failure = await wechat()
    .miniProgramCode(scanned)
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason, code: String(errcode) })
  expect(String(failure)).not.toMatch(/secret|token/)
})

test.each([40029, 40163])('a wrong or used code, %i, signs nobody in', async (errcode) => {
  responses['/sns/oauth2/access_token'] = () => ({ body: { errcode, errmsg: 'invalid code' } })
  responses['/sns/jscode2session'] = () => ({ body: { errcode, errmsg: 'invalid code' } })
  await expect(wechat().exchangeWebCode('c0de')).rejects.toMatchObject({ reason: 'badCode' })
  await expect(wechat().exchangeMiniCode('c0de')).rejects.toMatchObject({ reason: 'badCode' })
})

test('WeChat that stays silent or answers nonsense is unavailable', async () => {
  responses['/sns/jscode2session'] = () => 'silence'
  await expect(wechat().exchangeMiniCode('c')).rejects.toMatchObject({ reason: 'unavailable', code: 'TimeoutError' })
  responses['/sns/jscode2session'] = () => ({ body: '<html>' })
  await expect(wechat().exchangeMiniCode('c')).rejects.toMatchObject({ reason: 'unavailable' })
  responses['/wxa/getwxacodeunlimit'] = () => ({ status: 502, body: '<html>' })
  await expect(wechat().miniProgramCode(scanned)).rejects.toMatchObject({ reason: 'unavailable', code: 'HTTP 502' })
})
