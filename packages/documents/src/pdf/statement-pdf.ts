import { formatMoney } from '@markwright/domain/money/amounts'
import { chineseAmount } from '@markwright/domain/money/chinese-amount'
import type { Language } from '@markwright/domain/site/language'
import { createPages } from './print-pages.ts'
import { inks, type TextStyle } from './text-style.ts'

/** A statement of an agency to a client. Amounts are fen, days `YYYY-MM-DD`. */
export type PrintedStatement = {
  number: string
  clientName: string
  issuedOn: string
  dueOn: string | null
  note: string | null
  paidOn: string | null
  voidedOn: string | null
  amountFen: number
  lines: {
    position: number
    title: string
    rightTitle: string | null
    rightNumber: string | null
    chargedOn: string
    amountFen: number
  }[]
}

const words = {
  cn: {
    title: '服务费账单',
    facts: {
      number: '账单编号',
      client: '客户',
      agency: '服务机构',
      issued: '开具日期',
      due: '付款期限',
      paid: '已付款',
    },
    void: (day: string) => `本账单已于 ${day} 作废。`,
    columns: ['日期', '项目', '资产', '金额'],
    total: '合计',
    note: '备注',
    page: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  },
  en: {
    title: 'Statement of fees',
    facts: { number: 'Number', client: 'Client', agency: 'From', issued: 'Issued', due: 'Payable by', paid: 'Paid' },
    void: (day: string) => `This statement was voided on ${day}.`,
    columns: ['Date', 'Service', 'Right', 'Amount'],
    total: 'Total',
    note: 'Note',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} as const

const soft: TextStyle = { size: 9, colour: inks.soft }
const right: TextStyle = { size: 9, align: 'right' }
const head: TextStyle = { size: 8, colour: inks.faint }

/** A statement (PDF, A4) in the name of the agency. */
export async function statementPdf(
  statement: PrintedStatement,
  { language, agency }: { language: Language; agency: string },
): Promise<Buffer> {
  const word = words[language]
  const pages = createPages(language)
  pages.text(word.title, { size: 20, weight: 'bold' }, 'H1')
  if (statement.voidedOn !== null)
    pages.text(word.void(statement.voidedOn), { size: 11, weight: 'bold', colour: inks.warning })
  const facts: [string, string | null][] = [
    [word.facts.agency, agency],
    [word.facts.client, statement.clientName],
    [word.facts.number, statement.number],
    [word.facts.issued, statement.issuedOn],
    [word.facts.due, statement.dueOn],
    [word.facts.paid, statement.paidOn],
  ]
  pages.rows(
    facts.filter((fact): fact is [string, string] => fact[1] !== null),
    [3, 11],
    [{ ...soft, isLabel: true }, { size: 10 }],
  )
  pages.space(10)
  pages.rows(
    statement.lines.map((line) => [
      line.chargedOn,
      line.title,
      [line.rightTitle, line.rightNumber].filter(Boolean).join(' · '),
      formatMoney(line.amountFen),
    ]),
    [20, 44, 50, 30],
    [{ ...soft, isLabel: true }, { size: 9 }, { size: 9 }, right],
    { cells: [...word.columns], style: head, styles: [head, head, head, { ...head, align: 'right' }] },
  )
  pages.space(6)
  pages.text(`${word.total} ${formatMoney(statement.amountFen)}`, { size: 13, weight: 'bold', align: 'right' })
  if (language === 'cn') pages.text(chineseAmount(statement.amountFen), { size: 10, align: 'right', colour: inks.soft })
  if (statement.note !== null) {
    pages.heading(word.note, 40)
    pages.text(statement.note, { size: 10 })
  }
  return pages.close(`${word.title} ${statement.number}`, (page, all) => ({
    left: `${agency} · ${statement.number}`,
    right: word.page(page, all),
  }))
}
