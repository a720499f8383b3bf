import { tableFile, type TableValue } from '@markwright/documents'
import { countryName } from '@markwright/domain/places/countries'
import { statusText } from '@markwright/domain/marks/trademark-status'
import type { Language } from '../../kernel/language.ts'
import type { BulkRowRow } from './bulk-queries.repository.ts'

const texts = {
  cn: {
    head: ['序号', '查询内容', '结果', '说明', '命中数', '最近的商标', '国家/地区', '申请号', '状态', '近似度'],
    outcomes: { found: '有相同', near: '有近似', none: '未发现', bad: '无法查询' },
    waiting: '未查询',
    sheet: '批量查询',
  },
  en: {
    head: [
      'No.',
      'Searched for',
      'Result',
      'Reason',
      'Hits',
      'Most similar mark',
      'Office',
      'Application no.',
      'Status',
      'Score',
    ],
    outcomes: { found: 'Found', near: 'Similar', none: 'None', bad: 'Cannot be searched' },
    waiting: 'Not searched',
    sheet: 'Bulk query',
  },
} as const

const WIDTHS = [7, 28, 14, 40, 8, 28, 16, 20, 18, 9]

/** A row of a list as the values of a table, beneath those of `head`. */
function valuesOf({ ordinal, input, outcome, reason, hits, best }: BulkRowRow, language: Language): TableValue[] {
  const { outcomes, waiting } = texts[language]
  const nearest = best?.[0]
  return [
    ordinal,
    input,
    outcome ? outcomes[outcome] : waiting,
    reason?.[language],
    hits,
    nearest?.name,
    nearest && countryName(nearest.country, language),
    nearest?.appNo,
    nearest && statusText(nearest.status, language),
    nearest?.score,
  ]
}

/** Every row of a list as a file. */
export function bulkFile(rows: readonly BulkRowRow[], format: 'xlsx' | 'csv', language: Language): Promise<Buffer> {
  const { head, sheet } = texts[language]
  const values = rows.map((row) => valuesOf(row, language))
  return tableFile({ name: sheet, titles: head, widths: WIDTHS, rows: values }, format)
}
