import { parseViennaCode } from '@markwright/domain/marks/vienna-code'
import { asRow, editionOf, isRow, optionalText, readEach, RowError } from './read-row.ts'
import { TableFileError, tableFaults, type TableProblem, tableReasons } from './table-problem.ts'
import { compareViennaCodes, type ViennaElement, viennaParent, type ViennaTable } from './vienna-table.ts'

const NAME_LENGTH_MAX = 1000

/**
 * Reads the table of figurative elements (docs/import-formats.md).
 * @throws TableFileError where the file is something else, or nothing of it can be accepted.
 */
export function readViennaTable(content: unknown): { table: ViennaTable; problems: TableProblem[] } {
  const rows = isRow(content) ? content['elements'] : content
  if (!Array.isArray(rows)) throw new TableFileError(tableFaults.notVienna())
  const problems: TableProblem[] = []
  const known = new Map<string, ViennaElement>()
  const placeOf = (row: unknown, index: number) => `[${index}]${isRow(row) ? ` ${String(row['code'])}` : ''}`
  readEach(rows, problems, placeOf, (row) => {
    const element = readElement(row)
    if (known.has(element.code)) throw new RowError(tableReasons.viennaRepeated(element.code))
    known.set(element.code, element)
  })
  const elements: ViennaElement[] = []
  // From the top down, so that what hangs on a row that was not accepted is not accepted either.
  for (const element of [...known.values()].toSorted((a, b) => compareViennaCodes(a.code, b.code))) {
    const { code, parent } = element
    if (parent === null || known.has(parent)) elements.push(element)
    else {
      known.delete(code)
      problems.push({ place: code, ...tableReasons.viennaOrphan(code, parent) })
    }
  }
  if (elements.length === 0) throw new TableFileError(tableFaults.nothingAccepted())
  return { table: { edition: isRow(content) ? editionOf(content) : null, elements }, problems }
}

function readElement(value: unknown): ViennaElement {
  const row = asRow(value)
  const code = typeof row['code'] === 'string' ? parseViennaCode(row['code']) : null
  if (code === null) throw new RowError(tableReasons.viennaMalformed(row['code']))
  const nameCn = optionalText(row, 'zh', NAME_LENGTH_MAX)
  const nameEn = optionalText(row, 'en', NAME_LENGTH_MAX)
  if (nameCn === null && nameEn === null) throw new RowError(tableReasons.missing('zh, en'))
  return { code, parent: viennaParent(code), nameCn, nameEn, isAuxiliary: row['auxiliary'] === true }
}
