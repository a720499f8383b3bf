import ExcelJS from 'exceljs'
import JSZip from 'jszip'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookUpNumbersHandler } from '../../apps/worker/src/patents/look-up-numbers.ts'
import { queryBuilder } from '../../packages/db/src/index.ts'
import { lookUpNumbers } from '../../packages/jobs/src/index.ts'
import { claimJob } from '../../packages/jobs/src/job-record.ts'
import { createNumberImports } from '../../packages/patent-register/src/index.ts'
import type { ApiBench } from '../support/api-bench.ts'
import { runExport } from '../support/exports.ts'
import { createPatentBench, importPatents, type PatentFields } from '../support/patent-bench.ts'

const battery: PatentFields = {
  country: 'CN',
  number: '110000001',
  kind: 'A',
  publishedOn: '2025-03-04',
  filedOn: '2023-09-01',
  applicationNumber: 'CN202310000001',
  language: 'zh',
  titles: { zh: '一种电池包', en: 'Battery pack' },
  abstracts: { zh: '电池包包括箱体和电芯，相邻电芯之间设置液冷板。', en: 'A battery pack has a housing and cells.' },
  applicants: [{ name: '甲电池有限公司', country: 'CN' }, { name: '乙研究院' }],
  inventors: [{ name: '张三' }],
  ipcs: ['H01M10/613', 'H01M10/625'],
  cpcs: ['H01M10/613'],
  priorities: [{ country: 'CN', number: '202310000001', date: '2023-09-01' }],
  claims: {
    zh: [
      { number: 1, text: '一种电池包，其特征在于，包括箱体（1）和电芯（2）。', dependsOn: [] },
      { number: 2, text: '根据权利要求1所述的电池包，包括液冷板（3）。', dependsOn: [1] },
    ],
  },
  description: {
    zh: [
      { kind: 'heading', text: '技术领域' },
      { kind: 'paragraph', number: '0001', text: '本发明涉及散热。图1中，1-箱体；2-电芯。' },
      { kind: 'paragraph', number: '0002', text: '液冷板（3）贴着电芯（2），液冷板（3）通水。' },
    ],
  },
  drawings: [{ number: '1', file: 'fig1.png' }],
  citations: [
    { number: 'US9000001B2', category: 'X' },
    { text: 'A book', category: 'A' },
  ],
  familyId: '900001',
}
const records: PatentFields[] = [
  battery,
  {
    ...battery,
    country: 'US',
    number: '2025000002',
    kind: 'A1',
    applicationNumber: 'US18/000002',
    drawings: [],
    inventors: [{ name: 'ZHANG, SAN', forms: ['张三'] }],
    related: [
      {
        relation: 'division',
        role: 'parent',
        applicationNumber: 'US13/900001',
        publicationNumber: 'US9000001',
        filedOn: '2012-01-02',
      },
    ],
    international: {
      applicationNumber: 'PCT/CN2024/000001',
      filedOn: '2024-08-30',
      publicationNumber: 'WO2025000003',
      publishedOn: '2025-03-06',
    },
    designatedStates: ['DE', 'FR'],
  },
  {
    country: 'US',
    number: '9000001',
    kind: 'B2',
    publishedOn: '2015-04-07',
    filedOn: '2012-01-02',
    applicationNumber: 'US13/900001',
    titles: { en: 'Cooling plate for battery cells' },
    abstracts: { en: 'A cooling plate is arranged between battery cells of a pack.' },
    applicants: [{ name: '=cmd|calc' }],
    ipcs: ['H01M10/625'],
  },
  ...Array.from({ length: 260 }, (_, at): PatentFields => ({
    country: 'EP',
    number: String(3_000_000 + at),
    kind: 'A1',
    publishedOn: `2019-01-${String(1 + (at % 28)).padStart(2, '0')}`,
    titles: { en: `Gear box number ${at}` },
    applicants: [{ name: `Applicant ${at % 30}` }],
    ipcs: ['F16H1/02'],
  })),
]

let bench: ApiBench
beforeAll(async () => {
  const figure = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  bench = await createPatentBench(records, { 'fig1.png': figure })
})
afterAll(() => bench?.close())

const search = async (payload: object, options: object = {}) =>
  bench.call('POST', '/patent/search/list', { payload, ...options })
const ids = ({ data }: { data: { records: { id: string }[] } }) => data.records.map(({ id }) => id)

test('an expression finds by fields; publications and families are counted apart', async () => {
  const found = await search({ expr: 'TA:battery AND IPC:H01M10' })
  expect(found.data).toMatchObject({ publications: 3, families: 2, total: 3, isLimited: false })
  const collapsed = await search({ expr: 'TA:battery AND IPC:H01M10', collapse: 'family' })
  expect([collapsed.data.total, collapsed.data.records.length, collapsed.data.publications]).toEqual([2, 2, 3])
  expect(found.data.facets.country).toEqual([
    { value: 'US', label: '美国', count: 2 },
    { value: 'CN', label: '中国', count: 1 },
  ])
  expect(found.data.parsed.explanation.zh).toContain('battery')
})

test('an expression that cannot be read is refused with its place', async () => {
  const { code, data, msg } = await search({ expr: 'TI:(battery AND' }, { language: 'en' })
  expect([code, data.position, typeof msg]).toEqual([30101, 15, 'string'])
  const read = (await bench.call('POST', '/patent/search/validate', { payload: { expr: '#3 AND TI:a' } })).data
  expect(read).toMatchObject({ isValid: false, problem: { position: 0, length: 2, code: 'unknownSearch' } })
  const known = { expr: '#1 NOT TI:gear', history: ['TI:battery'] }
  expect((await bench.call('POST', '/patent/search/validate', { payload: known })).data.expression).toBe(
    'TI:(battery AND NOT gear)',
  )
  for (const payload of [{}, { expr: ' ' }, { patentSearchType: 'semantic', text: ' ' }, { patentSearchType: 'batch' }])
    expect((await search(payload)).code).toBe(30103)
})

test('a simple search reads numbers, and one by its limits alone can be paged to the last hit', async () => {
  for (const keyword of [
    'US 9,000,001',
    '\u202AUS90\u200B00001',
    'us13/900,001',
    'US77777777, US9000001B2; EP3000007A1',
  ])
    expect(ids(await search({ patentSearchType: 'simple', keyword, sort: 'pubDate' }))[0]).toBe('US9000001B2')
  const last = await search({ patentSearchType: 'simple', country: ['EP'], size: 50, current: 6, sort: 'pubDate' })
  expect([last.data.total, last.data.records.length]).toEqual([260, 10])
  const dated = await search({ patentSearchType: 'simple', pub_date: ['2025-01-01', null] })
  expect(ids(dated).toSorted()).toEqual(['CN110000001A', 'US2025000002A1'])
})

test('a description finds similar texts with their passages, and a number the publications like it', async () => {
  const found = await search({ text: 'a cooling plate between the cells of a battery pack' })
  expect(ids(found)[0]).toBe('US9000001B2')
  expect(found.data.records[0].why[0].snippet.marks.length).toBeGreaterThan(0)
  const like = ids(await search({ text: 'US9000001B2' }))
  expect(like).not.toContain('US9000001B2')
  expect(like[0]).toMatch(/CN110000001A|US2025000002A1/)
  expect((await search({ text: 'US77777777B2' })).code).toBe(30104)
})

test('fields and an expression beside a description restrict what is similar to it', async () => {
  const text = 'a cooling plate between the cells of a battery pack'
  const all = await search({ patentSearchType: 'semantic', text })
  expect(all.data.total).toBe(3)
  expect(all.data.parsed.expression).toBeNull()
  const found = async (beside: object) =>
    ids(await search({ patentSearchType: 'semantic', text, ...beside })).toSorted()
  expect(await found({ applicant: '甲电池' })).toEqual(['CN110000001A', 'US2025000002A1'])
  expect(await found({ ipc: 'H01M10/613', country: ['CN'] })).toEqual(['CN110000001A'])
  expect(await found({ ipc: 'F16H' })).toEqual([])
  expect(await found({ cpc: 'H01M10/613', pub_no_all: 'CN110000001' })).toEqual(['CN110000001A'])
  expect(await found({ not_cut_word: 'arranged' })).toEqual(['US9000001B2'])
  expect(await found({ expr: '#1 NOT CC:US', history: ['IPC:H01M'] })).toEqual(['CN110000001A'])
  expect((await search({ patentSearchType: 'semantic', text, expr: 'TI:(' })).code).toBe(30101)
  expect(ids(await search({ similarTo: 'US9000001B2', country: ['US'], inventor: '张三' }))).toEqual(['US2025000002A1'])
  const narrowed = { patentSearchType: 'semantic', text, applicant: '甲电池' }
  const read = await search(narrowed, { language: 'en' })
  expect([read.data.parsed.expression, read.data.facets.country]).toEqual([
    'PA:"甲电池"',
    [
      { value: 'CN', label: 'China', count: 1 },
      { value: 'US', label: 'United States', count: 1 },
    ],
  ])
  const years = await bench.call('POST', '/patent/search/facet', { payload: { query: narrowed, name: 'year' } })
  expect(years.data).toEqual([{ value: '2025', label: '2025', count: 2 }])
})

test('more values of a facet are listed, and words are completed', async () => {
  const query = { patentSearchType: 'simple', country: ['EP'] }
  const page = await search(query)
  expect(page.data.facets.applicant).toHaveLength(20)
  const all = await bench.call('POST', '/patent/search/facet', { payload: { query, name: 'applicant', limit: 200 } })
  expect([all.data.length, all.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0)]).toEqual([
    30, 260,
  ])
  const similar = { patentSearchType: 'semantic', text: 'a gear box', country: ['EP'] }
  const ofSimilar = await bench.call('POST', '/patent/search/facet', {
    payload: { query: similar, name: 'applicant', limit: 200 },
  })
  expect(ofSimilar.data).toHaveLength(30)
  const suggest = async (kind: string, prefix: string) =>
    (await bench.call('POST', '/patent/search/suggest', { payload: { kind, prefix } })).data.map(
      ({ value }: { value: string }) => value,
    )
  expect(await suggest('applicant', '甲电')).toEqual(['甲电池有限公司'])
  expect(await suggest('ipc', 'h01m10')).toEqual(['H01M10/625', 'H01M10/613'])
  expect(await suggest('field', '申请人')).toContain('PA')
})

test('the end of an expression is completed by fields, operators, names and symbols', async () => {
  const suggest = async (prefix: string) =>
    (await bench.call('POST', '/patent/search/suggest', { payload: { kind: 'expression', prefix } })).data
  expect(await suggest('TI:电池 AND 申请')).toContainEqual({ value: 'PA:', label: '申请人', replaces: 2 })
  expect(await suggest('TI:电池 AN')).toContainEqual({ value: 'AND', label: '与', replaces: 2 })
  expect(await suggest('TI:电池 AND PA:甲电')).toEqual([{ value: '"甲电池有限公司"', label: null, replaces: 2 }])
  expect(await suggest('PA:"甲电')).toEqual([{ value: '"甲电池有限公司"', label: null, replaces: 3 }])
  expect((await suggest('IPC:(h01m10')).map(({ value }: { value: string }) => value)).toEqual([
    'H01M10/625',
    'H01M10/613',
  ])
  expect(await suggest('LS:')).toHaveLength(4)
  expect(await suggest('TI:电池 ')).toEqual([])
  // A name with signs of the language leads to the expression that finds it.
  const [named] = await suggest('PA:cmd')
  expect(named).toEqual({ value: '"=cmd|calc"', label: null, replaces: 3 })
})

test('a publication is read part by part', async () => {
  const read = async (part: string, id = 'CN110000001A') =>
    (await bench.call('GET', `/patent/search/${part}?id=${encodeURIComponent(id)}`)).data
  expect(await read('detail')).toMatchObject({ familySize: 2, claimCount: 2, drawingCount: 1, citationCount: 2 })
  expect(await read('detail', 'US2025000002A1')).toMatchObject({
    inventors: [{ name: 'ZHANG, SAN', forms: ['张三'] }],
    related: [{ relation: 'division', role: 'parent', appNo: 'US13/900001', id: 'US9000001B2' }],
    international: { appNo: 'PCT/CN2024/000001', pubNo: 'WO2025000003', id: null, pubDate: '2025-03-06' },
    designatedStates: ['DE', 'FR'],
  })
  expect(await read('detail', 'CN 110000001')).toMatchObject({ id: 'CN110000001A' })
  const [claims] = await read('claims')
  expect(claims.claims.map(({ no, independent, dependsOn }: never) => [no, independent, dependsOn])).toEqual([
    [1, true, []],
    [2, false, [1]],
  ])
  const [description] = await read('description')
  expect(description.paragraphs.map(({ id }: { id: string }) => id)).toEqual(['1', '0001', '0002'])
  expect(description.signs).toContainEqual({ sign: '3', name: '液冷板', figures: [] })
  const family = (await read('family')).map(({ id, isThis }: never) => [id, isThis])
  expect(family).toEqual([
    ['CN110000001A', true],
    ['US2025000002A1', false],
  ])
  const { cited } = await read('citations')
  expect(
    cited.map(({ text, category, patent }: never) => [text, category, (patent as { id: string } | null)?.id]),
  ).toEqual([
    ['US9000001B2', 'X', 'US9000001B2'],
    ['A book', 'A', undefined],
  ])
  expect((await read('citations', 'US9000001B2')).citedBy).toHaveLength(2)
  expect((await read('similar'))[0].id).toBe('US9000001B2')
  expect(await read('legal')).toEqual([])
  const [{ url, no }] = await read('drawings')
  const image = await bench.call('GET', url)
  expect([no, image.headers['content-type'], (await sharp(image.body).metadata()).width]).toEqual([
    '1',
    'image/png',
    400,
  ])
  const matches = await bench.call(
    'GET',
    `/patent/search/matches?id=CN110000001A&expr=${encodeURIComponent('TAC:液冷板')}`,
  )
  expect(matches.data).toContainEqual({ field: 'claims', language: 'zh', at: 1, start: 16, end: 19 })
  for (const part of ['detail', 'claims', 'description', 'drawings', 'legal', 'family', 'citations', 'similar'])
    expect((await bench.call('GET', `/patent/search/${part}?id=CN999999999A`)).status).toBe(404)
})

test('fields beside an expression narrow what it finds, and suffice without one', async () => {
  const field = { patentSearchType: 'advanced', pub_no_all: 'CN110000001A' }
  expect(ids(await search(field))).toEqual(['CN110000001A'])
  expect(ids(await search({ ...field, expr: 'CC:CN' }))).toEqual(['CN110000001A'])
  expect(ids(await search({ ...field, expr: 'CC:US' }))).toEqual([])
  expect((await search({ patentSearchType: 'advanced' })).code).toBe(30103)
  expect((await search({ patentSearchType: 'semantic', text: '😀 !' })).code).toBe(30103)
  expect((await search({ ...field, pub_date: ['2025-02-30', null] })).status).toBe(400)
})

test('of several numbers in a field one is enough, and more than a field takes are refused', async () => {
  const found = async (fields: object) => ids(await search({ patentSearchType: 'simple', ...fields })).toSorted()
  expect(await found({ pub_no_all: 'CN110000001A；CN112345679A\nUS 9,000,001 B2' })).toEqual([
    'CN110000001A',
    'US9000001B2',
  ])
  expect(await found({ apply_no_all: 'CN202310000001,US13/900001' })).toEqual(['CN110000001A', 'US9000001B2'])
  const many = Array.from({ length: 101 }, (_, at) => `CN${110_000_000 + at}A`).join(';')
  const refused = await search({ patentSearchType: 'simple', pub_no_all: many })
  expect([refused.code, refused.data]).toEqual([30105, { field: 'pub_no_all', total: 101, max: 100 }])
})

test('a batch says of each row what it found, counts as one search and belongs to its member', async () => {
  const member = await bench.member()
  const as = member.token
  const url = '/patent/excel/appNosOrPubNosExcelImport'
  const numbers = [
    'CN110000001A',
    ' us 9,000,001 b2\tname',
    '12345',
    'CN110000001A',
    'US88888888A1',
    '',
    'ZL202310000001.9',
    'CN11O000001A',
    'CN.110000001.A',
  ]
  const { data } = await bench.call('POST', url, { as, payload: { numbers } })
  expect(data).toMatchObject({ jobId: null, total: 8, valid: 3, matched: 2, publications: 2, quota: { used: 1 } })
  const rowsOf = (rows: { row: number }[]) => rows.map(({ row }) => row)
  expect([rowsOf(data.invalid), rowsOf(data.duplicates), rowsOf(data.unmatched)]).toEqual([[3, 7, 8], [4, 9], [5]])
  expect(data.invalid.at(-1).reason).toBe('第 5 个字符是字母 O，应为数字 0')
  const batch = { patentSearchType: 'batch', importId: data.importId }
  const page = await search(batch, { as })
  expect([ids(page), page.data.quota.used]).toEqual([['CN110000001A', 'US9000001B2'], 1])
  expect(ids(await search({ ...batch, filter: { country: ['US'] } }, { as }))).toEqual(['US9000001B2'])
  expect(ids(await search({ ...batch, applicant: '甲电池' }, { as }))).toEqual(['CN110000001A'])

  const of = `/patent/excel/import/${data.importId}`
  expect((await bench.call('GET', of, { as })).data).toMatchObject({
    isDone: true,
    total: 8,
    publications: 2,
    counts: { matched: 2, unmatched: 1, duplicate: 2, invalid: 3 },
  })
  const problems = (await bench.call('GET', `${of}/page?outcome=problem&size=2`, { as })).data
  expect([problems.total, rowsOf(problems.records)]).toEqual([6, [3, 4]])
  const report = await bench.call('GET', `${of}/file?format=csv`, { as, language: 'en' })
  expect(report.body.toString()).toContain('3,12345,,Malformed,')

  const stranger = (await bench.member()).token
  for (const reader of [stranger, undefined]) {
    const other = reader === undefined ? {} : { as: reader }
    expect((await bench.call('GET', of, other)).status).toBe(404)
    expect((await bench.call('GET', `${of}/page`, other)).status).toBe(404)
    expect((await bench.call('GET', `${of}/file?format=csv`, other)).status).toBe(404)
    expect((await search(batch, other)).status).toBe(404)
    const exported = await bench.call('POST', '/patent/excel/export', {
      payload: { query: batch, format: 'csv' },
      ...other,
    })
    expect(exported.status).toBe(404)
  }
  const list = await bench.call('POST', '/patent/list', {
    as: stranger,
    payload: { name: 'a', importId: data.importId },
  })
  expect(list.status).toBe(404)
})

test('a long batch of a member is looked up by a job, a list from a file too', async () => {
  const as = (await bench.member()).token
  const url = '/patent/excel/appNosOrPubNosExcelImport'
  const numbers = Array.from({ length: 2000 }, (_, at) => `EP${3_000_000 + at}`)
  const { data } = await bench.call('POST', url, { as, payload: { numbers } })
  expect(data).toMatchObject({ total: 2000, matched: 0, unmatched: [], quota: { used: 1 } })
  const of = `/patent/excel/import/${data.importId}`
  expect((await bench.call('GET', of, { as })).data).toMatchObject({ isDone: false, total: 2000 })
  const db = queryBuilder(bench.pool)
  const progress: number[] = []
  const handle = lookUpNumbersHandler({ db, imports: createNumberImports(db) })
  const claim = async () => {
    // The worker before has died.
    await bench.pool.query("UPDATE job SET heartbeat_at = now() - interval '1 hour' WHERE id = $1", [data.jobId])
    return (await claimJob(bench.pool, data.jobId, randomUUID()))!
  }
  const runOf = ({ lease }: { lease: string }, killedAfter = Infinity) => ({
    jobId: data.jobId,
    lease,
    signal: new AbortController().signal,
    progress: async (percent: number) => {
      progress.push(percent)
      if (progress.length >= killedAfter) throw new Error('killed')
    },
  })
  for (let kill = 1; kill <= 5; kill++) {
    const claimed = await claim()
    expect(claimed.attempts).toBeLessThanOrEqual(lookUpNumbers.attempts)
    await expect(handle({ importId: data.importId }, runOf(claimed, kill))).rejects.toThrow('killed')
  }
  const logged = () => bench.rows('SELECT total FROM search_log WHERE address LIKE $1', [`%${data.importId}`])
  await expect.poll(logged).toEqual([{ total: null }])
  const last = runOf(await claim())
  const first = await handle({ importId: data.importId }, last)
  // Ten batches in all: none is done twice.
  expect([first, progress.length]).toEqual([{ rows: 2000, publications: 260 }, 10])
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(await handle({ importId: data.importId }, last)).toEqual(first)
  expect((await bench.call('GET', of, { as })).data).toMatchObject({ isDone: true, counts: { matched: 260 } })
  expect((await search({ importId: data.importId }, { as })).data.total).toBe(260)
  expect(await logged()).toEqual([{ total: 260 }])

  const many = await bench.call('POST', url, {
    payload: { numbers: Array.from({ length: 2001 }, (_, at) => `US${at}`) },
  })
  expect([many.code, many.data]).toEqual([30202, { total: 2001, max: 2000 }])
  expect((await bench.call('POST', url, { payload: { numbers: ['', ' '] } })).code).toBe(30103)
  const template = await bench.call('GET', '/patent/excel/template')
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(template.body as never)
  expect(workbook.worksheets[0]!.rowCount).toBeGreaterThan(1)
})

const order = (payload: object, as?: string, language: 'cn' | 'en' = 'en') =>
  bench.call('POST', '/patent/excel/export', { payload, language, ...(as && { as }) })
const wanted = ['US9000001B2', 'CN110000001A']

test('short exports come at once, in the order of the ids, and nothing in them runs', async () => {
  const sheet = await order({ ids: wanted, format: 'xlsx' })
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(sheet.body as never)
  const [, , row] = workbook.worksheets[0]!.getSheetValues() as unknown[][]
  expect([row![1], row!.includes("'=cmd|calc")]).toEqual(['US9000001B2', true])
  const csv = (await order({ ids: wanted, format: 'csv' })).body.toString('utf8')
  expect(csv.indexOf('US9000001B2')).toBeLessThan(csv.indexOf('CN110000001A'))
  expect((await order({ ids: wanted, format: 'bib' })).body.toString()).toMatch(/^@patent\{US9000001B2,/)
  expect((await order({ ids: wanted, format: 'ris' })).body.toString()).toMatch(/^TY {2}- PAT\r\n/)
  const json = JSON.parse((await order({ ids: wanted, format: 'json' })).body.toString())
  expect(json[1]).toMatchObject({ country: 'CN', number: '110000001', titles: battery.titles, ipcs: battery.ipcs })
  const query = await order({ query: { expr: 'TI:gear AND PN:EP3000007' }, format: 'csv' })
  expect(query.body.toString().match(/EP30\d+A1/g)).toContain('EP3000007A1')
})

test('an exported record is the same after it has been imported again', async () => {
  const before = JSON.parse((await order({ ids: ['CN110000001A'], format: 'json' })).body.toString())
  await importPatents(bench, before)
  const after = JSON.parse((await order({ ids: ['CN110000001A'], format: 'json' })).body.toString())
  expect(after).toEqual(before)
  expect((await bench.call('GET', '/patent/search/claims?id=CN110000001A')).data[0].claims).toHaveLength(2)
})

test('nothing, too much, and what a visitor cannot be given later are refused', async () => {
  expect((await order({ format: 'csv' })).status).toBe(400)
  expect((await order({ ids: ['XX1'], format: 'csv' })).code).toBe(30301)
  const query = { patentSearchType: 'simple', country: ['EP'] }
  const zip = await order({ query, format: 'zip' })
  expect([zip.code, zip.data]).toEqual([30302, { total: 260, max: 100 }])
  expect((await order({ query, format: 'xlsx' })).status).toBe(401)
  expect((await order({ ids: wanted, format: 'pdf' })).status).toBe(401)
  expect((await bench.call('POST', '/patent/download/batch', { payload: { ids: wanted } })).status).toBe(401)
})

test('a long export is made by a job with progress, once, for its member only', async () => {
  const as = (await bench.member()).token
  const query = { patentSearchType: 'simple', country: ['EP'], sort: 'pubDate' }
  const { jobId } = (await order({ query, format: 'csv' }, as)).data
  const steps: number[] = []
  const run = () =>
    runExport(bench.pool, bench.api.dataDir, jobId, { progress: async (percent) => void steps.push(percent) })
  const result = await run()
  expect(result).toMatchObject({ rows: 260 })
  expect(steps.length).toBeGreaterThan(3)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(await run()).toEqual(result)
  const list = (await bench.call('GET', '/common/exports', { as })).data
  expect(list).toMatchObject({ total: 1, records: [{ kind: 'patents', format: 'csv', rows: 260 }] })
  const url = `/common/file/downloadFile?id=${list.records[0].fileId}`
  const file = await bench.call('GET', url, { as })
  expect(file.body.toString('utf8').trimEnd().split('\r\n')).toHaveLength(261)
  expect((await bench.call('GET', url, { as: (await bench.member()).token })).status).toBe(404)
})

test('a worker that is killed while it makes a file leaves none, and the next one makes it once', async () => {
  const as = (await bench.member()).token
  const { jobId } = (await order({ ids: wanted, format: 'zip' }, as)).data
  const listed = async () => (await bench.call('GET', '/common/exports', { as })).data.records[0]
  const killed = async () => {
    throw new Error('killed')
  }
  await expect(runExport(bench.pool, bench.api.dataDir, jobId, { progress: killed })).rejects.toThrow('killed')
  expect((await listed()).fileId).toBeNull()
  const make = async () => (await runExport(bench.pool, bench.api.dataDir, jobId)) as { fileId: string }
  const made = await make()
  expect([await make(), (await listed()).fileId]).toEqual([made, made.fileId])
  const { rows } = await bench.pool.query('SELECT id FROM stored_file WHERE id = $1', [made.fileId])
  expect(rows).toHaveLength(1)
})

test('PDF of records, and a ZIP of full texts, drawings and data', async () => {
  const as = (await bench.member()).token
  const fetchFile = async (jobId: string) => {
    const { fileId } = (await runExport(bench.pool, bench.api.dataDir, jobId)) as { fileId: string }
    return (await bench.call('GET', `/common/file/downloadFile?id=${fileId}`, { as })).body
  }
  const pdf = await fetchFile((await order({ ids: wanted, format: 'pdf' }, as)).data.jobId)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const payload = { ids: wanted, types: ['pdf', 'drawings', 'json'] }
  const { data } = await bench.call('POST', '/patent/download/batch', { as, payload })
  const zip = await JSZip.loadAsync(await fetchFile(data.jobId))
  expect(Object.keys(zip.files).toSorted()).toEqual([
    'CN110000001A/CN110000001A.json',
    'CN110000001A/CN110000001A.pdf',
    'CN110000001A/drawings/001.png',
    'US9000001B2/US9000001B2.json',
    'US9000001B2/US9000001B2.pdf',
    '专利.xlsx',
  ])
  expect(JSON.parse(await zip.file('CN110000001A/CN110000001A.json')!.async('text')).claims.zh).toHaveLength(2)

  const one = await bench.call('GET', '/patent/download/pdf?id=CN110000001A')
  expect([one.headers['content-type'], one.body.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
  expect((await bench.call('GET', '/patent/download/pdf?id=CN999999999A')).status).toBe(404)
})

test('an export that was cancelled gives no file', async () => {
  const as = (await bench.member()).token
  const { jobId } = (await order({ ids: wanted, format: 'pdf' }, as)).data
  const stopped = AbortSignal.abort('cancelled')
  await expect(runExport(bench.pool, bench.api.dataDir, jobId, { signal: stopped })).rejects.toBe('cancelled')
  expect((await bench.call('GET', '/common/exports', { as })).data.records[0].fileId).toBeNull()
})
