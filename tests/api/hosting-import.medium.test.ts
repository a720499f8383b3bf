import { queryBuilder } from '../../packages/db/src/index.ts'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { createPortfolioImportsRepository } from '../../apps/worker/src/hosting/portfolio-imports.repository.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { runPortfolioImport } from '../support/hosting-jobs.ts'
import { buildMark } from '../support/registers.ts'
import { formOf } from '../support/sample-files.ts'
import { workbookRows } from '../support/workbook-rows.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})
type Member = Awaited<ReturnType<ApiBench['member']>>

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Member, payload?: object) =>
  bench.call(method, `/custody${path}`, { as: token, ...(payload && { payload }) })
const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(';')).join('\n')

async function inspect(member: Member, content: string | Buffer, name = '资产.csv') {
  const form = formOf([['file', Buffer.from(content), name]])
  return bench.call('POST', '/custody/portfolio/import/inspect', { as: member.token, ...form })
}
/** Imports a table by the mapping that is guessed. */
async function importTable(
  member: Member,
  rows: readonly (readonly string[])[],
  options: object = {},
  run: Parameters<typeof runPortfolioImport>[2] = {},
) {
  const { data: table } = await inspect(member, csv(rows))
  const { data } = await call('POST', '/portfolio/import', member, { id: table.id, mapping: table.mapping, ...options })
  await runPortfolioImport(bench.pool, data, run)
  return (await call('GET', `/import/${data.id}`, member)).data
}

test('an agency of a row is the one of this name before one that is called so in English', async () => {
  const member = await bench.member()
  const add = async (draft: object) => (await call('POST', '/agent', member, { kind: 'firm', ...draft })).data.id
  await add({ name: 'A 代理所', nameEn: 'Pine IP' })
  const id = await add({ name: 'Pine IP' })
  const head = ['类型', '国家', '申请号', '名称', '代理机构']
  await importTable(member, [head, ['证书', 'CN', 'G1', '证书', 'Pine IP']])
  expect((await call('GET', '/portfolio/page', member)).data.records).toMatchObject([{ agentId: id }])
})

test('a table is imported with its clients and applicants, and again only as far as it has changed', async () => {
  const member = await bench.member()
  await buildMark(bench, { application_number: '77100001', mark_text: '云入', expires_on: '2028-01-05' })
  const head = ['类型', '国家', '申请号', '名称', '申请日', '到期日', '客户', '申请人']
  const rows = [
    head,
    ['商标', 'CN', '77100001', '', '', '', '青松集团', '青松科技有限公司'],
    ['实用新型', '中国', 'CN202020000001.0', '折叠支架', '2020/1/2', '', '青松集团', ''],
    ['证书', '中国', 'GR2023001', '高新技术企业证书', '', '2026年12月31日', '', ''],
  ]
  const first = await importTable(member, rows)
  expect(first).toMatchObject({ state: 'completed', added: 3, changed: 0, unchanged: 0, refused: 0, rowCount: 3 })
  const { data: page } = await call('GET', '/portfolio/page?sort=office', member)
  const byNumber = new Map<string, Record<string, unknown>>(
    page.records.map((record: { number: string }) => [record.number, record]),
  )
  expect(byNumber.get('77100001')).toMatchObject({
    title: '云入',
    inRegister: true,
    clientName: '青松集团',
    source: 'import',
  })
  expect(byNumber.get('CN202020000001.0')).toMatchObject({ patentKind: 'utility', filedOn: '2020-01-02' })
  expect(byNumber.get('GR2023001')).toMatchObject({ nextDeadline: { kind: 'expiry', dueOn: '2026-12-31' } })
  expect((await call('GET', '/client', member)).data).toMatchObject([{ name: '青松集团', itemCount: 2 }])
  expect((await call('GET', '/applicant/list', member)).data).toMatchObject([{ applicantName: '青松科技有限公司' }])

  expect(await importTable(member, rows)).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 0 })
  const changed = rows.map((row) => (row[2] === 'GR2023001' ? row.with(5, '31.12.2029') : row))
  expect(await importTable(member, changed)).toMatchObject({ added: 0, changed: 1, unchanged: 2, refused: 0 })
  const { data: list } = await call('GET', '/import/page', member)
  expect(list.records.map((each: { changed: number }) => each.changed)).toEqual([1, 0, 0])
})

test('a row that names an agent of the account, in either language, names it', async () => {
  const member = await bench.member()
  const agent = { kind: 'firm', name: '青松代理所', nameEn: 'Pine IP' }
  const { data } = await call('POST', '/agent', member, agent)
  const head = ['类型', '国家', '申请号', '名称', '代理机构']
  const rows = [head, ['商标', 'CN', '771201', '甲', '青松代理所'], ['商标', 'CN', '771202', '乙', 'Pine IP']]
  expect(await importTable(member, [...rows, ['商标', 'CN', '771203', '丙', '别的所']])).toMatchObject({ added: 3 })
  const { data: named } = await call('GET', `/portfolio/page?agentId=${data.id}`, member)
  expect(named.records.map(({ title }: { title: string }) => title).toSorted()).toEqual(['乙', '甲'].toSorted())
  const { data: all } = await call('GET', '/portfolio/page', member)
  expect(all.records.find(({ title }: { title: string }) => title === '丙')).toMatchObject({
    agent: '别的所',
    agentId: null,
  })
  expect((await call('GET', '/agent/page', member)).data.total).toBe(1)
})

test('a number is the same right whether or not the day of its filing is known', async () => {
  const member = await bench.member()
  const head = ['类型', '国家', '申请号', '名称', '申请日']
  const rows = [head, ['专利', 'US', '16/123,456', '轴承', ''], ['专利', 'KR', '10-2020-0123456', '支架', '']]
  expect(await importTable(member, rows)).toMatchObject({ added: 2 })
  const dated = rows.map((row, at) => (at === 0 ? row : row.with(4, '2020-05-06')))
  expect(await importTable(member, dated)).toMatchObject({ added: 0, changed: 2 })
  expect(await importTable(member, rows)).toMatchObject({ added: 0, unchanged: 2 })
})

test('a row that nobody expects ends no import', async () => {
  const member = await bench.member()
  const rows = [
    ['类型', '国家', '申请号', '名称', '申请日', '到期日'],
    [`${'a'.repeat(39)}😀`, `${'b'.repeat(39)}😀`, '1', '甲', '', ''],
    ['商标', 'CN', '771101', '乙', '', '9999-12-31'],
    ['专利', 'CN', 'CN202410000001.1', '丙', '9998-01-01', ''],
    ['证书', 'CN', 'GR771103', '丁', '0000-01-01', ''],
    ['证书', 'CN', 'GR771104', '戊', '0001-01-01', '9999-12-31'],
  ]
  expect(await importTable(member, rows)).toMatchObject({ state: 'completed', added: 3, refused: 2 })
})

test('each row that cannot be taken is named with its number, its column and the reasons in both languages', async () => {
  const member = await bench.member()
  const rows = [
    ['类型', '国家', '申请号', '名称', '申请日'],
    ['商标', 'Atlantis', '1', '甲', ''],
    ['商标', 'CN', '771002', '乙', '31.02.2020'],
    ['商标', 'CN', '', '丙', ''],
    ['商标', 'CN', '771004', '', ''],
    ['', '', '', '', ''],
    ['商标', 'CN', '771005', '戊', '01/02/2020'],
    ['商标', 'CN', '771006', '己', ''],
    ['商标', 'CN', '77 1006', '己', ''],
  ]
  const done = await importTable(member, rows)
  expect(done).toMatchObject({ added: 1, refused: 6 })
  const reasons = async (language: 'cn' | 'en') =>
    (
      await bench.call('GET', `/custody/import/${done.id}/refused?size=20`, {
        as: member.token,
        language,
      })
    ).data.records.map(({ row, problems }: { row: number; problems: { column: string; reason: string }[] }) => [
      row,
      ...problems.flatMap(({ column, reason }) => [column, reason]),
    ])
  expect(await reasons('cn')).toEqual([
    [2, '国家', '没有这个国家或地区：“Atlantis”'],
    [3, '申请日', '日期不存在'],
    [4, '申请号', '缺少号码'],
    [5, '名称', '登记簿中没有该号码，请填写名称'],
    [7, '申请日', '日期有歧义（日、月可互换），请用 2020-01-02 的写法'],
    [9, '申请号', '与第 8 行重复'],
  ])
  expect((await reasons('en')).at(-1)).toEqual([9, '申请号', 'This is the same right as in row 8.'])
  const { data: page } = await call('GET', `/import/${done.id}/refused?size=20`, member)
  const values = page.records.flatMap(({ problems }: { problems: { value: string }[] }) => problems[0]!.value)
  expect(values).toEqual(['Atlantis', '31.02.2020', '', '', '01/02/2020', '77 1006'])

  const file = await call('GET', `/import/${done.id}/refusedFile`, member)
  const [head, first] = await workbookRows(file.body)
  expect(head).toEqual([...rows[0]!, expect.any(String)])
  expect(first!.slice(0, 4)).toEqual(['商标', 'Atlantis', '1', '甲'])
})

test('an import of 2,000 rows with 50 bad ones is complete, also where the worker dies in the middle', async () => {
  const member = await bench.member()
  const rows = [
    ['申请号', '名称', '申请日'],
    ...Array.from({ length: 2000 }, (_, at) => [
      `88${100_000 + at}`,
      `标${at}`,
      at % 40 === 7 ? '2020-13-01' : '2020-01-02',
    ]),
  ]
  const { data: table } = await inspect(member, csv(rows))
  expect(table).toMatchObject({ rowCount: 2000, columns: ['申请号', '名称', '申请日'] })
  expect(table.rows).toHaveLength(5)
  const draft = { id: table.id, mapping: table.mapping, kind: 'mark', office: 'CN' }
  const [ordered, again] = await Promise.all([
    call('POST', '/portfolio/import', member, draft),
    call('POST', '/portfolio/import', member, draft),
  ])
  expect(again.data.jobId).toBe(ordered.data.jobId)
  const imports = createPortfolioImportsRepository(queryBuilder(bench.pool))
  let batches = 0
  const dies = {
    ...imports,
    importRows: async (...of: Parameters<typeof imports.importRows>) => {
      if (batches++ === 3) throw new Error('killed')
      return imports.importRows(...of)
    },
  }
  await expect(runPortfolioImport(bench.pool, ordered.data, { imports: dies })).rejects.toThrow('killed')
  expect((await call('GET', `/import/${table.id}`, member)).data).toMatchObject({
    state: 'active',
    added: 292,
    refused: 8,
  })
  await runPortfolioImport(bench.pool, ordered.data)
  const { data } = await call('GET', `/import/${table.id}`, member)
  expect(data).toMatchObject({ state: 'completed', added: 1950, changed: 0, unchanged: 0, refused: 50 })
  expect((await call('GET', '/portfolio/page?size=1', member)).data.total).toBe(1950)
}, 300_000)

test('the columns of the template are known by their titles, and what it explains is no row', async () => {
  const member = await bench.member()
  for (const language of ['cn', 'en'] as const) {
    const file = await bench.call('GET', '/custody/import/template', { as: member.token, language })
    const [head, ...rows] = await workbookRows(file.body)
    expect(rows).toEqual([])
    const [, ...help] = await workbookRows(file.body, 1)
    expect(help.map(([title]) => title)).toEqual(head)
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(file.body as never)
    const sheet = workbook.worksheets[0]!
    sheet.addRow(head!.map((_, at) => `x${at}`))
    const { data } = await inspect(member, Buffer.from(await workbook.xlsx.writeBuffer()), 'x.xlsx')
    expect(data.rowCount).toBe(1)
    expect(data.mapping.map(({ column }: { column: number }) => column)).toEqual(head!.map((_, at) => at))
    const fields = data.mapping.map(({ field }: { field: string }) => field)
    expect(fields.slice(0, 5)).toEqual(['kind', 'office', 'number', 'registrationNumber', 'title'])
  }
})

test('a spreadsheet is read with its days; what is no table, and a mapping without a number, are refused', async () => {
  const member = await bench.member()
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('x').addRows([
    ['Country', 'Application no.', 'Title', 'Filing date'],
    ['China', 1234567, 'Cloud', new Date('2020-01-02T00:00:00Z')],
  ])
  const { data } = await inspect(member, Buffer.from(await workbook.xlsx.writeBuffer()), 'x.xlsx')
  expect(data).toMatchObject({
    rows: [['China', '1234567', 'Cloud', '2020-01-02']],
    mapping: [
      { column: 0, field: 'office' },
      { column: 1, field: 'number' },
      { column: 2, field: 'title' },
      { column: 3, field: 'filedOn' },
    ],
  })
  expect(await inspect(member, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'x.png')).toMatchObject({ code: 61030 })
  expect(await inspect(member, '申请号;名称\n')).toMatchObject({ code: 61030 })
  const unclear = { id: data.id, mapping: [{ column: 0, field: 'title' }] }
  expect(await call('POST', '/portfolio/import', member, unclear)).toMatchObject({ code: 61031 })
  const twice = { id: data.id, mapping: [1, 2].map((column) => ({ column, field: 'number' })) }
  expect(await call('POST', '/portfolio/import', member, twice)).toMatchObject({ code: 61031 })
  const other = await bench.member()
  expect(await call('POST', '/portfolio/import', other, { id: data.id, mapping: data.mapping })).toMatchObject({
    status: 404,
  })
})
