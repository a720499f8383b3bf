/** Rows of tables in the layouts of CNIPR, The Lens and PATENTSCOPE, from CSV, a spreadsheet or JSON Lines. */
import { epodocNumber, readPatentNumber } from '../numbers/patent-number.ts'
import type { PatentRecord } from '../patent-record.ts'
import { splitClaimNumber } from './claim-references.ts'
import { emptyPatent } from './empty-patent.ts'
import { patentscopePriorities, patentscopeSymbols } from './patentscope-cells.ts'
import { classificationSymbols, dayOf } from './symbols.ts'

/** A row by its column headers. */
export type TableRow = Readonly<Record<string, unknown>>

export type TableLayout = 'cnipr' | 'lens' | 'patentscope'

/** A value of a cell that cannot be read. */
export interface UnreadValue {
  column: string
  value: string
}

type Cell = (header: string) => string | undefined

interface Layout {
  /** Headers that together belong to no other layout. */
  signature: readonly string[]
  /** `unread` is given the values of a column that the record has only in part or not at all. */
  read: (cell: Cell, unread: (column: string, values: readonly string[]) => void) => PatentRecord
  columns: readonly string[]
}

const layouts: Readonly<Record<TableLayout, Layout>> = {
  cnipr: {
    signature: ['公开（公告）号', '名称'],
    columns: listOf(
      '申请号;公开（公告）号;公开（公告）日;申请日;名称;主分类号;分类号;优先权;申请（专利权）人;发明（设计）人;地址;专利代理机构;代理人;摘要;主权项',
      ';',
    ),
    read: readCnipr,
  },
  lens: {
    signature: ['Lens ID', 'Publication Number'],
    columns: listOf(
      'Jurisdiction;Kind;Publication Number;Publication Date;Application Number;Application Date;Priority Numbers;Title;Abstract;Applicants;Inventors;Owners;Type;CPC Classifications;IPCR Classifications;Non-Patent Citations',
      ';',
    ),
    read: readLens,
  },
  patentscope: {
    signature: ['Publication Number', 'Priority Data'],
    columns: [
      'Publication Number',
      'Publication Date',
      'Title',
      'Abstract',
      'Priority Data',
      'IPC',
      'Applicants',
      'Inventors',
    ],
    read: readPatentscope,
  },
}

/** The layout that has these headers; null for an unknown one. */
export function layoutOf(headers: readonly string[]): TableLayout | null {
  const names = headers.map(headerOf)
  const found = Object.entries(layouts).find(([, { signature }]) =>
    signature.every((each) => names.includes(headerOf(each))),
  )
  return (found?.[0] as TableLayout | undefined) ?? null
}

/** One row as a record, the columns with content that the record says nothing of, and values that cannot be read. */
export function readTableRow(
  layout: TableLayout,
  row: TableRow,
): { record: PatentRecord; unused: string[]; unread: UnreadValue[] } {
  const cells = new Map<string, string>()
  for (const [header, value] of Object.entries(row)) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    if (text !== '') cells.set(headerOf(header), text)
  }
  const { read, columns } = layouts[layout]
  const unread: UnreadValue[] = []
  const record = read(
    (header) => cells.get(headerOf(header)),
    (column, values) => unread.push(...values.map((value) => ({ column, value }))),
  )
  const known = new Set(columns.map(headerOf))
  return {
    record,
    unread,
    unused: Object.keys(row).filter((header) => cells.has(headerOf(header)) && !known.has(headerOf(header))),
  }
}

/** Width of brackets and blanks differ between exports. */
const headerOf = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

function listOf(text: string | undefined, separator: string | RegExp): string[] {
  const parts = text?.split(separator).map((each) => each.trim())
  return parts?.filter(Boolean) ?? []
}

const named = (names: readonly string[]) => names.map((name) => ({ name }))

function publicationOf(text: string | undefined): Pick<PatentRecord, 'country' | 'number' | 'kind'> {
  const read = readPatentNumber(text ?? '')
  if (typeof read === 'string') return { country: '', number: '', kind: null }
  return { country: read.country, number: read.number, kind: read.kind }
}

const dayFromFirst = (text: string | undefined) => dayOf(text?.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3$2$1'))

function readCnipr(cell: Cell): PatentRecord {
  const application = readPatentNumber(cell('申请号') ?? '')
  const publication = publicationOf(cell('公开（公告）号'))
  const [title, abstract] = [cell('名称'), cell('摘要')]
  const claim = splitClaimNumber(cell('主权项') ?? '')
  const address = cell('地址')
  const agency = cell('专利代理机构')?.replace(/\s+\d{5}$/, '')
  return {
    ...emptyPatent(),
    ...publication,
    type:
      publication.kind === 'U' || publication.kind === 'Y'
        ? 'utility'
        : publication.kind === 'S'
          ? 'design'
          : 'invention',
    publishedOn: dayOf(cell('公开（公告）日')?.replaceAll('.', '-')),
    applicationNumber: typeof application === 'string' ? (cell('申请号') ?? null) : epodocNumber(application),
    filedOn: dayOf(cell('申请日')?.replaceAll('.', '-')),
    language: 'zh',
    titles: title ? { zh: title } : {},
    abstracts: abstract ? { zh: abstract } : {},
    applicants: listOf(cell('申请（专利权）人'), /[;；]/).map((name, place) => ({
      name,
      ...(place === 0 && address && { address }),
    })),
    inventors: named(listOf(cell('发明（设计）人'), /[;；]/)),
    agents: named([...(agency ? [agency] : []), ...listOf(cell('代理人'), /[;；\s]/)]),
    priorities: listOf(cell('优先权'), /[;；]/).flatMap((text) => {
      const [, date, country, number] = /^(\d{4}\.\d{2}\.\d{2})\s+([A-Z]{2})\s+(\S+)$/.exec(text) ?? []
      return country && number ? [{ country, number, date: dayOf(date?.replaceAll('.', '-')) }] : []
    }),
    ipcs: classificationSymbols([cell('主分类号') ?? '', ...listOf(cell('分类号'), /[;；]/)]),
    claims: claim.text ? { zh: [{ number: claim.number ?? 1, text: claim.text, dependsOn: [] }] } : {},
  }
}

/** Lists of The Lens are separated by two semicolons. */
const LENS = ';;'

function readLens(cell: Cell): PatentRecord {
  const [title, abstract] = [cell('Title'), cell('Abstract')]
  return {
    ...emptyPatent(),
    ...publicationOf(cell('Publication Number')),
    type: /design/i.test(cell('Type') ?? '')
      ? 'design'
      : /plant/i.test(cell('Type') ?? '')
        ? 'plant'
        : /limited/i.test(cell('Type') ?? '')
          ? 'utility'
          : 'invention',
    publishedOn: dayOf(cell('Publication Date')),
    applicationNumber: cell('Application Number') ?? null,
    filedOn: dayOf(cell('Application Date')),
    titles: title ? { en: title } : {},
    abstracts: abstract ? { en: abstract } : {},
    applicants: named(listOf(cell('Applicants'), LENS)),
    assignees: named(listOf(cell('Owners'), LENS)),
    inventors: named(listOf(cell('Inventors'), LENS)),
    priorities: listOf(cell('Priority Numbers'), LENS).flatMap((text) => {
      const [, country, number, date] = /^([A-Z]{2})\s+(.+?)\s+(\d{8})$/.exec(text) ?? []
      return country && number ? [{ country, number, date: dayOf(date) }] : []
    }),
    ipcs: classificationSymbols(listOf(cell('IPCR Classifications'), LENS)),
    cpcs: classificationSymbols(listOf(cell('CPC Classifications'), LENS)),
    citations: listOf(cell('Non-Patent Citations'), LENS).map((text) => ({ text })),
  }
}

function readPatentscope(cell: Cell, unread: Parameters<Layout['read']>[1]): PatentRecord {
  const [title, abstract] = [cell('Title'), cell('Abstract')]
  const { priorities, unread: ofPriorities } = patentscopePriorities(cell('Priority Data') ?? '')
  const { symbols, unread: ofSymbols } = patentscopeSymbols(cell('IPC') ?? '')
  unread('Priority Data', ofPriorities)
  unread('IPC', ofSymbols)
  return {
    ...emptyPatent(),
    ...publicationOf(cell('Publication Number')),
    publishedOn: dayFromFirst(cell('Publication Date')),
    titles: title ? { en: title } : {},
    abstracts: abstract ? { en: abstract } : {},
    applicants: named(listOf(cell('Applicants'), ';')),
    inventors: named(listOf(cell('Inventors'), ';')),
    priorities,
    ipcs: symbols,
  }
}
