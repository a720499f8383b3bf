import ExcelJS from 'exceljs'
import { ExchangeError } from './exchange-error.ts'
import type { GlossaryConcept } from './glossary-files.ts'
import { rowsOfConcepts } from './glossary-files.ts'

const ROWS_MAX = 100_000
const COLUMNS_MAX = 20

/**
 * Rows of the first sheet of a workbook (XLSX) as text; formulas count by their results. The caller limits how much the
 * archive unpacks to.
 * @throws ExchangeError
 */
export async function readGlossaryWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const workbook = new ExcelJS.Workbook()
  try {
    await workbook.xlsx.load(bytes as never)
  } catch {
    throw new ExchangeError('unreadable')
  }
  const rows: string[][] = []
  workbook.worksheets[0]?.eachRow((row, number) => {
    if (number > ROWS_MAX) throw new ExchangeError('too-large', number)
    const cells: string[] = []
    for (let column = 1; column <= Math.min(COLUMNS_MAX, row.cellCount); column++) cells.push(row.getCell(column).text)
    rows[number - 1] = cells
  })
  return Array.from(rows, (cells: string[] | undefined) => cells ?? [])
}

/** A workbook (XLSX) of a glossary. Cells are texts, so that none is regarded as a formula. */
export async function writeGlossaryWorkbook(concepts: readonly GlossaryConcept[]): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('Glossary', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = [{ width: 30 }, { width: 40 }, { width: 30 }, { width: 50 }]
  for (const cells of rowsOfConcepts(concepts)) sheet.addRow(cells)
  sheet.getRow(1).font = { bold: true }
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
