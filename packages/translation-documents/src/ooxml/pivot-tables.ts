import { type OfficePackage, partsOfType } from '../office-package.ts'
import { createUniqueNames } from './unique-names.ts'
import { childOf, elementsNamed, elementsOf, type XmlElement } from '../xml/xml-tree.ts'

const MAIN = /spreadsheetml\.(sheet|template)\.main\+xml$/
const CACHES = /spreadsheetml\.pivotCacheDefinition\+xml$/
const TABLES = /spreadsheetml\.pivotTable\+xml$/
const FILTERS = /ms-excel\.(slicer|timeline)(Cache)?\+xml$/
const CAPTIONS = ['dataCaption', 'rowHeaderCaption', 'colHeaderCaption', 'grandTotalCaption', 'caption']

type Names = ReadonlyMap<string, string>
/** A cache: the names of its fields now, and what became of those that it had. */
type Cache = { names: string[]; renamed: Names }

export type TextsOfPivots = {
  /** Texts of cells by what they were. */
  translations: Names
  /** Headers that stay as they are: fields are found by them. */
  fixed: ReadonlySet<string>
  /** Names of the columns of each table by what they were; tables by their ids. */
  columns: ReadonlyMap<string, Names>
}

/**
 * Reads the parts of pivot tables, so that a file which is too complex is refused before it is translated. Records of
 * caches are not read: they are as long as the data, and programs make them anew.
 * @returns lets pivot tables follow the cells that they summarize and those that they fill. Fields are found by the
 * headers of their source, so both must say the same; fields of other sources, and those that formulas name, stay
 */
export async function readPivots(pack: OfficePackage): Promise<(texts: TextsOfPivots) => Promise<void>> {
  for (const name of [CACHES, TABLES, FILTERS].flatMap((type) => partsOfType(pack, type))) {
    await pack.xml(name)
    await pack.relationships(name)
  }
  const sources = await sourcesOf(pack)
  return async (texts) => {
    const caches = new Map<string, Cache>()
    for (const name of partsOfType(pack, CACHES))
      caches.set(name, writeCache((await pack.edit(name))!.root, sources, texts))
    const cacheOf = new Map<string, Cache>()
    for (const name of partsOfType(pack, TABLES)) {
      const link = (await pack.relationships(name)).find(({ type }) => type === 'pivotCacheDefinition')
      const cache = caches.get(link?.target ?? '') ?? { names: [], renamed: new Map() }
      cacheOf.set(name, cache)
      writeTable((await pack.edit(name))!.root, cache, texts.translations)
    }
    const tables = await tablesOfSheets(pack)
    for (const name of partsOfType(pack, FILTERS)) {
      const { root } = (await pack.edit(name))!
      const sourceName = root.attributes['sourceName'] ?? ''
      for (const element of descendants(root)) {
        const local = element.type.replace(/^.*:/, '')
        const { tabId = '', name: table = '', tableId = '' } = element.attributes
        const renamed =
          local === 'pivotTable'
            ? cacheOf.get(tables.get(`${tabId} ${table}`) ?? '')?.renamed
            : local === 'tableSlicerCache'
              ? texts.columns.get(tableId)
              : undefined
        const now = renamed?.get(sourceName)
        if (now !== undefined) root.attributes['sourceName'] = now
        if (local === 'slicer' || local === 'timeline') change(element, texts.translations, 'caption')
      }
    }
  }
}

function change(element: XmlElement, translations: Names, ...names: string[]) {
  for (const name of names) {
    const translation = translations.get(element.attributes[name] ?? '')
    if (translation !== undefined) element.attributes[name] = translation
  }
}

function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    yield child
    yield* descendants(child)
  }
}

/** Sheets and tables of a workbook by their names in small letters. */
async function sourcesOf(pack: OfficePackage): Promise<{ sheets: Set<string>; tables: Set<string> }> {
  const sheets = new Set<string>()
  for (const name of partsOfType(pack, MAIN))
    for (const { attributes } of elementsNamed((await pack.xml(name))!.root, 'x:sheet'))
      sheets.add((attributes['name'] ?? '').toLowerCase())
  const tables = new Set<string>()
  for (const name of partsOfType(pack, /spreadsheetml\.table\+xml$/)) {
    const { attributes } = (await pack.xml(name))!.root
    for (const attribute of ['name', 'displayName']) tables.add((attributes[attribute] ?? '').toLowerCase())
  }
  return { sheets, tables }
}

/** The parts of pivot tables by the id of their sheet and their name. */
async function tablesOfSheets(pack: OfficePackage): Promise<Map<string, string>> {
  const tables = new Map<string, string>()
  for (const workbook of partsOfType(pack, MAIN)) {
    const parts = new Map((await pack.relationships(workbook)).map(({ id, target }) => [id, target]))
    for (const { attributes } of elementsNamed((await pack.xml(workbook))!.root, 'x:sheet'))
      for (const { type, target } of await pack.relationships(parts.get(attributes['r:id'] ?? '') ?? '')) {
        const root = type === 'pivotTable' ? (await pack.xml(target))?.root : undefined
        if (root) tables.set(`${attributes['sheetId'] ?? ''} ${root.attributes['name'] ?? ''}`, target)
      }
  }
  return tables
}

function writeCache(
  root: XmlElement,
  { sheets, tables }: { sheets: ReadonlySet<string>; tables: ReadonlySet<string> },
  { translations, fixed }: TextsOfPivots,
): Cache {
  const fields = elementsOf(childOf(root, 'x:cacheFields') ?? root).filter(({ type }) => type === 'x:cacheField')
  const before = fields.map(({ attributes }) => attributes['name'] ?? '')
  const source = childOf(root, 'x:cacheSource')
  const place = childOf(source, 'x:worksheetSource')?.attributes ?? {}
  const [sheet, table] = [place['sheet']?.toLowerCase() ?? '', place['name']?.toLowerCase() ?? '']
  const isOwn =
    source?.attributes['type'] === 'worksheet' &&
    place['r:id'] === undefined &&
    (sheets.has(sheet) || (sheet === '' && tables.has(table)))
  // The formulas of computed items name items.
  if (!isOwn || childOf(root, 'x:calculatedItems')) return { names: before, renamed: new Map() }
  for (const items of elementsNamed(root, 'x:sharedItems')) {
    const own = elementsOf(items).filter(({ type }) => type === 'x:s')
    const texts = own.map(({ attributes }) => attributes['v'] ?? '')
    distinctTexts(texts, translations).forEach((text, at) => {
      if (text !== texts[at]) own[at]!.attributes['v'] = text
    })
  }
  if (fields.some(({ attributes }) => attributes['formula'] !== undefined)) return { names: before, renamed: new Map() }
  const names = distinctTexts(before, new Map([...translations].filter(([text]) => !fixed.has(text))))
  names.forEach((name, at) => {
    fields[at]!.attributes['name'] = name
  })
  return { names, renamed: new Map(before.map((name, at) => [name, names[at]!])) }
}

function writeTable(root: XmlElement, cache: Cache, translations: Names): void {
  change(root, translations, ...CAPTIONS)
  for (const item of elementsNamed(root, 'x:item')) change(item, translations, 'n')
  // Fields of the source, their captions and fields of values share one set of names.
  const used = new Set(cache.names.map((name) => name.toLowerCase()))
  const uniqueName = createUniqueNames(used)
  const named = [...elementsNamed(root, 'x:pivotField', 'x:dataField')].filter(({ attributes }) => attributes['name'])
  const isChanged = ({ attributes }: XmlElement) => translations.has(attributes['name']!)
  const ordered = [...named.filter((element) => !isChanged(element)), ...named.filter(isChanged)]
  for (const element of ordered) {
    const name = translations.get(element.attributes['name']!) ?? element.attributes['name']!
    // Usually a blank tells a field of values from its source.
    element.attributes['name'] = uniqueName(used.has(name.toLowerCase()) ? `${name} ` : name)
  }
}

/** Translations that differ in more than case from each other and from the texts that have none. */
function distinctTexts(texts: readonly string[], translations: Names): string[] {
  const untranslated = texts.filter((text) => !translations.has(text))
  const uniqueName = createUniqueNames(new Set(untranslated.map((text) => text.toLowerCase())))
  return texts.map((text) => (translations.has(text) ? uniqueName(translations.get(text)!) : text))
}
