import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { marksExport } from '@markwright/exports'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileDatabase } from '../support/database.ts'
import { buildMember } from '../support/members.ts'

const migration = new URL(
  '../../packages/db/prisma/migrations/20261128120000_export_columns/migration.sql',
  import.meta.url,
)
const database = fileDatabase()
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(() => client?.end())

test('an export that waits while the column of images gets its name is still made as it was ordered', async () => {
  const { id: accountId } = await buildMember({ stores: { redisUrl: null, databaseUrl: database.url } })
  const ordered = { siteUrl: 'http://site', markIds: [2, 1], scores: [60.5, null], reasons: [null, '甲'], query: [] }
  const requests = [
    { ...ordered, columns: ['name', 'picture', 'goods'] },
    { ...ordered, columns: ['name', 'image'] },
    { number: 'picture' },
  ]
  const ids = requests.map(() => randomUUID())
  for (const [at, request] of requests.entries()) {
    const jobId = randomUUID()
    await client.query("INSERT INTO job (id, queue, name, payload) VALUES ($1, 'exports', 'export-file', '{}')", [
      jobId,
    ])
    await client.query(
      `INSERT INTO file_export (id, job_id, account_id, kind, format, language, file_name, records, request)
       VALUES ($1, $2, $3, 'marks', 'xlsx', 'cn', 'a', 2, $4)`,
      [ids[at], jobId, accountId, request],
    )
  }
  await client.query(await readFile(migration, 'utf8'))
  const { rows } = await client.query<{ request: object }>(
    'SELECT request FROM file_export WHERE id = ANY ($1::uuid[]) ORDER BY array_position($1::uuid[], id)',
    [ids],
  )
  expect(rows.map(({ request }) => request)).toEqual([
    { ...ordered, columns: ['name', 'image', 'goods'] },
    requests[1],
    requests[2],
  ])
  expect(marksExport.request.parse(rows[0]!.request)).toEqual(rows[0]!.request)
})
