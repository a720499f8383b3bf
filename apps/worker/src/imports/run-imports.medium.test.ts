import { bindJob, connectQueues, createJobWatcher, importRegister, runJobs } from '@markwright/jobs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importRegisterHandler } from './import-register.ts'
import { runImports } from './run-imports.ts'
import { aRecord, createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { oneAtATime } from '../../../../tests/support/one-at-a-time.ts'

let bench: ImportBench
let closing: { close(): Promise<unknown> }[]
let importFiles: (paths: string[], rejects?: string) => Promise<{ code: number; output: string }>

beforeAll(async () => {
  bench = await createImportBench()
  const onError = () => {}
  const connect = () => connectQueues({ databaseUrl: bench.url, onError })
  const worker = await runJobs({
    pool: bench.pool,
    queues: await connect(),
    definitions: [importRegister],
    bindings: [
      bindJob(importRegister, importRegisterHandler({ pool: bench.pool, objects: { has: async () => false } })),
    ],
    concurrency: oneAtATime,
    logger: { info() {}, warn() {}, error() {} },
  })
  const queues = await connect()
  const watcher = createJobWatcher({ pool: bench.pool, databaseUrl: bench.url, onError })
  closing = [watcher, worker, queues]
  importFiles = async (paths, rejects) => {
    let output = ''
    const out = { write: (text: string) => (output += text) }
    const deps = {
      pool: bench.pool,
      queues,
      watcher,
      onError,
      out,
      folder: bench.folder,
      signal: new AbortController().signal,
    }
    const code = await runImports(deps, { paths, demonstration: false, rejects: rejects ?? null })
    return { code, output }
  }
})
afterAll(async () => {
  for (const one of closing) await one.close()
  await bench.close()
})

const put = (name: string, content: string) => {
  writeFileSync(join(bench.folder, name), content)
  return name
}
const jsonLines = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')

test('a whole file ends with 0 and says what became of its records', async () => {
  const { code, output } = await importFiles([put('whole.jsonl', jsonLines(aRecord(1), aRecord(2)))])
  expect(output).toMatch(/^whole\.jsonl: json-lines, 1 kB, 2 records in \d+\.\d s\n {2}2 new, 0 updated, 0 unchanged, /)
  expect(output).toMatch(/\nSearched from now on, as version 1 of the register\.\n$/)
  expect(code).toBe(0)
})

test('an import says that its records are searched only when every running API process searches them', async () => {
  const write = (version: number) =>
    bench.pool.query(
      `INSERT INTO service_process (id, kind, host, pid, version, started_at, seen_at, facts)
       VALUES ('6f1c1f3e-6c0e-4d6e-8a57-0d6f0d0b7a01', 'api', 'here', 1, '1', now(), now(), $1)
       ON CONFLICT (id) DO UPDATE SET facts = excluded.facts, seen_at = now()`,
      [JSON.stringify({ memoryBytes: 0, indexes: { trademarks: { ready: true, version } } })],
    )
  await write(0)
  let isDone = false
  const importing = importFiles([put('followed.jsonl', jsonLines(aRecord(31)))]).finally(() => (isDone = true))
  const published = async () =>
    (await bench.pool.query('SELECT max(version) AS n FROM register_import WHERE file_name = $1', ['followed.jsonl']))
      .rows[0].n as number | null
  await expect.poll(published, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(isDone).toBe(false)
  await write((await published())!)
  const { output } = await importing
  expect(output).toContain(`Searched from now on, as version ${await published()} of the register.`)
  await bench.pool.query('DELETE FROM service_process')
})

test('records that were not accepted are shown with line and reason, listed as CSV, and end with 1', async () => {
  const bad = aRecord('=9', { classes: [99] })
  const { code, output } = await importFiles(
    [put('bad.jsonl', jsonLines(aRecord(3), bad, ...Array(6).fill(bad)))],
    'rejects.csv',
  )
  expect(code).toBe(1)
  expect(output).toContain('  rejected: line 2 (=9): classes[0] is “99” but must be at most 45.\n')
  expect(output).toContain('  and 2 more\n')
  const lines = readFileSync(join(bench.folder, 'rejects.csv'), 'utf8').split('\r\n')
  expect(lines).toHaveLength(9)
  expect(lines[0]).toBe('\uFEFFfile,packed_file,record,line,number,reason,reason_zh,reason_en,excerpt')
  expect(lines[1]).toContain(`,2,2,'=9,record.range,`)
})

test('a folder is one import and one version, and whatever is no register file in it is passed over', async () => {
  mkdirSync(join(bench.folder, 'mixed/deep'), { recursive: true })
  put('mixed/readme.txt', 'about these files')
  put('mixed/deep/a.jsonl', jsonLines(aRecord(4)))
  put('mixed/deep/b.jsonl', jsonLines(aRecord(41), aRecord(42, { classes: [99] })))
  put('mixed/.hidden', jsonLines(aRecord(5)))
  const { code, output } = await importFiles(['mixed'])
  expect(output).toContain('mixed: folder, ')
  expect(output).toContain('3 records in')
  expect(output).toContain('  2 files, 1 passed over because they hold no records\n')
  expect(output).toContain('  rejected: deep/b.jsonl, line 2 (42): classes[0]')
  expect(output.match(/as version \d+ of the register/g)).toHaveLength(1)
  expect(code).toBe(1)
  const { rows } = await bench.pool.query(
    'SELECT count(*)::int AS n, count(DISTINCT version)::int AS versions FROM register_import WHERE file_name = $1',
    ['mixed'],
  )
  expect(rows).toEqual([{ n: 1, versions: 1 }])
})

test('what changes nothing gets no version, and what brings nothing fails', async () => {
  const versions = async () =>
    (await bench.pool.query('SELECT max(version) AS n FROM register_import')).rows[0].n as number
  const file = put('again.jsonl', jsonLines(aRecord(50)))
  await importFiles([file])
  const before = await versions()
  const again = await importFiles([file])
  expect(again.output).toContain('0 new, 0 updated, 1 unchanged')
  expect(again.output).toContain('Nothing has changed: the register keeps its version.')
  expect(again.code).toBe(0)
  const bad = await importFiles([put('all-bad.jsonl', jsonLines(aRecord(51, { classes: [99] })))])
  expect(bad.output).toContain('all-bad.jsonl: not imported. No record of it could be imported')
  expect(bad.output).toContain('rejected: line 1 (51)')
  expect(bad.code).toBe(2)
  expect(await versions()).toBe(before)
})

test('a named file that cannot be read is a failure, and 2 says that nothing came in', async () => {
  expect(await importFiles([put('nothing.csv', '')])).toEqual({
    code: 2,
    output: 'nothing.csv: not imported. The file is empty.\n',
  })
  const { code, output } = await importFiles(['absent.xml', put('one.jsonl', jsonLines(aRecord(6)))])
  expect(code).toBe(1)
  expect(output).toContain('absent.xml: not imported. The file is absent')
})

test('a file that breaks off says where and still brings in what is before', async () => {
  const { code, output } = await importFiles([put('cut.jsonl', jsonLines(aRecord(7), aRecord(8)).slice(0, -10))])
  expect(code).toBe(1)
  expect(output).toContain('1 new')
  expect(output).toContain('  Ended early. line 2: The file is incomplete')
})
