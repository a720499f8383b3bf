import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { requestJson } from './request-json.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`)
}

const ask = (url: URL, extra = {}) =>
  requestJson({ provider: 'stub', url, body: { q: '1' }, signal: AbortSignal.timeout(5000), ...extra })

test('the body is sent as JSON and the answer is read as JSON', async () => {
  const url = await serve((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => response.end(JSON.stringify({ body, type: request.headers['content-type'] })))
  })
  expect(await ask(url)).toEqual({ body: '{"q":"1"}', type: 'application/json' })
  expect(await ask(url, { body: new URLSearchParams({ q: '值' }) })).toEqual({
    body: 'q=%E5%80%BC',
    type: 'application/x-www-form-urlencoded',
  })
})

test.each([
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [400, 'rejected'],
  [429, 'limited'],
  [503, 'unavailable'],
  [456, 'exhausted'],
])('HTTP %i is %s', async (status, reason) => {
  const url = await serve((_, response) => response.writeHead(status, { 'retry-after': '3' }).end('{}'))
  await expect(ask(url, { statuses: { 456: 'exhausted' } })).rejects.toMatchObject({ reason, retryAfterMs: 3000 })
})

test('an answer that is no JSON, too long or broken off is a failure, and so is a redirect', async () => {
  const html = await serve((_, response) => response.end('<html>'))
  await expect(ask(html)).rejects.toMatchObject({ reason: 'invalid-answer' })
  const long = await serve((_, response) => response.end(JSON.stringify('x'.repeat(2000))))
  await expect(ask(long, { bytesMax: 1000 })).rejects.toMatchObject({ reason: 'invalid-answer' })
  const broken = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{')
    setImmediate(() => response.destroy())
  })
  await expect(ask(broken)).rejects.toMatchObject({ reason: 'unreachable' })
  const moved = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end())
  await expect(ask(moved)).rejects.toMatchObject({ reason: 'unreachable' })
})

test('nobody listening is unreachable, and the message has no secret', async () => {
  const url = await serve((_, response) => response.end())
  await closing.pop()?.()
  const failure = await ask(url, { headers: { authorization: 'secret-word' } }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason: 'unreachable' })
  expect(String(failure)).not.toContain('secret-word')
})
