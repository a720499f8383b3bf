import { countryName } from '@markwright/domain/countries'
import { toCsv } from '@markwright/domain/csv'
import { statusText } from '@markwright/domain/trademark-status'
import ExcelJS from 'exceljs'
import type { Language } from '../../kernel/language.ts'
import type { BulkRowRow } from './bulk-queries.repository.ts'

const words = {
  cn: {
    head: ['序号', '查询内容', '结果', '说明', '命中数', '最近的商标', '国家/地区', '申请号', '状态', '近似度'],
    outcomes: { found: '有相同', near: '有近似', none: '未发现', bad: '无法查询' },
    waiting: '未查询',
    sheet: '批量查询',
  },
  en: {
    head: [
      'No.',
      'Looked for',
      'Result',
      'Reason',
      'Hits',
      'Nearest mark',
      'Office',
      'Application no.',
      'Status',
      'Score',
    ],
    outcomes: { found: 'Found', near: 'Similar', none: 'None', bad: 'Cannot be searched' },
    waiting: 'Not looked for',
    sheet: 'Bulk query',
  },
} as const

const WIDTHS = [7, 28, 14, 40, 8, 28, 16, 20, 18, 9]

/** Every row of a list as a table, the head first. */
function bulkTable(rows: readonly BulkRowRow[], language: Language): (string | number)[][] {
  const { head, outcomes, waiting } = words[language]
  return [
    [...head],
    ...rows.map(({ ordinal, input, outcome, reason, hits, best }) => {
      const nearest = best?.[0]
      return [
        ordinal,
        input,
        outcome ? outcomes[outcome] : waiting,
        reason?.[language] ?? '',
        hits ?? '',
        nearest?.name ?? '',
        nearest ? countryName(nearest.country, language) : '',
        nearest?.appNo ?? '',
        nearest ? statusText(nearest.status, language) : '',
        nearest?.score ?? '',
      ]
    }),
  ]
}

export async function bulkFile(
  rows: readonly BulkRowRow[],
  format: 'xlsx' | 'csv',
  language: Language,
): Promise<{ bytes: Buffer; type: string }> {
  const table = bulkTable(rows, language)
  if (format === 'csv') return { bytes: Buffer.from(toCsv(table)), type: 'text/csv; charset=utf-8' }
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet(words[language].sheet, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = WIDTHS.map((width) => ({ width }))
  sheet.addRows(table)
  sheet.getRow(1).font = { bold: true }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: table.length, column: WIDTHS.length } }
  return {
    bytes: Buffer.from(await workbook.xlsx.writeBuffer()),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}
