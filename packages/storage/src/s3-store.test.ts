import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openObjectStore } from './index.ts'
import { s3Options } from './s3-options.ts'
import { createS3Store } from './s3-store.ts'

/** What a store of the protocol of S3 does with whole objects. */
const objects = new Map<string, { bytes: Buffer; type: string }>()
const signatures = new Set<string>()
let server: Server
let endpoint: string

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://store').pathname
    signatures.add(/Credential=([^/]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    const found = objects.get(path)
    if (path.includes('silent')) {
      // No answer comes.
    } else if (path.includes('halting')) {
      response.writeHead(200, { 'content-length': 2 }).write('x')
    } else if (request.method === 'PUT') {
      objects.set(path, { bytes: await buffer(request), type: request.headers['content-type'] ?? '' })
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(path)
      response.writeHead(204).end()
    } else if (path.includes('broken')) {
      response.writeHead(403, { 'content-type': 'application/xml' })
      response.end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>')
    } else if (!found) {
      response.writeHead(404, { 'content-type': 'application/xml' })
      response.end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>')
    } else {
      response.writeHead(200, { 'content-length': found.bytes.length, 'content-type': found.type })
      response.end(request.method === 'HEAD' ? '' : found.bytes)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const open = (options: object = {}) =>
  openObjectStore({
    OBJECT_STORE: 's3',
    DATA_DIR: '',
    OBJECT_STORE_OPTIONS: JSON.stringify({
      bucket: 'marks',
      endpoint,
      accessKeyId: 'own-key',
      secretAccessKey: 'own-secret',
      prefix: 'site/',
      ...options,
    }),
  })

test('what was put lies in the bucket under its prefix, and is found with its type', async () => {
  const store = await open()
  await store.put('demo/sun.svg', Buffer.from('<svg/>'))
  expect(objects.get('/marks/site/demo/sun.svg')).toEqual({ bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' })
  expect(signatures).toEqual(new Set(['own-key']))
  const found = await store.find('demo/sun.svg')
  expect(found).toMatchObject({ sizeBytes: 6, contentType: 'image/svg+xml' })
  expect(await text(found!.stream)).toBe('<svg/>')
})

test('what was never put, or was deleted, is absent', async () => {
  const store = await open()
  expect(await store.find('demo/moon.svg')).toBeNull()
  await store.put('demo/star.png', Buffer.from([1]))
  expect(await store.has('demo/star.png')).toBe(true)
  await store.delete('demo/star.png')
  expect(await store.has('demo/star.png')).toBe(false)
})

test('a key stays within the store, and a refusal is not read as absence', async () => {
  const store = await open()
  await expect(store.put('../other/a.png', Buffer.from('x'))).rejects.toThrow('not a key')
  await expect(store.find('demo/broken.png')).rejects.toThrow('no')
})

test('a store that falls silent, before its answer or within it, is not waited for', async () => {
  const store = createS3Store(
    s3Options.parse({ bucket: 'marks', endpoint, accessKeyId: 'own-key', secretAccessKey: 'own-secret' }),
    { silentMs: 200 },
  )
  await expect(store.has('demo/silent.png')).rejects.toThrow('timed out')
  const halting = await store.find('demo/halting.png')
  await expect(buffer(halting!.stream)).rejects.toThrow('timed out')
})

test('options that are wrong are named without their values', async () => {
  await expect(open({ bucket: '', secretAccessKey: 7 })).rejects.toThrow(/bucket.*\n.*secretAccessKey/)
  await expect(open({ prefix: '/etc' })).rejects.toThrow(/prefix: must be names/)
})
