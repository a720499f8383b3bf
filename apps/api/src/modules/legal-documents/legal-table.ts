import { tableFile, type TableValue } from '@markwright/documents'
import type { Language } from '../../kernel/language.ts'
import type { LegalHitRow } from './legal-documents.repository.ts'

/** Columns with their widths in letters. */
const WIDTHS = [18, 34, 44, 24, 14, 24, 14, 44, 34, 44]

const heads: Record<Language, { sheet: string; titles: string[] }> = {
  cn: {
    sheet: '法律文书',
    titles: ['种类', '案号', '标题', '法院或机关', '审级', '案由', '裁判日期', '当事人', '商标', '结果'],
  },
  en: {
    sheet: 'Legal documents',
    titles: [
      'Kind',
      'Number',
      'Title',
      'Court or office',
      'Instance',
      'Cause',
      'Decided',
      'Parties',
      'Marks',
      'Result',
    ],
  },
}

const kinds = { judgment: { cn: '裁判文书', en: 'Judgment' }, decision: { cn: '裁决、决定', en: 'Decision' } }
const levels = {
  first: { cn: '一审', en: 'First instance' },
  second: { cn: '二审', en: 'Appeal' },
  retrial: { cn: '再审', en: 'Retrial' },
  enforcement: { cn: '执行', en: 'Enforcement' },
}
const demonstration = { cn: '【示例】', en: '[Demonstration] ' }

/** Documents as a spreadsheet, one in a row; invented ones say so in their title. */
export function legalWorkbook(
  documents: readonly Omit<LegalHitRow, 'paragraphs'>[],
  language: Language,
): Promise<Buffer> {
  const { sheet, titles } = heads[language]
  const rows = documents.map((each): TableValue[] => [
    kinds[each.kind][language],
    each.number,
    (each.demonstration ? demonstration[language] : '') + each.title,
    each.forum,
    each.level && levels[each.level][language],
    each.cause,
    each.decidedOn && { day: each.decidedOn },
    each.parties.map(({ role, name }) => (role ? `${role}: ${name}` : name)).join('\n'),
    each.marks.map(({ text, number }) => [text, number].filter(Boolean).join(' ')).join('\n'),
    each.result,
  ])
  return tableFile({ name: sheet, titles, widths: WIDTHS, rows }, 'xlsx')
}
