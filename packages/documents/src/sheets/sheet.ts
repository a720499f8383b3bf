import ExcelJS from 'exceljs'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Cell } from '../export-columns.ts'
import { harmlessText } from '../harmless-text.ts'
import { inTurns } from '../in-turns.ts'

const INK = 'FF14213D'
const PAPER = 'FFF4F1EA'

/** A sheet of a workbook; `widths` are in letters, and the rows are asked for one after the other as they are written. */
export type Table = {
  name: string
  titles: readonly string[]
  widths: readonly number[]
  rows: Iterable<readonly Cell[]>
}

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
  for await (const cells of inTurns(rows)) {
    const row = sheet.addRow([])
    cells.forEach((cell, index) => writeCell(row.getCell(index + 1), cell))
    row.commit()
  }
  sheet.commit()
}

function writeCell(target: ExcelJS.Cell, cell: Cell) {
  if (cell === undefined) return
  target.alignment = { vertical: 'top', wrapText: true }
  if ('text' in cell) target.value = harmlessText(cell.text)
  else if ('number' in cell) {
    target.value = cell.number
    target.numFmt = Number.isInteger(cell.number) ? '0' : '0.0'
  } else if ('day' in cell) {
    target.value = new Date(`${cell.day}T00:00:00Z`)
    target.numFmt = 'yyyy-mm-dd'
    target.alignment = { vertical: 'top', horizontal: 'left' }
  } else {
    target.value = { text: cell.url, hyperlink: cell.url }
    target.font = { color: { argb: 'FF1F4B8F' }, underline: true }
  }
}
