import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { tableFile } from './table-file.ts'

const table = (rows: number) => ({
  name: 'Marks',
  titles: ['Mark', 'Score', 'Link'],
  widths: [20, 8, 30],
  rows: Array.from({ length: rows }, (_, at) => [`=云澜${at}`, at / 2, { url: 'https://example.org/#/a' }]),
})

async function read(bytes: Buffer) {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  return workbook.getWorksheet('Marks')!
}

test('a spreadsheet has a head that stays, text that is no formula, numbers that are numbers, and links', async () => {
  const sheet = await read(await tableFile(table(2), 'xlsx'))
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
  expect(sheet.autoFilter).toBe('A1:C1')
  expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', printTitlesRow: '1:1' })
  expect(sheet.getColumn(1).width).toBe(20)
  expect(sheet.getRow(1).getCell(1)).toMatchObject({ text: 'Mark', font: { bold: true } })
  const [text, score, link] = [1, 2, 3].map((at) => sheet.getRow(3).getCell(at))
  expect(text!.text).toBe("'=云澜1")
  expect(score!.value).toBe(0.5)
  expect(link!.hyperlink).toBe('https://example.org/#/a')
})

test('the same as CSV', async () => {
  expect((await tableFile(table(1), 'csv')).toString()).toBe(
    "\uFEFFMark,Score,Link\r\n'=云澜0,0,https://example.org/#/a\r\n",
  )
})

test('ten thousand rows all arrive', async () => {
  const sheet = await read(await tableFile(table(10_000), 'xlsx'))
  expect(sheet.rowCount).toBe(10_001)
})
