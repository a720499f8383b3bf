import Fastify from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMetrics, createWebMetrics } from '@markwright/operations/metrics'
import { createLogger } from '@markwright/runtime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildWebServer } from './app.ts'

const pages = mkdtempSync(join(tmpdir(), 'pages-'))
const api = Fastify()
let requested = 0
let site: Awaited<ReturnType<typeof buildWebServer>>

beforeAll(async () => {
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'index.html'), '<title>Markwright</title>')
  mkdirSync(join(pages, 'office'))
  writeFileSync(join(pages, 'office', 'taskpane.html'), '<title>Translate</title>')
  writeFileSync(join(pages, 'assets', 'index-1a2b.js'), 'start()')
  api.get('/*', ({ url }, reply) => reply.code(404).send({ unknown: url }))
  api.get('/readyz', (_, reply) => reply.code(503).send({ asked: (requested += 1) }))
  api.get('/common/query/countries', ({ headers }, reply) =>
    reply.header('asked-as', headers['x-request-id']).send({ requestedFor: headers['x-forwarded-for'] }),
  )
  api.get('/v2/languages', ({ query }) => query)
  api.get('/metrics', () => 'secret figures')
  api.post('/upload', ({ body }) => ({ bytes: String(body).length }))
  site = await buildWebServer({ pages, apiUrl: await api.listen({ host: '127.0.0.1', port: 0 }) })
})
afterAll(async () => {
  await Promise.all([site.close(), api.close()])
  rmSync(pages, { recursive: true })
})

test('the page is requested anew each time and lets no foreign script in', async () => {
  const { body, headers } = await site.inject('/')
  expect(body).toContain('Markwright')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

test('anyone who comes back from WeChat lands on the page for it, with what WeChat gave', async () => {
  const { statusCode, headers } = await site.inject('/callback?code=a%2Bb&state=c')
  expect([statusCode, headers['location']]).toEqual([302, '/#/callback?code=a%2Bb&state=c'])
})

test('the task pane of Office is shown in a frame of Office and may load its script, other pages may not', async () => {
  const { headers } = await site.inject('/office/taskpane.html')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' https://appsforoffice.microsoft.com;")
  expect(policy).toMatch(/frame-ancestors https:\/\/\*\.office\.com/)
  expect((await site.inject('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each([
  ['/openapi/v1/..%2f..%2fx?a=1', '/openapi/v1/%252E%252E%252f%252E%252E%252fx?a=1'],
  ['/openapi/v1/..%5cx', '/openapi/v1/%252E%252E%255cx'],
  ['/openapi/v1/%zz', '/openapi/v1/%25zz'],
  ['/openapi/v1/%ff', '/openapi/v1/%25ff'],
])('the API answers for %s, whose path means itself', async (path, expected) => {
  const { statusCode, body } = await site.inject(path)
  expect([statusCode, JSON.parse(body)]).toEqual([404, { unknown: expected }])
})

test.each([
  ['/openapi/v1/nice', 'application/problem+json', { status: 503, code: 'unavailable', errors: [] }],
  ['/v2/usage', 'application/json', { message: expect.stringContaining('unavailable') }],
  ['/common/site', 'application/json', { code: 50_300, ok: false }],
])('an API that does not answer is refused at %s in the form of that address', async (path, type, expected) => {
  const cut = await buildWebServer({ pages, apiUrl: 'http://127.0.0.1:1' })
  const { statusCode, headers, body } = await cut.inject(path)
  expect([statusCode, headers['content-type']]).toEqual([503, `${type}; charset=utf-8`])
  expect(JSON.parse(body)).toMatchObject(expected)
  await cut.close()
})

test('an API that does not answer is logged once, not for each request', async () => {
  const logger = createLogger({ name: 'web', level: 'fatal' })
  const warn = vi.spyOn(logger, 'warn')
  const cut = await buildWebServer({ pages, apiUrl: 'http://127.0.0.1:1', logger })
  for (let request = 0; request < 20; request++) expect((await cut.inject('/common/site')).statusCode).toBe(503)
  await cut.close()
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(['the API does not answer'])
})

test('a form in the body of a GET for languages goes on in the query', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const ask = async (url: string, payload?: string) =>
    (await site.inject({ method: 'GET', url, ...(payload && { headers, payload }) })).json()
  expect(await ask('/v2/languages', 'type=target')).toEqual({ type: 'target' })
  expect(await ask('/v2/languages?type=target')).toEqual({ type: 'target' })
  expect(await ask('/v2/languages', `type=target&more=${'-'.repeat(2000)}`)).toEqual({})
})

test('the manifest of the Office add-in names this site', async () => {
  const secure = await buildWebServer({ pages, apiUrl: 'http://127.0.0.1:1', publicUrl: 'https://ip.example' })
  const { body, headers } = await secure.inject('/office/manifest.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain('<SourceLocation DefaultValue="https://ip.example/office/taskpane.html"/>')
  expect(body).toMatch(/<Id>[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}<\/Id>/)
  await secure.close()
})

test('a site with a certificate is never requested without', async () => {
  const secure = await buildWebServer({ pages, apiUrl: 'http://127.0.0.1:1', publicUrl: 'https://ip.example' })
  expect((await secure.inject('/')).headers['strict-transport-security']).toContain('max-age=31536000')
  expect((await site.inject('/')).headers).not.toHaveProperty('strict-transport-security')
  await secure.close()
})

test('a file that has its hash in its name is stored for good', async () => {
  const { headers } = await site.inject('/assets/index-1a2b.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('every other address is answered by the API, which learns who called', async () => {
  const { json } = await site.inject({ url: '/common/query/countries', remoteAddress: '203.0.113.7' })
  expect(json()).toEqual({ requestedFor: '203.0.113.7' })
})

/** Sends text to the site over a connection of its own; gives what it answers up to the text `end`. */
async function exchange(sent: string, end: string): Promise<string> {
  if (!site.server.listening) await site.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1')
  let response = ''
  socket.on('data', (data) => (response += String(data)))
  socket.write(sent)
  await vi.waitUntil(() => response.includes(end), { timeout: 30_000 })
  socket.destroy()
  return response
}

test('headers without end are refused in the form of the API', async () => {
  const response = await exchange(`GET / HTTP/1.1\r\nhost: site\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, '"traceId":""}')
  expect(response).toMatch(/^HTTP\/1\.1 431 /)
  expect(JSON.parse(response.split('\r\n\r\n')[1]!)).toMatchObject({ ok: false, code: 43_100 })
})

test('a body that waits for leave to be sent reaches the API', async () => {
  const head = [
    'POST /upload HTTP/1.1',
    'host: site',
    'expect: 100-continue',
    'content-type: text/plain',
    'content-length: 5',
  ]
  const response = await exchange(`${head.join('\r\n')}\r\n\r\nbytes`, '}')
  expect(response).toContain('HTTP/1.1 100 Continue')
  expect(response).toContain('HTTP/1.1 200 OK')
  expect(response).toContain('{"bytes":5}')
})

test('another expectation is refused in the form of the API', async () => {
  const response = await exchange('GET / HTTP/1.1\r\nhost: site\r\nexpect: more\r\n\r\n', '"traceId":""}')
  expect(response).toMatch(/^HTTP\/1\.1 417 /)
  expect(response).toContain('"code":41700')
})

test('an answer that something is out of service is passed on at once', async () => {
  const { statusCode, json } = await site.inject('/readyz')
  expect(statusCode).toBe(503)
  expect(json()).toEqual({ asked: 1 })
})

test('while the API is away its callers get an answer in its form', async () => {
  const alone = await buildWebServer({ pages, apiUrl: 'http://127.0.0.1:1' })
  const { statusCode, json } = await alone.inject('/common/query/countries')
  expect(statusCode).toBe(503)
  expect(json()).toMatchObject({ code: 50300, data: null, ok: false })
  await alone.close()
})

test('a request has one id at the site and the API: that of the caller, or a new one', async () => {
  const { headers } = await site.inject({
    url: '/common/query/countries',
    headers: { 'x-request-id': 'of-the-caller-1' },
  })
  expect(headers['asked-as']).toBe('of-the-caller-1')
  const other = await site.inject({ url: '/common/query/countries', headers: { 'x-request-id': 'bad id' } })
  expect(other.headers['asked-as']).toMatch(/^[\da-f-]{36}$/)
})

test('where the API is down, the answer names the id by which the log knows the request', async () => {
  const alone = await buildWebServer({ pages, apiUrl: 'http://127.0.0.1:1' })
  const { statusCode, headers, json } = await alone.inject('/common/query/countries')
  expect(statusCode).toBe(503)
  expect(json().traceId).toMatch(/^[\da-f-]{36}$/)
  expect(headers['x-request-id']).toBe(json().traceId)
  await alone.close()
})

describe('/metrics of the web server', () => {
  const token = 'a-token-of-the-operator'
  const open = async (options: { publicUrl: string; metricsToken?: string }) => {
    const metrics = createMetrics()
    const apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
    return buildWebServer({ pages, apiUrl, ...options, metrics: { ...metrics, ...createWebMetrics(metrics) } })
  }
  const authorization = `Bearer ${token}`

  test('counts pages, redirects and what is passed on, by status', async () => {
    const own = await open({ publicUrl: 'http://localhost:3000' })
    for (const url of ['/', '/assets/index-1a2b.js', '/s/abc', '/readyz', '/nowhere']) await own.inject(url)
    const { body, headers } = await own.inject('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    for (const line of [
      'route="page",status="200"} 2',
      'route="redirect",status="302"} 1',
      'route="api",status="503"} 1',
    ])
      expect(body).toContain(`markwright_web_requests_total{${line}`)
    expect(body).not.toContain('secret figures')
    await own.close()
  })

  test.each([
    ['a site without a public address, directly', 'http://localhost:3000', {}, '127.0.0.1', 200],
    [
      'a site without a public address, through a proxy',
      'http://localhost:3000',
      { 'x-forwarded-for': '::1' },
      '127.0.0.1',
      404,
    ],
    ['a site without a public address, from elsewhere', 'http://localhost:3000', {}, '10.0.0.7', 404],
    ['a site with a public address, as by its reverse proxy', 'https://ip.example.com', {}, '127.0.0.1', 404],
  ])('%s', async (_, publicUrl, headers, remoteAddress, status) => {
    const own = await open({ publicUrl })
    expect((await own.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(status)
    await own.close()
  })

  test('with a token, to every caller that sends it', async () => {
    const own = await open({ publicUrl: 'https://ip.example.com', metricsToken: token })
    expect((await own.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(200)
    expect((await own.inject('/metrics')).statusCode).toBe(404)
    await own.close()
  })
})

test.each(['/metrics', '/%6Detrics', '/metrics?x=1', '/metrics/'])(
  '%s of the API is not to be had here',
  async (url) => {
    const { statusCode, body } = await site.inject(url)
    expect([statusCode, body.includes('secret figures')]).toEqual([404, false])
  },
)
