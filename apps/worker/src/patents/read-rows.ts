/** Records of JSON, JSON Lines and CSV. */
import {
  isUsptoDocument,
  layoutOf,
  readJsonPatent,
  readPatentRecord,
  readTableRow,
  readUsptoDocument,
  type PatentRecord,
} from '@markwright/patents'
import { legible, readCsvRows, type Reason } from '@markwright/registers'
import { checkedEntry } from './checked-entry.ts'
import type { PatentEntry } from './patent-entry.ts'
import { patentFaults } from './patent-faults.ts'
import type { SourceContext } from './source-context.ts'
import { linesOf } from './split-texts.ts'

const EXCERPT_CHARACTERS = 200
/** If none of so many rows is a patent, the file is about something else. */
const ROWS_TRIED = 20

/** One value as a record, or why it is none. */
function recordOf(
  value: unknown,
  context: SourceContext,
  at: string,
): { record: PatentRecord; format: string } | Reason {
  if (typeof value !== 'object' || value === null) return patentFaults.noNumber
  const layout = layoutOf(Object.keys(value))
  if (layout) {
    const { record, unused, unread } = readTableRow(layout, value as Record<string, unknown>)
    context.findings.countUnused(unused)
    for (const { column, value: text } of unread)
      context.findings.addUnread(
        context.source.name,
        patentFaults.unreadValue(column, legible(text, EXCERPT_CHARACTERS), at),
      )
    return { record, format: layout }
  }
  if ('titles' in value && 'number' in value) return wholeRecord(value)
  if (isUsptoDocument(value)) return { record: readUsptoDocument(value), format: 'uspto-search' }
  if (!('id' in value)) return patentFaults.noNumber
  return readOr(() => readJsonPatent(value), 'json')
}

const wholeRecord = (value: object) => readOr(() => readPatentRecord(value), 'record')

function readOr(read: () => PatentRecord, format: string): { record: PatentRecord; format: string } | Reason {
  try {
    return { record: read(), format }
  } catch (error) {
    const issues = (error as { issues?: { path: PropertyKey[] }[] }).issues
    if (!issues) throw error
    return patentFaults.badRecord(issues[0]?.path.join('.') ?? '?')
  }
}

function entryOf(value: unknown, context: SourceContext, at: string): PatentEntry {
  const found = recordOf(value, context, at)
  if ('record' in found) {
    context.findings.formats.add(found.format)
    return checkedEntry(context, found.record, found.format, at)
  }
  const excerpt = legible(JSON.stringify(value) ?? '', EXCERPT_CHARACTERS)
  return { place: context.place(at), reject: found, number: numberIn(value), excerpt }
}

/** What a person finds a rejected row by. */
function numberIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, country, number } = value as Record<string, unknown>
  if (typeof id === 'string') return legible(id, 60)
  return typeof number === 'string' ? legible(`${typeof country === 'string' ? country : ''}${number}`, 60) : null
}

/** Rows that all say the same is wrong are no patents: nothing of them is imported or rejected. */
async function* unlessForeign(
  context: SourceContext,
  entries: AsyncIterable<PatentEntry>,
): AsyncGenerator<PatentEntry> {
  let waiting: PatentEntry[] | null = []
  for await (const entry of entries) {
    if (!waiting) yield entry
    else if ('record' in entry) {
      yield* [...waiting, entry]
      waiting = null
    } else {
      waiting.push(entry)
      if (waiting.length === ROWS_TRIED) break
    }
  }
  const first = waiting?.[0]
  if (first && 'reject' in first) context.pass(first.reject)
}

export function readJsonLines(context: SourceContext, text: AsyncIterable<string>): AsyncGenerator<PatentEntry> {
  async function* entries() {
    for await (const { line, text: row } of linesOf(text)) {
      const at = `line ${line}`
      let value: unknown
      try {
        value = JSON.parse(row)
      } catch {
        const excerpt = legible(row, EXCERPT_CHARACTERS)
        yield { place: context.place(at), reject: patentFaults.badJson, number: null, excerpt }
        continue
      }
      yield entryOf(value, context, at)
    }
  }
  return unlessForeign(context, entries())
}

export function readWholeJson(context: SourceContext, text: string): AsyncGenerator<PatentEntry> {
  async function* entries() {
    let values: unknown
    try {
      values = JSON.parse(text)
    } catch {
      return context.pass(patentFaults.badJson)
    }
    let place = 0
    for (const value of Array.isArray(values) ? values : [values]) yield entryOf(value, context, `item ${(place += 1)}`)
  }
  return unlessForeign(context, entries())
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

export async function* readCsv(
  context: SourceContext,
  head: string,
  text: AsyncIterable<string>,
): AsyncGenerator<PatentEntry> {
  const firstLine = head.split(/\r?\n/, 1)[0] ?? ''
  const delimiter = [',', ';', '\t'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0]!
  let headers: string[] | null = null
  for await (const row of readCsvRows(text, delimiter)) {
    const at = `line ${row.line}`
    if ('fault' in row) {
      if (!headers) return context.pass(patentFaults.noFormat)
      yield { place: context.place(at), reject: patentFaults.badRow, number: null, excerpt: row.excerpt }
    } else if (headers) yield entryOf(valueOf(headers, row.cells, context), context, at)
    else {
      headers = row.cells.map((cell) => cell.trim())
      if (!layoutOf(headers) && !headers.includes('id')) return context.pass(patentFaults.noFormat)
    }
  }
}

function valueOf(headers: readonly string[], cells: readonly string[], { findings }: SourceContext): object {
  const filled = headers.flatMap((header, place) => {
    const cell = cells[place]?.trim()
    return cell ? [[header, cell] as const] : []
  })
  if (layoutOf(headers)) return Object.fromEntries([...headers.map((header) => [header, null] as const), ...filled])
  findings.countUnused(filled.map(([header]) => header).filter((name) => ![...OWN_TEXTS, ...OWN_LISTS].includes(name)))
  return Object.fromEntries(
    filled.flatMap(([header, cell]): [string, unknown][] =>
      OWN_LISTS.includes(header) ? [[header, cell.split(/\s*[;；]\s*/).filter(Boolean)]] : [[header, cell]],
    ),
  )
}
