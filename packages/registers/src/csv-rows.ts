import { fileFaults } from './file-faults.ts'
import { EXCERPT_CHARACTERS } from './parsed-record.ts'
import { RegisterFileError } from './reason.ts'

/** Longer rows are regarded as a quotation mark that was never closed. */
export const ROW_CHARACTERS_MAX = 1_000_000

export type CsvRow = { line: number; excerpt: string } & ({ cells: string[] } | { fault: RowFault })
export type RowFault = 'open-quote' | 'text-after-quote'

/**
 * The rows of a CSV text (RFC 4180; lines end with LF, CRLF or CR; a quotation mark within an unquoted cell stands for
 * itself). A row with a misplaced quotation mark is reported, and reading goes on with the line after its first one,
 * so that one bad row does not take the others with it. Blank lines are passed over.
 */
export async function* readCsvRows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  let rest = ''
  let line = 1
  const take = function* (isWhole: boolean): Generator<CsvRow> {
    let at = 0
    while (at < rest.length) {
      const row = scanRow(rest, at, delimiter, isWhole)
      if (row === null) break
      const excerpt = rest.slice(at, Math.min(row.next, at + EXCERPT_CHARACTERS)).trimEnd()
      if ('fault' in row) yield { line, excerpt, fault: row.fault }
      else if (row.cells.some((cell) => cell.trim() !== '')) yield { line, excerpt, cells: row.cells }
      line += lineEnds(rest, at, row.next)
      at = row.next
    }
    rest = rest.slice(at)
  }
  for await (const chunk of text) {
    rest += chunk
    yield* take(false)
    if (rest.length > 2 * ROW_CHARACTERS_MAX)
      throw new RegisterFileError(fileFaults.recordTooLarge(ROW_CHARACTERS_MAX), line)
  }
  yield* take(true)
}

type Scanned = { next: number } & ({ cells: string[] } | { fault: RowFault })

/** One row from `start`, or null where the text at hand does not hold all of it. */
function scanRow(text: string, start: number, delimiter: string, isWhole: boolean): Scanned | null {
  const cells: string[] = []
  const broken = (fault: RowFault): Scanned | null => {
    const next = lineAfter(text, cellEnd(text, start, '\n'), isWhole)
    return next === null ? null : { fault, next }
  }
  let at = start
  for (;;) {
    if (text[at] === '"') {
      const close = closingQuote(text, at)
      const isOpen = close === -1 || close - start > ROW_CHARACTERS_MAX
      if (isOpen) return isWhole || text.length - start > ROW_CHARACTERS_MAX ? broken('open-quote') : null
      // The character after the quotation mark decides what it means, and may not be here yet.
      if (close + 1 === text.length && !isWhole) return null
      cells.push(text.slice(at + 1, close).replaceAll('""', '"'))
      at = close + 1
    } else {
      const end = cellEnd(text, at, delimiter)
      if (end === text.length && !isWhole) return null
      cells.push(text.slice(at, end))
      at = end
    }
    if (text[at] === delimiter) {
      at++
      continue
    }
    if (at < text.length && text[at] !== '\n' && text[at] !== '\r') return broken('text-after-quote')
    const next = lineAfter(text, at, isWhole)
    return next === null ? null : { cells, next }
  }
}

/** The quotation mark that ends the cell which begins at `open`; -1 for none. */
function closingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  return close
}

function cellEnd(text: string, at: number, delimiter: string): number {
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

/** Where the line after the line end at `at` begins; null where it is not certain yet. */
function lineAfter(text: string, at: number, isWhole: boolean): number | null {
  if (at === text.length) return isWhole ? at : null
  if (text[at] === '\n') return at + 1
  if (at + 1 === text.length && !isWhole) return null
  return text[at + 1] === '\n' ? at + 2 : at + 1
}

function lineEnds(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = from; at < to; at++) if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) lines++
  return lines
}
