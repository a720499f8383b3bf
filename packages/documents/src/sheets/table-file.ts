import { BYTE_ORDER_MARK, csvLine } from '@markwright/domain/csv'
import type { Cell } from '../export-columns.ts'
import { inTurns } from '../in-turns.ts'
import { writeWorkbook } from './sheet.ts'

/** What a place of a table says; an address is a link where the format has links. */
export type TableValue = string | number | null | undefined | { url: string }

/** `name` is that of the sheet, `widths` are in letters; the rows are asked for one after the other as they are written. */
export type TableContent = {
  name: string
  titles: readonly string[]
  widths: readonly number[]
  rows: Iterable<readonly TableValue[]>
}

/** A table as a file that spreadsheets open. */
export async function tableFile(table: TableContent, format: 'xlsx' | 'csv'): Promise<Buffer> {
  if (format === 'xlsx') return writeWorkbook([{ ...table, rows: cellsOf(table.rows) }])
  const lines = [BYTE_ORDER_MARK, csvLine(table.titles)]
  for await (const row of inTurns(table.rows)) lines.push(csvLine(row.map(plain)))
  return Buffer.from(lines.join(''))
}

function* cellsOf(rows: TableContent['rows']) {
  for (const row of rows) yield row.map(cellOf)
}

function cellOf(value: TableValue): Cell {
  if (typeof value === 'number') return { number: value }
  if (typeof value === 'string') return value ? { text: value } : undefined
  return value ?? undefined
}

const plain = (value: TableValue) => (typeof value === 'object' ? value?.url : value)
