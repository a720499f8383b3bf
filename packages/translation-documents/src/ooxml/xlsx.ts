import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { DocumentRefused } from '../document-problem.ts'
import type { DocumentNote, OpenDocument } from '../open-document.ts'
import { type OfficePackage, partName, partsOfType } from '../office-package.ts'
import { createSegmentList } from '../segment-list.ts'
import {
  attributeOf,
  childOf,
  elementLike,
  elementsNamed,
  elementsOf,
  textOf,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { type AttributeText, readAttributeTexts } from './attribute-texts.ts'
import { noteOfComments } from './comments.ts'
import { readDrawings, readTexts } from './drawing-parts.ts'
import { readHeaderFooter } from './header-footer.ts'
import { readSheetString, setSheetFont } from './sheet-string.ts'
import { readNumberFormats } from './number-formats.ts'
import { readPivots } from './pivot-tables.ts'
import { foreignLiterals, formulasOfLetters, recalculate, translateFormulas } from './sheet-formulas.ts'
import { type HeaderCell, headerCells, namesColumns } from './table-headers.ts'
import { createUniqueNames } from './unique-names.ts'
import { setTheme } from './word-language.ts'

const MAIN = /spreadsheetml\.(sheet|template)\.main\+xml$/
const THEME = /officedocument\.theme\+xml$/

export const isWorkbook = (pack: OfficePackage): boolean => pack.parts.some(({ contentType }) => MAIN.test(contentType))

/** What a workbook shows when a cell is selected or a link is pointed at. */
const PROMPTS: readonly AttributeText[] = [
  ...['promptTitle', 'errorTitle'].map((name) => ({
    types: ['x:dataValidation', 'x14:dataValidation'],
    name,
    max: 32,
  })),
  ...['prompt', 'error'].map((name) => ({ types: ['x:dataValidation', 'x14:dataValidation'], name, max: 255 })),
  { types: ['x:hyperlink'], name: 'tooltip', max: 255 },
]
/** Names that programs give. */
const USUAL_SHEET = /^(sheet|chart|工作表|图表|シート|グラフ)\s*\d+$/i

type StringOfTarget = (target: TranslationLanguage) => XmlElement

/**
 * Reads an XLSX: texts of cells in the order of sheets and rows, headers and footers, text boxes and charts. Numbers,
 * formulas, names of sheets and comments stay as they are; texts in formulas that are those of cells follow the cells.
 * @throws DocumentRefused
 */
export async function readXlsx(pack: OfficePackage): Promise<OpenDocument<{ target: TranslationLanguage }>> {
  const segments = createSegmentList()
  const [sharedName] = partsOfType(pack, /spreadsheetml\.sharedStrings\+xml$/)
  const shared = sharedName === undefined ? null : await pack.edit(sharedName)
  const strings = shared ? elementsOf(shared.root).filter(({ type }) => type === 'x:si') : []
  const readStrings = new Map<number, StringOfTarget>()
  const inline: { parent: XmlElement; string: XmlElement; read: StringOfTarget }[] = []
  const headers: HeaderCell[] = []
  const textCells: XmlElement[] = []
  const writers: ((target: TranslationLanguage) => void)[] = []

  for (const name of await sheetNames(pack)) {
    const { root } = (await pack.edit(name))!
    const part = partName(name)
    for (const cell of elementsNamed(root, 'x:c')) {
      const type = attributeOf(cell, 't')
      const string = childOf(cell, 'x:is')
      if (type === 's' || type === 'inlineStr') textCells.push(cell)
      if (type === 'inlineStr' && string)
        inline.push({ parent: cell, string, read: readSheetString(string, part, segments) })
      const at = type === 's' ? Number(textOf(childOf(cell, 'x:v') ?? cell)) : -1
      if (strings[at] && !readStrings.has(at)) readStrings.set(at, readSheetString(strings[at], 'strings', segments))
    }
    readHeaderFooter(root, part, segments)
    headers.push(...(await headerCells(pack, name, root)))
  }
  for (const name of partsOfType(pack, /officedocument\.drawing\+xml$/)) {
    const { root } = (await pack.edit(name))!
    const texts = readTexts(root, { name: partName(name), segments })
    writers.push((target) => texts.forEach((write) => write({ target, isBilingual: false })))
  }
  const prompts: (() => number)[] = []
  for (const name of await sheetNames(pack))
    prompts.push(readAttributeTexts((await pack.edit(name))!.root, PROMPTS, { part: partName(name), segments }))
  for (const name of partsOfType(pack, /spreadsheetml\.styles\+xml$/))
    writers.push(readNumberFormats((await pack.edit(name))!.root, segments))
  // Charts repeat what is in cells.
  const drawings = await readDrawings(pack, segments, segments.byText(0))
  const writePivots = await readPivots(pack)
  for (const name of partsOfType(pack, THEME)) await pack.xml(name)
  if (segments.slots.length === 0) throw new DocumentRefused('empty')

  const areNamesFixed = headers.length > 0 && (await namesColumns(pack))
  const notes: DocumentNote[] = areNamesFixed ? [{ kind: 'tableHeadersFixed' }] : []
  const cellsOfText = textCells.map((cell) => ({ cell, text: textOfCell(cell, strings) ?? '' }))
  const literals = await foreignLiterals(pack, new Set(cellsOfText.map(({ text }) => text)))
  if (literals > 0) notes.push({ kind: 'formulaTextsUntranslated', count: literals })
  const ofLetters = await formulasOfLetters(pack)
  if (ofLetters > 0) notes.push({ kind: 'letterFormulas', count: ofLetters })
  notes.push(...(await noteOfSheetNames(pack)), ...(await noteOfComments(pack)))
  return {
    slots: segments.slots,
    notes,
    async write({ target }) {
      const before = new Map(headers.map((header) => [header, stringOf(header.cell, strings)]))
      for (const [at, read] of readStrings) replaceChild(shared!.root, strings[at]!, (strings[at] = read(target)))
      for (const { parent, string, read } of inline) replaceChild(parent, string, read(target))
      const columns = headers.map(({ column }) => column.attributes['name'] ?? '')
      if (areNamesFixed) for (const [{ cell }, string] of before) setString(cell, string)
      else nameColumns(headers, strings)
      const changes = changesOf(cellsOfText, strings)
      await translateFormulas(pack, changes)
      await writePivots({
        translations: changes,
        fixed: new Set(areNamesFixed ? columns : []),
        columns: renamedColumns(headers, columns),
      })
      for (const write of writers) write(target)
      for (const write of drawings) write({ target, isBilingual: false })
      await setFonts(pack, target)
      for (const name of partsOfType(pack, MAIN)) recalculate((await pack.edit(name))!.root)
      const tooLong = prompts.reduce((sum, count) => sum + count(), 0)
      if (tooLong > 0) notes.push({ kind: 'promptsUntranslated', count: tooLong })
      return await pack.write()
    },
  }
}

async function noteOfSheetNames(pack: OfficePackage): Promise<DocumentNote[]> {
  let count = 0
  for (const workbook of partsOfType(pack, MAIN))
    for (const { attributes } of elementsNamed((await pack.xml(workbook))!.root, 'x:sheet')) {
      const name = attributes['name'] ?? ''
      if (/\p{L}/u.test(name) && !USUAL_SHEET.test(name) && (attributes['state'] ?? 'visible') === 'visible') count++
    }
  return count > 0 ? [{ kind: 'sheetNamesUntranslated', count }] : []
}

/** Sheets as the workbook orders them. */
async function sheetNames(pack: OfficePackage): Promise<string[]> {
  const names = new Set<string>()
  for (const workbook of partsOfType(pack, MAIN)) {
    const relationships = new Map((await pack.relationships(workbook)).map(({ id, target }) => [id, target]))
    const root = (await pack.xml(workbook))!.root
    for (const sheet of elementsNamed(root, 'x:sheet')) {
      const target = relationships.get(sheet.attributes['r:id'] ?? '')
      if (target !== undefined) names.add(target)
    }
  }
  const sheets = partsOfType(pack, /spreadsheetml\.worksheet\+xml$/)
  return [...[...names].filter((name) => sheets.includes(name)), ...sheets.filter((name) => !names.has(name))]
}

function replaceChild(parent: XmlElement, child: XmlElement, other: XmlElement) {
  const at = parent.children.indexOf(child)
  if (at >= 0) parent.children[at] = other
}

/** The string of a cell; undefined where it holds a number. */
function stringOf(cell: XmlElement, strings: readonly XmlElement[]): XmlElement | undefined {
  const type = attributeOf(cell, 't')
  if (type === 'inlineStr') return childOf(cell, 'x:is')
  return type === 's' ? strings[Number(textOf(childOf(cell, 'x:v') ?? cell))] : undefined
}

const textOfCell = (cell: XmlElement, strings: readonly XmlElement[]): string | undefined => {
  const string = stringOf(cell, strings)
  return string && visibleText(string)
}

/** What cells say now by what they said; the first counts where a text has several translations. */
function changesOf(
  cells: readonly { cell: XmlElement; text: string }[],
  strings: readonly XmlElement[],
): Map<string, string> {
  const changes = new Map<string, string>()
  for (const { cell, text } of cells) {
    const now = textOfCell(cell, strings)
    if (text !== '' && now !== undefined && now !== text && !changes.has(text)) changes.set(text, now)
  }
  return changes
}

/** Gives a cell a string of its own. */
function setString(cell: XmlElement, string: XmlElement | undefined) {
  if (!string) return
  cell.attributes['t'] = 'inlineStr'
  cell.children = [elementLike(cell, 'is', {}, string.children)]
}

/** Names the columns of tables as their cells say now. */
function nameColumns(headers: readonly HeaderCell[], strings: readonly XmlElement[]) {
  for (const table of new Set(headers.map((header) => header.table))) {
    const own = headers.filter((header) => header.table === table)
    const texts = own.map(({ cell, column }) => {
      const string = stringOf(cell, strings)
      return string ? visibleText(string) : (column.attributes['name'] ?? '')
    })
    texts.map(createUniqueNames()).forEach((name, at) => {
      const { cell, column } = own[at]!
      column.attributes['name'] = name.replaceAll(/\r?\n/g, '_x000a_')
      setString(cell, elementLike(cell, 'is', {}, [elementLike(cell, 't', { 'xml:space': 'preserve' }, [name])]))
    })
  }
}

/** Names of columns by what they were, for the id of each table. */
function renamedColumns(headers: readonly HeaderCell[], before: readonly string[]): Map<string, Map<string, string>> {
  const tables = new Map<string, Map<string, string>>()
  headers.forEach(({ column, table }, at) => {
    const id = table.attributes['id'] ?? ''
    if (!tables.has(id)) tables.set(id, new Map())
    tables.get(id)!.set(before[at]!, column.attributes['name'] ?? '')
  })
  return tables
}

/** The text of a string without readings. */
const visibleText = (string: XmlElement): string =>
  elementsOf(string)
    .filter(({ type }) => type === 'x:t' || type === 'x:r')
    .map((part) => textOf(part.type === 'x:r' ? (childOf(part, 'x:t') ?? part) : part))
    .join('')

async function setFonts(pack: OfficePackage, target: TranslationLanguage) {
  for (const name of partsOfType(pack, /spreadsheetml\.styles\+xml$/)) {
    const { root } = (await pack.edit(name))!
    for (const font of elementsNamed(root, 'x:font')) setSheetFont(font, 'x:name', target)
  }
  for (const name of partsOfType(pack, THEME)) setTheme((await pack.edit(name))!.root, target)
}
