import { type PrintedStatement, statementPdf, tableFile } from '@markwright/documents'
import type { Language } from '../../kernel/language.ts'
import type { StatementLine, StatementRow } from './statements.repository.ts'

const words = {
  cn: { sheet: '账单', titles: ['序号', '日期', '项目', '资产', '号码', '金额（元）'], total: '合计' },
  en: { sheet: 'Statement', titles: ['No.', 'Date', 'Service', 'Right', 'Number', 'Amount (CNY)'], total: 'Total' },
} as const

/** Statements as files, in the name of the agency. */
export const createPrintStatement =
  (nameOf: (accountId: string) => Promise<string>) =>
  async (
    accountId: string,
    { row, lines }: { row: StatementRow; lines: StatementLine[] },
    { format, language }: { format: 'pdf' | 'xlsx'; language: Language },
  ): Promise<Buffer> => {
    if (format === 'pdf') return statementPdf(printed(row, lines), { language, agency: await nameOf(accountId) })
    const word = words[language]
    return tableFile(
      {
        name: word.sheet,
        titles: [...word.titles],
        widths: [8, 12, 40, 40, 24, 14],
        rows: [
          ...lines.map((line) => [
            line.position,
            { day: line.charged_on },
            line.title,
            line.right_title ?? '',
            line.right_number ?? '',
            line.amount_fen / 100,
          ]),
          ['', null, word.total, '', '', row.amountFen / 100],
        ],
      },
      'xlsx',
    )
  }
export type PrintStatement = ReturnType<typeof createPrintStatement>

const printed = (row: StatementRow, lines: readonly StatementLine[]): PrintedStatement => ({
  number: row.number,
  clientName: row.client_name,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  note: row.note,
  paidOn: row.paid_on,
  voidedOn: row.voided_on,
  amountFen: row.amountFen,
  lines: lines.map((line) => ({
    position: line.position,
    title: line.title,
    rightTitle: line.right_title,
    rightNumber: line.right_number,
    chargedOn: line.charged_on,
    amountFen: line.amount_fen,
  })),
})
