import wireContract from '@markwright/contract/contract.wire.json' with { type: 'json' }
import Fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildWebServer } from './app.ts'
import { limitConnections } from './connections.ts'
import type { WebLimits } from './limits.ts'
import { STREAMS } from './proxy.ts'

const pages = mkdtempSync(join(tmpdir(), 'pages-'))
/** Stands for the API; `seen` are the requests that have reached it. */
const api = Fastify({ logger: false })
const seen: string[] = []
let finishSlow = () => {}
let slow: Promise<void>
const holdSlow = () => {
  slow = new Promise((resolve) => (finishSlow = resolve))
}
const closedAtApi: string[] = []
const opened: FastifyInstance[] = []
const sockets: Socket[] = []
let apiUrl = ''

beforeAll(async () => {
  holdSlow()
  writeFileSync(join(pages, 'index.html'), '<title>Markwright</title>')
  api.addHook('onRequest', async ({ url }) => void seen.push(url))
  api.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  api.get('/fast', () => ({ fast: true }))
  api.get('/healthz', () => ({ status: 'up' }))
  api.get('/readyz', () => ({ status: 'ready' }))
  api.get('/slow', async () => {
    await slow
    return { slow: true }
  })
  api.post('/search', ({ body }) => ({ body }))
  api.post('/upload', async ({ raw }) => {
    raw.once('close', () => raw.complete || closedAtApi.push('/upload'))
    return { bytes: (await buffer(raw)).length }
  })
  api.get(STREAMS, (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('event: job\ndata: {}\n\n')
    reply.raw.once('close', () => closedAtApi.push('stream'))
  })
  apiUrl = await api.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  finishSlow()
  holdSlow()
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(opened.splice(0).map((site) => site.close()))
  seen.length = 0
  closedAtApi.length = 0
})
afterAll(async () => {
  api.server.closeAllConnections()
  await api.close()
  rmSync(pages, { recursive: true })
})

/** A web server before the API, with limits that are reached soon. `from` names the address behind the reverse proxy. */
async function startSite(limits: Partial<WebLimits> = {}) {
  const site = await buildWebServer({ pages, apiUrl, trustedProxies: 2, limits })
  opened.push(site)
  const url = await site.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.server.address() as AddressInfo
  const get = async (path: string, from = '203.0.113.7') => {
    const response = await fetch(url + path, { headers: { 'x-forwarded-for': from, 'accept-language': 'en' } })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  return { site, url, port, get }
}

/** Sends a text and leaves the connection open; `answer` is all that comes back until it ends. */
function send(port: number, sent: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  if (sent) socket.write(sent)
  const response = text(socket).catch(() => '')
  return { socket, answer: response }
}

const head = (lines: string[]) => `${['host: site', ...lines].join('\r\n')}\r\n\r\n`
const halfSent = (from = '203.0.113.9') =>
  `POST /search HTTP/1.1\r\n${head([`x-forwarded-for: ${from}`, 'content-type: application/json', 'content-length: 900'])}{"a":`
const halfUpload = (bytes: number, from = '203.0.113.9') =>
  `POST /upload HTTP/1.1\r\n${head([`x-forwarded-for: ${from}`, 'content-type: multipart/form-data; boundary=b', `content-length: ${bytes}`])}abc`

const refusedAs = (response: string) => ({
  status: Number(response.split(' ')[1]),
  ...JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4)),
})

test('streams have the routes of the operations of the contract that answer with events', () => {
  const paths = Object.entries(wireContract.paths as Record<string, object>)
    .filter(([, operations]) => JSON.stringify(operations).includes('"text/event-stream"'))
    .map(([path]) => path.replaceAll(/\{(\w+)\}/g, ':$1'))
  expect(paths).toEqual([STREAMS])
})

test.each([
  ['nothing', ''],
  ['half of its headers', 'GET /fast HTTP/1.1\r\nhost: si'],
])('a connection that has sent %s in time is ended with 408 in the form of the API', async (_, sent) => {
  const { port } = await startSite({ headersMs: 200 })
  const refused = refusedAs(await send(port, sent).answer)
  expect(refused).toMatchObject({
    status: 408,
    code: 40_800,
    ok: false,
    msg: expect.stringMatching(/[一-鿿]+.* \/ The request/),
  })
})

test('a half-sent body never reaches the API and is ended with 408', async () => {
  const { port } = await startSite({ bodyMs: 200 })
  expect(refusedAs(await send(port, halfSent()).answer)).toMatchObject({ status: 408, code: 40_800 })
  expect(seen).toEqual([])
})

test('a body that arrives too slowly is ended, however often a byte of it comes', async () => {
  const { port } = await startSite({ bodyMs: 300 })
  const { socket, answer } = send(port, halfSent())
  const drip = setInterval(() => socket.write(' '), 20)
  expect(refusedAs(await answer)).toMatchObject({ status: 408 })
  clearInterval(drip)
})

test('a body that arrives fast enough is not ended at the deadline', async () => {
  const { port } = await startSite({ bodyMs: 50, bodyRate: 1 })
  const { socket, answer } = send(port, halfSent().replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
  // Another one that was begun later and is ended at the same deadline.
  await send(port, 'POST /search HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n')
    .answer
  socket.write('"b"}'.padEnd(895))
  expect(await answer).toContain('{"body":{"a":"b"}}')
})

test('requests are answered while 150 half-sent ones are open', async () => {
  const { port, get } = await startSite({ bodyMs: 60_000 })
  const half = Array.from({ length: 150 }, (_, at) => send(port, halfSent(`198.51.100.${at}`)))
  await Promise.all(half.map(({ socket }) => once(socket, 'connect')))
  for (let times = 0; times < 20; times++) expect((await get('/fast')).status).toBe(200)
  expect(half.every(({ socket }) => !socket.closed)).toBe(true)
  expect(seen).not.toContain('/search')
})

test('bodies that are received take up to a limit of memory, beyond which they are refused with 503', async () => {
  const { port, get } = await startSite({ bufferedBytesOfAll: 12, bodyMs: 60_000 })
  send(port, halfSent())
  send(port, halfSent())
  expect(refusedAs(await send(port, halfSent()).answer)).toMatchObject({ status: 503, code: 50_300 })
  expect((await get('/fast')).status).toBe(200)
  for (const socket of sockets.splice(0)) socket.destroy()
  await vi.waitFor(async () => {
    const { answer } = send(port, halfSent().replace('900', '5').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
    expect(await answer).toContain('HTTP/1.1 400')
  })
})

test('an upload has longer than a search, and a large one ends at the API too when it is too slow', async () => {
  const { port } = await startSite({ bodyMs: 50, uploadMs: 60_000 })
  const upload = send(port, halfUpload(10).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
  expect(refusedAs(await send(port, halfSent()).answer)).toMatchObject({ status: 408 })
  upload.socket.write('defghij')
  expect(await upload.answer).toContain('{"bytes":10}')

  const other = await startSite({ uploadMs: 200 })
  expect(refusedAs(await send(other.port, halfUpload(100_000)).answer)).toMatchObject({ status: 408, code: 40_800 })
  await vi.waitFor(() => expect(closedAtApi).toEqual(['/upload']))
})

test('large bodies are limited for each address, and a place is free again after each of them', async () => {
  const { port } = await startSite({ uploadsOfAddress: 2 })
  const uploads = [send(port, halfUpload(100_000)), send(port, halfUpload(100_000))]
  await vi.waitFor(() => expect(seen).toEqual(['/upload', '/upload']))
  const refused = await send(port, halfUpload(100_000)).answer
  expect(refusedAs(refused)).toMatchObject({ status: 429, code: 42_901 })
  expect(refused).toContain('retry-after: 5')
  const close = '\r\nconnection: close\r\n\r\n'
  const whole = (from: string) => halfUpload(100_000, from).replace('\r\n\r\n', close) + 'd'.repeat(99_997)
  expect(await send(port, whole('203.0.113.200')).answer).toContain('{"bytes":100000}')
  uploads[0]!.socket.destroy()
  await vi.waitFor(async () => expect(await send(port, whole('203.0.113.9')).answer).toContain('{"bytes":100000}'))
})

test('while the API works on all it may, more is refused with 503; pages and checks of the site are answered', async () => {
  const { get } = await startSite({ requestsAtOnce: 2, waitMs: 50, workMs: 60_000 })
  const first = [get('/slow', '198.51.100.1'), get('/slow', '198.51.100.2')]
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  const refused = await get('/fast')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(JSON.parse(refused.body)).toMatchObject({ code: 50_300, ok: false, msg: expect.stringContaining('too many') })
  for (const path of ['/', '/healthz', '/readyz']) expect((await get(path)).status).toBe(200)
  finishSlow()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  expect((await get('/fast')).status).toBe(200)
})

test('what waits for something else does not keep others waiting', async () => {
  const { get } = await startSite({ requestsAtOnce: 2, waitMs: 60_000, workMs: 50 })
  const waiting = []
  for (let round = 1; round <= 5; round++) {
    waiting.push(get('/slow', '198.51.100.1'), get('/slow', '198.51.100.2'))
    await vi.waitFor(() => expect(seen.filter((path) => path === '/slow')).toHaveLength(2 * round))
    expect((await get('/fast')).status).toBe(200)
  }
  finishSlow()
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
})

test('streams take no turn, and are limited in number; one that is left makes room each time', async () => {
  const { url, get } = await startSite({ requestsAtOnce: 2, streams: 3 })
  const follow = async () => {
    const leaving = new AbortController()
    const response = await fetch(`${url}${STREAMS.replace(':id', '1')}`, { signal: leaving.signal })
    const reader = response.body!.getReader()
    const { value } = await reader.read()
    return { status: response.status, first: Buffer.from(value!).toString(), leave: () => leaving.abort() }
  }
  const held = [await follow(), await follow()]
  expect(held.map(({ first }) => first)).toEqual(Array(2).fill('event: job\ndata: {}\n\n'))
  for (let times = 0; times < 200; times++) {
    const stream = await vi.waitFor(
      async () => {
        const next = await follow()
        if (next.status === 503) next.leave()
        expect(next.status).toBe(200)
        return next
      },
      { interval: 5, timeout: 30_000 },
    )
    stream.leave()
  }
  await vi.waitFor(() => expect(closedAtApi).toHaveLength(200))
  const third = await follow()
  expect(third.status).toBe(200)
  expect((await follow()).status).toBe(503)
  expect((await get('/fast')).status).toBe(200)
  for (const { leave } of [...held, third]) leave()
})

test('an address behind the reverse proxy has a limit of open requests, which keeps no other from being answered', async () => {
  const { get } = await startSite({ requestsOfAddress: 3, connectionsOfAddress: 1 })
  const open = [get('/slow'), get('/slow'), get('/slow')]
  await vi.waitFor(() => expect(seen).toHaveLength(3))
  const refused = await get('/fast')
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 42_901])
  expect((await get('/')).status).toBe(200)
  expect((await get('/fast', '203.0.113.8')).status).toBe(200)
  finishSlow()
  await Promise.all(open)
  expect((await get('/fast')).status).toBe(200)
})

test('an address that connects too often is refused with 429, another one and this machine are not', async () => {
  const server = Fastify().server
  limitConnections(server, { ofAll: 10, ofAddress: 2, isBehindProxy: false })
  const arrive = (remoteAddress: string) => {
    let written = ''
    const socket = Object.assign(
      new Duplex({ read() {}, write: (part: Buffer, _, done) => ((written += String(part)), done()) }),
      { remoteAddress, destroySoon: () => socket.end(() => socket.destroy()), setTimeout() {}, setNoDelay() {} },
    )
    server.emit('connection', socket as unknown as Socket)
    return { socket, written: () => written }
  }
  const first = arrive('198.51.100.7')
  expect(arrive('198.51.100.7').written()).toBe('')
  expect(refusedAs(arrive('198.51.100.7').written())).toMatchObject({ status: 429, code: 42_901 })
  for (const address of ['198.51.100.8', '127.0.0.1', '127.0.0.1', '127.0.0.1', '::ffff:127.0.0.1'])
    expect(arrive(address).written()).toBe('')
  const closed = once(first.socket, 'close')
  first.socket.destroy()
  await closed
  expect(arrive('198.51.100.7').written()).toBe('')
})

test('requests that are sent before the answers of others are answered in order', async () => {
  const { port } = await startSite({ requestsAtOnce: 2 })
  const line = `GET /fast HTTP/1.1\r\n${head(['x-forwarded-for: 203.0.113.9'])}`
  const last = `GET /readyz HTTP/1.1\r\n${head(['connection: close'])}`
  const responses = (await send(port, line.repeat(40) + last).answer).split('HTTP/1.1 ').slice(1)
  expect(responses.map((each) => each.slice(0, 3))).toEqual(Array(41).fill('200'))
  expect(responses.at(-1)).toContain('ready')
})

test.each(['GET', 'HEAD'])('a %s whose body does not arrive is answered, and its connection ends', async (method) => {
  const { port } = await startSite()
  for (const path of ['/', '/fast'])
    expect(await send(port, `${method} ${path} HTTP/1.1\r\n${head(['content-length: 10'])}abc`).answer).toMatch(
      /^HTTP\/1\.1 200 [^]*connection: close/i,
    )
})

test('a form in a GET that does not arrive is ended with 408', async () => {
  const { port } = await startSite({ bodyMs: 100 })
  const form = head(['content-type: application/x-www-form-urlencoded', 'content-length: 11'])
  const response = await send(port, `GET /v2/languages HTTP/1.1\r\n${form}type`).answer
  expect(response).toMatch(/^HTTP\/1\.1 408 [^]*"message":/)
})

test('a web server that closes ends streams, half-sent requests and idle connections, and answers what is open', async () => {
  const { site, url, port, get } = await startSite({ headersMs: 60_000, bodyMs: 60_000 })
  const stream = await fetch(`${url}${STREAMS.replace(':id', '1')}`)
  const ends = text(stream.body!)
  const halves = ['', 'GET / HTT', halfSent(), halfUpload(100_000)].map((sent) => send(port, sent))
  const idle = send(port, `GET /fast HTTP/1.1\r\n${head([])}`)
  await once(idle.socket, 'data')
  const open = get('/slow')
  await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining(['/slow', '/upload'])))
  const closed = site.close()
  expect(await ends).toBe('event: job\ndata: {}\n\n')
  await Promise.all([...halves, idle].map(({ answer }) => answer))
  finishSlow()
  expect((await open).status).toBe(200)
  await closed
})
