// Excel takes a file for one in the local code page unless it begins with this mark.
const BYTE_ORDER_MARK = '\uFEFF'
// A spreadsheet takes a cell that begins so for a formula and runs it.
const FORMULA_START = /^[\s]*[=+\-@\t\r]/

/** A table as a spreadsheet opens it: UTF-8 with its mark, RFC 4180, and no cell that is taken for a formula. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA_START.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
