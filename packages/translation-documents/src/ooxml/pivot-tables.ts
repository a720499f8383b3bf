import { type OfficePackage, partsOfType } from '../office-package.ts'
import { childOf, elementsNamed, elementsOf, type XmlElement } from '../xml/xml-tree.ts'
import { uniqueNames } from './table-headers.ts'

const CACHES = /spreadsheetml\.pivotCache(Definition|Records)\+xml$/
const TABLES = /spreadsheetml\.pivotTable\+xml$/
const SLICERS = /ms-excel\.slicer(Cache)?\+xml$/
const CAPTIONS = ['dataCaption', 'rowHeaderCaption', 'colHeaderCaption', 'grandTotalCaption', 'caption']

/**
 * Lets pivot tables follow the cells that they summarize and those that they fill: fields are found by the headers of
 * their source, so both must say the same.
 * @param translations texts of cells by what they were
 */
export async function translatePivots(pack: OfficePackage, translations: ReadonlyMap<string, string>): Promise<void> {
  const change = (element: XmlElement, ...names: string[]) => {
    for (const name of names) {
      const translation = translations.get(element.attributes[name] ?? '')
      if (translation !== undefined) element.attributes[name] = translation
    }
  }
  const fields = new Set<string>()
  for (const name of partsOfType(pack, CACHES)) {
    const { root } = (await pack.edit(name))!
    for (const item of elementsNamed(root, 'x:s')) change(item, 'v')
    const own = elementsOf(childOf(root, 'x:cacheFields') ?? root).filter(({ type }) => type === 'x:cacheField')
    for (const field of own) change(field, 'name', 'caption')
    uniqueNames(own.map(({ attributes }) => attributes['name'] ?? '')).forEach((unique, at) => {
      own[at]!.attributes['name'] = unique
      fields.add(unique.toLowerCase())
    })
  }
  for (const name of partsOfType(pack, TABLES)) {
    const { root } = (await pack.edit(name))!
    change(root, ...CAPTIONS)
    for (const element of elementsNamed(root, 'x:pivotField', 'x:dataField', 'x:item')) change(element, 'name', 'n')
    // A field of values may not have the name of a field of the source.
    for (const { attributes } of elementsNamed(root, 'x:dataField'))
      while (fields.has(attributes['name']?.toLowerCase() ?? '')) attributes['name'] += ' '
  }
  for (const name of partsOfType(pack, SLICERS)) {
    const { root } = (await pack.edit(name))!
    change(root, 'sourceName')
    for (const slicer of elementsOf(root)) change(slicer, 'caption')
  }
}
