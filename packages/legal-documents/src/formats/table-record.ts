import { RecordError } from '@markwright/registers'
import { legalFaults } from '../faults.ts'

/** The columns of a table, each with the Chinese headings that stand for it. */
const COLUMNS: Record<string, readonly string[]> = {
  id: ['编号'],
  kind: ['文书种类'],
  number: ['案号', '案件号'],
  title: ['标题', '案件名称', '文书标题'],
  court: ['法院', '审理法院', '机关', 'office', 'forum'],
  jurisdiction: ['法域', '国家'],
  level: ['审级', '审理程序'],
  cause: ['案由'],
  decidedOn: ['裁判日期', '审结日期', '日期', 'date'],
  result: ['裁判结果', '判决结果'],
  language: ['语言'],
  parties: ['当事人'],
  marks: ['商标', '商标号', '涉案商标'],
  domains: ['域名'],
  statutes: ['法条', '法律依据'],
  text: ['正文', '全文', '文书内容', '裁判文书'],
  source: ['来源'],
  url: ['链接', '原文链接', '网址'],
}

const byHeading = new Map(
  Object.entries(COLUMNS).flatMap(([column, headings]) => [column, ...headings].map((name) => [keyOf(name), column])),
)

const KINDS: Record<string, string> = { 判决: 'judgment', 判决书: 'judgment', 裁定: 'decision', 决定: 'decision' }
const LEVELS: Record<string, string> = { 一审: 'first', 二审: 'second', 再审: 'retrial', 执行: 'enforcement' }

/** Whether a first row names the columns of a table of legal documents. */
export const isTableHeader = (cells: readonly string[]): boolean => {
  const columns = cells.map((cell) => byHeading.get(keyOf(cell)))
  return columns.includes('number') && (columns.includes('text') || columns.includes('result'))
}

/** The columns that a header names; null for an empty one. @throws RecordError for one that is unknown */
export const readTableHeader = (cells: readonly string[]): (string | null)[] =>
  cells.map((cell) => {
    if (cell.trim() === '') return null
    const column = byHeading.get(keyOf(cell))
    if (!column) throw new RecordError(legalFaults.unknownField(cell.trim()))
    return column
  })

/**
 * A row as a record of the JSON form. Several parties, marks or laws stand behind each other with semicolons between
 * them: `原告：甲公司；被告：乙公司`, `云澜 12345678；12345679`.
 * @throws RecordError for a row whose cells are not those of the header
 */
export function readTableRow(columns: readonly (string | null)[], cells: readonly string[]): object {
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    throw new RecordError(legalFaults.cellCount(cells.length, columns.length))
  const record: Record<string, unknown> = {}
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (column && cell !== '') record[column] = readCell(column, cell)
  }
  return record
}

function readCell(column: string, cell: string): unknown {
  if (column === 'kind') return KINDS[cell] ?? cell
  if (column === 'level') return LEVELS[cell] ?? cell
  if (column === 'parties') return partsOf(cell).map(readParty)
  if (column === 'marks') return partsOf(cell).map(readMark)
  return column === 'domains' || column === 'statutes' ? partsOf(cell) : cell
}

const partsOf = (cell: string) =>
  cell
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

function readParty(part: string) {
  const [, role = '', name = part] = /^([^:：]{1,40})[:：]\s*(.+)$/.exec(part) ?? []
  return { role, name }
}

function readMark(part: string) {
  const [, text = '', number] = /^(.*?)\s*(G?\d{5,9}[A-Z]?)$/.exec(part) ?? []
  return number ? { text: text || null, number, office: 'CN' } : { text: part }
}

function keyOf(heading: string): string {
  return heading.replaceAll(/[\s_"\uFEFF]/g, '').toLowerCase()
}
