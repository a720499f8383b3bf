/** Tables of CALS (OASIS TM 9901), as WIPO ST.36 and the USPTO use it, and of HTML: rows as lines, tabs between cells. */
import type { XmlElement } from './xml-element.ts'

const ROWS = new Set(['row', 'tr', 'ROW'])
const CELLS = new Set(['entry', 'td', 'th', 'ENTRY'])
const GROUP = /^t(?:head|body|foot)$/i

const elementsOf = ({ content }: XmlElement) => content.filter((part): part is XmlElement => typeof part !== 'string')

export const hasRows = (element: XmlElement): boolean =>
  elementsOf(element).some((part) => ROWS.has(part.name) || hasRows(part))

function rowsOf(element: XmlElement): XmlElement[] {
  const parts = elementsOf(element)
  if (!parts.some(({ name }) => ROWS.has(name) || GROUP.test(name))) return []
  element.isUsed = true
  return parts.flatMap((part) => (ROWS.has(part.name) ? [part] : GROUP.test(part.name) ? rowsOf(part) : []))
}

/**
 * The lines of an element that holds the rows of a table. Each cell is in its own column: further places of a cell that
 * spans columns or rows are empty. Rows and columns without any text are left out.
 * @returns null for any other element; `others` are a title and what else is beside the rows, texts too
 */
export function tableLines(
  element: XmlElement,
  textOf: (element: XmlElement) => string,
): { lines: string[]; others: (XmlElement | string)[] } | null {
  const rows = rowsOf(element)
  if (rows.length === 0) return null
  const parts = elementsOf(element)
  const names = parts
    .filter(({ name }) => name.toLowerCase() === 'colspec')
    .map(({ attributes }) => attributes['colname'])
  const grid = cellsInColumns(rows, names, textOf)
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    grid.some((row) => row[column]),
  )
  return {
    lines: grid.filter((row) => row.some(Boolean)).map((row) => columns.map((column) => row[column] ?? '').join('\t')),
    others: element.content.filter((part) =>
      typeof part === 'string' ? part.trim() !== '' : !ROWS.has(part.name) && !GROUP.test(part.name),
    ),
  }
}

const COLUMNS_MAX = 1000

function cellsInColumns(
  rows: readonly XmlElement[],
  names: readonly (string | undefined)[],
  textOf: (element: XmlElement) => string,
): string[][] {
  const places = new Map(names.slice(0, COLUMNS_MAX).map((name, column) => [name?.toUpperCase(), column]))
  const placeOf = (name: string | undefined) => (name === undefined ? undefined : places.get(name.toUpperCase()))
  /** Of each column, how many of the following rows a cell above reaches into. */
  const covered: number[] = []
  return rows.map((row) => {
    row.isUsed = true
    const cells: string[] = []
    const reaching: (readonly [column: number, rows: number])[] = []
    for (const entry of elementsOf(row).filter(({ name }) => CELLS.has(name))) {
      const { namest, nameend, colname, colspan, morerows, rowspan } = entry.attributes
      while (covered[cells.length]) cells.push('')
      const start = Math.max(placeOf(namest ?? colname) ?? 0, cells.length)
      const end = Math.max(placeOf(nameend) ?? start + (Number(colspan) || 1) - 1, start)
      while (cells.length < start) cells.push('')
      cells.push(textOf(entry).replaceAll(/\s+/g, ' ').trim())
      while (cells.length <= Math.min(end, COLUMNS_MAX)) cells.push('')
      const below = Number(morerows ?? (Number(rowspan) || 1) - 1) || 0
      if (below > 0) reaching.push(...cells.slice(start).map((_, place) => [start + place, below] as const))
    }
    covered.forEach((count, column) => (covered[column] = Math.max(0, count - 1)))
    for (const [column, below] of reaching) covered[column] = below
    return cells
  })
}
