import ExcelJS from 'exceljs'
import type { Cell } from '../export-columns.ts'
import { harmlessText } from '../harmless-text.ts'

const INK = 'FF14213D'
const PAPER = 'FFF4F1EA'

/** A workbook that says who made it. */
export function newWorkbook(): ExcelJS.Workbook {
  const workbook = new ExcelJS.Workbook()
  workbook.creator = 'Markwright 知匠'
  return workbook
}

/** A table with a head that stays in sight and can be filtered by. `widths` are in letters. */
export function addTable(
  workbook: ExcelJS.Workbook,
  { name, titles, widths }: { name: string; titles: readonly string[]; widths: readonly number[] },
) {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = widths.map((width) => ({ width }))
  const head = sheet.addRow(titles.map(harmlessText))
  head.font = { bold: true, color: { argb: INK } }
  head.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: PAPER } }
  head.alignment = { vertical: 'middle', wrapText: true }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: titles.length } }
  sheet.pageSetup = {
    paperSize: 9,
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: '1:1',
  }
  return {
    add(cells: readonly Cell[]) {
      const row = sheet.addRow([])
      cells.forEach((cell, index) => writeCell(row.getCell(index + 1), cell))
    },
  }
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

/** The bytes of a workbook. */
export async function bytesOf(workbook: ExcelJS.Workbook): Promise<Buffer> {
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
