import type { ExportColumn } from '@markwright/domain/files/export-columns'
import type { Language } from '@markwright/domain/site/language'
import { columnOf, demonstrationColumn, type ExportedMark, type ExportHead } from '../export-columns.ts'
import { aboutLines, demonstrationsOf, exportTexts } from '../export-texts.ts'
import { writeWorkbook } from './sheet.ts'

/**
 * A spreadsheet of records (XLSX): one row each, days as days, and a second sheet that names the query and says what the
 * list is. Images are left out.
 */
export function marksWorkbook(
  marks: readonly ExportedMark[],
  options: { columns: readonly ExportColumn[]; language: Language; siteUrl: string } & ExportHead,
): Promise<Buffer> {
  const { columns, language, siteUrl } = options
  const texts = exportTexts[language]
  const shown = [
    ...columns.filter((name) => name !== 'image').map(columnOf),
    ...(demonstrationsOf(marks) > 0 ? [demonstrationColumn] : []),
  ]
  const name = language === 'en' ? 'Trademarks' : '商标'
  const titles = shown.map(({ title }) => title[language])
  const widths = shown.map(({ width }) => width)
  const about = aboutLines(marks, options, language)
  return writeWorkbook([
    { name, titles, widths, rows: rows() },
    { name: texts.about, titles: [texts.about, ''], widths: [24, 90], rows: about },
  ])

  function* rows() {
    for (const mark of marks) yield shown.map(({ cell }) => cell(mark, { language, siteUrl }))
  }
}
