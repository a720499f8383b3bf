import {
  csvDelimiterOf,
  decodeText,
  legible,
  readCsvRows,
  readJsonArray,
  readJsonLines,
  readXmlParts,
  type Reason,
  RecordError,
  RegisterFileError,
  sniffEncoding,
  startingWith,
} from '@markwright/registers'
import { completeDocument } from './complete-document.ts'
import { legalFaults } from './faults.ts'
import { readRecord } from './formats/read-record.ts'
import { isTableHeader, readTableHeader, readTableRow } from './formats/table-record.ts'
import { readOpinion, readProceeding } from './formats/ttab-proceeding.ts'
import type { LegalDocument } from './legal-document.ts'

export type LegalFormat = 'json-lines' | 'json-array' | 'csv' | 'ttab-xml'

/** A document, or why the record at this line is none; `line` is that of its first character, from 1. */
export type LegalEntry = { line: number } & (
  | { document: LegalDocument }
  | { reject: Reason; number: string | null; excerpt: string }
)

const EXCERPT_CHARACTERS = 300
const HEAD_CHARACTERS = 64 * 1024

/**
 * The documents of a file, whose format is detected by its content; a faulty record is skipped, with the reason.
 * @throws RegisterFileError, after the entries before it, where a file cannot be read any further
 */
export async function* readLegalDocuments(
  bytes: AsyncIterable<Uint8Array>,
  onFormat: (format: LegalFormat) => unknown = () => {},
): AsyncGenerator<LegalEntry> {
  const source = bytes[Symbol.asyncIterator]()
  const first = await source.next()
  if (first.done) throw new RegisterFileError(legalFaults.noFormat)
  const encoding = sniffEncoding(first.value)
  if (!encoding.startsWith('utf-16') && first.value.subarray(0, 1024).includes(0))
    throw new RegisterFileError(legalFaults.noFormat)
  const text = decodeText(startingWith(first.value, source), encoding)[Symbol.asyncIterator]()
  let head = ''
  let isWhole = false
  while (!isWhole && head.length < HEAD_CHARACTERS && !head.trimStart().includes('\n')) {
    const next = await text.next()
    isWhole = next.done === true
    head += next.value ?? ''
  }
  const format = formatOf(head)
  await onFormat(format)
  yield* readers[format](startingWith(head, text), head)
}

function formatOf(head: string): LegalFormat {
  const start = head.trimStart()
  if (start.startsWith('{')) return 'json-lines'
  if (start.startsWith('[')) return 'json-array'
  if (/^<\?xml|^<(?:\w+:)?ttab-/.test(start)) return 'ttab-xml'
  const [firstLine = ''] = start.split(/\r?\n/, 1)
  if (isTableHeader(firstLine.split(csvDelimiterOf(firstLine)).map((cell) => cell.replaceAll('"', '')))) return 'csv'
  throw new RegisterFileError(legalFaults.noFormat, 1)
}

type Reader = (text: AsyncIterable<string>, head: string) => AsyncGenerator<LegalEntry>

const readers: Record<LegalFormat, Reader> = {
  'json-lines': (text) => readJson(readJsonLines(text)),
  'json-array': (text) => readJson(readJsonArray(text)),
  csv: readTable,
  'ttab-xml': readXml,
}

async function* readJson(values: AsyncIterable<{ line: number; text: string }>): AsyncGenerator<LegalEntry> {
  for await (const { line, text } of values)
    yield entryOf(line, text, () => {
      const value = parse(text)
      return { number: numberIn(value), read: () => readRecord(value) }
    })
}

async function* readTable(text: AsyncIterable<string>, head: string): AsyncGenerator<LegalEntry> {
  const delimiter = csvDelimiterOf(head.trimStart().split('\n', 1)[0]!)
  let columns: (string | null)[] | null = null
  for await (const row of readCsvRows(text, delimiter)) {
    if ('fault' in row) {
      yield {
        line: row.line,
        reject: legalFaults.badRow,
        number: null,
        excerpt: legible(row.excerpt, EXCERPT_CHARACTERS),
      }
      continue
    }
    if (!columns) {
      columns = headerOf(row.cells, row.line)
      continue
    }
    const header = columns
    yield entryOf(row.line, row.excerpt, () => ({
      number: row.cells[header.indexOf('number')]?.trim() || null,
      read: () => readRecord(readTableRow(header, row.cells)),
    }))
  }
}

function headerOf(cells: readonly string[], line: number): (string | null)[] {
  try {
    return readTableHeader(cells)
  } catch (error) {
    throw error instanceof RecordError ? new RegisterFileError(error.reason, line) : error
  }
}

async function* readXml(text: AsyncIterable<string>): AsyncGenerator<LegalEntry> {
  let found = 0
  const wanted = { 'proceeding-entry': 'whole', document: 'whole', 'transaction-date': 'end' } as const
  let isTtab = false
  for await (const node of readXmlParts(text, wanted)) {
    if (node.name === 'transaction-date') {
      isTtab = true
      continue
    }
    found += 1
    const read = node.name === 'document' ? readOpinion : readProceeding
    const number = node.children.find(({ name }) => name === 'number' || name === 'case-number')?.text.trim() ?? null
    yield entryOf(node.line, `${node.name} ${number ?? ''}`, () => ({
      number,
      read: () => completeDocument(read(node)),
    }))
  }
  if (found === 0 && !isTtab) throw new RegisterFileError(legalFaults.noFormat)
}

function entryOf(
  line: number,
  excerpt: string,
  open: () => { number: string | null; read: () => LegalDocument },
): LegalEntry {
  let number: string | null = null
  try {
    const record = open()
    number = record.number
    return { line, document: record.read() }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return {
      line,
      reject: error.reason,
      number: number && legible(number, 100),
      excerpt: legible(excerpt.trim(), EXCERPT_CHARACTERS),
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RecordError(legalFaults.badJson)
  }
}

function numberIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const { number, fields } = value as { number?: unknown; fields?: { number?: unknown; case_number?: unknown } }
  const found = number ?? fields?.number ?? fields?.case_number
  return typeof found === 'string' ? found : null
}
