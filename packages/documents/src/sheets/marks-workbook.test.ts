import ExcelJS from 'exceljs'
import type { ExportColumn } from '@markwright/domain/files/export-columns'
import { expect, test } from 'vitest'
import type { ExportedMark } from '../export-columns.ts'
import { marksWorkbook } from './marks-workbook.ts'

const mark = (fields: Partial<ExportedMark>): ExportedMark => ({
  publicId: 'CN_1_9',
  office: 'CN',
  applicationNumber: '1',
  registrationNumber: null,
  markText: '云澜',
  markTextOther: null,
  classes: [9, 35],
  similarGroups: [],
  viennaCodes: [],
  status: 1,
  appliedOn: '2020-05-01',
  publishedOn: null,
  publishedIssue: null,
  registeredOn: null,
  priorityOn: null,
  expiresOn: null,
  applicantName: '云澜公司',
  applicantNameEn: 'Yunlan',
  agentName: null,
  demonstration: false,
  score: 87.5,
  ...fields,
})

async function read(marks: ExportedMark[], language: 'cn' | 'en' = 'en') {
  return (await open(marks, language)).worksheets[0]!
}

async function open(marks: ExportedMark[], language: 'cn' | 'en' = 'en', more: ExportColumn[] = []) {
  const columns = [
    ...(['image', 'name', 'similarity', 'appNo', 'classes', 'applicant', 'appDate', 'link'] as const),
    ...more,
  ]
  const query = [{ label: 'Name of the mark', value: '=云澜' }]
  const options = { columns, language, siteUrl: 'https://example.org/', query, today: '2026-11-23' }
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await marksWorkbook(marks, options)) as never)
  return workbook
}

/** The cells of a sheet, row by row. */
function textOf(sheet: ExcelJS.Worksheet): string {
  const cells: string[] = []
  sheet.eachRow((row) => row.eachCell((cell) => cells.push(cell.text)))
  return cells.join('\n')
}

test('days are days, scores are numbers, the link leads to the record, and an image has no column', async () => {
  const sheet = await read([mark({})])
  expect((sheet.getRow(1).values as unknown[]).slice(1)).toEqual([
    'Mark',
    'Similarity',
    'Application no.',
    'Classes',
    'Applicant',
    'Applied',
    'Link',
  ])
  const row = sheet.getRow(2)
  expect(row.getCell(1).value).toBe('云澜')
  expect(row.getCell(2).value).toBe(87.5)
  expect(row.getCell(4).value).toBe('9 35')
  expect(row.getCell(5).value).toBe('Yunlan')
  expect(row.getCell(6).value).toEqual(new Date('2020-05-01T00:00:00Z'))
  expect(row.getCell(6).numFmt).toBe('yyyy-mm-dd')
  expect(row.getCell(7).hyperlink).toBe('https://example.org/#/query/detail?id=CN_1_9')
})

test('goods and reasons have columns, and long ones are cut', async () => {
  const found = mark({ reasons: 'The names are the same.', goodsText: `09/0901: ${'x'.repeat(3000)}` })
  const row = (await open([found], 'en', ['reasons', 'goods'])).worksheets[0]!.getRow(2)
  expect(row.getCell(8).value).toBe('The names are the same.')
  expect(row.getCell(9).text).toMatch(/^09\/0901: x+…$/)
  expect(row.getCell(9).text).toHaveLength(2000)
})

test('a second sheet names the query, and says what is invented', async () => {
  const [list, about] = (await open([mark({}), mark({ demonstration: true })])).worksheets
  expect(list!.getRow(1).getCell(8).value).toBe('Data')
  expect([list!.getRow(2).getCell(8).value, list!.getRow(3).getCell(8).value]).toEqual([null, 'demonstration'])
  expect(textOf(about!)).toContain("Name of the mark\n'=云澜")
  expect(textOf(about!)).toContain('1 of the records is invented demonstration data')
  const real = (await open([mark({})])).worksheets
  expect(real[0]!.columnCount).toBe(7)
  expect(textOf(real[1]!)).not.toContain('demonstration')
})

test('a Chinese user reads Chinese', async () => {
  const sheet = await read([mark({})], 'cn')
  expect(sheet.name).toBe('商标')
  expect(sheet.getRow(1).getCell(1).value).toBe('商标')
  expect(sheet.getRow(2).getCell(5).value).toBe('云澜公司')
})

test.each(['=HYPERLINK("http://evil")', '+1', '-2', '@SUM(A1)', '\t=1'])(
  'a name that a spreadsheet would run stays text: %j',
  async (markText) => {
    const sheet = await read([mark({ markText })])
    expect(sheet.getRow(2).getCell(1).value).toBe(`'${markText}`)
  },
)

test('what no document can hold is left out', async () => {
  const sheet = await read([mark({ markText: 'A\u0000\u0007B\uD800' })])
  expect(sheet.getRow(2).getCell(1).value).toBe('AB\uFFFD')
})

test('a figure without words is called one', async () => {
  expect((await read([mark({ markText: null })])).getRow(2).getCell(1).value).toBe('Figurative mark')
})
