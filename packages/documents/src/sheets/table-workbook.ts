import type { Cell } from '../export-columns.ts'
import { addTable, bytesOf, newWorkbook } from './sheet.ts'

/** Rows that are written before other work gets its turn. */
const ROWS_AT_ONCE = 200

/** A spreadsheet of one table (XLSX); `widths` are in letters. */
export async function tableWorkbook(
  head: { name: string; titles: readonly string[]; widths: readonly number[] },
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  const workbook = newWorkbook()
  const table = addTable(workbook, head)
  for (const [index, row] of rows.entries()) {
    table.add(row)
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate)
  }
  return bytesOf(workbook)
}
