import { CLASS_NO_MAX } from '@markwright/domain/marks/class-numbers'
import { createHash } from 'node:crypto'
import type { NiceClassText, NiceGroup, NiceItem, NicePart, NiceRelation, NiceTable } from './nice-table.ts'
import { asRow, asRows, editionOf, isRow, optionalText, readEach, requiredText, RowError } from './read-row.ts'
import { TableFileError, tableFaults, type TableProblem, tableReasons } from './table-problem.ts'

const NAME_LENGTH_MAX = 300
const TEXT_LENGTH_MAX = 20_000
const BASIC_NO = /^C?\d{6}$/

type Reading = { problems: TableProblem[]; classes: Set<number>; groups: Set<string> }

/**
 * Reads the table of goods and services (docs/import-formats.md).
 * @throws TableFileError where the file is something else, or nothing of it can be accepted.
 */
export function readNiceTable(content: unknown): { table: NiceTable; problems: TableProblem[] } {
  if (!isRow(content) || !Array.isArray(content['classes'])) throw new TableFileError(tableFaults.notNice())
  const reading: Reading = { problems: [], classes: new Set(), groups: new Set() }
  const texts: NiceClassText[] = []
  const groups: NiceGroup[] = []
  for (const found of readEach(content['classes'], reading.problems, placeOfClass, (row) => readClass(row, reading))) {
    texts.push(found.text)
    groups.push(...found.groups)
  }
  if (groups.length === 0) throw new TableFileError(tableFaults.nothingAccepted())
  const classes = texts.toSorted((a, b) => a.no - b.no)
  groups.sort((a, b) => a.code.localeCompare(b.code))
  return {
    table: { edition: editionOf(content), classes, groups: withKnownRelations(groups, reading) },
    problems: reading.problems,
  }
}

const placeOfClass = (row: unknown, index: number) => `classes[${index}]${isRow(row) ? ` ${String(row['no'])}` : ''}`

function readClass(value: unknown, reading: Reading): { text: NiceClassText; groups: NiceGroup[] } {
  const row = asRow(value)
  const no = row['no']
  if (typeof no !== 'number' || !Number.isInteger(no) || no < 1 || no > CLASS_NO_MAX)
    throw new RowError(tableReasons.classUnknown(no))
  if (reading.classes.has(no)) throw new RowError(tableReasons.classRepeated(no))
  reading.classes.add(no)
  const text = {
    no,
    headingCn: optionalText(row, 'headingZh', TEXT_LENGTH_MAX),
    headingEn: optionalText(row, 'headingEn', TEXT_LENGTH_MAX),
    noteCn: optionalText(row, 'noteZh', TEXT_LENGTH_MAX),
    noteEn: optionalText(row, 'noteEn', TEXT_LENGTH_MAX),
  }
  const placeOf = (group: unknown, index: number) =>
    `class ${no}, groups[${index}]${isRow(group) ? ` ${String(group['code'])}` : ''}`
  return {
    text,
    groups: readEach(asRows(row['groups']), reading.problems, placeOf, (each) => readGroup(each, no, reading)),
  }
}

function readGroup(value: unknown, classNo: number, reading: Reading): NiceGroup {
  const row = asRow(value)
  const code = row['code']
  if (typeof code !== 'string' || !/^\d{4}$/.test(code) || Number(code.slice(0, 2)) !== classNo)
    throw new RowError(tableReasons.groupMalformed(code, classNo))
  if (reading.groups.has(code)) throw new RowError(tableReasons.groupRepeated(code))
  const nameCn = requiredText(row, 'titleZh', NAME_LENGTH_MAX)
  const nameEn = optionalText(row, 'titleEn', NAME_LENGTH_MAX)
  reading.groups.add(code)
  const known = new Set<string>()
  const place = (name: string) => (each: unknown, index: number) =>
    `group ${code}, ${name}[${index}]${isRow(each) && typeof each['zh'] === 'string' ? ` ${each['zh']}`.trimEnd() : ''}`
  const parts = asRows(row['parts']).flatMap((part, index): NicePart[] => {
    if (!isRow(part)) return []
    const items = readEach(asRows(part['items']), reading.problems, place(`parts[${index}].items`), (item) =>
      readItem(item, code, known),
    )
    return items.length > 0 ? [{ label: typeof part['label'] === 'string' ? part['label'] : null, items }] : []
  })
  return {
    code,
    classNo,
    nameCn,
    nameEn,
    parts,
    notes: readEach(asRows(row['notesZh']), reading.problems, place('notesZh'), (note) =>
      requiredText({ note }, 'note', TEXT_LENGTH_MAX),
    ),
    relations: readEach(asRows(row['relations']), reading.problems, place('relations'), readRelation),
  }
}

function readItem(value: unknown, group: string, known: Set<string>): NiceItem {
  const row = asRow(value)
  const nameCn = requiredText(row, 'zh', NAME_LENGTH_MAX)
  const nameEn = optionalText(row, 'en', NAME_LENGTH_MAX)
  const basicNo = optionalText(row, 'code', NAME_LENGTH_MAX)
  if (basicNo !== null && !BASIC_NO.test(basicNo)) throw new RowError(tableReasons.basicNoMalformed(basicNo))
  const key = `${basicNo ?? ''}\n${nameCn}`
  if (known.has(key)) throw new RowError(tableReasons.itemRepeated(nameCn))
  known.add(key)
  return {
    id: `${group}-${createHash('sha256').update(key).digest('hex').slice(0, 10)}`,
    nameCn,
    nameEn,
    basicNo,
    inSeveralClasses: row['ast'] === true,
    isNational: row['national'] === true,
  }
}

function readRelation(value: unknown): NiceRelation {
  const row = asRow(value)
  const kind = row['type']
  if (kind !== 'similar' && kind !== 'cross') throw new RowError(tableReasons.relationKind(kind))
  return { to: requiredText(row, 'to', NAME_LENGTH_MAX), kind, isFormer: row['oldEdition'] === true }
}

/** Several notes may state one relation; a group that is gone may be named only as one of earlier editions. */
function withKnownRelations(groups: readonly NiceGroup[], { groups: codes, problems }: Reading): NiceGroup[] {
  return groups.map((group) => {
    const distinct = new Map(group.relations.map((relation) => [keyOf(relation), relation]))
    const relations = [...distinct.values()].filter((relation) => {
      const isKnown = codes.has(relation.to) || relation.isFormer
      if (!isKnown)
        problems.push({ place: `group ${group.code}, relations`, ...tableReasons.relationToNowhere(relation.to) })
      return isKnown
    })
    return { ...group, relations }
  })
}

const keyOf = ({ to, kind, isFormer }: NiceRelation) => `${to} ${kind} ${isFormer}`
