import { BYTE_ORDER_MARK, csvLine } from '@markwright/domain/files/csv'
import { yieldToEventLoop } from '@markwright/runtime/yield-to-event-loop.ts'
import type { Table, TableValue } from '../table.ts'
import { writeWorkbook } from './sheet.ts'

/** A table as a file that spreadsheets open. */
export async function tableFile(table: Table, format: 'xlsx' | 'csv'): Promise<Buffer> {
  if (format === 'xlsx') return writeWorkbook([table])
  const lines = [BYTE_ORDER_MARK, csvLine(table.titles)]
  for await (const row of yieldToEventLoop(table.rows)) lines.push(csvLine(row.map(plain)))
  return Buffer.from(lines.join(''))
}

/** Several tables as the sheets of one spreadsheet (XLSX). */
export const tablesFile = (tables: readonly Table[]): Promise<Buffer> => writeWorkbook(tables)

function plain(value: TableValue): string | number | null | undefined {
  if (typeof value !== 'object' || value === null) return value
  if ('amount' in value) return value.amount.toFixed(2)
  return 'day' in value ? value.day : value.url
}
