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

test('a text that is too long for a cell is cut where that can be seen, in no sign', async () => {
  const long = `${'甲'.repeat(32_765)}${'😀'.repeat(3)}`
  const texts = { name: 'Marks', titles: ['Goods'], widths: [80], rows: [[long], ['乙'.repeat(32_767)]] }
  const sheet = await read(await tableFile(texts, 'xlsx'))
  expect(sheet.getCell('A2').text).toBe(`${'甲'.repeat(32_765)}…`)
  expect(sheet.getCell('A3').text).toBe('乙'.repeat(32_767))
})

test('days are days, but as texts before those that spreadsheets know', async () => {
  const days = { name: 'Marks', titles: ['Applied'], widths: [12], rows: ['1884-05-27', '1900-02-28', '1900-03-01'] }
  const sheet = await read(await tableFile({ ...days, rows: days.rows.map((day) => [{ day }]) }, 'xlsx'))
  expect(['A2', 'A3'].map((cell) => sheet.getCell(cell).value)).toEqual(['1884-05-27', '1900-02-28'])
  expect(sheet.getCell('A4').value).toEqual(new Date('1900-03-01T00:00:00Z'))
})

test('an address too long for a link is a text, cut where a cell ends', async () => {
  const url = `https://example.org/#/a?numbers=${'12345678%3B'.repeat(3_100)}`
  const sheet = await read(await tableFile({ ...table(0), rows: [[null, null, { url }]] }, 'xlsx'))
  const cell = sheet.getRow(2).getCell(3)
  expect(cell.hyperlink).toBeUndefined()
  expect(cell.text).toBe(`${url.slice(0, 32_766)}…`)
})
