import ExcelJS from 'exceljs'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { harmlessText } from '../harmless-text.ts'
import { yieldToEventLoop } from '@markwright/runtime/yield-to-event-loop.ts'
import type { Table, TableValue } from '../table.ts'

const INK = 'FF14213D'
const PAPER = 'FFF4F1EA'
/** Spreadsheets call a file damaged that has a longer text in a cell. */
const CELL_TEXT_MAX = 32_767
/** Nor is a longer address a link in every spreadsheet; it is a text then. */
const LINK_LENGTH_MAX = 2_000
/** Spreadsheets cannot show a day before 1900, and count those before this one wrongly, as they know 29 February 1900. */
const FIRST_DAY = '1900-03-01'

/** A spreadsheet (XLSX) of tables, each with a head that stays in sight and can be filtered by. */
export async function writeWorkbook(tables: readonly Table[]): Promise<Buffer> {
  const stream = new PassThrough()
  const bytes = buffer(stream)
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true })
  workbook.creator = 'Markwright 知匠'
  for (const table of tables) await writeTable(workbook, table)
  await workbook.commit()
  return bytes
}

async function writeTable(workbook: ExcelJS.stream.xlsx.WorkbookWriter, { name, titles, widths, rows }: Table) {
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
    },
  })
  sheet.columns = widths.map((width) => ({ width }))
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: titles.length } }
  const head = sheet.addRow(titles.map(harmlessText))
  head.font = { bold: true, color: { argb: INK } }
  head.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: PAPER } }
  head.alignment = { vertical: 'middle', wrapText: true }
  head.commit()
  for await (const cells of yieldToEventLoop(rows)) {
    const row = sheet.addRow([])
    cells.forEach((value, index) => writeCell(row.getCell(index + 1), value))
    row.commit()
  }
  sheet.commit()
}

function writeCell(target: ExcelJS.Cell, value: TableValue) {
  if (value === null || value === undefined || value === '') return
  target.alignment = { vertical: 'top', wrapText: true }
  if (typeof value === 'string') target.value = cellText(value)
  else if (typeof value === 'number') {
    target.value = value
    target.numFmt = Number.isInteger(value) ? '0' : '0.0'
  } else if ('amount' in value) {
    target.value = value.amount
    target.numFmt = '#,##0.00'
  } else if ('day' in value) {
    target.value = value.day < FIRST_DAY ? value.day : new Date(`${value.day}T00:00:00Z`)
    target.numFmt = 'yyyy-mm-dd'
    target.alignment = { vertical: 'top', horizontal: 'left' }
  } else if (value.url.length > LINK_LENGTH_MAX) target.value = cellText(value.url)
  else {
    target.value = { text: value.url, hyperlink: value.url }
    target.font = { color: { argb: 'FF1F4B8F' }, underline: true }
  }
}

function cellText(value: string): string {
  const text = harmlessText(value)
  return text.length > CELL_TEXT_MAX ? `${text.slice(0, CELL_TEXT_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text
}
