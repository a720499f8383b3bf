import { bindJob, connectQueues, createJobWatcher, importClassification, runJobs } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { oneAtATime } from '../../../../tests/support/one-at-a-time.ts'
import { classificationImportFailed, importClassificationHandler } from './import-classification.ts'
import { runTableImport, type TableImportOptions } from './run-table-import.ts'
import { findTableImport, queueTableImport } from './table-import.repository.ts'

const database = fileDatabase()
const { pool } = database
let folder: string
let closing: (() => Promise<unknown> | void)[] = []
let importTable: (options: Partial<TableImportOptions> & { path: string }) => Promise<{ code: number; output: string }>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'))
  const onError = () => {}
  const connect = () => connectQueues({ databaseUrl: database.url, onError })
  const worker = await runJobs({
    pool,
    queues: await connect(),
    definitions: [importClassification],
    bindings: [
      bindJob(importClassification, importClassificationHandler({ pool }), (id) =>
        classificationImportFailed(pool, id),
      ),
    ],
    concurrency: oneAtATime,
    logger: { info() {}, warn() {}, error() {} },
  })
  const queues = await connect()
  const watcher = createJobWatcher({ pool, databaseUrl: database.url, onError })
  closing = [() => watcher.close(), () => worker.close(), () => queues.close()]
  importTable = async (options) => {
    let output = ''
    const out = { write: (text: string) => (output += text) }
    const { signal } = new AbortController()
    const code = await runTableImport(
      { pool, queues, watcher, onError, out, folder, signal },
      { kind: 'nice', edition: null, rejects: null, ...options },
    )
    return { code, output }
  }
})
afterAll(async () => {
  for (const close of closing) await close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() =>
  pool.query('TRUNCATE classification_import, nice_class_text, nice_group, nice_item, vienna_element CASCADE'),
)

const put = (content: unknown) => {
  const name = `${randomUUID()}.json`
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return name
}
const table = (edition: string, ...names: string[]) => ({
  edition,
  classes: [
    {
      no: 3,
      headingZh: '洗衣用制剂',
      groups: [
        {
          code: '0301',
          titleZh: '肥皂',
          parts: [{ label: '一', items: names.map((zh) => ({ zh, en: null, code: '030012' })) }],
          notesZh: ['1.注释'],
          relations: [],
        },
      ],
    },
  ],
})
const names = async () =>
  (await pool.query<{ name_cn: string }>('SELECT name_cn FROM nice_item ORDER BY position')).rows.map(
    (row) => row.name_cn,
  )

test('a table is imported whole, and a newer one takes its place', async () => {
  const first = await importTable({ path: put(table('11', '肥皂', '香皂')) })
  expect(first).toMatchObject({
    code: 0,
    output: expect.stringMatching(/nice, edition 11, 2 items, 0 rejected\nShown from now on\./),
  })
  expect(await names()).toEqual(['肥皂', '香皂'])
  await importTable({ path: put(table('12', '洗衣皂')), edition: '12-2024' })
  expect(await names()).toEqual(['洗衣皂'])
  const { rows } = await pool.query('SELECT edition FROM classification_import WHERE is_current')
  expect(rows).toEqual([{ edition: '12-2024' }])
})

test('the same file twice changes nothing', async () => {
  const path = put(table('12', '肥皂'))
  await importTable({ path })
  const again = await importTable({ path })
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Held already; nothing has changed.') })
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM classification_import WHERE is_current')
  expect(rows).toEqual([{ n: 1 }])
})

test('every row that cannot be imported is named, on the screen and in a file', async () => {
  const { code, output } = await importTable({ path: put(table('12', '肥皂', '', '肥皂')), rejects: 'rejects.csv' })
  expect(code).toBe(1)
  expect(output).toContain('1 items, 2 rejected')
  expect(output).toContain('rejected: group 0301, parts[0].items[1]: zh is missing.')
  const lines = readFileSync(join(folder, 'rejects.csv'), 'utf8').trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain('item.repeated,“肥皂”在这个类似群里以同一编号出现了两次。')
})

test.each([
  ['is no JSON', '{"classes": [', 'not valid JSON'],
  ['is another table', [{ code: '1', zh: '天体' }], 'no table of goods and services'],
  ['holds nothing that can be imported', { classes: [{ no: 46 }] }, 'Nothing in the file can be imported'],
])('a file that %s fails with the reason and leaves the table that was there', async (_, content, reason) => {
  await importTable({ path: put(table('11', '肥皂')) })
  const { code, output } = await importTable({ path: put(content) })
  expect({ code, output }).toMatchObject({ code: 2, output: expect.stringContaining(reason) })
  expect(await names()).toEqual(['肥皂'])
})

test('a file that does not exist is refused before anything is ordered', async () => {
  expect(await importTable({ path: 'absent.json' })).toMatchObject({
    code: 2,
    output: expect.stringContaining('absent'),
  })
  expect((await pool.query('SELECT FROM classification_import')).rowCount).toBe(0)
})

test('figurative elements are imported beside the goods', async () => {
  await importTable({ path: put(table('12', '肥皂')) })
  const { output } = await importTable({
    kind: 'vienna',
    path: put([
      { code: '1', zh: '天体', en: 'Celestial bodies' },
      { code: '1.3', zh: '太阳', en: 'Sun' },
    ]),
  })
  expect(output).toContain('vienna, 2 elements, 0 rejected')
  expect(await names()).toEqual(['肥皂'])
})

test('a worker that has lost its job writes nothing; the next one imports the table once', async () => {
  await importTable({ path: put(table('11', '肥皂')) })
  const order = await queueTableImport(
    { pool, queues: { dispatch: async () => {} }, onError: () => {} },
    { kind: 'nice', path: join(folder, put(table('12', '香皂'))), edition: null },
  )
  const take = async () => {
    const lease = randomUUID()
    await pool.query(`UPDATE job SET state = 'active', lease = $2, heartbeat_at = now() WHERE id = $1`, [
      order.jobId,
      lease,
    ])
    return lease
  }
  const handle = importClassificationHandler({ pool })
  const run = (lease: string) =>
    handle(
      { importId: order.importId },
      { jobId: order.jobId, lease, signal: new AbortController().signal, progress: async () => {} },
    )
  const lost = await take()
  const held = await take()
  await expect(run(lost)).rejects.toThrow('another worker')
  expect(await names()).toEqual(['肥皂'])
  expect(await run(held)).toMatchObject({ accepted: 1, isUnchanged: false })
  expect(await names()).toEqual(['香皂'])
  // It had ended before it could say so.
  expect(await run(held)).toMatchObject({ accepted: 1, isUnchanged: false })
})

test('a file that was changed after the order is not read', async () => {
  const name = put(table('12', '香皂'))
  const { importId, jobId } = await queueTableImport(
    { pool, queues: { dispatch: async () => {} }, onError: () => {} },
    { kind: 'nice', path: join(folder, name), edition: null },
  )
  writeFileSync(join(folder, name), JSON.stringify(table('12', '别的')))
  const handle = importClassificationHandler({ pool })
  const run = { jobId, lease: randomUUID(), signal: new AbortController().signal, progress: async () => {} }
  await expect(handle({ importId }, run)).rejects.toThrow('has been changed')
  expect(await findTableImport(pool, importId)).toMatchObject({ state: 'failed', fault: { id: 'import.file-changed' } })
})
