import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  AuthenticationError,
  canonicalQuery,
  ConnectionError,
  InvalidRequestError,
  JobFailedError,
  Markwright,
  NotFoundError,
  PermissionDeniedError,
  QuotaExceededError,
  RateLimitError,
  ServerError,
  signatureOf,
  TimeoutError,
  type ClientOptions,
} from '../src/index.ts'
import { StubServer } from './stub-server.ts'

const server = new StubServer()
let baseUrl = ''
beforeAll(async () => void (baseUrl = await server.start()))
afterAll(() => server.stop())
beforeEach(() => server.reset())

const key = { merchantId: 'M00000001', requestKey: 'rk_test_0123456789abcdef0123456789abcdef' }
const client = (options: Partial<ClientOptions> = {}) =>
  new Markwright({ baseUrl: `${baseUrl}/`, ...key, retryDelay: 1, ...options })

const problem = (status: number, code: string, more: object = {}) => ({
  status,
  headers: { 'x-request-id': 'request-0001' },
  json: {
    type: '/',
    title: 'T',
    status,
    detail: 'D',
    code,
    reason: null,
    traceId: 'request-0001',
    errors: [],
    ...more,
  },
})
const usage = { json: { from: '2026-11-01', to: '2026-11-25', days: [], allowances: [] } }

describe('credentials', () => {
  it('signs what is sent', async () => {
    server.answers = [{ json: { data: [] } }]
    await client().classification.listNiceClasses({ keyword: "电池 & co's", class: 9, kind: undefined })
    const { method, url, headers, body } = server.requests[0]!
    const [path, query] = url.split('?') as [string, string]
    expect(query).toBe(canonicalQuery(new URLSearchParams(query)))
    expect(query).toBe('class=9&keyword=%E7%94%B5%E6%B1%A0%20%26%20co%27s')
    const timestamp = String(headers['x-ips-timestamp'])
    const nonce = String(headers['x-ips-nonce'])
    expect(nonce).toMatch(/^\w{32}$/)
    const signature = signatureOf({ ...key, timestamp, nonce, method, path, canonicalQuery: query, body })
    expect(headers.authorization).toBe(`IPS1-HMAC-SHA256 Credential=M00000001, Signature=${signature}`)
    expect(headers['user-agent']).toMatch(/^markwright-typescript\/\d/)
  })

  it('sends the key as a bearer token where there is no merchant ID', async () => {
    server.answers = [usage]
    await client({ merchantId: undefined, language: 'en' }).usage.get()
    expect(server.requests[0]!.headers).toMatchObject({
      authorization: `Bearer ${key.requestKey}`,
      'accept-language': 'en',
    })
    expect(server.requests[0]!.headers).not.toHaveProperty('x-ips-nonce')
  })

  it('encodes parts of a path, and sends none that leads elsewhere', async () => {
    server.answers = [{ json: { data: [] } }]
    await client().trademarks.get('WO', '1 234/5(A)')
    expect(server.requests[0]!.url).toBe('/openapi/v1/trademarks/WO/1%20234%2F5%28A%29')
    await expect(client().trademarks.get('WO', '..')).rejects.toThrow('appNo')
    await expect(client().trademarks.get('', '1')).rejects.toThrow('country')
    expect(server.requests).toHaveLength(1)
  })

  it('does not follow a redirection', async () => {
    server.answers = [{ status: 307, headers: { location: '/elsewhere' } }]
    await expect(client().usage.get()).rejects.toMatchObject({ status: 307 })
    expect(server.requests).toHaveLength(1)
  })
})

describe('a portfolio', () => {
  it('is listed with days and flags, and empties fields by their names', async () => {
    server.answers = [
      { json: { data: [{ id: 'd', doneOn: null }], total: 1, nextCursor: null } },
      problem(403, 'forbidden', { reason: 61007 }),
    ]
    const found = []
    for await (const { id } of client().deadlines.listAll({ from: '2026-12-01', includeDone: true })) found.push(id)
    expect(found).toEqual(['d'])
    const update = client().portfolio.update('p', { version: 2, clear: ['note'] })
    await expect(update).rejects.toThrow(PermissionDeniedError)
    await expect(update).rejects.toMatchObject({ code: 'forbidden', reason: 61007 })
    expect(server.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/openapi/v1/deadlines?from=2026-12-01&includeDone=true', ''],
      ['PATCH', '/openapi/v1/portfolio/p', '{"version":2,"clear":["note"]}'],
    ])
  })
})

describe('repetition', () => {
  it.each([429, 502, 503, 504])('repeats a POST after %i with the same key and a new nonce', async (status) => {
    server.answers = [problem(status, 'rate_limited'), { json: { translations: [], characters: 0, words: 0 } }]
    await client().translation.translate({ q: ['一种电池'], target: 'en-us' })
    const [first, second] = server.requests
    expect(second!.body).toBe(first!.body)
    expect(first!.headers['idempotency-key']).toMatch(/^[\x21-\x7e]{8,128}$/)
    expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key'])
    expect(second!.headers['x-ips-nonce']).not.toBe(first!.headers['x-ips-nonce'])
  })

  it('repeats after a connection that ended, and while the first call goes on', async () => {
    server.answers = [
      'cut',
      problem(409, 'idempotency_in_progress'),
      problem(401, 'nonce_replayed'),
      { json: { id: '1' } },
    ]
    await client().glossaries.create({ name: 'Batteries' }, { idempotencyKey: 'my-own-key' })
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(4).fill('my-own-key'))
  })

  it('repeats after an answer that did not come in time', async () => {
    server.answers = ['hang', usage, usage, usage]
    await client({ timeout: 500 }).usage.get()
    // Not from the server, which a request that was given up could reach during the next test.
    let attempts = 0
    const silent: typeof fetch = (_, { signal } = {}) => {
      attempts++
      return new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)))
    }
    await expect(client({ timeout: 20, maxRetries: 1, fetch: silent }).usage.get()).rejects.toThrow(TimeoutError)
    expect(attempts).toBe(2)
  })

  it('throws where Retry-After is longer than the program waits', async () => {
    const busy = { ...problem(429, 'rate_limited'), headers: { 'retry-after': '30' } }
    server.answers = [busy, usage]
    const error = await client({ maxRetryDelay: 1000 })
      .usage.get()
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ retryAfter: 30, requestId: 'request-0001' })
    expect(server.requests).toHaveLength(1)
  })

  it('waits as long as Retry-After says, in seconds or until a date', async () => {
    const past = new Date(0).toUTCString()
    server.answers = [
      { ...problem(503, 'unavailable'), headers: { 'retry-after': '0' } },
      { ...problem(503, 'unavailable'), headers: { 'retry-after': past } },
      usage,
    ]
    // The delay of the client itself would take days.
    await client({ retryDelay: 1e9, maxRetryDelay: 1e9 }).usage.get()
    expect(server.requests).toHaveLength(3)
  })

  it('gives up after the attempts, and at once where another attempt cannot help', async () => {
    server.answers = Array(3).fill(problem(503, 'unavailable'))
    await expect(client({ maxRetries: 2 }).usage.get()).rejects.toThrow(ServerError)
    expect(server.requests).toHaveLength(3)
    server.answers = [problem(500, 'internal')]
    await expect(client().usage.get()).rejects.toThrow(ServerError)
    expect(server.requests).toHaveLength(4)
  })

  it('ends with the signal of the program', async () => {
    server.answers = ['hang']
    const controller = new AbortController()
    const call = client().usage.get({}, { signal: controller.signal })
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
    await expect(client().usage.get({}, { signal: controller.signal })).rejects.toThrow('enough')
    expect(server.requests).toHaveLength(1)
  })
})

describe('errors', () => {
  it.each([
    [401, 'signature_invalid', AuthenticationError],
    [402, 'quota_exceeded', QuotaExceededError],
    [404, 'not_found', NotFoundError],
    [422, 'rule_violated', InvalidRequestError],
  ])('%i %s', async (status, code, Class) => {
    const fieldErrors = [{ path: 'body.classes', code: 'too_big', message: 'M' }]
    server.answers = [problem(status, code, { reason: 10105, errors: fieldErrors })]
    const error = await client()
      .monitors.get('1')
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Class)
    expect(error).toMatchObject({ status, code, detail: 'D', reason: 10105, fieldErrors, requestId: 'request-0001' })
    expect(String(error)).toContain('request-0001')
  })

  it('reads the answer of a proxy', async () => {
    server.answers = [{ status: 404, text: '<html>' }]
    await expect(client().usage.get()).rejects.toMatchObject({
      name: 'NotFoundError',
      code: 'unknown',
      requestId: null,
    })
  })

  it('tells that nothing answers', async () => {
    const nobody = client({ baseUrl: 'http://127.0.0.1:9', maxRetries: 0 })
    await expect(nobody.usage.get()).rejects.toThrow(ConnectionError)
  })
})

describe('pages', () => {
  it('iterates over a list', async () => {
    server.answers = [
      { json: { data: [{ id: 'a' }, { id: 'b' }], total: 3, nextCursor: 'next/1' } },
      { json: { data: [{ id: 'c' }], total: 3, nextCursor: null } },
    ]
    const ids = []
    for await (const { id } of client().monitors.listAll({ limit: 2 })) ids.push(id)
    expect(ids).toEqual(['a', 'b', 'c'])
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/openapi/v1/monitors?limit=2',
      '/openapi/v1/monitors?cursor=next%2F1&limit=2',
    ])
  })

  it('iterates over a search, and requests no page that is not wanted', async () => {
    const page = {
      data: [{ id: 'a' }],
      total: 9,
      totalCapped: false,
      nextCursor: 'n',
      dataVersion: 1,
      engineVersion: '1',
    }
    server.answers = [{ json: page }, { json: page }]
    let count = 0
    for await (const _ of client().trademarks.searchAll({ text: '云澜' })) if (++count === 2) break
    expect(server.requests.map(({ body }) => JSON.parse(Buffer.from(body, 'latin1').toString()))).toEqual([
      { text: '云澜' },
      { text: '云澜', cursor: 'n' },
    ])
  })
})

describe('jobs', () => {
  const job = (state: string, error: string | null = null) => ({ json: { id: 'j', state, progress: 0, error } })
  const wait = { interval: 1, maxInterval: 2 }

  it('waits for the end', async () => {
    server.answers = [job('queued'), job('active'), job('completed')]
    const states: string[] = []
    const done = await client().jobs.wait('j', { ...wait, onProgress: ({ state }) => states.push(state) })
    expect(done.state).toBe('completed')
    expect(states).toEqual(['queued', 'active', 'completed'])
  })

  it('throws where it failed, or goes on too long', async () => {
    server.answers = [job('active'), job('failed', 'no text')]
    await expect(client().jobs.wait('j', wait)).rejects.toThrow(JobFailedError)
    server.answers = [job('cancelled')]
    await expect(client().jobs.wait('j', wait)).rejects.toMatchObject({ job: { state: 'cancelled' } })
    server.answers = [job('active')]
    await expect(client().jobs.wait('j', { ...wait, timeout: 0 })).rejects.toThrow(TimeoutError)
  })
})

describe('files', () => {
  it('sends a file with its fields, the same in every attempt', async () => {
    server.answers = [problem(503, 'unavailable'), { status: 202, json: { id: 'd', jobId: 'j' } }]
    const file = { name: '说明书.txt', content: Buffer.from('一种电池') }
    const { jobId } = await client().documents.translate({ file, source: 'zh-cn', target: 'en-us' })
    expect(jobId).toBe('j')
    const [first, second] = server.requests
    expect(first!.body).toBe(second!.body)
    expect(first!.headers['content-type']).toBe(second!.headers['content-type'])
    const body = Buffer.from(first!.body, 'latin1')
    const form = await new Response(body, {
      headers: { 'content-type': first!.headers['content-type']! },
    }).formData()
    expect([...form.keys()]).toEqual(['source', 'target', 'file'])
    expect(form.get('target')).toBe('en-us')
    expect(form.get('file')).toMatchObject({ name: '说明书.txt' })
    expect(await (form.get('file') as File).text()).toBe('一种电池')
  })

  it('receives a file with its name', async () => {
    const disposition = `attachment; filename="a.docx"; filename*=UTF-8''%E8%AF%91.docx`
    server.answers = [
      { text: 'PK', headers: { 'content-type': 'application/zip', 'content-disposition': disposition } },
    ]
    const { content, fileName, mediaType } = await client().documents.download('d', { output: 'docx' })
    expect([Buffer.from(content).toString(), fileName, mediaType]).toEqual(['PK', '译.docx', 'application/zip'])
    expect(server.requests[0]!.url).toBe('/openapi/v1/documents/d/result?output=docx')
  })

  it('reads no body of an answer without one', async () => {
    server.answers = [{ status: 204 }]
    await expect(client().webhooks.delete('w')).resolves.toBeUndefined()
    expect(server.requests[0]).toMatchObject({ method: 'DELETE', body: '' })
    expect(server.requests[0]!.headers).not.toHaveProperty('idempotency-key')
  })
})
