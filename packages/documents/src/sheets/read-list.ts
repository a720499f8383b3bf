import { splitLines } from '@markwright/domain/marks/bulk-rows'
import { CsvError, parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import type { Readable } from 'node:stream'
import yauzl, { type Entry } from 'yauzl'

/** Of all parts of a spreadsheet together: a small archive may unpack to gigabytes. */
const UNPACKED_MAX = 60 * 1024 * 1024
/** Far beyond any list that may be requested; a sheet may name a cell in its millionth row. */
export const ROWS_MAX = 20_000

/** What people write above a column of names or numbers. */
const HEAD =
  /^(?:商标(?:名称|名)?|名称|申请号|注册号|公开号|公告号|专利号|公开\(公告\)号|公开号或申请号|申请号\/注册号|号码|trade ?marks?|marks?|names?|(?:publication or )?(?:application |registration |publication |patent )?(?:numbers?|no\.?))$/i

/** The first column of a list, without its head. */
export type ReadList = { entries: string[]; hasHead: boolean }

/**
 * The first column of a spreadsheet (XLSX, XLS), or the lines of a text, as they stand; blank rows at the end do not
 * count. `name` distinguishes a CSV from other text. Null for what is none of these, has nothing in it, or more than 20,000 rows.
 */
export async function readList(bytes: Uint8Array, name: string): Promise<ReadList | null> {
  const cells = await columnOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), name)
  if (!cells) return null
  // A list has one entry to a line.
  const column = cells.map((cell) => (/[\r\n]/.test(cell) ? splitLines(cell).filter(Boolean).join(' ') : cell))
  while (column.at(-1) === '') column.pop()
  const hasHead = HEAD.test(column[0] ?? '')
  const entries = hasHead ? column.slice(1) : column
  return entries.length > 0 ? { entries, hasHead } : null
}

async function columnOf(bytes: Buffer, name: string): Promise<string[] | null> {
  const head = bytes.subarray(0, 8).toString('hex')
  try {
    if (head.startsWith('504b0304')) return await columnOfWorkbook(bytes)
    if (head === 'd0cf11e0a1b11ae1') return await columnOfOldWorkbook(bytes)
    return columnOfText(bytes, name)
  } catch {
    // Whatever is wrong with it, it cannot be read.
    return null
  }
}

async function columnOfWorkbook(bytes: Buffer): Promise<string[]> {
  await refuseBomb(bytes)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  const sheet = workbook.worksheets[0]
  const column: string[] = []
  sheet?.eachRow((row, number) => {
    const cell = row.findCell(1)
    // The cells that are merged into another one repeat what it says.
    if (!cell || cell.master !== cell) return
    const text = cell.value instanceof Date ? cell.value.toISOString().slice(0, 10) : cell.text.trim()
    if (!text) return
    if (number > ROWS_MAX) throw new Error('the list is too long')
    column[number - 1] = text
  })
  return Array.from(column, (text: string | undefined) => text ?? '')
}

/** A workbook of Excel 97 to 2003. */
async function columnOfOldWorkbook(bytes: Buffer): Promise<string[]> {
  const { read, utils } = await import('@e965/xlsx')
  const { Sheets, SheetNames } = read(bytes, {
    sheetRows: ROWS_MAX + 1,
    sheets: 0,
    cellFormula: false,
    cellHTML: false,
  })
  const sheet = Sheets[SheetNames[0] ?? '']
  if (!sheet) return []
  const rows = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: false,
    blankrows: true,
    range: firstColumn(sheet['!ref']),
  })
  if (rows.length > ROWS_MAX) throw new Error('the list is too long')
  return rows.map(([cell]) => (typeof cell === 'string' ? cell.trim() : ''))
}

/** A used area, A2:C90 for instance, from the first row on and one column wide. */
const firstColumn = (used = 'A1') => `A1:A${/(\d+)$/.exec(used)?.[1] ?? 1}`

// The sizes that an archive names may be lies; what counts is what comes out.
export async function refuseBomb(bytes: Buffer): Promise<void> {
  const archive = await promised.fromBufferPromise(bytes)
  let unpacked = 0
  for await (const entry of archive.eachEntry())
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length
      if (unpacked > UNPACKED_MAX) throw new Error('the spreadsheet unpacks to too much')
    }
}

// @types/yauzl describes version 2, which had no promises.
const promised = yauzl as unknown as {
  fromBufferPromise(bytes: Buffer): Promise<{
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
  }>
}

/** What no list has: the beginning of another kind of file, and signs that control a device. */
// oxlint-disable-next-line no-control-regex
export const NO_TEXT = /^%PDF-|[\0-\x08\x0e-\x1f]/

function columnOfText(bytes: Buffer, name: string): string[] | null {
  const text = decode(bytes)
  if (text === null || NO_TEXT.test(text)) return null
  if (/\.(?:csv|tsv)$/i.test(name)) return firstCells(text)
  const lines = splitLines(text, ROWS_MAX + 1)
  return lines.length > ROWS_MAX ? null : lines
}

/** The first cells of a table, whose cells in quotation marks may have several lines. */
function firstCells(text: string): string[] | null {
  const rows =
    rowsOf(text) ?? splitLines(text, ROWS_MAX + 1).map((line) => rowsOf(line)?.[0] ?? line.split(/[,;\t]/, 1))
  return rows.length > ROWS_MAX ? null : rows.map(([cell = '']) => cell.trim())
}

/** Null where a quotation mark that begins a cell is never closed, or only by one of another line. */
export function rowsOf(text: string, delimiter: string[] = [',', ';', '\t']): string[][] | null {
  try {
    const rows = parse(text, {
      delimiter,
      // All of them, as files that were joined have several; by itself it takes that of the first line.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      to: ROWS_MAX + 1,
    })
    // What csv-parse takes back as a part of the cell has swallowed the lines up to the next one.
    return rows.flat().some((cell) => cell.startsWith('"') && /[\r\n]/.test(cell)) ? null : rows
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return null
    throw error
  }
}

// Spreadsheets in China save text in the code page of the machine.
export function decode(bytes: Buffer): string | null {
  for (const encoding of [...wideEncodings(bytes), 'utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one may be it.
    }
  return null
}

/** UTF-16, which spreadsheets call Unicode text, by its mark or by the zeros of its digits and letters. */
function wideEncodings(bytes: Buffer): string[] {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return ['utf-16le']
  if (mark === 'feff') return ['utf-16be']
  const zeros = [0, 0]
  const looked = bytes.subarray(0, 2000)
  for (const [at, byte] of looked.entries()) if (byte === 0) zeros[at % 2]!++
  const [even, odd] = zeros as [number, number]
  if (looked.length < 8 || even + odd < looked.length / 8) return []
  // A few Chinese characters have a zero at the other place: 一, 开.
  return even * 4 < odd ? ['utf-16le'] : odd * 4 < even ? ['utf-16be'] : []
}
