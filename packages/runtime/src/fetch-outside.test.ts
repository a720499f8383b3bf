import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchOutside, isPublicAddress, type OutsideOptions } from './fetch-outside.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** Listens on an address of this machine and counts who comes. */
async function serve(address: string, answer: Parameters<typeof createServer>[1]) {
  let requested = 0
  const server = createServer((request, response) => {
    requested++
    answer!(request, response)
  })
  servers.push(server.listen(0, address))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://${address}:${port}/logo.png`, port, requests: () => requested }
}

const options: OutsideOptions = { bytesMax: 1000, timeoutMs: 2000 }
/** As if this address of the machine were one of the internet. */
const asIfPublic: OutsideOptions = { ...options, isPublic: (address) => address === '127.0.0.2' }

describe('an address of the own network', () => {
  test.each([
    'http://127.0.0.1/a.png',
    'http://localhost/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://10.1.2.3/a.png',
    'http://192.168.0.1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://0.0.0.0/a.png',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'http://user:secret@example.com/a.png',
    'not an address',
  ])('%s is refused', async (address) => {
    await expect(fetchOutside(address, options)).rejects.toMatchObject({ problem: 'forbidden' })
  })

  test('is refused behind a name that has a public address as well', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.5']
    const fetched = fetchOutside('http://example.com/a.png', { ...options, resolve })
    await expect(fetched).rejects.toMatchObject({ problem: 'forbidden' })
  })

  test('is not requested when a redirect leads there', async () => {
    const inside = await serve('127.0.0.1', (_, response) => response.end('secret'))
    const outside = await serve('127.0.0.2', (_, response) => response.writeHead(302, { location: inside.url }).end())
    await expect(fetchOutside(outside.url, asIfPublic)).rejects.toMatchObject({ problem: 'forbidden' })
    expect([outside.requests(), inside.requests()]).toEqual([1, 0])
  })
})

describe('a public address', () => {
  test('is fetched, also behind a redirect', async () => {
    const last = await serve('127.0.0.2', (_, response) => response.end('image'))
    const first = await serve('127.0.0.2', (_, response) => response.writeHead(301, { location: last.url }).end())
    expect((await fetchOutside(first.url, asIfPublic)).toString()).toBe('image')
  })

  test('is given up where its name is not resolved in time', async () => {
    const resolve = () => new Promise<never>(() => {})
    const fetched = fetchOutside('http://example.com/a.png', { ...options, resolve, timeoutMs: 50 })
    await expect(fetched).rejects.toMatchObject({ problem: 'unreachable' })
  })

  test('is requested at the address that was checked', async () => {
    const { port } = await serve('127.0.0.2', (_, response) => response.end('image'))
    const resolve = async () => ['127.0.0.2']
    const fetched = await fetchOutside(`http://logos.example:${port}/a.png`, { ...asIfPublic, resolve })
    expect(fetched.toString()).toBe('image')
  })

  test('is left when it sends too much, redirects for ever, fails or does not answer in time', async () => {
    const endless = await serve('127.0.0.2', (_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(500)), 1)
      response.on('close', () => clearInterval(timer))
    })
    await expect(fetchOutside(endless.url, asIfPublic)).rejects.toMatchObject({ problem: 'tooLarge' })
    const circle = await serve('127.0.0.2', (_, response) => response.writeHead(302, { location: '/' }).end())
    await expect(fetchOutside(circle.url, asIfPublic)).rejects.toMatchObject({ problem: 'redirects' })
    const absent = await serve('127.0.0.2', (_, response) => response.writeHead(404).end())
    await expect(fetchOutside(absent.url, asIfPublic)).rejects.toMatchObject({ problem: 'unreachable' })
    const silent = await serve('127.0.0.2', () => {})
    const fetched = fetchOutside(silent.url, { ...asIfPublic, timeoutMs: 100 })
    await expect(fetched).rejects.toMatchObject({ problem: 'unreachable' })
  })
})

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['100.64.0.1', false],
  ['172.16.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['224.0.0.1', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))
