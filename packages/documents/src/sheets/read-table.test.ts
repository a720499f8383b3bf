import { utils, write } from '@e965/xlsx'
import ExcelJS from 'exceljs'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const rowsOf = async (content: Buffer | string) => (await readTable(Buffer.from(content)))?.rows ?? null
const workbookOf = async (fill: (sheet: ExcelJS.Worksheet) => void) => {
  const workbook = new ExcelJS.Workbook()
  fill(workbook.addWorksheet('x'))
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

test('a table of text is split by what separates its titles', async () => {
  expect(await rowsOf('号码;类别\n1;"9,35"\n\n')).toEqual([
    ['号码', '类别'],
    ['1', '9,35'],
  ])
  expect(await rowsOf('Number,Title\r\n1,"Cloud; sky"\r\n2\r\n')).toEqual([
    ['Number', 'Title'],
    ['1', 'Cloud; sky'],
    ['2', ''],
  ])
  expect(await rowsOf(Buffer.from([0xba, 0xc5, 0xc2, 0xeb, 0x0a, 0x31]))).toEqual([['号码'], ['1']])
})

test('days of spreadsheets old and new are read as days, numbers as they look', async () => {
  const day = new Date('2020-01-02T00:00:00Z')
  const expected = [
    ['Number', 'Filed'],
    ['1234567', '2020-01-02'],
  ]
  expect(
    await rowsOf(
      await workbookOf((sheet) =>
        sheet.addRows([
          ['Number', 'Filed'],
          [1234567, day],
        ]),
      ),
    ),
  ).toEqual(expected)
  const sheet = utils.aoa_to_sheet(
    [
      ['Number', 'Filed'],
      [1234567, day],
    ],
    { UTC: true },
  )
  const old = write({ Sheets: { x: sheet }, SheetNames: ['x'] }, { bookType: 'xls', type: 'buffer' }) as Buffer
  expect(await rowsOf(old)).toEqual(expected)
})

test('what is no table, is too large, or unpacks to too much is refused', async () => {
  expect(await rowsOf('')).toBeNull()
  expect(await rowsOf(Buffer.from('%PDF-1.7'))).toBeNull()
  expect(await rowsOf('a\n'.repeat(20_001))).toBeNull()
  expect(await rowsOf(','.repeat(100) + 'a')).toBeNull()
  expect(await rowsOf(await workbookOf((sheet) => (sheet.getCell(30_000, 1).value = 'x')))).toBeNull()
  expect(await rowsOf(await workbookOf((sheet) => (sheet.getCell(1, 200).value = 'x')))).toBeNull()
  const shared = await workbookOf((sheet) => {
    for (let row = 1; row <= 500; row++) sheet.getCell(row, 1).value = 'x'.repeat(30_000)
  })
  expect(await rowsOf(shared)).toBeNull()
  const bomb = new JSZip().file('xl/workbook.xml', '0'.repeat(61 * 1024 * 1024))
  expect(await rowsOf(await bomb.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' }))).toBeNull()
})
