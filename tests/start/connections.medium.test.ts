import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectionBudget, poolMaxOf, sumOf } from '../../packages/db/src/connection-budget.mjs'
import { build } from '../../scripts/lib/build.mjs'
import { loadDemonstration } from '../../scripts/lib/demonstration.mjs'
import { migrate } from '../../scripts/lib/migrate.mjs'
import { freePort } from '../../scripts/lib/processes.mjs'
import { provision } from '../../scripts/lib/provision.mjs'
import { createStack } from '../../scripts/lib/stack.mjs'
import { createConnectionSampler } from '../support/connection-sampler.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const MARKS = 600
const WAIT_MS = 10 * 60_000
const budget = connectionBudget(poolMaxOf(process.env))

let services: Awaited<ReturnType<typeof provision>>
let stack: ReturnType<typeof createStack>
let connections: Awaited<ReturnType<typeof createConnectionSampler>>
const others: ChildProcess[] = []
const refused: string[] = []

/** The site as `npm start` runs it on a machine without Redis. */
beforeAll(async () => {
  await build(root)
  services = await provision(root, { throwAway: true, withRedis: false })
  await migrate(services.databaseUrl, services.migrationUrl)
  const ports = { web: await freePort(), api: await freePort(), worker: await freePort() }
  stack = createStack({
    root,
    services,
    ports,
    environment: { REQUESTS_PER_SECOND: '10000' },
    report: (line) => refused.push(line),
    onGivenUp: ({ message }) => refused.push(message),
  })
  connections = await createConnectionSampler(services.databaseUrl)
}, WAIT_MS)

afterAll(async () => {
  for (const one of others) one.kill('SIGTERM')
  await Promise.all(others.filter(({ exitCode }) => exitCode === null).map((one) => once(one, 'exit')))
  await connections.close()
  await stack.stop()
  await services.stop()
  rmSync(services.dataDir, { recursive: true, force: true })
}, WAIT_MS)

const search = (apiUrl: string, tradeMarkText: string) =>
  fetch(`${apiUrl}/common/query/search/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'TENANT-ID': '4' },
    body: JSON.stringify({ tradeMarkText, pageNum: 1 }),
  }).then((response) => response.status)

test(
  'a site without Redis starts, imports and answers within the connections of its own server',
  async () => {
    await connections.during(
      (async () => {
        stack.start('worker')
        await stack.ready('worker')
        await loadDemonstration({ root, env: stack.env, marks: MARKS, report: () => {} })
        stack.start('api')
        stack.start('web')
        await stack.ready('api')
        await stack.ready('web')
        const { API_URL } = stack.env
        const statuses = await Promise.all(Array.from({ length: 60 }, (_, at) => search(API_URL!, `LUMORA ${at}`)))
        expect(new Set(statuses)).toEqual(new Set([200]))
      })(),
    )
    expect(connections.most('markwright api')).toBeGreaterThan(3)
    expect(connections.most('markwright worker')).toBeGreaterThan(3)
    expect(connections.most('markwright api')).toBeLessThanOrEqual(sumOf(budget.api))
    expect(connections.most('markwright worker')).toBeLessThanOrEqual(sumOf(budget.worker))
    expect(refused).toEqual([])
  },
  WAIT_MS,
)

test(
  'three API processes and two workers are served by the same server',
  async () => {
    const addresses: string[] = []
    const start = async (app: 'api' | 'worker') => {
      const port = String(await freePort())
      const env = { ...stack.env, API_PORT: port, WORKER_PORT: port, PGAPPNAME: `another ${app}` }
      others.push(spawn(process.execPath, [join(root, 'apps', app, 'dist/main.js')], { env, stdio: 'ignore' }))
      addresses.push(`http://127.0.0.1:${port}`)
    }
    await connections.during(
      (async () => {
        await start('api')
        await start('api')
        await start('worker')
        for (const address of addresses)
          await expect
            .poll(
              () =>
                fetch(`${address}/readyz`).then(
                  ({ ok }) => ok,
                  () => false,
                ),
              { timeout: WAIT_MS },
            )
            .toBe(true)
        const apis = [stack.env['API_URL']!, addresses[0]!, addresses[1]!]
        const statuses = await Promise.all(
          Array.from({ length: 90 }, (_, at) => search(apis[at % apis.length]!, `NOVARA ${at}`)),
        )
        expect(new Set(statuses)).toEqual(new Set([200]))
      })(),
    )
    expect(connections.most('another api')).toBeLessThanOrEqual(2 * sumOf(budget.api))
    expect(connections.most('another worker')).toBeLessThanOrEqual(sumOf(budget.worker))
    expect(refused).toEqual([])
  },
  WAIT_MS,
)

test(
  'at rest, with its schedules due, a process holds only what waits for announcements and a few idle connections',
  async () => {
    // Idle connections are closed after half a minute; schedules go on.
    await expect
      .poll(async () => (await connections.count()).get('markwright api'), { timeout: WAIT_MS, interval: 500 })
      .toBeLessThanOrEqual(8)
    await expect
      .poll(async () => (await connections.count()).get('markwright worker'), { timeout: WAIT_MS, interval: 500 })
      .toBeLessThanOrEqual(8)
  },
  WAIT_MS,
)
