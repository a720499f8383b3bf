import { documentTypes, tableFile } from '@markwright/documents'
import type { NumberRow } from '@markwright/patent-register'
import type { Language } from '../../kernel/language.ts'
import { reasonText } from './patent-batches.ts'

const texts = {
  cn: {
    name: '号码查找结果',
    titles: ['行', '号码', '识别为', '结果', '原因', '专利'],
    outcomes: { matched: '找到', unmatched: '未找到', duplicate: '重复', invalid: '有误' },
  },
  en: {
    name: 'number-report',
    titles: ['Row', 'Number', 'Read as', 'Result', 'Reason', 'Publications'],
    outcomes: { matched: 'Found', unmatched: 'Not found', duplicate: 'Duplicate', invalid: 'Malformed' },
  },
}

/** What became of each imported number, as a table. */
export async function numberReport(rows: readonly NumberRow[], format: 'xlsx' | 'csv', language: Language) {
  const { name, titles, outcomes } = texts[language]
  const body = await tableFile(
    {
      name,
      titles,
      widths: [8, 28, 24, 14, 40, 40],
      rows: rows.map(({ row, value, readAs, outcome, reason, ids }) => [
        row,
        value,
        readAs,
        outcomes[outcome],
        reasonText(reason, language),
        ids.join('; '),
      ]),
    },
    format,
  )
  return { name: `${name}.${format}`, type: documentTypes[format], body }
}
