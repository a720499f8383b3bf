import ExcelJS from 'exceljs'
import { randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createBulkQueryRepository } from '../../apps/worker/src/bulk-queries/bulk-query.repository.ts'
import { createIndexOnDemand } from '../../apps/worker/src/index-on-demand.ts'
import { runBulkQueryHandler } from '../../apps/worker/src/bulk-queries/run-bulk-query.ts'
import type { JobRun } from '../../packages/jobs/src/index.ts'
import { createEmbeddedMarkIndex, type MarkIndex } from '../../packages/search/src/index.ts'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import { startApi, type TestApi } from '../support/api.ts'
import { createImportBench, type ImportBench } from '../support/import-bench.ts'
import { buildMember } from '../support/members.ts'
import { formOf } from '../support/sample-files.ts'
import { buildGrant } from '../support/plans.ts'
import { redisUrl } from '../support/redis.ts'

const record = (applicationNumber: string, text: string, fields: object = {}) => ({
  office: 'CN',
  applicationNumber,
  text,
  kind: 'word',
  classes: [9],
  status: 1,
  ...fields,
})
const silent = { info() {}, warn() {}, error() {} }

let bench: ImportBench
let api: TestApi
let requested = 0
const index = createIndexOnDemand({
  open: () => counted(createEmbeddedMarkIndex({ databaseUrl: bench.url, snapshotFolder: null, logger: silent })),
})
/** Counts searches, so that a row that is looked for twice is noticed. */
const counted = (own: MarkIndex): MarkIndex => ({
  ...own,
  search: (query) => {
    requested++
    return own.search(query)
  },
})

beforeAll(async () => {
  bench = await createImportBench()
  await bench.import([record('12345678', '云澜'), record('12345679', '云阑', { registrationNumbers: ['88888888'] })])
  await setFreeLimits(bench.url, { bulkQuery: { perDay: 2, atOnce: 100 } })
  api = await startApi({
    DATABASE_URL: bench.url,
    REDIS_URL: redisUrl(),
  })
  await api.ready(1)
})
afterAll(async () => {
  await index.close()
  await api?.close()
  await bench?.close()
})
afterEach(() => {
  requested = 0
})

type Member = Awaited<ReturnType<typeof buildMember>>
const call = async (member: Member | null, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
  const response = await api.app.inject({ method, url, headers: member?.headers ?? {}, ...(payload && { payload }) })
  return { status: response.statusCode, ...response.json() }
}
const start = (member: Member, entries: string[], order: object = {}) =>
  call(member, 'POST', '/common/query/bulk', { entries, ...order })
const run = async (
  { id, jobId }: { id: string; jobId: string },
  {
    signal = new AbortController().signal,
    progress = async () => {},
  }: Partial<Pick<JobRun, 'signal' | 'progress'>> = {},
) => {
  const lease = await bench.claim(jobId)
  const handle = runBulkQueryHandler({ repository: createBulkQueryRepository(bench.pool), index })
  return handle({ bulkQueryId: id }, { jobId, lease, signal, progress })
}

test('the job of a list carries the id of the request that ordered it', async () => {
  const { headers } = await buildMember(api)
  const payload = { entries: ['云澜'] }
  const response = await api.app.inject({ method: 'POST', url: '/common/query/bulk', headers, payload })
  const { rows } = await bench.pool.query('SELECT request_id FROM job WHERE id = $1', [response.json().data.jobId])
  expect(rows).toEqual([{ request_id: response.headers['x-request-id'] }])
})

test('every row comes out with its outcome', async () => {
  const member = await buildMember(api)
  const { data } = await start(member, ['云澜', '云栏', '12345678', '88888888', '99999999', '', '@', '山海', '云@澜'], {
    title: '清单',
  })
  expect(data).toMatchObject({ title: '清单', state: 'queued', rowCount: 9, done: 0 })
  expect(await run(data)).toEqual({ rows: 9, found: 4, near: 1, none: 2, bad: 2 })
  const { data: rows } = await call(member, 'GET', `/common/query/bulk/${data.id}/rows?size=100`)
  expect(rows.records.map(({ ordinal, outcome }: { ordinal: number; outcome: string }) => [ordinal, outcome])).toEqual([
    [1, 'found'],
    [2, 'near'],
    [3, 'found'],
    [4, 'found'],
    [5, 'none'],
    [6, 'bad'],
    [7, 'bad'],
    [8, 'none'],
    [9, 'found'],
  ])
  expect(rows.records[0].best[0]).toMatchObject({ appNo: '12345678', level: 'identical', statusText: '已注册' })
  expect(rows.records[6].reason).toContain('@')
  expect(rows.records[8]).toMatchObject({ reason: '按“云 澜”检索', best: [{ name: '云澜', level: 'identical' }, {}] })
  const bad = await call(member, 'GET', `/common/query/bulk/${data.id}/rows?outcome=bad&lang=en`)
  expect(bad.data).toMatchObject({ total: 2, records: [{ reason: 'Enter something to search for.' }, {}] })
})

const allowLongLists = (accountId: string) =>
  buildGrant(api, accountId, [{ services: ['bulkQuery'], perDay: 50, atOnce: 2000 }])

test('2,000 rows with 50 bad ones, whose worker dies once: every row is accounted for, none is looked for twice', async () => {
  const member = await buildMember(api)
  await allowLongLists(member.id)
  const entries = Array.from({ length: 2000 }, (_, at) =>
    at % 40 === 39 ? '@ #' : `云澜${String.fromCodePoint(0x4e00 + at)}`,
  )
  const { data } = await start(member, entries)
  const dying = new AbortController()
  const dies = async (percent: number) => void (percent > 40 && dying.abort(new Error('killed')))
  await expect(run(data, { signal: dying.signal, progress: dies })).rejects.toThrow('killed')
  const half = (await call(member, 'GET', `/common/query/bulk/${data.id}`)).data
  expect(half.done).toBeGreaterThan(800)
  expect(half.done).toBeLessThan(1000)

  const result = await run(data)
  expect(result).toMatchObject({ rows: 2000, bad: 50 })
  expect(requested).toBe(1950)
  const { data: ended } = await call(member, 'GET', `/common/query/bulk/${data.id}`)
  expect(ended).toMatchObject({ done: 2000, dataVersion: 1, engineVersion: expect.any(String) })
  const { data: bad } = await call(member, 'GET', `/common/query/bulk/${data.id}/rows?outcome=bad&size=100`)
  expect(bad.total).toBe(50)
  expect(bad.records.every(({ reason }: { reason: string }) => reason.includes('@'))).toBe(true)
})

test('the search log has the number of rows with marks once every row was looked for, and gets it once', async () => {
  const member = await buildMember(api)
  const logged = () =>
    bench.rows<{ total: number | null }>('SELECT total FROM search_log WHERE account_id = $1', [member.id])
  const entries = ['云澜', '12345678', '99999999', '@', ...Array.from({ length: 60 }, () => '海棠')]
  const { data } = await start(member, entries)
  expect(await logged()).toEqual([{ total: null }])
  const log = '/lantern/lanlog/trademark/page'
  expect((await call(member, 'GET', log)).data.records).toMatchObject([{ searchKind: 'bulk', total: null }])

  const dying = new AbortController()
  const dies = async () => dying.abort(new Error('killed'))
  await expect(run(data, { signal: dying.signal, progress: dies })).rejects.toThrow('killed')
  expect(await logged()).toEqual([{ total: null }])
  await run(data)
  expect(await logged()).toEqual([{ total: 2 }])

  await bench.pool.query('UPDATE search_log SET total = 7 WHERE account_id = $1', [member.id])
  await run(data)
  expect(await logged()).toEqual([{ total: 7 }])
})

test('two workers at once save each row once', async () => {
  const member = await buildMember(api)
  await allowLongLists(member.id)
  const { data } = await start(
    member,
    Array.from({ length: 120 }, (_, at) => `云澜${at}`),
  )
  const outcomes = await Promise.allSettled([run(data), run(data)])
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await call(member, 'GET', `/common/query/bulk/${data.id}`)).data.done).toBe(120)
})

test('the rows are downloaded as XLSX and CSV, formulas as text', async () => {
  const member = await buildMember(api)
  const { data } = await start(member, ['=1+1', '云澜'], { title: '我的/清单' })
  await run(data)
  const url = `/common/query/bulk/${data.id}/download`
  const xlsx = await api.app.inject({ url, headers: member.headers })
  expect(decodeURIComponent(String(xlsx.headers['file-name']))).toBe('我的清单.xlsx')
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(xlsx.rawPayload as never)
  const sheet = workbook.worksheets[0]!
  expect(sheet.rowCount).toBe(3)
  expect(sheet.getCell('B2').value).toBe("'=1+1")
  expect(sheet.getCell('H3').value).toBe('12345678')
  const csv = await api.app.inject({ url: `${url}?format=csv&lang=en`, headers: member.headers })
  expect(csv.body).toContain("1,'=1+1,None,Searched as “1+1”")
  expect((await api.app.inject({ url: `${url}?format=pdf`, headers: member.headers })).statusCode).toBe(400)
})

test('an order that is sent twice counts once', async () => {
  const member = await buildMember(api)
  const requestId = randomUUID()
  const [one, other] = await Promise.all([
    start(member, ['云澜'], { requestId }),
    start(member, ['云澜'], { requestId }),
  ])
  expect(one.data.id).toBe(other.data.id)
  const { data } = await call(member, 'GET', '/common/query/bulk')
  expect(data).toMatchObject({ total: 1, quota: { used: 1, limit: 2, extraLeft: 0, rowsAtOnce: 100 } })
})

test.each([
  ['no rows', [], {}, 20301],
  ['blank rows', ['', ' '], {}, 20301],
  ['too many rows', Array.from({ length: 2001 }, () => 'a'), {}, 20110],
  ['a class that does not exist', ['a'], { classify: '46' }, 20105],
  ['no country', ['a'], { country: [] }, 20109],
])('%s are refused and cost nothing', async (_, entries, order, code) => {
  const member = await buildMember(api)
  expect(await start(member, entries, order)).toMatchObject({ status: 200, code })
  expect((await call(member, 'GET', '/common/query/bulk')).data).toMatchObject({ total: 0, quota: { used: 0 } })
})

test('a list that could not be stored costs nothing', async () => {
  const member = await buildMember(api)
  await bench.pool.query('ALTER TABLE bulk_row RENAME TO bulk_row_elsewhere')
  const refused = await start(member, ['云澜']).finally(() =>
    bench.pool.query('ALTER TABLE bulk_row_elsewhere RENAME TO bulk_row'),
  )
  expect(refused.status).toBe(500)
  expect((await call(member, 'GET', '/common/query/bulk')).data).toMatchObject({ total: 0, quota: { used: 0 } })
})

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`)

test('the lists of a day are limited, and those of more than a hundred rows take a plan', async () => {
  const member = await buildMember(api)
  const long = await start(member, rowsOf(101))
  expect(long).toMatchObject({ code: 20302, data: { nextStep: 'applyForTrial', rowsAtOnce: 100, rows: 101, used: 0 } })
  expect(long.msg).toContain('减少行数')
  expect((await start(member, rowsOf(100))).code).toBe(0)
  expect((await start(member, rowsOf(1))).code).toBe(0)
  const over = await start(member, rowsOf(1))
  expect(over).toMatchObject({ code: 20302, data: { nextStep: 'applyForTrial', used: 2, limit: 2 } })
  expect(over.msg).toContain('明天再来')
})

test('a trial pays for a long list with one use, and what a plan allows costs none', async () => {
  const member = await buildMember(api)
  await buildGrant(api, member.id, [{ services: ['search', 'bulkQuery'], total: 2, atOnce: 2000 }])
  expect((await start(member, rowsOf(2000))).code).toBe(0)
  expect((await start(member, rowsOf(100))).code).toBe(0)
  const { data } = await call(member, 'GET', '/common/query/bulk')
  expect(data.quota).toMatchObject({ used: 1, limit: 2, extraLeft: 1, rowsAtOnce: 100 })
  await buildGrant(api, member.id, [{ services: ['bulkQuery'], perDay: 50, atOnce: 500 }])
  expect((await start(member, rowsOf(500))).code).toBe(0)
  expect((await call(member, 'GET', '/common/query/bulk')).data.quota).toMatchObject({
    used: 2,
    limit: 50,
    extraLeft: 1,
    rowsAtOnce: 500,
  })
})

test('a deleted list stops and is gone', async () => {
  const member = await buildMember(api)
  const { data } = await start(member, ['云澜'])
  expect((await call(member, 'DELETE', `/common/query/bulk/${data.id}`)).data).toBe(true)
  expect((await call(member, 'GET', `/common/query/bulk/${data.id}`)).status).toBe(404)
  expect((await call(member, 'GET', `/common/job/${data.jobId}`)).data.state).toBe('cancelled')
})

test.each<['GET' | 'DELETE', string]>([
  ['GET', ''],
  ['GET', '/rows'],
  ['GET', '/download'],
  ['DELETE', ''],
])('%s%s is 401 for a visitor and 404 for another member', async (method, path) => {
  const { data } = await start(await buildMember(api), ['云澜'])
  const url = `/common/query/bulk/${data.id}${path}`
  expect((await call(null, method, url)).status).toBe(401)
  expect((await call(await buildMember(api), method, url)).status).toBe(404)
})

async function upload(bytes: Buffer | string, name: string, member?: Member) {
  const form = formOf([['file', Buffer.from(bytes), name]])
  const headers = { ...(member ?? (await buildMember(api))).headers, ...form.headers }
  const response = await api.app.inject({
    method: 'POST',
    url: '/common/query/bulk/read',
    headers,
    payload: form.payload,
  })
  return { status: response.statusCode, ...response.json() }
}

test('the first column of a spreadsheet is read, numbers and formulas as they look', async () => {
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('x')
  sheet.addRows([['商标名称', '备注'], ['云澜', 'x'], [], [12345678], [{ formula: '"a"&"b"', result: 'ab' }]])
  const { data } = await upload(Buffer.from(await workbook.xlsx.writeBuffer()), 'list.xlsx')
  expect(data).toEqual({ entries: ['云澜', '', '12345678', 'ab'], hasHead: true })
})

test('CSV and text are read in UTF-8 and in the code page of Chinese spreadsheets', async () => {
  const csv = await upload('\uFEFF名称,备注\r\n"A, B",x\r\n云澜;y\r\n\r\n', 'list.csv')
  expect(csv.data).toEqual({ entries: ['A, B', '云澜'], hasHead: true })
  const gb = await upload(Buffer.from([0xd4, 0xc6, 0x0a, 0x61]), 'list.txt')
  expect(gb.data).toEqual({ entries: ['云', 'a'], hasHead: false })
})

test('a cell far below the list is no part of it', async () => {
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('x')
  sheet.addRows([['云澜'], ['山海']])
  sheet.getCell('C1048576').value = '备注'
  const { data } = await upload(Buffer.from(await workbook.xlsx.writeBuffer()), 'list.xlsx')
  expect(data).toEqual({ entries: ['云澜', '山海'], hasHead: false })
})

/** A spreadsheet whose list ends in this row. */
async function sheetDownTo(row: number): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('x').getCell(row, 1).value = '云澜'
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

test('lists of more than 20,000 rows are refused', async () => {
  expect((await upload(await sheetDownTo(20_000), 'list.xlsx')).data.entries).toHaveLength(20_000)
  expect(await upload(await sheetDownTo(20_001), 'list.xlsx')).toMatchObject({ status: 200, code: 20111 })
  expect(await upload('a\n'.repeat(20_001), 'list.txt')).toMatchObject({ status: 200, code: 20111 })
})

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
  ['a broken archive', Buffer.from('PK\u0003\u0004broken', 'latin1')],
  ['an archive that unpacks to gigabytes', bomb()],
])('%s is refused', async (_, bytes) => {
  expect(await upload(bytes, 'list.xlsx')).toMatchObject({ status: 200, code: 20111 })
})

test('a file beyond 5 MB is refused', async () => expect((await upload('a'.repeat(6e6), 'list.txt')).status).toBe(413))

/** One part of 80 MB of zeros whose directory calls it small. */
function bomb(): Buffer {
  const name = Buffer.from('xl/workbook.xml')
  const packed = deflateRawSync(Buffer.alloc(80 * 1024 * 1024))
  const sizes = (buffer: Buffer, at: number) => {
    buffer.writeUInt32LE(packed.length, at)
    buffer.writeUInt32LE(80 * 1024 * 1024, at + 4)
    buffer.writeUInt16LE(name.length, at + 8)
  }
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  sizes(local, 18)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  sizes(central, 20)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, central, name, end])
}
