import { utils, write } from '@e965/xlsx'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { createDocumentWorkers } from '../official/document-workers.ts'
import { readList } from './read-list.ts'

const rows = [['公开号', '备注'], ['CN110000001A', '甲'], [9000001], [], ['US9000001B2', '乙'], ['', '丙']]
const entries = ['CN110000001A', '9000001', '', 'US9000001B2']

const oldWorkbook = (cells: unknown[][]): Uint8Array => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'a')
  return write(book, { type: 'buffer', bookType: 'biff8' })
}
async function workbook(cells: unknown[][]): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('a').addRows(cells as never)
  return new Uint8Array(await book.xlsx.writeBuffer())
}

test.each([
  ['XLSX', await workbook(rows), 'a.xlsx'],
  ['XLS', oldWorkbook(rows), 'a.xls'],
  ['CSV', Buffer.from(rows.map((row) => row.join(',')).join('\n')), 'a.csv'],
])('the first column of %s, without its head', async (_, bytes, name) => {
  const list = await readList(bytes, name)
  expect([list?.hasHead, list?.entries.slice(0, 4)]).toEqual([true, entries])
})

const csv = rows.map((row) => row.join(',')).join('\r\n')
const little = Buffer.from(csv, 'utf16le')
test.each([
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
  ['UTF-16 without its mark', little],
  ['UTF-16, the greater byte first', Buffer.from(little).swap16()],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${csv}`)],
])('a CSV in %s is read', async (_, bytes) => {
  const list = await readList(bytes, 'a.csv')
  expect([list?.hasHead, list?.entries.slice(0, 4)]).toEqual([true, entries])
})

test.each([
  ['lines that end in different ways', '甲,1\r\n乙,2\n丙,3\r丁', ['甲', '乙', '丙', '丁']],
  ['lines after one that ends as others do not', '甲,1\n乙,2\r\n丙\r丁', ['甲', '乙', '丙', '丁']],
  ['an open quotation mark before a closed one', '甲\n"乙\n丙\n"丁"\n戊', ['甲', '"乙', '丙', '丁', '戊']],
  ['an open quotation mark before a word in such', '甲\n"乙\n"丙" 丁\n戊', ['甲', '"乙', '"丙" 丁', '戊']],
  ['an open quotation mark beside the first column', '甲,"a\n乙,b\n丙,"c" d', ['甲', '乙', '丙']],
])('no entry swallows another: %s', async (_, text, expected) => {
  expect((await readList(Buffer.from(text), 'a.csv'))?.entries).toEqual(expected)
})

// Read back and forth, it takes longer than a test may.
test('a cell with very many blanks is read at once', async () => {
  const cell = `甲${' '.repeat(1_000_000)}乙`
  for (const name of ['a.csv', 'a.txt'])
    expect((await readList(Buffer.from(`${cell}\n丙`), name))?.entries).toEqual([cell, '丙'])
})

test('a cell of several lines is one entry', async () => {
  const text = '名称,备注\n"云\n澜",9\n星海,"一行\n又一行"\n\n"带""引号""",3\n7"屏,1\n末行;2\n'
  const list = await readList(Buffer.from(text), 'a.csv')
  expect(list?.entries).toEqual(['云 澜', '星海', '', '带"引号"', '7"屏', '末行'])
  expect((await readList(await workbook([['云\n澜'], ['星海']]), 'a.xlsx'))?.entries).toEqual(['云 澜', '星海'])
})

test('a quotation mark that is not closed stands for itself, and takes no other line along', async () => {
  const list = await readList(Buffer.from('名称,备注\n"带""引号""",3\n"未闭合,2\n末行,1\n'), 'a.csv')
  expect(list?.entries).toEqual(['带"引号"', '"未闭合', '末行'])
})

test('cells that are merged count once, and a date is written as one', async () => {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('a')
  sheet.addRows([['CN110000001A'], [], [], [new Date('2020-01-31')]])
  sheet.mergeCells('A1:A3')
  const list = await readList(new Uint8Array(await book.xlsx.writeBuffer()), 'a.xlsx')
  expect(list?.entries).toEqual(['CN110000001A', '', '', '2020-01-31'])
})

test.each([
  ['a broken XLS', oldWorkbook(rows).slice(0, 700), 'a.xls'],
  [
    'bytes behind the beginning of an XLS',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000, 7)]),
    'a.xls',
  ],
  ['a broken XLSX', (await workbook(rows)).slice(0, 900), 'a.xlsx'],
  ['more than 20,000 rows', oldWorkbook(Array.from({ length: 20_001 }, (__, at) => [`CN${at}`])), 'a.xls'],
  ['a head alone', Buffer.from('公开号\n'), 'a.csv'],
  ['bytes of no text', Buffer.from([0, 1, 2, 3]), 'a.txt'],
  ['signs that control a device', Buffer.alloc(5000, 7), 'a.xlsx'],
  ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj'), 'a.csv'],
])('%s is refused', async (_, bytes, name) => expect(await readList(bytes, name)).toBeNull())

test('a thread reads lists too', async () => {
  expect((await createDocumentWorkers().readList(oldWorkbook(rows), 'a.xls'))?.entries[0]).toBe('CN110000001A')
})
