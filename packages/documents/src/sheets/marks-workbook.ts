import type { ExportColumn } from '@markwright/domain/export-columns'
import type { Language } from '@markwright/domain/language'
import { columnOf, type ExportedMark } from '../export-columns.ts'
import { writeWorkbook } from './sheet.ts'

/** A spreadsheet of records (XLSX): one row each, days as days. Pictures are left out. */
export function marksWorkbook(
  marks: readonly ExportedMark[],
  { columns, language, siteUrl }: { columns: readonly ExportColumn[]; language: Language; siteUrl: string },
): Promise<Buffer> {
  const shown = columns.filter((name) => name !== 'picture').map(columnOf)
  const name = language === 'en' ? 'Trademarks' : '商标'
  const titles = shown.map(({ title }) => title[language])
  const widths = shown.map(({ width }) => width)
  return writeWorkbook([{ name, titles, widths, rows: rows() }])

  function* rows() {
    for (const mark of marks) yield shown.map(({ cell }) => cell(mark, { language, siteUrl }))
  }
}
