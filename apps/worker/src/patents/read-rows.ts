/** Records of JSON, JSON Lines and CSV. */
import {
  isUsptoDocument,
  layoutOf,
  readJsonPatent,
  readPatentRecord,
  readTableRow,
  readUsptoDocument,
  type PatentRecord,
  type TableLayout,
  type TableRow,
} from '@markwright/patents'
import { legible, readCsvRows, type Reason } from '@markwright/registers'
import { checkRecord } from './check-record.ts'
import type { CheckedRecord, FoundItem, ParsedRecord } from './parsed-record.ts'
import { patentFaults } from './patent-faults.ts'
import { linesOf } from './split-texts.ts'

const EXCERPT_CHARACTERS = 200
/** If none of so many rows is a patent, the file is about something else. */
const ROWS_TRIED = 20

/** One value as a record that is not checked yet, or why it is none. */
function recordOf(value: unknown): CheckedRecord | Reason {
  if (typeof value !== 'object' || value === null) return patentFaults.noNumber
  if ('titles' in value && 'number' in value) return readOr(() => readPatentRecord(value), 'record')
  if (isUsptoDocument(value)) return { record: readUsptoDocument(value), format: 'uspto-search' }
  if (!('id' in value)) return patentFaults.noNumber
  return readOr(() => readJsonPatent(value), 'json')
}

function readOr(read: () => PatentRecord, format: string): CheckedRecord | Reason {
  try {
    return { record: read(), format }
  } catch (error) {
    const issues = (error as { issues?: { path: PropertyKey[] }[] }).issues
    if (!issues) throw error
    return patentFaults.badRecord(issues[0]?.path.join('.') ?? '?')
  }
}

/** One value as a record, with notes on what the record does not have of it. */
function* readValue(value: unknown, at: string): Generator<FoundItem> {
  const layout = typeof value === 'object' && value !== null ? layoutOf(Object.keys(value)) : null
  if (layout) yield* readLaidOut(layout, value as TableRow, at)
  else {
    const found = recordOf(value)
    if ('record' in found) yield* checked(found.record, found.format, at)
    else {
      const excerpt = legible(JSON.stringify(value) ?? '', EXCERPT_CHARACTERS)
      yield { at, reject: found, number: numberIn(value), excerpt }
    }
  }
}

function* readLaidOut(layout: TableLayout, row: TableRow, at: string): Generator<FoundItem> {
  const { record, unused, unread } = readTableRow(layout, row)
  yield { note: 'unused', paths: unused }
  for (const { column, value } of unread)
    yield { note: 'unread', reason: patentFaults.unreadValue(column, legible(value, EXCERPT_CHARACTERS), at) }
  yield* checked(record, layout, at)
}

function* checked(record: PatentRecord, format: string, at: string): Generator<FoundItem> {
  yield { note: 'format', format }
  yield { at, ...checkRecord(record, format) }
}

/** What a person finds a rejected row by. */
function numberIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, country, number } = value as Record<string, unknown>
  if (typeof id === 'string') return legible(id, 60)
  return typeof number === 'string' ? legible(`${typeof country === 'string' ? country : ''}${number}`, 60) : null
}

/** Rows that all say the same is wrong are no patents: nothing of them is imported or rejected. */
async function* unlessForeign(items: AsyncIterable<FoundItem>): AsyncGenerator<FoundItem> {
  let waiting: ParsedRecord[] | null = []
  for await (const item of items) {
    if (!waiting || 'note' in item) yield item
    else if ('record' in item) {
      yield* [...waiting, item]
      waiting = null
    } else {
      waiting.push(item)
      if (waiting.length === ROWS_TRIED) break
    }
  }
  const first = waiting?.[0]
  if (first && 'reject' in first) yield { note: 'passed', reason: first.reject }
}

export function readJsonLines(text: AsyncIterable<string>): AsyncGenerator<FoundItem> {
  async function* items(): AsyncGenerator<FoundItem> {
    for await (const { line, text: row } of linesOf(text)) {
      const at = `line ${line}`
      let value: unknown
      try {
        value = JSON.parse(row)
      } catch {
        yield { at, reject: patentFaults.badJson, number: null, excerpt: legible(row, EXCERPT_CHARACTERS) }
        continue
      }
      yield* readValue(value, at)
    }
  }
  return unlessForeign(items())
}

export function readWholeJson(text: string): AsyncGenerator<FoundItem> {
  async function* items(): AsyncGenerator<FoundItem> {
    let values: unknown
    try {
      values = JSON.parse(text)
    } catch {
      return yield { note: 'passed', reason: patentFaults.badJson }
    }
    let place = 0
    for (const value of Array.isArray(values) ? values : [values]) yield* readValue(value, `item ${(place += 1)}`)
  }
  return unlessForeign(items())
}

/** Columns of our own CSV; lists are separated by semicolons (docs/import-formats.md). */
const OWN_LISTS = ['applicants', 'assignees', 'inventors', 'agents', 'ipc', 'ipc_subclasses', 'cpc']
const OWN_TEXTS = [
  'id',
  'country',
  'kind',
  'lang',
  'title',
  'abstract',
  'publication_date',
  'application_number',
  'application_date',
]

export async function* readCsv(head: string, text: AsyncIterable<string>): AsyncGenerator<FoundItem> {
  const firstLine = head.split(/\r?\n/, 1)[0] ?? ''
  const delimiter = [',', ';', '\t'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0]!
  let headers: string[] | null = null
  for await (const row of readCsvRows(text, delimiter)) {
    const at = `line ${row.line}`
    if (headers) {
      if ('fault' in row) yield { at, reject: patentFaults.badRow, number: null, excerpt: row.excerpt }
      else yield* readCells(headers, row.cells, at)
      continue
    }
    headers = 'fault' in row ? [] : row.cells.map((cell) => cell.trim())
    if (!layoutOf(headers) && !headers.includes('id')) return yield { note: 'passed', reason: patentFaults.noFormat }
  }
}

function* readCells(headers: readonly string[], cells: readonly string[], at: string): Generator<FoundItem> {
  const filled = headers.flatMap((header, place) => {
    const cell = cells[place]?.trim()
    return cell ? [[header, cell] as const] : []
  })
  const layout = layoutOf(headers)
  if (layout) return yield* readLaidOut(layout, Object.fromEntries(filled), at)
  const unused = filled.map(([header]) => header).filter((name) => ![...OWN_TEXTS, ...OWN_LISTS].includes(name))
  yield { note: 'unused', paths: unused }
  const row = filled.map(([header, cell]): [string, unknown] => [
    header,
    OWN_LISTS.includes(header) ? cell.split(/\s*[;；]\s*/).filter(Boolean) : cell,
  ])
  yield* readValue(Object.fromEntries(row), at)
}
