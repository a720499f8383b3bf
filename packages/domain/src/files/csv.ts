/** Excel takes a file for one in the local code page unless it begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'
// A spreadsheet takes a cell that begins so for a formula and runs it.
const FORMULA_START = /^\s*[=+\-@\t\r]/

type Cell = string | number | null | undefined

/** A table as a spreadsheet opens it: UTF-8 with its mark, RFC 4180, and no cell that is regarded as a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + rows.map(csvLine).join('')

/** A row of such a table, for a file that is written line by line and begins with the mark. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** Text that no spreadsheet takes for a formula, no matter who may have had it registered as a name. */
export const withoutFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const harmless = withoutFormula(value ?? '')
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
