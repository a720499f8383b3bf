/**
 * What a place of a table says. A day is `YYYY-MM-DD`, so that a spreadsheet can reckon with it; an address is a link
 * where the format has links; an amount of money has two digits behind the point.
 */
export type TableValue = string | number | { day: string } | { url: string } | { amount: number } | null | undefined

/**
 * `name` is that of the sheet, `widths` are in letters of Latin script; the rows are requested one after the other as they
 * are written.
 */
export type Table = {
  name: string
  titles: readonly string[]
  widths: readonly number[]
  rows: Iterable<readonly TableValue[]>
}
