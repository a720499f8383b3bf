import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { type AppDeps, buildApp } from './app.ts'
import { createContractRouter } from './kernel/contract-routes.ts'
import { AppError, commonErrors } from './kernel/errors.ts'
import type { ClassificationService } from './modules/classification/classification.service.ts'

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
// These tests have no need of them.
const unused = {} as never
const unusedClassification: Omit<ClassificationService, 'listClasses'> = unused
const services = {
  authenticator,
  account: unused,
  backoffice: unused,
  captcha: unused,
  classification: { ...unusedClassification, listClasses: vi.fn(async () => []) },
  clearance: { assessSuccess: vi.fn() },
  content: unused,
  contrast: { read: vi.fn(), compare: vi.fn(), write: vi.fn() },
  files: unused,
  gazette: { listIssues: vi.fn(), getIssue: vi.fn(), listNotices: vi.fn(), getNotice: vi.fn() },
  hosting: unused,
  identity: unused,
  imageSearch: { searchByState: vi.fn() },
  notices: unused,
  reports: unused,
  results: unused,
  statistics: unused,
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
    search: vi.fn(),
    getMark: vi.fn(),
    getImage: vi.fn(),
  },
  monitoring: {
    monitors: {
      count: vi.fn(),
      find: vi.fn(),
      list: vi.fn(),
      create: vi.fn(),
      update: vi.fn(),
      pause: vi.fn(),
      resume: vi.fn(),
      delete: vi.fn(),
      findSubscription: vi.fn(),
      setSubscription: vi.fn(),
    },
    hits: { withMarks: vi.fn(), list: vi.fn(), readAll: vi.fn(), mark: vi.fn(), markMany: vi.fn() },
    testWebhook: vi.fn(),
    listDeliveries: vi.fn(),
    report: vi.fn(),
    calendars: { find: vi.fn(), renew: vi.fn(), read: vi.fn() },
    siteUrl: 'http://localhost:3000',
    ownRules: [],
    readThumbnail: vi.fn(),
    today: () => '2026-11-21',
  },
  patentAlerts: {
    searches: {
      find: vi.fn(),
      save: vi.fn(),
      list: vi.fn(),
      rename: vi.fn(),
      delete: vi.fn(),
      watch: vi.fn(),
      unwatch: vi.fn(),
      pause: vi.fn(),
      resume: vi.fn(),
      listHits: vi.fn(),
    },
    testWebhook: vi.fn(),
    listDeliveries: vi.fn(),
  },
  patentLists: {
    find: vi.fn(),
    list: vi.fn(),
    create: vi.fn(),
    rename: vi.fn(),
    delete: vi.fn(),
    listItems: vi.fn(),
    listPublicIds: vi.fn(),
    add: vi.fn(),
    change: vi.fn(),
    remove: vi.fn(),
  },
  certification: {
    today: vi.fn(),
    get: vi.fn(),
    review: vi.fn(),
    find: vi.fn(),
    submit: vi.fn(),
    resubmit: vi.fn(),
    list: vi.fn(),
    decide: vi.fn(),
  },
  addresses: {
    list: vi.fn(),
    find: vi.fn(),
    create: vi.fn(),
    update: vi.fn(),
    setDefault: vi.fn(),
    delete: vi.fn(),
  },
  glossaries: {
    list: vi.fn(),
    find: vi.fn(),
    addAll: vi.fn(),
    create: vi.fn(),
    rename: vi.fn(),
    delete: vi.fn(),
    share: vi.fn(),
    join: vi.fn(),
    listEntries: vi.fn(),
    save: vi.fn(),
    remove: vi.fn(),
    removeAll: vi.fn(),
    replace: vi.fn(),
    import: vi.fn(),
    export: vi.fn(),
    listChanges: vi.fn(),
    extract: vi.fn(),
  },
  translationMemory: { list: vi.fn(), delete: vi.fn(), import: vi.fn(), export: vi.fn() },
  translationDocuments: {
    upload: vi.fn(),
    start: vi.fn(),
    cancel: vi.fn(),
    get: vi.fn(),
    list: vi.fn(),
    delete: vi.fn(),
    write: vi.fn(),
    listSegments: vi.fn(),
    correct: vi.fn(),
    getConsistency: vi.fn(),
  },
  translationLogs: { days: 90, list: vi.fn(), export: vi.fn(), delete: vi.fn() },
  translation: {
    translate: vi.fn(),
    translateAll: vi.fn(),
    alternatives: vi.fn(),
    detect: vi.fn(),
    listDirections: vi.fn(),
    getQuota: vi.fn(),
    get: vi.fn(),
    findByText: vi.fn(),
    correct: vi.fn(),
  },
  catalogue: {} as AppDeps['catalogue'],
  orders: {} as AppDeps['orders'],
  payments: {} as AppDeps['payments'],
  patentTools: { read: vi.fn(), split: vi.fn(), compress: vi.fn() },
  entitlements: {
    trials: { find: vi.fn(), apply: vi.fn() },
    list: vi.fn(),
    listPlans: vi.fn(),
    listUsage: vi.fn(),
    now: () => new Date(),
  },
  patents: {
    readListFile: vi.fn(),
    search: {
      findPublication: vi.fn(),
      listIds: vi.fn(),
      ready: vi.fn(),
      search: vi.fn(),
      facet: vi.fn(),
      listSimilar: vi.fn(),
    },
    reader: {
      get: vi.fn(),
      getAll: vi.fn(),
      getText: vi.fn(),
      listDescriptions: vi.fn(),
      listClaims: vi.fn(),
      listDrawings: vi.fn(),
      getDrawing: vi.fn(),
      listEvents: vi.fn(),
      listFamily: vi.fn(),
      listCitations: vi.fn(),
      listMatches: vi.fn(),
    },
    suggest: vi.fn(),
    listCoverage: vi.fn(),
    listSymbols: vi.fn(),
    batches: { import: vi.fn(), get: vi.fn(), listRows: vi.fn(), readAll: vi.fn() },
    export: vi.fn(),
    print: vi.fn(),
  },
  dashboard: { read: vi.fn() },
  invoices: {
    titles: {
      list: vi.fn(),
      find: vi.fn(),
      suggest: vi.fn(),
      create: vi.fn(),
      update: vi.fn(),
      delete: vi.fn(),
    },
    invoices: {
      find: vi.fn(),
      listPaidOrders: vi.fn(),
      listUnpaidOrders: vi.fn(),
      listInvoices: vi.fn(),
      apply: vi.fn(),
      reapply: vi.fn(),
      withdraw: vi.fn(),
    },
    managed: {
      hasProvider: true,
      find: vi.fn(),
      list: vi.fn(),
      approve: vi.fn(),
      reject: vi.fn(),
      send: vi.fn(),
      abandon: vi.fn(),
      issue: vi.fn(),
      mail: vi.fn(),
      reverse: vi.fn(),
      sendReversal: vi.fn(),
      recordReversal: vi.fn(),
    },
  },
  partner: {
    authentication: unused,
    requests: unused,
    usage: unused,
    keyValueStore: unused,
    secrets: unused,
    limits: unused,
    now: () => new Date(),
  },
  partnerKeys: { keys: unused, usage: unused, webhooks: unused, now: () => new Date() },
  savedQueries: {
    save: vi.fn(),
    list: vi.fn(),
    rename: vi.fn(),
    delete: vi.fn(),
    rerun: vi.fn(),
    share: vi.fn(),
    revoke: vi.fn(),
    findShared: vi.fn(),
  },
  operationsConsole: {
    read: vi.fn(),
    listJobs: vi.fn(),
    retryJob: vi.fn(),
    cancelJob: vi.fn(),
    listImports: vi.fn(),
    openRejects: vi.fn(),
  },
  metrics: { observeRequest: vi.fn(), render: vi.fn() },
  exports: { count: vi.fn(), order: vi.fn(), list: vi.fn(), fileName: vi.fn() },
  bulkQueries: {
    readListFile: vi.fn(),
    find: vi.fn(),
    start: vi.fn(),
    list: vi.fn(),
    listRows: vi.fn(),
    readAll: vi.fn(),
    delete: vi.fn(),
  },
}
const app = await buildApp(services, {
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
  expect(services.imageSearch.searchByState).not.toHaveBeenCalled()
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
  const given = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'web-12345678' } })
  expect(given.headers['x-request-id']).toBe('web-12345678')
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
