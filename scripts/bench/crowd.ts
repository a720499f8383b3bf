import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openStreams, sendHalves } from '../../tests/support/crowd.ts'
import { build } from '../lib/build.mjs'
import { throwAwayFolder } from '../lib/data-folder.mjs'
import { setFreeLimits } from '../lib/free-limits.mjs'
import { migrate } from '../lib/migrate.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { freePort, stopChild } from '../lib/processes.mjs'
import { machine, percentiles } from './measure.ts'
import { ms, printTable } from './table.ts'
import { startApiProcess } from './trademarks/http.ts'
import { loadRegister } from './trademarks/load-register.ts'

const MARKS = 20_000
const CLIENTS = 500
const STREAMS = 200
const HALF_SENT = 150
const MEASURED_MS = 20_000
/** What `Retry-After` asks for. */
const RETRY_MS = 5000
/** Until the code that they run is compiled. */
const WARM_UP_SEARCHES = 300
const OTHER_MS_MAX = 2000

const root = fileURLToPath(new URL('../..', import.meta.url))

type Tally = { times: number[]; statuses: Map<number, number> }

/**
 * Measures how long searches of a visitor take, to the answer or the refusal, while 500 others search without a pause, 200
 * streams and 150 half-sent requests are open: web server, API and PostgreSQL as processes of their own, with 20,000 marks.
 * @throws where one of them takes more than two seconds
 */
export async function benchCrowd(): Promise<void> {
  const folder = throwAwayFolder()
  const postgres = await startPostgres(join(folder, 'postgres'), { throwAway: true })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
  const stops: (() => unknown)[] = [() => pool.end()]
  try {
    await migrate(postgres.url)
    await setFreeLimits(postgres.url, { search: 1_000_000_000 })
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { sample } = await loadRegister(client, folder, { marks: MARKS, seed: 1 })
    await client.end()
    await build(root)
    // The web server, and the bench before it, which says from where it calls.
    process.env['TRUSTED_PROXIES'] = '2'
    const api = await startApiProcess(postgres.url, join(folder, 'site'))
    stops.push(() => api.stop())
    const port = await freePort()
    const web = spawn(process.execPath, [join(root, 'apps/web/dist/server/main.js')], {
      env: {
        ...process.env,
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        WEB_PORT: String(port),
        API_URL: `http://127.0.0.1:${api.port}`,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    stops.push(() => stopChild(web))
    const url = `http://127.0.0.1:${port}`
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await pause(50)

    const texts = sample.map(({ text }) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()).filter(Boolean)
    await measureCrowd(url, { url: postgres.url, pool }, texts)
  } finally {
    for (const stop of stops.toReversed()) await stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureCrowd(url: string, database: { url: string; pool: pg.Pool }, texts: readonly string[]) {
  await openStreams(url, database, STREAMS)
  const tallies: Record<'clients' | 'other', Tally> = {
    clients: { times: [], statuses: new Map() },
    other: { times: [], statuses: new Map() },
  }
  const agent = new Agent({ keepAlive: true })
  const timed = async (of: 'clients' | 'other', from: string) => {
    const startedAt = performance.now()
    const status = await search(agent, url, from, texts[Math.floor(Math.random() * texts.length)]!)
    tallies[of].times.push(performance.now() - startedAt)
    tallies[of].statuses.set(status, (tallies[of].statuses.get(status) ?? 0) + 1)
    return status
  }
  for (let sent = 0; sent < WARM_UP_SEARCHES; sent++) await search(agent, url, '203.0.113.1', texts[sent]!)
  const until = performance.now() + MEASURED_MS
  const isOver = () => performance.now() > until
  const clients = Array.from({ length: CLIENTS }, async (_, at) => {
    while (!isOver()) if ((await timed('clients', `10.1.${at >> 8}.${at & 255}`)) !== 200) await pause(RETRY_MS)
  })
  const halves = (async () => {
    while (!isOver()) {
      const sockets = await sendHalves(url, HALF_SENT)
      // The web server ends them after ten seconds; then others come.
      await Promise.all(sockets.filter(({ closed }) => !closed).map((socket) => once(socket, 'close')))
    }
  })()
  const other = (async () => {
    while (!isOver()) {
      await timed('other', '203.0.113.1')
      await pause(100)
    }
  })()
  await Promise.all([...clients, other, halves])
  agent.destroy()
  const rows = Object.entries(tallies).map(([name, { times, statuses }]) => {
    const { p50, p95 } = percentiles(times)
    const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
    return [name === 'other' ? 'another visitor' : '500 clients', ms(p50), ms(p95), ms(Math.max(...times)), counts]
  })
  const [load] = machine().load
  printTable(
    `Milliseconds of searches beside ${STREAMS} streams and ${HALF_SENT} half-sent requests, load ${load}`,
    ['', 'p50', 'p95', 'at most', 'answers'],
    rows,
  )
  const slowest = Math.max(...tallies.other.times)
  if (slowest > OTHER_MS_MAX)
    throw new Error(`A search of another visitor took ${ms(slowest)} ms; at most ${OTHER_MS_MAX} are wanted.`)
}

/** The status of a search; with less work than by `fetch`, since 500 clients share one thread. */
function search(agent: Agent, url: string, from: string, tradeMarkText: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return new Promise((resolve, reject) => {
    request(`${url}/common/query/search/v2`, { agent, method: 'POST', headers }, (response) => {
      response
        .resume()
        .on('error', reject)
        .on('end', () => resolve(response.statusCode!))
    })
      .on('error', reject)
      .end(JSON.stringify({ tradeMarkText }))
  })
}
