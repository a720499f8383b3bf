import type { Schemas } from '@markwright/contract'
import { statementPdf, tableFile } from '@markwright/documents'
import type { Language } from '../../kernel/language.ts'

const words = {
  cn: { sheet: '账单', titles: ['序号', '日期', '项目', '资产', '号码', '金额（元）'], total: '合计' },
  en: { sheet: 'Statement', titles: ['No.', 'Date', 'Service', 'Right', 'Number', 'Amount (CNY)'], total: 'Total' },
} as const

/** Statements as files, in the name of the agency. */
export const createPrintStatement =
  (nameOf: (accountId: string) => Promise<string>) =>
  async (
    accountId: string,
    statement: Schemas['ClientStatementDetail'],
    { format, language }: { format: 'pdf' | 'xlsx'; language: Language },
  ): Promise<Buffer> => {
    if (format === 'pdf') return statementPdf(statement, { language, agency: await nameOf(accountId) })
    const word = words[language]
    return tableFile(
      {
        name: word.sheet,
        titles: [...word.titles],
        widths: [8, 12, 40, 40, 24, 14],
        rows: [
          ...statement.lines.map((line) => [
            line.position,
            { day: line.chargedOn },
            line.title,
            line.rightTitle ?? '',
            line.rightNumber ?? '',
            Number(line.amount),
          ]),
          ['', null, word.total, '', '', Number(statement.amount)],
        ],
      },
      'xlsx',
    )
  }
export type PrintStatement = ReturnType<typeof createPrintStatement>
