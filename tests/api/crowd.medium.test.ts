import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildWebServer } from '../../apps/web/server/app.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { HANGS_MS, openStreams, search, sendHalves } from '../support/crowd.ts'

const CLIENTS = 500
const STREAMS = 200
const HALF_SENT = 150

const pages = mkdtempSync(join(tmpdir(), 'pages-'))
let halves: Socket[] = []
let bench: ApiBench
let site: Awaited<ReturnType<typeof buildWebServer>>
let url: string

beforeAll(async () => {
  writeFileSync(join(pages, 'index.html'), '<title>Markwright</title>')
  bench = await createApiBench({ TRUSTED_PROXIES: '2' }, { search: 1_000_000 })
  await bench.api.ready()
  const apiUrl = await bench.api.app.listen({ host: '127.0.0.1', port: 0 })
  // Half-sent requests stay for as long as the test runs; otherwise as in production, behind a reverse proxy.
  const limits = { headersMs: 5 * HANGS_MS, bodyMs: 5 * HANGS_MS }
  site = await buildWebServer({ pages, apiUrl, trustedProxies: 2, limits })
  url = await site.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  for (const socket of halves) socket.destroy()
  await site.close()
  await bench.close()
  rmSync(pages, { recursive: true })
})

const answered = { status: 200, code: 0, retryAfter: null }
const refused = { status: 503, code: 50_300, retryAfter: '5' }
const searchFrom = (address: string) => search(url, address, '云澜')
const statusOf = async (path: string) => (await fetch(url + path, { signal: AbortSignal.timeout(HANGS_MS) })).status

test('with 500 clients, 200 streams and 150 half-sent requests, every other search is answered or refused', async () => {
  const database = { url: bench.api.stores.databaseUrl, pool: bench.pool }
  const { streams, cancelJobs } = await openStreams(url, database, STREAMS)
  halves = await sendHalves(url, HALF_SENT)
  expect(await searchFrom('203.0.113.1')).toEqual(answered)

  const outcomes = { clients: [] as unknown[], others: [] as unknown[] }
  const clients = Promise.all(
    Array.from({ length: CLIENTS }, async (_, at) => {
      outcomes.clients.push(await searchFrom(`10.1.${at >> 8}.${at & 255}`))
    }),
  )
  while (outcomes.clients.length < CLIENTS) {
    outcomes.others.push(await searchFrom('203.0.113.1'))
    expect([await statusOf('/healthz'), await statusOf('/')]).toEqual([200, 200])
  }
  await clients
  for (const outcome of [...outcomes.clients, ...outcomes.others]) expect([answered, refused]).toContainEqual(outcome)
  expect(outcomes.clients).toContainEqual(answered)

  // All of them were still there.
  expect(halves.filter((socket) => socket.closed)).toEqual([])
  await vi.waitFor(async () => expect(await searchFrom('203.0.113.1')).toEqual(answered))
  await cancelJobs()
  const events = await Promise.all(streams.map((stream) => stream.text()))
  expect(events.filter((each) => each.includes('"state":"cancelled"'))).toHaveLength(STREAMS)
})
