type Cell = string | number | null | undefined

export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

/** A cell that begins like a formula is defused, since it comes out of a foreign file. */
function csvCell(value: Cell): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
