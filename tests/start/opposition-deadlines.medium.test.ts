import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRecord, createImportBench, type ImportBench } from '../support/import-bench.ts'
import { buildMember } from '../support/members.ts'

const migration = new URL(
  '../../packages/db/prisma/migrations/20261128160000_opposition_deadlines/migration.sql',
  import.meta.url,
)
let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench?.close())

test('deadlines that were stored a day late are those of the present rule', async () => {
  const hits = [
    ['HK', '2026-01-09', 'published', '2026-04-09', '2026-04-08'],
    ['HK', '2026-03-01', 'new', '2026-06-01', '2026-05-31'],
    ['HK', '2025-11-30', 'published', '2026-02-28', '2026-02-28'],
    ['CN', '2026-01-06', 'published', '2026-04-06', '2026-04-06'],
    ['HK', '2016-05-09', 'renewal', '2026-05-09', '2026-05-09'],
    ['GB', '2026-03-01', 'published', '2026-05-01', '2026-05-01'],
  ] as const
  await bench.import(
    hits.map(([office, publishedOn], at) =>
      aRecord(String(30_000_001 + at), { office, publishedOn, status: office === 'CN' ? 3 : 11 }),
    ),
  )
  const { id: accountId } = await buildMember({ stores: { redisUrl: null, databaseUrl: bench.url } })
  const monitorId = randomUUID()
  await bench.pool.query(
    `INSERT INTO monitor (id, account_id, name, type, query, rule, channels, frequency, unsubscribe_token, evaluated_version)
     VALUES ($1, $2, 'a', 'similar', '{}', '{}', '{site}', 'issue', $3, 1)`,
    [monitorId, accountId, randomUUID()],
  )
  for (const [at, [, , kind, stored]] of hits.entries())
    await bench.pool.query(
      `INSERT INTO monitor_hit (monitor_id, trademark_id, kind, change, data_version, deadline_on)
       SELECT $1, id, $2, 'a', 1, $3 FROM trademark WHERE application_number = $4`,
      [monitorId, kind, stored, String(30_000_001 + at)],
    )
  await bench.pool.query(await readFile(migration, 'utf8'))
  const { rows } = await bench.pool.query<{ day: string }>(
    `SELECT h.deadline_on::text AS day FROM monitor_hit h JOIN trademark t ON t.id = h.trademark_id
     WHERE h.monitor_id = $1 ORDER BY t.application_number`,
    [monitorId],
  )
  expect(rows.map(({ day }) => day)).toEqual(hits.map((hit) => hit[4]))
})
