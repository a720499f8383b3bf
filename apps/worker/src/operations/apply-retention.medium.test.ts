import { queryBuilder } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { applyRetentionHandler, createRetentionJobs } from './apply-retention.ts'
import { createRetentionRepository, jobReferrers, type RetentionDays } from './retention.repository.ts'

const DAYS: RetentionDays = {
  job: 90,
  registerChange: 365,
  searchLog: 1095,
  pageView: 1095,
  outboxMessage: 90,
  auditEntry: 0,
  numberImport: 30,
}
const mark = (applicationNumber: string, text: string) => ({
  office: 'CN',
  applicationNumber,
  text,
  kind: 'word',
  classes: [9],
  status: 1,
})

let bench: ImportBench
let accountId: string
beforeAll(async () => {
  bench = await createImportBench()
  accountId = randomUUID()
  await run('INSERT INTO account (id, phone) VALUES ($1, $2)', [accountId, '13800138000'])
})
afterAll(() => bench?.close())

const run = async (statement: string, values: unknown[] = []) => (await bench.pool.query(statement, values)).rows
const apply = (days: Partial<RetentionDays> = {}) =>
  applyRetentionHandler({
    repository: createRetentionRepository(queryBuilder(bench.pool)),
    days: { ...DAYS, ...days },
  })({}, { jobId: '', lease: '', signal: new AbortController().signal, progress: async () => {} })
const aJob = async (name: string, queue: string, daysOld: number, state = 'completed') => {
  const id = randomUUID()
  await run(
    `INSERT INTO job (id, queue, name, payload, state, created_at, finished_at)
     VALUES ($1, $2, $3, '{}', $4::job_state, now() - $5 * interval '1 day',
       CASE WHEN $4 <> 'queued' THEN now() - $5 * interval '1 day' END)`,
    [id, queue, name, state, daysOld],
  )
  return id
}
const jobs = async () => (await run('SELECT id FROM job')).map(({ id }) => id)

test('every table that refers to jobs is known', async () => {
  const found = await run(
    "SELECT table_name FROM information_schema.columns WHERE column_name = 'job_id' AND table_schema = 'public' ORDER BY 1",
  )
  expect([...jobReferrers].toSorted()).toEqual(found.map(({ table_name }) => table_name))
})

test('jobs that ended long ago go; those that wait, are referred to or belong to payments stay', async () => {
  const old = await aJob('send-email', 'mail', 91)
  const failed = await aJob('send-email', 'mail', 91, 'failed')
  const saved = [
    await aJob('send-email', 'mail', 89),
    await aJob('send-email', 'mail', 400, 'queued'),
    await aJob('fulfil-order', 'payments', 4000),
    await aJob('request-invoice', 'invoices', 4000),
  ]
  const table = await aJob('import-classification', 'imports', 400)
  await run(
    `INSERT INTO classification_import (id, job_id, kind, path, file_name, fingerprint)
     VALUES ($1, $2, 'nice', '/a', 'a', 'x')`,
    [randomUUID(), table],
  )
  expect(await apply()).toMatchObject({ job: 2 })
  const left = await jobs()
  expect(left).toEqual(expect.arrayContaining([...saved, table]))
  expect(left).not.toContain(old)
  expect(left).not.toContain(failed)
})

test('old searches, page views and messages go; the audit log stays unless the operator sets a time', async () => {
  for (const age of [1, 1096]) {
    await run(
      `INSERT INTO search_log (id, account_id, product, content, total, initiator, created_at)
       VALUES ($1, $2, 'trademark', 'x', 1, 'website', now() - $3 * interval '1 day')`,
      [randomUUID(), accountId, age],
    )
    await run("INSERT INTO page_view (day, path, count) VALUES (current_date - $1::int, '/', 1)", [age])
    await run(
      `INSERT INTO outbox_message (id, channel, "to", text, created_at)
       VALUES ($1, 'sms', '1', 'x', now() - $2 * interval '1 day')`,
      [randomUUID(), age],
    )
    await run(
      `INSERT INTO audit_entry (id, staff_name, action, ip, created_at)
       VALUES ($1, 'li', 'invoice.issue', '::1', now() - $2 * interval '1 day')`,
      [randomUUID(), age],
    )
  }
  const result = await apply()
  expect(result).toMatchObject({ searchLog: 1, pageView: 1, outboxMessage: 1 })
  expect(result).not.toHaveProperty('auditEntry')
  const counts = async () =>
    (
      await run(`SELECT (SELECT count(*)::int FROM search_log) AS searches, (SELECT count(*)::int FROM page_view) AS views,
        (SELECT count(*)::int FROM outbox_message) AS messages, (SELECT count(*)::int FROM audit_entry) AS audits`)
    )[0]
  expect(await counts()).toEqual({ searches: 1, views: 1, messages: 1, audits: 2 })
  expect(await apply({ auditEntry: 1000 })).toMatchObject({ auditEntry: 1 })
  expect(await counts()).toMatchObject({ audits: 1 })
})

test('imported lists of patent numbers go after 30 days, those of visitors too', async () => {
  for (const owner of [accountId, null])
    for (const age of [29, 31])
      await run(
        `INSERT INTO patent_batch (id, account_id, question_id, content, rows, patent_ids, created_at)
         VALUES ($1, $2, $3, $4, '[]', '{}', now() - $5 * interval '1 day')`,
        [randomUUID(), owner, randomUUID(), `${age} days`, age],
      )
  expect(await apply()).toMatchObject({ numberImport: 2 })
  const left = await run('SELECT content FROM patent_batch')
  expect(left).toEqual([{ content: '29 days' }, { content: '29 days' }])
})

test('with 0 days a kind of record stays for ever', async () => {
  const old = await aJob('send-email', 'mail', 5000)
  expect(await apply({ job: 0 })).not.toHaveProperty('job')
  expect(await jobs()).toContain(old)
})

test('old changes of the register go once monitors have seen them', async () => {
  await bench.import([mark('1', 'ALPHA')])
  await bench.import([mark('1', 'ALPHA TWO'), mark('2', 'BETA')])
  await bench.import([mark('3', 'GAMMA')])
  const versions = (
    await run('SELECT id, version FROM register_import WHERE version IS NOT NULL ORDER BY version')
  ).map(({ id }) => id)
  await run("UPDATE register_import SET published_at = now() - interval '2 years' WHERE id = ANY($1::uuid[])", [
    versions.slice(0, 2),
  ])
  await run(
    `INSERT INTO monitor (id, account_id, name, type, query, rule, channels, frequency, unsubscribe_token, evaluated_version)
     VALUES ($1, $2, 'm', (enum_range(NULL::monitor_type))[1], '{}', '{}', '{}', (enum_range(NULL::monitor_frequency))[1], 'u', 1)`,
    [randomUUID(), accountId],
  )
  await apply()
  const left = async () =>
    (
      await run(
        'SELECT DISTINCT i.version FROM register_change c JOIN register_import i ON i.id = c.import_id ORDER BY 1',
      )
    ).map(({ version }) => version)
  expect(await left()).toEqual([2, 3])
  await run('UPDATE monitor SET evaluated_version = 3')
  await apply()
  expect(await left()).toEqual([3])
})

test('the deletion is ordered once a day', async () => {
  const ordered: string[] = []
  const enqueue = async ({ name }: { name: string }) => (ordered.push(name), '')
  const at = (hours: number) =>
    createRetentionJobs({
      lastOrderedAt: async () => new Date(0),
      enqueue,
      now: () => new Date(hours * 3_600_000),
    })()
  await at(23)
  expect(ordered).toEqual([])
  await at(25)
  await createRetentionJobs({ lastOrderedAt: async () => null, enqueue, now: () => new Date() })()
  expect(ordered).toEqual(['apply-retention', 'apply-retention'])
})
