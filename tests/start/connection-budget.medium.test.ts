import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parseSettings } from '../../packages/config/src/index.ts'
import { connectionsOf, embeddedConnectionsMax, poolMaxOf } from '../../packages/db/src/connection-budget.mjs'
import { checkConnections } from '../../scripts/lib/check-connections.mjs'
import { createTestDatabase } from '../support/database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const check = (environment: Record<string, string> = {}) =>
  checkConnections(client, 'db:5432', { DATABASE_URL: database.url, ...environment }).then(
    () => 'accepted',
    (error: Error & { wayOut?: string }) => `${error.message} ${error.wayOut}`,
  )
const limit = (connections: number) =>
  client.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} CONNECTION LIMIT ${connections}`)

test('a server with enough connections is accepted', async () => {
  expect(await check()).toBe('accepted')
})

test('a server with fewer connections than the site may open is refused in one sentence with both numbers', async () => {
  await limit(30)
  expect(await check()).toBe(
    'The PostgreSQL at db:5432 allows this site 30 connections, and its processes need up to 70. ' +
      'Raise the CONNECTION LIMIT of the database to 70 or more there.',
  )
  await limit(-1)
})

test('where fewer connections suffice with a smaller pool, its size is named', async () => {
  await limit(60)
  const response = await check()
  const size = Number(/DATABASE_POOL_MAX=(\d+)/.exec(response)?.[1])
  expect(connectionsOf({ api: 1, worker: 1, poolMax: size })).toBeLessThanOrEqual(60)
  expect(connectionsOf({ api: 1, worker: 1, poolMax: size + 1 })).toBeGreaterThan(60)
  expect(await check({ DATABASE_POOL_MAX: String(size) })).toBe('accepted')
  await limit(-1)
})

test('the limit of the role counts as well', async () => {
  const name = `limited_${randomUUID().slice(0, 8)}`
  await client.query(`CREATE ROLE ${name} CONNECTION LIMIT 40`)
  try {
    const ofRole = Object.assign(new URL(database.url), { username: name }).href
    expect(await check({ DATABASE_URL: ofRole })).toContain('allows this site 40 connections')
    expect(await check({ DATABASE_URL: ofRole })).toContain(`CONNECTION LIMIT of the role ${name} to 70 or more`)
  } finally {
    await client.query(`DROP ROLE ${name}`)
  }
})

test('a pool that is too large for max_connections names what max_connections must be', async () => {
  const response = await check({ DATABASE_POOL_MAX: '200' })
  const needed = connectionsOf({ api: 1, worker: 1, poolMax: 200 })
  expect(response).toContain(`need up to ${needed}. Set max_connections to ${needed + 3} or more there`)
})

test('the budget reads the pool size as the settings do, and the embedded server of the tests is that of the site', async () => {
  const needed = { DATABASE_URL: inject('databaseUrl'), APP_SECRET: 'of-tests-only-and-32-characters!' }
  expect(poolMaxOf({})).toBe(parseSettings(needed).DATABASE_POOL_MAX)
  const { rows } = await client.query("SELECT current_setting('max_connections')::int AS max")
  expect(rows[0].max).toBe(embeddedConnectionsMax(poolMaxOf(process.env)))
})
