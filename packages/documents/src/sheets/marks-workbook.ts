import type { ExportColumn } from '@markwright/domain/export-columns'
import type { Language } from '@markwright/domain/language'
import { columnOf, type ExportedMark } from '../export-columns.ts'
import { addTable, bytesOf, newWorkbook } from './sheet.ts'

/** Rows that are written before other work gets its turn. */
const ROWS_AT_ONCE = 200

/** A spreadsheet of records (XLSX): one row each, days as days. Pictures are left out. */
export async function marksWorkbook(
  marks: readonly ExportedMark[],
  { columns, language, siteUrl }: { columns: readonly ExportColumn[]; language: Language; siteUrl: string },
): Promise<Buffer> {
  const shown = columns.filter((name) => name !== 'picture').map(columnOf)
  const workbook = newWorkbook()
  const table = addTable(workbook, {
    name: language === 'en' ? 'Trademarks' : '商标',
    titles: shown.map(({ title }) => title[language]),
    widths: shown.map(({ width }) => width),
  })
  for (const [index, mark] of marks.entries()) {
    table.add(shown.map(({ cell }) => cell(mark, { language, siteUrl })))
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate)
  }
  return bytesOf(workbook)
}
