import { trademarkStatuses } from '@markwright/domain/marks/trademark-status'
import type { MarkKind } from '@markwright/domain/marks/register-record'
import { csvDelimiterOf, readCsvHeader, type CsvColumn } from './csv-header.ts'
import { readCsvRows, type RowFault } from './csv-rows.ts'
import { readDay } from './days.ts'
import type { ParsedRecord } from './parsed-record.ts'
import { legible } from './legible.ts'
import { RecordError, type Reason } from './reason.ts'
import { refuseCharacters } from './storable.ts'

type Cells = Partial<Record<CsvColumn, string>>

/**
 * The records of the CSV form (docs/import-formats.md): one row each, after a header row that names the columns.
 * @throws RegisterFileError for a header that names an unknown column
 */
export async function* readCsvRecords(text: AsyncIterable<string>, head: string): AsyncGenerator<ParsedRecord> {
  const delimiter = csvDelimiterOf(head.trimStart().split('\n', 1)[0] ?? '')
  let columns: CsvColumn[] | undefined
  for await (const row of readCsvRows(text, delimiter)) {
    const { line, excerpt } = row
    if ('fault' in row) {
      yield { line, excerpt: () => excerpt, read: () => refuse(rowFaults[row.fault]) }
      continue
    }
    if (!columns) {
      columns = readCsvHeader(row.cells, line)
      continue
    }
    const names = columns
    yield { line, excerpt: () => excerpt, read: () => readRow(names, row.cells) }
  }
}

const rowFaults: Record<RowFault, Reason> = {
  'open-quote': { id: 'record.open-quote', cn: '引号没有闭合。', en: 'A quotation mark is not closed.' },
  'text-after-quote': {
    id: 'record.text-after-quote',
    cn: '右引号之后还有文字；单元格里的引号要写成两个（""）。',
    en: 'Text follows a closing quotation mark; within a cell a quotation mark is written twice ("").',
  },
}

function refuse(reason: Reason): never {
  throw new RecordError(reason)
}

function readRow(columns: readonly CsvColumn[], row: readonly string[]) {
  const extra = row.slice(columns.length).some((cell) => cell.trim() !== '')
  if (row.length < columns.length || extra)
    refuse({
      id: 'record.column-count',
      cn: `这一行有 ${row.length} 列，表头有 ${columns.length} 列。`,
      en: `The row has ${row.length} columns, the header ${columns.length}.`,
    })
  const cells: Cells = {}
  columns.forEach((column, index) => {
    const cell = row[index]?.trim()
    if (!cell) return
    refuseCharacters(cell, [column])
    cells[column] = cell
  })
  for (const column of ['applicationNumber', 'registrationNumbers'] as const)
    if (/^\d[.,]\d+E\+\d+$/i.test(cells[column] ?? ''))
      refuse({
        id: 'record.scientific-number',
        cn: `号码“${legible(cells[column]!, 40)}”被电子表格改成了科学计数法，请把该列设为文本后重新导出。`,
        en: `A spreadsheet has turned the number “${legible(cells[column]!, 40)}” into scientific notation. Format the column as text and export again.`,
      })
  return recordOf(cells)
}

function recordOf(cells: Cells) {
  const { office, colorClaim, disclaimer, description } = cells
  const details = { colorClaim, disclaimer, description }
  return {
    office,
    applicationNumber: cells.applicationNumber,
    registrationNumbers: listOf(cells.registrationNumbers),
    internationalNumber: cells.internationalNumber,
    text: cells.text,
    textOther: cells.textOther,
    kind: kindOf(cells),
    classes: listOf(cells.classes).map(numberOf),
    goods: goodsOf(cells),
    similarGroups: listOf(cells.similarGroups),
    viennaCodes: listOf(cells.viennaCodes),
    status: statusOf(cells),
    officeStatus: cells.officeStatus,
    statusOn: readDay(cells.statusOn),
    appliedOn: readDay(cells.appliedOn),
    publishedOn: readDay(cells.publishedOn),
    publishedIssue: cells.publishedIssue,
    registeredOn: readDay(cells.registeredOn),
    registrationPublishedOn: readDay(cells.registrationPublishedOn),
    registrationIssue: cells.registrationIssue,
    priorityOn: readDay(cells.priorityOn),
    internationalOn: readDay(cells.internationalOn),
    designatedOn: readDay(cells.designatedOn),
    expiresOn: readDay(cells.expiresOn),
    applicants: applicantsOf(cells),
    agents: cells.agentName ? [{ name: cells.agentName }] : [],
    image: cells.image,
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
    demonstration: flagOf(cells.demonstration),
    dataOn: readDay(cells.dataOn),
  }
}

const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/[;；]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Leaves what is no number as it is, for the check of the record to name. */
const numberOf = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text)

const kinds: Record<string, MarkKind> = {
  文字: 'word',
  图形: 'figure',
  组合: 'combined',
  图文: 'combined',
  立体: 'threeDimensional',
  三维: 'threeDimensional',
  声音: 'sound',
  颜色: 'colour',
  颜色组合: 'colour',
  其他: 'other',
}

function kindOf({ kind, text, image, viennaCodes }: Cells): string {
  if (kind) return kinds[kind.replace(/商标$/, '')] ?? kind
  if (!text) return 'figure'
  return image || viennaCodes ? 'combined' : 'word'
}

/** A code, or the words of the specification in either language. */
function statusOf({ office, status }: Cells): unknown {
  if (!status || /^\d+$/.test(status)) return status && Number(status)
  const words = status.toLowerCase()
  const found = Object.entries(trademarkStatuses).find(
    ([code, { zh, en }]) => Number(code) <= 8 === (office === 'CN') && (zh === words || en.toLowerCase() === words),
  )
  return found ? Number(found[0]) : status
}

/** `9/0901: computers | 42: design`; a line break separates as well as `|`. */
function goodsOf({ goods, goodsEn }: Cells) {
  const english = new Map(itemsOf(goodsEn).map(({ key, text }) => [key, text]))
  return itemsOf(goods).map(({ key, text }) => {
    const [classNo = '', similarGroup] = key.split('/')
    return { classNo: numberOf(classNo), similarGroup: similarGroup || undefined, text, textEn: english.get(key) }
  })
}

const itemsOf = (cell: string | undefined) =>
  (cell ?? '').split(/[|\n\r]+/).flatMap((item) => {
    const [, key, text] = /^\s*(\d+(?:\/\w+)?)\s*[:：](.*)$/s.exec(item) ?? []
    if (key && text?.trim()) return [{ key, text: text.trim() }]
    if (item.trim() === '') return []
    return refuse({
      id: 'record.goods-form',
      cn: `商品“${legible(item.trim(), 40)}”没有写明类别；应形如“9: 计算机 | 42: 软件设计”。`,
      en: `The goods “${legible(item.trim(), 40)}” name no class; write “9: computers | 42: software design”.`,
    })
  })

function applicantsOf(cells: Cells) {
  const { applicantName: name, applicantNameEn: nameEn } = cells
  if (!name && !nameEn) return []
  const first = {
    name: name ?? nameEn,
    nameEn: name ? nameEn : undefined,
    address: cells.applicantAddress,
    addressEn: cells.applicantAddressEn,
    country: cells.applicantCountry,
  }
  return [first, ...listOf(cells.jointApplicants).map((other) => ({ name: other }))]
}

function flagOf(cell: string | undefined): unknown {
  if (cell === undefined) return false
  if (/^(1|true|yes|是)$/i.test(cell)) return true
  return /^(0|false|no|否)$/i.test(cell) ? false : cell
}
