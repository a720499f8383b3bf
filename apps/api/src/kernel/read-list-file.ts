import { splitLines } from '@markwright/domain/bulk-rows'
import ExcelJS from 'exceljs'
import type { Readable } from 'node:stream'
import yauzl, { type Entry } from 'yauzl'
import { AppError, type ErrorEntry } from './errors.ts'
import type { FormFile } from './read-form.ts'

/** Of all parts of a spreadsheet together: a small archive may unpack to gigabytes. */
const UNPACKED_MAX = 60 * 1024 * 1024
/** Far beyond any list that may be asked; a sheet may name a cell in its millionth row. */
const ROWS_MAX = 20_000

/** What people write above a column of names or numbers. */
const HEAD =
  /^(?:商标(?:名称|名)?|名称|申请号|注册号|公开号|公告号|专利号|公开\(公告\)号|公开号或申请号|申请号\/注册号|号码|trade ?marks?|marks?|names?|(?:publication or )?(?:application |registration |publication |patent )?(?:numbers?|no\.?))$/i

/**
 * The first column of a spreadsheet, or the lines of a text, as they stand; blank rows at the end do not count.
 * @throws `unreadable` for what is neither, for no file or one without anything in it, and for more than 20,000 rows.
 */
export async function readListFile(
  file: FormFile | null,
  unreadable: ErrorEntry,
): Promise<{ entries: string[]; hasHead: boolean }> {
  if (!file) throw new AppError(unreadable)
  const isArchive = file.bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
  const column = isArchive ? await columnOfWorkbook(file.bytes, unreadable) : columnOfText(file, unreadable)
  while (column.at(-1) === '') column.pop()
  const hasHead = HEAD.test(column[0] ?? '')
  const entries = hasHead ? column.slice(1) : column
  if (entries.length === 0) throw new AppError(unreadable)
  return { entries, hasHead }
}

async function columnOfWorkbook(bytes: Buffer, unreadable: ErrorEntry): Promise<string[]> {
  try {
    await refuseBomb(bytes)
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(bytes as never)
    const sheet = workbook.worksheets[0]
    const column: string[] = []
    sheet?.eachRow((row, number) => {
      const text = row.findCell(1)?.text.trim()
      if (!text) return
      if (number > ROWS_MAX) throw new Error('the list is too long')
      column[number - 1] = text
    })
    return Array.from(column, (text: string | undefined) => text ?? '')
  } catch (error) {
    throw new AppError(unreadable, null, { cause: error })
  }
}

// The sizes that an archive names may be lies; what counts is what comes out.
async function refuseBomb(bytes: Buffer): Promise<void> {
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

function columnOfText({ original, bytes }: FormFile, unreadable: ErrorEntry): string[] {
  const text = decode(bytes)
  if (text === null || text.includes('\0')) throw new AppError(unreadable)
  const lines = splitLines(text, ROWS_MAX + 1)
  if (lines.length > ROWS_MAX) throw new AppError(unreadable)
  return /\.(?:csv|tsv)$/i.test(original) ? lines.map(firstCell) : lines
}

// Spreadsheets in China save text in the code page of the machine.
function decode(bytes: Buffer): string | null {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one may be it.
    }
  return null
}

function firstCell(line: string): string {
  const quoted = /^"((?:[^"]|"")*)"/.exec(line)
  return quoted ? quoted[1]!.replaceAll('""', '"').trim() : (line.split(/[,;\t]/, 1)[0] ?? '').trim()
}
