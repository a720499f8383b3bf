import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from '../../lib/build.mjs'
import { setFreeLimits } from '../../lib/free-limits.mjs'
import { freePort, stopChild } from '../../lib/processes.mjs'
import { measure, SERVER_WARM_UPS, type Percentiles } from '../measure.ts'
import type { BenchQuery } from './queries.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const READY_MS = 10 * 60_000

export type HttpFigures = { startMs: number; wall: Percentiles }

/** Starts the API as it runs in production, with the snapshot in its data folder, and searches by name over HTTP. */
export async function measureHttp(
  databaseUrl: string,
  dataFolder: string,
  queries: readonly BenchQuery[],
): Promise<HttpFigures> {
  await build(root)
  await setFreeLimits(databaseUrl, { search: 1_000_000_000 })
  const api = await startApiProcess(databaseUrl, dataFolder)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const search = ({ text }: BenchQuery) => searchByHttp(agent, api.port, text)
    const { wall } = await measure(queries, search, { warmUps: SERVER_WARM_UPS })
    return { startMs: api.startMs, wall }
  } finally {
    agent.destroy()
    await api.stop()
  }
}

/** The API as it runs in production, with the data in a folder; ready once this is. @throws where it does not get ready */
export async function startApiProcess(databaseUrl: string, dataFolder: string, redisUrl = '') {
  const port = await freePort()
  const started = performance.now()
  const api = spawn(process.execPath, [join(root, 'apps', 'api', 'dist', 'main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      DATA_DIR: dataFolder,
      API_PORT: String(port),
      APP_SECRET: randomBytes(32).toString('base64url'),
      REQUESTS_PER_SECOND: '1000000',
    },
  })
  const stop = () => stopChild(api)
  try {
    while (!(await isReady(`http://127.0.0.1:${port}`))) {
      if (performance.now() - started > READY_MS) throw new Error('The API does not get ready.')
      await pause(50)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { port, pid: api.pid!, startMs: performance.now() - started, stop }
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.ok === true
}

/** Over one connection, until the last byte of the answer is there. */
function searchByHttp(agent: Agent, port: number, text: string): Promise<void> {
  // The site refuses special characters in a name (spec 2 section 5).
  const tradeMarkText = text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const headers = { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, method: 'POST', path: '/common/query/search/v2', headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        if (parts[0]?.toString('latin1').startsWith('{"code":0,')) resolve()
        else reject(new Error(`The API refuses the search for ${tradeMarkText}: ${Buffer.concat(parts).toString()}`))
      })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ tradeMarkText }))
  })
}
