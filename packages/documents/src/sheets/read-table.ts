import { splitLines } from '@markwright/domain/marks/bulk-rows'
import ExcelJS from 'exceljs'
import { decode, NO_TEXT, refuseBomb, ROWS_MAX, rowsOf } from './read-list.ts'

const COLUMNS_MAX = 100
/** Of all cells together: in a spreadsheet many cells may share one long text. */
const CHARACTERS_MAX = 10_000_000

/** Rows of cells as texts, days as YYYY-MM-DD; all have the same number of cells. */
export type ReadTable = { rows: string[][] }

/**
 * The first sheet of a spreadsheet (XLSX, XLS), or a table of text (CSV, TSV), without its blank rows at the end. Null for
 * what is none of these, has nothing in it, more than 20,000 rows, 100 columns or ten million characters.
 */
export async function readTable(bytes: Uint8Array): Promise<ReadTable | null> {
  const rows = await rowsOfFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)).catch(() => null)
  if (!rows) return null
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1))
  if (width === 0 || width > COLUMNS_MAX || rows.length > ROWS_MAX) return null
  let characters = 0
  for (const row of rows) for (const cell of row) characters += cell.length
  if (characters > CHARACTERS_MAX) return null
  return { rows: rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')) }
}

async function rowsOfFile(bytes: Buffer): Promise<string[][] | null> {
  const head = bytes.subarray(0, 8).toString('hex')
  if (head.startsWith('504b0304')) return rowsOfWorkbook(bytes)
  if (head === 'd0cf11e0a1b11ae1') return rowsOfOldWorkbook(bytes)
  const text = decode(bytes)
  if (text === null || NO_TEXT.test(text)) return null
  const plain = text.replace(/^\ufeff/, '')
  return rowsOf(plain, [delimiterOf(plain)])?.map((row) => row.map((cell) => cell.trim())) ?? null
}

/** What separates the titles; a cell of a row may have one of the others in it. */
function delimiterOf(text: string): string {
  const [first = ''] = splitLines(text, 1)
  const counts = ['\t', ';', ','].map((sign) => [sign, first.split(sign).length] as const)
  return counts.reduce((most, each) => (each[1] > most[1] ? each : most))[0]
}

async function rowsOfWorkbook(bytes: Buffer): Promise<string[][]> {
  await refuseBomb(bytes)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  const rows: string[][] = []
  workbook.worksheets[0]?.eachRow((row, number) => {
    if (number > ROWS_MAX) throw new Error('the table is too long')
    const cells: string[] = []
    row.eachCell((cell, column) => {
      if (column > COLUMNS_MAX) throw new Error('the table is too wide')
      // The cells that are merged into another one repeat what it says.
      if (cell.master !== cell) return
      cells[column - 1] = dayOrText(cell.value, cell.text)
    })
    rows[number - 1] = Array.from(cells, (cell: string | undefined) => cell ?? '')
  })
  return Array.from(rows, (row: string[] | undefined) => row ?? [])
}

/** A workbook of Excel 97 to 2003. */
async function rowsOfOldWorkbook(bytes: Buffer): Promise<string[][]> {
  const { read, utils } = await import('@e965/xlsx')
  const options = { sheetRows: ROWS_MAX + 1, sheets: 0, cellFormula: false, cellHTML: false, cellDates: true }
  const { Sheets, SheetNames } = read(bytes, options)
  const sheet = Sheets[SheetNames[0] ?? '']
  if (!sheet) return []
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: true, UTC: true })
  return rows.map((row) =>
    Array.from(row, (cell) =>
      dayOrText(
        cell,
        typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '',
      ),
    ),
  )
}

const dayOrText = (value: unknown, text: string) =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : text.trim()
