import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { indexOperations } from './kernel/contract-document.ts'
import { createContractRouter } from './kernel/contract-routes.ts'
import { AppError, commonErrors } from './kernel/errors.ts'
import { classificationHandlers } from './modules/classification/classification.routes.ts'
import type { ClassificationService } from './modules/classification/classification.service.ts'
import { jobsHandlers } from './modules/jobs/jobs.routes.ts'
import { operationsHandlers } from './modules/operations/operations.routes.ts'
import { trademarkSearchHandlers } from './modules/trademark-search/trademark-search.routes.ts'
import { trademarksHandlers } from './modules/trademarks/trademarks.routes.ts'

const owner = { id: randomUUID(), phone: '13800000000', sessionId: randomUUID(), client: 'web' }

const job = {
  id: randomUUID(),
  ownerId: owner.id,
  queue: 'imports',
  name: 'import-register',
  payload: {},
  state: 'active' as const,
  progress: 42,
  detail: { created: 7 },
  result: null,
  error: null,
  cause: null,
  attempts: 1,
  runs: 1,
  requestId: null,
  createdAt: new Date('2026-11-20T16:00:00Z'),
  startedAt: new Date('2026-11-20T16:00:01Z'),
  finishedAt: null,
}
const authorization = 'Bearer live'
const authenticator = {
  findMember: async (token: string) => (token === 'live' ? owner : null),
  findStaff: async () => null,
  findClient: () => null,
}
const services = {
  classification: { listClasses: vi.fn(async () => []) },
  trademarkSearch: { searchByNameOrImage: vi.fn() },
  operations: {
    getHealth: async () => ({ status: 'up' as const, version: '0.1.0', problems: [] }),
    getReadiness: vi.fn(),
    runChecks: vi.fn(),
    getSite: vi.fn(),
  },
  jobs: {
    getJob: async (id: string) => {
      if (id !== job.id) throw new AppError(commonErrors.notFound)
      return job
    },
    cancelJob: async () => job,
    async *watchJob() {
      yield job
      yield { ...job, state: 'completed' as const, progress: 100, finishedAt: new Date() }
    },
  },
  trademarks: {
    listCountries: vi.fn(),
    getMark: vi.fn(),
    getImage: vi.fn(),
  },
}
const handlers = {
  ...classificationHandlers(services.classification as Partial<ClassificationService> as ClassificationService),
  ...operationsHandlers(services.operations),
  ...jobsHandlers(services.jobs),
  ...trademarksHandlers(services.trademarks),
  ...trademarkSearchHandlers(services.trademarkSearch.searchByNameOrImage),
}
// These tests have no need of the others.
const others = [...indexOperations().keys()].filter((id) => !(id in handlers)).map((id) => [id, () => null])
const parts = {
  modules: [{ handlers }, { handlers: Object.fromEntries(others) }],
  routeGroups: [],
  authenticator,
  metrics: { observeRequest: vi.fn(), render: vi.fn() },
}
const app = await buildApp(parts, {
  trustedProxies: 1,
  publicUrl: 'http://localhost:3000',
  requestsPerSecond: 1000,
  checkReplies: true,
})
afterAll(() => app.close())

test('an answer is the envelope round what the contract describes', async () => {
  const response = await app.inject({ url: `/common/job/${job.id}`, headers: { authorization } })
  expect(response.json()).toMatchObject({ code: 0, msg: null, ok: true, data: { id: job.id, progress: 42 } })
  expect(response.json().data).not.toHaveProperty('payload')
})

test('instants are those of Shanghai', async () => {
  const { data } = (await app.inject({ url: `/common/job/${job.id}`, headers: { authorization } })).json()
  expect(data.createTime).toBe('2026-11-21 00:00:00')
})

test('an answer that the contract marks as bare has no envelope', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'up', version: '0.1.0', problems: [] })
})

test('a refusal speaks the language of the caller and names the call', async () => {
  const url = `/common/job/${randomUUID()}`
  const inChinese = await app.inject({ url, headers: { authorization } })
  expect([inChinese.statusCode, inChinese.json()]).toEqual([
    404,
    { code: 40400, msg: '内容不存在', data: null, ok: false, traceId: inChinese.headers['x-request-id'] },
  ])
  const inEnglish = await app.inject({ url, headers: { authorization, 'accept-language': 'en-GB,en;q=0.9,zh;q=0.5' } })
  expect(inEnglish.json().msg).toBe('Not found.')
  expect((await app.inject({ url: `${url}?lang=en`, headers: { authorization } })).json().msg).toBe('Not found.')
  const preferringChinese = await app.inject({
    url,
    headers: { authorization, 'accept-language': 'fr, en;q=0.4, zh-TW;q=0.8' },
  })
  expect(preferringChinese.json().msg).toBe('内容不存在')
})

test('a request outside the contract is refused with the place of the fault, before any service sees it', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/common/query/search/v2',
    payload: { pageNum: 0, nonsense: 1 },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 40000, ok: false })
  expect(response.json().data.errors[0].path).toMatch(/^body/)
  expect(services.trademarkSearch.searchByNameOrImage).not.toHaveBeenCalled()
})

test('the time stamp of the old front end does no harm', async () => {
  expect((await app.inject('/common/query/tmNice?_t=1763690000')).json().code).toBe(0)
})

test.each([
  ['a body of another type', { headers: { 'content-type': 'text/plain' }, payload: 'x' }, 415],
  ['a body that is no JSON', { headers: { 'content-type': 'application/json' }, payload: '{"a":' }, 400],
  [
    'a body that is too large',
    { headers: { 'content-type': 'application/json' }, payload: `{"tradeMarkText":"${'x'.repeat(7_500_000)}"}` },
    413,
  ],
])('%s is refused in the envelope', async (_, request, status) => {
  const response = await app.inject({ method: 'POST', url: '/common/query/search/v2', ...request })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ ok: false, data: null })
})

test('an unknown tenant is refused, none is the default one', async () => {
  expect((await app.inject({ url: '/healthz', headers: { 'tenant-id': '5' } })).json().code).toBe(40001)
  expect((await app.inject({ url: '/healthz', headers: { 'tenant-id': '4' } })).statusCode).toBe(200)
})

test.each([
  ['headers without end are', `GET /healthz HTTP/1.1\r\nhost: site\r\nx: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 43_100],
  ['what is no HTTP is', 'nonsense\r\n\r\n', 400, 40_002],
])('%s refused in the envelope, in both languages', async (_, request, status, code) => {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request)
  const [head, body] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(body!)).toEqual({
    code,
    msg: expect.stringMatching(/[一-鿿]+ \/ [A-Z]/),
    data: null,
    ok: false,
    traceId: '',
  })
})

test('an unexpected error says nothing of the inside', async () => {
  services.trademarks.listCountries.mockRejectedValueOnce(new Error('password of the database'))
  const response = await app.inject('/common/query/countries')
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('password')
})

test('an answer outside the contract is an error in tests', async () => {
  services.operations.getReadiness.mockResolvedValueOnce({ status: 'ready', checks: {}, secret: 1 })
  expect((await app.inject('/readyz')).statusCode).toBe(500)
})

test.each([
  ['image/png', 200],
  ['application/pdf', 500],
])(
  'an image that is sent as %s is answered with %i in tests, as the contract names images only',
  async (contentType, status) => {
    services.trademarks.getImage.mockResolvedValueOnce({ stream: Readable.from(['x']), sizeBytes: 1, contentType })
    expect((await app.inject('/common/query/image/US-1')).statusCode).toBe(status)
  },
)

test('a job is followed as events up to its end', async () => {
  const response = await app.inject({ url: `/common/job/${job.id}/events`, headers: { authorization } })
  expect(response.headers['content-type']).toContain('text/event-stream')
  const events = response.body.split('\n\n').filter(Boolean)
  expect(events.map((event) => /"state":"(\w+)"/.exec(event)?.[1])).toEqual(['active', 'completed'])
  expect(events[0]).toMatch(/^id: 1\nevent: job\ndata: \{/)
})

test('a given request id is stored, one that could break a log is not', async () => {
  const input = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'web-12345678' } })
  expect(input.headers['x-request-id']).toBe('web-12345678')
  const hostile = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'a b"\t{}' } })
  expect(hostile.headers['x-request-id']).not.toContain('"')
})

test('the contract is published in its wire form, with a page to read it', async () => {
  const document = (await app.inject('/docs/json')).json()
  const schema = document.paths['/common/query/tmNice'].get.responses['200'].content['application/json'].schema
  expect(schema.anyOf[0].required).toEqual(['code', 'msg', 'data', 'ok'])
  expect(schema.anyOf[1]).toEqual({ $ref: '#/components/schemas/Failure' })
  expect((await app.inject('/docs/')).statusCode).toBe(200)
})

test('a router does not start with an operation that nobody handles, nor with one that the contract lacks', () => {
  const router = createContractRouter(Fastify(), { checkReplies: false, authenticator })
  expect(() => router.assertComplete()).toThrow('searchTrademarks')
  expect(() => router.handle({ sellTrademark: () => null } as never)).toThrow('sellTrademark')
})

test('more than the process works on at once is refused once it is slow, and what waits for a body takes no place', async () => {
  const busy = await buildApp(parts, {
    trustedProxies: 1,
    publicUrl: 'http://localhost:3000',
    requestsPerSecond: 1000,
    requestsAtOnce: 1,
  })
  let finish = (_countries: never[]) => {}
  services.trademarks.listCountries.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const first = busy.inject('/common/query/countries').then(({ statusCode }) => statusCode)
    await vi.waitFor(() => expect(services.trademarks.listCountries).toHaveBeenCalled())
    services.trademarks.listCountries.mockReturnValue([])
    expect((await busy.inject('/common/query/countries')).statusCode).toBe(200)
    vi.advanceTimersByTime(3001)
    const refused = await busy.inject({ url: '/common/query/countries', headers: { 'accept-language': 'en' } })
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().msg]).toEqual([
      503,
      '5',
      'There are too many requests at the moment. Please try again shortly.',
    ])
    expect((await busy.inject('/healthz')).statusCode).toBe(200)
    finish([])
    expect(await first).toBe(200)
    await busy.listen({ port: 0, host: '127.0.0.1' })
    const { port } = busy.server.address() as AddressInfo
    const arrived = once(busy.server, 'request')
    const slow = connect(port, '127.0.0.1')
    slow.write(
      'POST /common/query/search/v2 HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    )
    await arrived
    vi.advanceTimersByTime(3001)
    await vi.waitFor(async () => expect((await busy.inject('/common/query/countries')).statusCode).toBe(200))
    slow.destroy()
  } finally {
    vi.useRealTimers()
    await busy.close()
  }
})
