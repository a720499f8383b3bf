import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRights, grantRuntimeRole } from '../../scripts/lib/runtime-role.mjs'
import { startApi, type TestApi } from '../support/api.ts'
import { fileDatabase } from '../support/database.ts'
import { aRecord, createImportBench } from '../support/import-bench.ts'
import { buildMember } from '../support/members.ts'

const database = fileDatabase()
let owner: pg.Client
let runtime: pg.Client
let url: string
let api: TestApi | undefined
const role = `app_${randomBytes(6).toString('hex')}`

beforeAll(async () => {
  url = Object.assign(new URL(database.url), { username: role, password: 'p@ss' }).href
  await grantRuntimeRole(database.url, url)
  // As at every start.
  await grantRuntimeRole(database.url, url)
  owner = new pg.Client({ connectionString: database.url })
  runtime = new pg.Client({ connectionString: url })
  await Promise.all([owner.connect(), runtime.connect()])
})
afterAll(async () => {
  await api?.close()
  await runtime?.end()
  await owner?.query(`DROP OWNED BY ${role}`)
  await owner?.query(`DROP ROLE ${role}`)
  await owner?.end()
})

test.each([
  'CREATE TABLE intruder (id int)',
  'CREATE SCHEMA intruder',
  'DROP TABLE trademark CASCADE',
  'TRUNCATE trademark CASCADE',
  'ALTER TABLE account ADD COLUMN intruder int',
  'CREATE INDEX intruder ON trademark (id)',
  'DROP INDEX job_pkey',
  'DROP SCHEMA bullmq CASCADE',
  'CREATE TABLE bullmq.intruder (id int)',
  'DELETE FROM _prisma_migrations',
  'CREATE ROLE intruder',
])('the role of the processes may not: %s', async (statement) => {
  await expect(runtime.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('with that role the site imports, searches, signs in and queues jobs', async () => {
  await checkRights(url)
  const bench = await createImportBench(url)
  // So that the import alone counts the rows.
  await owner.query('ALTER TABLE trademark SET (autovacuum_enabled = false)')
  await bench.import([aRecord(1, { text: 'LUMORA' }), aRecord(2, { text: 'ZEPHIRO' })])
  const { rows: statistics } = await owner.query("SELECT reltuples FROM pg_class WHERE oid = 'trademark'::regclass")
  expect(statistics).toEqual([{ reltuples: 2 }])
  // Without Redis the queue and the key-value store are in the database, too.
  api = await startApi({ DATABASE_URL: url })
  await api.ready(1)
  const { headers } = await buildMember(api)
  const request = (method: 'GET' | 'POST', path: string, payload?: object) =>
    api!.app.inject({ method, url: path, headers, ...(payload && { payload }) })
  const found = await request('POST', '/common/query/search/v2', { tradeMarkText: 'LUMORA' })
  expect(found.body).toContain('LUMORA')
  const ordered = await request('POST', '/common/query/bulk', {
    entries: ['LUMORA'],
    requestId: '0b1f6a2e-6f4e-4f43-9c0c-6a1f6f0f6f01',
  })
  expect(ordered.statusCode).toBe(200)
  const { rows } = await owner.query("SELECT name FROM job WHERE name = 'run-bulk-query'")
  expect(rows).toHaveLength(1)
  await bench.close()
})

test('a start names rights that are missing, and refuses a role that could do more', async () => {
  await owner.query(`REVOKE DELETE, UPDATE ON notice FROM ${role}`)
  await expect(checkRights(url)).rejects.toThrow(
    `The role ${role} of DATABASE_URL lacks rights in the database: DELETE, UPDATE on notice.`,
  )
  await expect(grantRuntimeRole(database.url, database.url)).rejects.toThrow(/MIGRATION_DATABASE_URL|superuser/)
  await grantRuntimeRole(database.url, url)
  await checkRights(url)
  const wrong = Object.assign(new URL(url), { password: 'wrong' }).href
  await expect(checkRights(wrong)).rejects.toThrow(`refuses the role ${role}`)
})
