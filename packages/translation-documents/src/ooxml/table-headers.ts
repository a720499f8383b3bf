import { type OfficePackage, partsOfType } from '../office-package.ts'
import { attributeOf, childOf, elementsNamed, elementsOf, textOf, type XmlElement } from '../xml/xml-tree.ts'

/** A column of a table: its name and its cell in the header must say the same. */
export type HeaderCell = { cell: XmlElement; column: XmlElement; table: XmlElement }

/** Elements that hold formulas. */
export const FORMULAS = [
  'x:f',
  'x:formula',
  'x:formula1',
  'x:formula2',
  'x:definedName',
  'x:calculatedColumnFormula',
  'x:totalsRowFormula',
  'xm:f',
]

/** The headers of the tables of a sheet. */
export async function headerCells(pack: OfficePackage, sheetName: string, sheet: XmlElement): Promise<HeaderCell[]> {
  const cells = new Map([...elementsNamed(sheet, 'x:c')].map((cell) => [attributeOf(cell, 'r') ?? '', cell]))
  const found: HeaderCell[] = []
  for (const { type, target } of await pack.relationships(sheetName)) {
    if (type !== 'table') continue
    const table = (await pack.edit(target))?.root
    if (!table || table.attributes['headerRowCount'] === '0') continue
    const [, letters, row] = /^\$?([A-Z]+)\$?(\d+)/.exec(table.attributes['ref'] ?? '') ?? []
    if (!letters || !row) continue
    const columns = childOf(table, 'x:tableColumns')
    elementsOf(columns ?? table).forEach((column, at) => {
      const cell = cells.get(`${lettersOf(numberOf(letters) + at)}${row}`)
      if (cell && column.type === 'x:tableColumn') found.push({ cell, column, table })
    })
  }
  return found
}

/** Whether formulas name columns of tables: then those names must stay. */
export async function namesColumns(pack: OfficePackage): Promise<boolean> {
  for (const name of partsOfType(pack, /spreadsheetml\.(worksheet|sheet\.main|table)\+xml$/)) {
    const part = await pack.xml(name)
    if (part && [...elementsNamed(part.root, ...FORMULAS)].some((formula) => textOf(formula).includes('['))) return true
  }
  return false
}

const numberOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
function lettersOf(number: number): string {
  let [letters, left] = ['', number]
  for (; left > 0; left = Math.floor((left - 1) / 26)) letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return letters
}
