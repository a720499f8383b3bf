import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { throwAwayFolder } from '../../scripts/lib/data-folder.mjs'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import { freePort } from '../../scripts/lib/processes.mjs'
import { buildMember, inDatabase } from '../support/members.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const MARKS = 3000
const BULK_ROWS = 300
/** Nothing here depends on how fast the machine is: what never comes fails by the time of the test. */
const WAIT_MS = 10 * 60_000
const dataDir = throwAwayFolder()
let site: ChildProcess | undefined

afterAll(async () => {
  if (site && site.exitCode === null) {
    const ended = once(site, 'exit')
    site.kill('SIGTERM')
    await ended
  }
  rmSync(dataDir, { recursive: true, force: true })
}, WAIT_MS)

/** `npm start`, on data of its own. */
async function start() {
  const [web, api, worker] = await Promise.all([freePort(), freePort(), freePort()])
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...environment } = process.env
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...environment,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DEMO_MARKS: '0',
      WEB_PORT: String(web),
      API_PORT: String(api),
      WORKER_PORT: String(worker),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  site = child
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (data) => (printed += String(data)))
  return {
    url: `http://127.0.0.1:${web}`,
    printed: () => printed,
    async isReady() {
      const urls = [`http://127.0.0.1:${api}/readyz`, `http://127.0.0.1:${worker}/readyz`, `http://127.0.0.1:${web}/`]
      return (await Promise.all(urls.map(isOk))).every(Boolean)
    },
    async until(name: string, done: () => Promise<boolean> | boolean) {
      const reached = async () => {
        if (child.exitCode !== null) throw new Error(`the site has ended before ${name}:\n${printed}`)
        return done()
      }
      await vi.waitUntil(reached, { timeout: WAIT_MS, interval: 100 })
    },
  }
}

const isOk = (url: string) =>
  fetch(url).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  )

/** The ids of the processes by what the terminal calls them. */
function pids(): Record<string, number> {
  const read = (path: string) => readFileSync(join(dataDir, path), 'utf8')
  const redis = existsSync(join(dataDir, 'redis/redis.json')) && JSON.parse(read('redis/redis.json')).pid
  const [api, worker] = ['api', 'worker'].map((name) => lastPid(read(`logs/${name}.log`)))
  return {
    ...(redis && { 'queue server (Redis)': redis }),
    'database (PostgreSQL)': Number(read('postgres/data/postmaster.pid').split('\n')[0]),
    worker: worker!,
    api: api!,
  }
}
const lastPid = (log: string) => Number(/.*"pid":(\d+)/s.exec(log)![1])

test(
  'the site recovers by itself when each of its processes is killed once; nothing is lost or doubled, and the cause is printed',
  async () => {
    const site = await start()
    const { url, printed } = site
    await site.until('it was ready', () => printed().includes('is ready:'))
    const running = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8')) as { env: NodeJS.ProcessEnv }
    const databaseUrl = running.env['DATABASE_URL']!
    const stores = { stores: { redisUrl: null, databaseUrl } }
    await setFreeLimits(databaseUrl, { bulkQuery: { perDay: 1_000_000, atOnce: 1000 } })
    const { headers } = await buildMember(stores)

    // Work that goes on while they die: an import, and a list of names to be searched.
    const file = join(dataDir, 'marks.jsonl')
    writeFileSync(file, Array.from({ length: MARKS }, (_, at) => `${JSON.stringify(markOf(at))}\n`).join(''))
    const imported = importAgain(file, { ...process.env, ...running.env })
    const order = { entries: Array.from({ length: BULK_ROWS }, (_, at) => `MARK ${at}`), requestId: randomUUID() }
    let bulkId: string | undefined
    const orderBulk = async () => {
      // Ordered again with the same id, it is one list.
      const response = await call(`${url}/common/query/bulk`, headers, order)
      bulkId = (response?.data?.['id'] as string | undefined) ?? bulkId
      return bulkId !== undefined
    }
    for (const name of Object.keys(pids())) {
      await site.until('the list was ordered', orderBulk)
      process.kill(pids()[name]!, 'SIGKILL')
      await site.until(`the ${name} ran again`, () => printed().includes(`The ${name} runs again`))
      await site.until(`the site was ready after the ${name} was killed`, () => site.isReady())
      expect(printed()).toMatch(new RegExp(`The ${name.replace(/[()]/g, '\\$&')} ended: it was killed \\(SIGKILL\\)`))
    }
    await imported
    await site.until('the list was answered', async () => {
      const response = await call(`${url}/common/query/bulk/${bulkId}`, headers)
      return response?.data?.['state'] === 'completed'
    })
    const [found] = await inDatabase<Record<string, number>>(
      stores,
      `SELECT (SELECT count(*)::int FROM trademark) AS marks,
         (SELECT count(DISTINCT application_number)::int FROM trademark) AS numbers,
         (SELECT count(*)::int FROM bulk_query) AS lists,
         (SELECT count(outcome)::int FROM bulk_row) AS rows,
         (SELECT count(version) - count(DISTINCT version) FROM register_import)::int AS doubled,
         (SELECT count(*)::int FROM job WHERE state = 'failed') AS failed`,
    )
    expect(found).toEqual({ marks: MARKS, numbers: MARKS, lists: 1, rows: BULK_ROWS, doubled: 0, failed: 0 })
  },
  WAIT_MS,
)

const markOf = (at: number) => ({
  office: 'CN',
  applicationNumber: String(10_000_000 + at),
  text: `MARK ${at}`,
  kind: 'word',
  classes: [9],
  status: 1,
})

/** A command that loses the database is started again, as a person would. */
async function importAgain(file: string, env: NodeJS.ProcessEnv) {
  for (let code = -1; code !== 0;) {
    const command = [join(root, 'apps/worker/dist/import-command.js'), 'trademarks', file]
    ;[code] = (await once(spawn(process.execPath, command, { env, stdio: 'ignore' }), 'close')) as [number]
  }
}

async function call(url: string, headers: Record<string, string>, body?: object) {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as { data?: Record<string, unknown> }
  } catch {
    return null
  }
}
