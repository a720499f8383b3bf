import JSZip from 'jszip'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExportClearing } from '../../apps/worker/src/exports/clear-exports.repository.ts'
import { runExport } from '../support/exports.ts'
import { renewStatistics } from '../../apps/worker/src/statistics/renew-statistics.repository.ts'
import { createFolderStore } from '../../packages/storage/src/index.ts'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import { startApi, type TestApi } from '../support/api.ts'
import { createImportBench, type ImportBench } from '../support/import-bench.ts'
import { buildMember, inDatabase } from '../support/members.ts'
import { workbookRows } from '../support/workbook-rows.ts'

const record = (office: string, applicationNumber: string, text: string | undefined, fields: object = {}) => ({
  office,
  applicationNumber,
  text,
  kind: text === undefined ? 'figure' : 'word',
  classes: [9],
  status: office === 'CN' ? 1 : 10,
  appliedOn: '2020-05-01',
  ...fields,
})
const yunlan = { name: '云澜科技有限公司', nameEn: 'Yunlan Technology', country: 'CN' }
const software = { classNo: 9, similarGroup: '0901', text: '计算机软件', textEn: 'computer software' }
const records = [
  record('CN', '10000001', '云澜', {
    applicants: [yunlan],
    registrationNumbers: ['10000001'],
    registeredOn: '2021-02-14',
    expiresOn: '2031-02-13',
    goods: [software],
    events: [{ on: '2020-05-01', text: '申请收文', textEn: 'Application received' }],
    image: 'sun.svg',
  }),
  record('CN', '10000002', '云阑', { applicants: [yunlan], classes: [9, 35], goods: [software], status: 6 }),
  record('CN', '10000003', '山海', { classes: [25] }),
  record('CN', '10000004', undefined),
  record('CN', '10000005', '=1+1', { classes: [25], status: 2 }),
  record('US', '86000001', '云澜', { classes: [3] }),
  record('US', '86000002', 'LUMORA', { classes: [3] }),
]

let bench: ImportBench
let api: TestApi
let ids: Record<string, string>

beforeAll(async () => {
  bench = await createImportBench()
  bench.images.add('demo/sun.svg')
  await bench.import(records, { demonstration: true })
  await renewStatistics(bench.pool)
  await setFreeLimits(bench.url, { search: 1000 })
  api = await startApi({ DATABASE_URL: bench.url })
  mkdirSync(join(api.dataDir, 'objects', 'demo'), { recursive: true })
  writeFileSync(
    join(api.dataDir, 'objects', 'demo', 'sun.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><circle cx="45" cy="30" r="20" fill="red"/></svg>',
  )
  await api.ready(1)
  const rows = await bench.rows<{ number: string; id: string }>(
    'SELECT application_number AS number, public_id AS id FROM trademark',
  )
  ids = Object.fromEntries(rows.map(({ number, id }) => [number, id]))
})
afterAll(async () => {
  await api?.close()
  await bench?.close()
})

const idOf = (...numbers: string[]) => numbers.map((number) => ids[number]!)
const post = (url: string, payload: object, { language = 'cn', headers = {}, visitor = '203.0.113.7' } = {}) =>
  api.app.inject({
    method: 'POST',
    url: `${url}${url.includes('?') ? '&' : '?'}lang=${language}`,
    headers: { 'x-forwarded-for': visitor, ...headers },
    payload,
  })

test('records are read by ids in their order, and unknown ids are named', async () => {
  const [a, b] = idOf('10000001', '10000002')
  const { data } = (await post('/common/query/searchByIds', { ids: [b, 'CN_0_0', a, b] })).json()
  expect(data.marks.map(({ id }: { id: string }) => id)).toEqual([b, a])
  expect(data.missing).toEqual(['CN_0_0'])
  expect((await post('/common/query/searchByIds', { ids: [] })).statusCode).toBe(400)
})

test('records are read by numbers however written, page by page', async () => {
  const appnos = ['1000 0002', '99', '10000001', '86000001']
  const { data } = (await post('/common/query/idListQuery?size=2', { appnos })).json()
  expect(data).toMatchObject({ total: 3, pages: 2, missing: ['99'] })
  expect(data.records.map(({ appNo }: { appNo: string }) => appNo)).toEqual(['10000002', '10000001'])
  const second = (await post('/common/query/idListQuery?size=2&current=2', { appnos, country: 'US' })).json()
  expect(second.data).toMatchObject({ total: 1, records: [] })
})

test('a comparison tells how similar each pair is, and the goods in common', async () => {
  const compared = idOf('10000001', '10000002', '10000003')
  const { data } = (await post('/common/query/tmCompare', { ids: compared })).json()
  expect(data.marks.map(({ hit }: { hit: { id: string } }) => hit.id)).toEqual(compared)
  expect(data.matrix).toHaveLength(3)
  const [near] = data.matrix
  expect(near).toMatchObject({ a: compared[0], b: compared[1], nameA: '云澜', nameB: '云阑' })
  expect(near.similarity.score).toBeGreaterThan(80)
  expect(near.similarity.reasons[0].zh).not.toBe('')
  expect(data.matrix[1].similarity).toBeNull()
  expect(data.goodsOverlap).toEqual([
    {
      class: 9,
      ids: compared.slice(0, 2),
      groups: [{ group: '0901', ids: compared.slice(0, 2) }],
      items: [{ text: '计算机软件', ids: compared.slice(0, 2) }],
    },
  ])
})

test('what was searched for is compared with what was found, as similar as it was in the list', async () => {
  const [first, second] = idOf('10000001', '10000002')
  const left = { tradeMarkText: '云澜', classify: '09', similarGroup: '0901' }
  const { data } = (await post('/common/query/tmCompare', { left, rightIds: [second] })).json()
  const found = (await api.search({ tradeMarkText: '云澜' })).data.queryTmInfo
  const hit = found.find(({ id }: { id: string }) => id === second)
  expect(data.sought).toEqual({ name: '云澜', classes: [9], similarGroups: ['0901'] })
  expect(data.matrix).toMatchObject([
    { a: 'query', b: second, nameA: '云澜', nameB: '云阑', similarity: { score: hit.similarity.score } },
  ])
  expect(data.goodsOverlap).toMatchObject([
    { class: 9, ids: ['query', second], groups: [{ group: '0901', ids: ['query', second] }], items: [] },
  ])
  const both = (await post('/common/query/tmCompare', { left, rightIds: [first, second] })).json()
  expect(both.data.matrix.map(({ a }: { a: string }) => a)).toEqual(['query', 'query', first])
  const workbook = await post('/common/query/tmCompare/excelExport', { left, rightIds: [second] })
  expect((await workbookRows(workbook.rawPayload)).slice(0, 2)).toEqual([
    ['项目', '查询内容: 云澜', expect.stringContaining('云阑')],
    ['商标', '云澜', '云阑'],
  ])
})

test('a query without a name is not compared, nor one beside a list of records', async () => {
  const rightIds = idOf('10000001')
  const byOwner = { left: { tmApplicant: '甲公司' }, rightIds }
  expect((await post('/common/query/tmCompare', byOwner)).json()).toMatchObject({ code: 20160 })
  const left = { tradeMarkText: '云澜' }
  expect((await post('/common/query/tmCompare', { left, ids: rightIds, rightIds })).statusCode).toBe(400)
  expect((await post('/common/query/tmCompare', { left })).statusCode).toBe(400)
  const six = Object.values(ids).slice(0, 6)
  expect((await post('/common/query/tmCompare', { left, rightIds: six })).json().code).toBe(20108)
})

test('a figure without words is compared without a score', async () => {
  const { data } = (await post('/common/query/tmCompare', { ids: idOf('10000001', '10000004') })).json()
  expect(data.matrix).toEqual([expect.objectContaining({ nameB: null, similarity: null })])
})

test('one mark, six marks and an unknown one are not compared', async () => {
  const all = Object.values(ids)
  expect((await post('/common/query/tmCompare', { ids: [all[0]] })).json().code).toBe(20151)
  const six = (await post('/common/query/tmCompare', { ids: all.slice(0, 6) }, { language: 'en' })).json()
  expect(six).toMatchObject({ code: 20108, msg: 'At most five marks can be compared.' })
  expect((await post('/common/query/tmCompare', { ids: [all[0], 'CN_0_0'] })).statusCode).toBe(404)
})

test('a comparison is exported as a workbook', async () => {
  const response = await post('/common/query/tmCompare/excelExport', { ids: idOf('10000001', '10000002') })
  expect(decodeURIComponent(String(response.headers['file-name']))).toBe('商标对比-2.xlsx')
  const rows = await workbookRows(response.rawPayload)
  expect(rows[1]).toEqual(['商标', '云澜', '云阑'])
})

test('a query is exported as it was requested, with real dates and nothing that runs', async () => {
  const query = { tradeMarkText: '云', queryWay: 'match', country: ['CN', 'US'] }
  const response = await post('/common/query/excelExport', { query, columns: ['name', 'office', 'appDate'] })
  expect(response.headers['content-type']).toContain('spreadsheetml')
  const [head, ...rows] = await workbookRows(response.rawPayload)
  expect(head).toEqual(['商标', '国家/地区', '申请日期', '数据'])
  expect(rows).toHaveLength(3)
  expect(rows.every((row) => row[2] instanceof Date)).toBe(true)

  const formula = await post('/common/query/excelExport', { ids: idOf('10000005'), columns: ['name'] })
  expect((await workbookRows(formula.rawPayload))[1]![0]).toBe("'=1+1")
})

test('the file of a filtered list says by what it is filtered', async () => {
  const query = { tradeMarkText: '云', queryWay: 'match', country: ['CN', 'US'] }
  const { screening, queryId } = (await api.search(query)).data
  const [applicant] = screening.applicant
  const filter = { applicant: [applicant.value], niceList: ['9'], tmstatuscode: ['1'], isvalid: ['1'] }
  const aboutOf = async (order: object) =>
    new Map((await workbookRows((await post('/common/query/excelExport', order)).rawPayload, 1)) as [string, string][])
  const whole = await aboutOf({ query })
  expect([...whole.keys()].some((label) => label?.startsWith('筛选'))).toBe(false)
  const about = await aboutOf({ query: { ...query, filter, queryId } })
  expect(about.get('筛选：申请人')).toBe(applicant.label)
  expect(about.get('筛选：类别')).toBe('9')
  expect(about.get('筛选：状态')).toBe('已注册')
  expect(about.get('筛选：是否有效')).toBe('有效')
})

test('the file of a combined query with the aliases of the specification says what was searched for', async () => {
  const conditions = [
    { field: 'SBMC', value: '云澜' },
    { field: 'SFYX', value: '1' },
  ]
  const query = { conditions, niceChoosedStr: '9', countryName: 'CN;US', degree: 'high' }
  const { rawPayload } = await post('/common/query/excelExport', { query }, { language: 'en' })
  expect(Object.fromEntries((await workbookRows(rawPayload, 1)) as [string, string][])).toMatchObject({
    'Condition 1': 'Trademark name similar to “云澜”',
    'Condition 2': 'and Valid: yes',
    Degree: 'high',
    Classes: '9',
    Offices: expect.stringContaining('United States'),
  })
})

test('marks that were found by a name within a group are exported with their score', async () => {
  const query = { tradeMarkText: '云澜', similarGroup: '0901' }
  const response = await post('/common/query/excelExport', { query, columns: ['name', 'similarity'] })
  expect((await workbookRows(response.rawPayload))[1]).toEqual(['云澜', 100, '演示数据'])
})

test('exporting what was just searched does not count as another search', async () => {
  const query = { tradeMarkText: '山海' }
  const visitor = '203.0.113.99'
  const first = await api.search(query, { visitor })
  await post('/common/query/excelExport', { query }, { visitor })
  expect((await api.search(query, { visitor })).data.quota.used).toBe(first.data.quota.used)
})

test('a document has a row for each record and its image', async () => {
  const response = await post('/common/query/wordExportForLantern', { ids: idOf('10000001', '10000003') })
  const zip = await JSZip.loadAsync(response.rawPayload)
  const text = await zip.file('word/document.xml')!.async('string')
  expect(text).toContain('云澜')
  expect(text).toContain('山海')
  expect(Object.keys(zip.files).filter((name) => name.startsWith('word/media/') && name.endsWith('.png'))).toHaveLength(
    1,
  )
})

test('some hits of a query are exported with it, with score and reasons; a record that it does not find has none', async () => {
  const query = { tradeMarkText: '云澜', similarGroup: '0901' }
  const order = { ids: idOf('10000005', '10000001'), query, columns: ['name', 'similarity', 'reasons'] }
  const { rawPayload } = await post('/common/query/excelExport', order)
  expect((await workbookRows(rawPayload)).slice(1)).toEqual([
    ["'=1+1", undefined, undefined, '演示数据'],
    ['云澜', 100, '两商标文字完全相同。', '演示数据'],
  ])
  expect((await workbookRows(rawPayload, 1)).flat()).toContain('云澜')
})

test('the hits of a cross search are exported as one list of its offices, for the same search', async () => {
  const visitor = '203.0.113.98'
  const cross = (await post('/common/query/tmCrossSearch', { tradeMarkText: '云澜' }, { visitor })).json().data
  const query = { tradeMarkText: '云澜', country: ['CN', 'US'] }
  const order = { query, columns: ['similarity', 'office', 'appNo'] }
  const { rawPayload } = await post('/common/query/excelExport', order, { visitor })
  const [, ...rows] = await workbookRows(rawPayload)
  const found = new Map(rows.map(([score, , appNo]) => [appNo, score]))
  expect(rows).toHaveLength(cross.total)
  for (const { top } of cross.countries)
    for (const { appNo, similarity } of top) expect(found.get(appNo)).toBe(similarity.score)
})

test('an export needs ids or a query, and something to export', async () => {
  expect((await post('/common/query/excelExport', {})).statusCode).toBe(400)
  expect((await post('/common/query/excelExport', { ids: ['CN_0_0'] })).json().code).toBe(20153)
  expect((await post('/common/query/excelExport', { query: { tradeMarkText: '', country: ['CN'] } })).json().code).toBe(
    20301,
  )
})

test.each([
  ['cn', '登记信息'],
  ['en', 'Register entry'],
])('a record is printed as PDF (%s)', async (language) => {
  const [id] = idOf('10000001')
  const response = await api.app.inject({ url: `/common/query/detail/pdf?id=${id}&lang=${language}` })
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.headers['content-disposition']).toContain(`${id}.pdf`)
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(response.rawPayload.length).toBeLessThan(300_000)
})

test('there is no PDF of an unknown record', async () => {
  expect((await api.app.inject({ url: '/common/query/detail/pdf?id=CN_0_0' })).statusCode).toBe(404)
})

test('a cross search tells how many hits each register has', async () => {
  const { data } = (await post('/common/query/tmCrossSearch', { tradeMarkText: '云澜' })).json()
  expect(data.total).toBe(3)
  expect(data.countries.map(({ country, total }: { country: string; total: number }) => [country, total])).toEqual([
    ['CN', 2],
    ['US', 1],
  ])
  expect(data.countries[0].top[0]).toMatchObject({ name: '云澜', similarity: { score: 100 } })
})

test('figures are of the records loaded, of an office, of a class', async () => {
  const read = async (query: string) =>
    (await api.app.inject({ url: `/common/query/countryStatisic${query}` })).json().data
  const whole = await read('')
  expect(whole).toMatchObject({ country: null, total: 7, valid: 5, pending: 1, demonstration: 7 })
  expect(whole.byCountry).toEqual([
    { country: 'CN', total: 5, valid: 3, pending: 1 },
    { country: 'US', total: 2, valid: 2, pending: 0 },
  ])
  expect(whole.byYear).toEqual([
    { year: 2020, app: 7, reg: 0 },
    { year: 2021, app: 0, reg: 1 },
  ])
  expect((await read('?country=CN&class=9')).total).toBe(3)
  expect(await read('/byClass?country=US')).toEqual([{ class: 3, count: 2, valid: 2, pending: 0 }])
  expect(await read('/byApplicant?class=35')).toEqual([{ name: yunlan.name, nameEn: yunlan.nameEn, count: 1 }])
  expect(await read('/byYear?country=US&class=25')).toEqual([])
  expect((await api.app.inject({ url: '/common/query/countryStatisic?class=46' })).statusCode).toBe(400)
})

test('figures are counted once for each import', async () => {
  expect(await renewStatistics(bench.pool)).toBe(false)
})

test('a long export is made in the background, once, for its member only', async () => {
  const many = Array.from({ length: 2100 }, (_, at) => record('CN', String(20_000_000 + at), `海棠${at}`))
  await bench.import(many)
  await api.ready(2)
  const query = { tradeMarkText: '海棠', queryWay: 'match' }
  const visitor = await post('/common/query/excelExport', { query })
  expect(visitor.statusCode).toBe(401)

  const member = await buildMember(api)
  const document = await post('/common/query/wordExportForLantern', { query }, { headers: member.headers })
  expect(document.json().code).toBe(20154)
  const ordered = await post('/common/query/excelExport', { query }, { headers: member.headers, language: 'en' })
  const { jobId } = ordered.json().data
  const first = await runExport(bench.pool, api.dataDir, jobId)
  expect(await runExport(bench.pool, api.dataDir, jobId)).toEqual(first)
  const files = await inDatabase(api, 'SELECT 1 FROM stored_file WHERE owner_id = $1', [member.id])
  expect(files).toHaveLength(1)

  const list = (await api.app.inject({ url: '/common/exports', headers: member.headers })).json().data
  expect(list).toMatchObject({ total: 1, records: [{ rows: 2100, format: 'xlsx', job: { id: jobId } }] })
  const url = `/common/file/downloadFile?id=${list.records[0].fileId}`
  const file = await api.app.inject({ url, headers: member.headers })
  expect(await workbookRows(file.rawPayload)).toHaveLength(2101)

  const stranger = await buildMember(api)
  expect((await api.app.inject({ url, headers: stranger.headers })).statusCode).toBe(404)
  const none = (await api.app.inject({ url: '/common/exports', headers: stranger.headers })).json().data
  expect(none.total).toBe(0)
  expect((await api.app.inject({ url: '/common/exports' })).statusCode).toBe(401)
})

test('the file of an export can be fetched for a week, then it is deleted and the list says so', async () => {
  const member = await buildMember(api)
  const query = { tradeMarkText: '海棠', queryWay: 'match' }
  const ordered = await post('/common/query/excelExport', { query }, { headers: member.headers })
  const { jobId } = ordered.json().data
  const listed = async () =>
    (await api.app.inject({ url: '/common/exports', headers: member.headers })).json().data.records[0]
  expect(await listed()).toMatchObject({ fileId: null, expireTime: null })
  await runExport(bench.pool, api.dataDir, jobId)
  const endDaysAgo = (days: number) =>
    inDatabase(api, `UPDATE job SET state = 'completed', finished_at = now() - $2 * interval '1 day' WHERE id = $1`, [
      jobId,
      days,
    ])
  const clear = createExportClearing({
    pool: bench.pool,
    objects: createFolderStore(join(api.dataDir, 'objects')),
    days: 7,
    onError: (error) => {
      throw error
    },
  })
  await endDaysAgo(6.9)
  expect(await clear()).toBe(0)
  const { fileId, expireTime } = await listed()
  expect(Date.parse(`${expireTime.replace(' ', 'T')}+08:00`) - Date.now()).toBeCloseTo(0.1 * 86_400_000, -5)
  const folder = join(api.dataDir, 'objects', 'files', 'private')
  expect(readdirSync(folder)).toContain(`${fileId}.xlsx`)

  await endDaysAgo(7.1)
  expect(await clear()).toBe(1)
  expect(readdirSync(folder)).not.toContain(`${fileId}.xlsx`)
  expect(await listed()).toMatchObject({ fileId: null, expireTime: expect.any(String), rows: 2100 })
  const url = `/common/file/downloadFile?id=${fileId}`
  expect((await api.app.inject({ url, headers: member.headers })).statusCode).toBe(404)
})
