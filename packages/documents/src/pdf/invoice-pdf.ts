import { chineseAmount } from '@markwright/domain/money/chinese-amount'
import { decimalOf } from '@markwright/domain/money/amounts'
import { printLetterhead } from './letterhead.ts'
import { createPages, type Pages } from './print-pages.ts'
import { inks, type TextStyle } from './text-style.ts'

type Party = {
  title: string
  taxId: string | null
  address?: string | null
  phone?: string | null
  bank?: string | null
  account?: string | null
}

/** An invoice as it is printed. Amounts are fen with the VAT that they include, days `YYYY-MM-DD`. */
export type PrintedInvoice = {
  number: string
  issuedOn: string
  type: 'normal' | 'special'
  seller: Party
  buyer: Party
  lines: readonly {
    kind: 'service' | 'official'
    name: { cn: string; en: string }
    orderNumber: string
    quantity: number
    amountFen: number
    vatRateBp: number
    vatFen: number
  }[]
  /** Number of the application. */
  reference: string
  /** Number of the invoice that this one reverses: its amounts are negative. */
  reversed: string | null
  isSample: boolean
  siteUrl: string
}

const titles = { normal: '电子发票（普通发票）', special: '电子发票（增值税专用发票）' }
const head: TextStyle = { size: 9, colour: inks.faint }
const label: TextStyle = { ...head, isLabel: true }
const cell: TextStyle = { size: 9 }
const figure: TextStyle = { size: 9, align: 'right' }

/** An invoice in Chinese, as tax law requires, with English names beside the labels (PDF, A4). */
export async function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const { number, issuedOn, type, seller, buyer, reversed, isSample, siteUrl } = invoice
  const pages = createPages('cn')
  printLetterhead(pages, { name: seller.title, siteUrl }, titles[type])
  pages.rows(
    [
      ['发票号码 Invoice no.', number, '开票日期 Date', issuedOn],
      ['申请编号 Reference', invoice.reference, reversed ? '被红冲发票 Reverses' : '', reversed ?? ''],
    ],
    [4, 6, 4, 5],
    [label, cell, label, cell],
  )
  pages.heading('购买方 Buyer')
  printParty(pages, buyer)
  pages.heading('销售方 Seller')
  printParty(pages, seller)
  pages.heading('项目 Items')
  printLines(pages, invoice)
  pages.space(14)
  if (isSample)
    pages.text(
      '本文件为演示样张，不是有效发票，不得用于报销、入账或抵扣。 Sample for demonstration: not a valid invoice.',
      {
        size: 9,
        weight: 'bold',
        colour: inks.mark,
      },
    )
  return pages.close(
    `${titles[type]} ${number}`,
    (page, all) => ({ left: `${seller.title} · ${number}`, right: `${page} / ${all}` }),
    isSample ? '样张 SAMPLE' : undefined,
  )
}

function printParty(pages: Pages, { title, taxId, address, phone, bank, account }: Party) {
  const facts: [string, string][] = [
    ['名称 Name', title],
    ['纳税人识别号 Taxpayer ID', taxId ?? '—'],
    ['地址、电话 Address, phone', [address, phone].filter(Boolean).join(' ')],
    ['开户行及账号 Bank, account', [bank, account].filter(Boolean).join(' ')],
  ]
  pages.rows(
    facts.filter(([, value]) => value),
    [5, 14],
    [label, { size: 10 }],
  )
}

function printLines(pages: Pages, { lines, reversed }: PrintedInvoice) {
  const sign = reversed === null ? 1 : -1
  const yuan = (fen: number) => decimalOf(sign * fen)
  const rateOf = ({ kind, vatRateBp }: PrintedInvoice['lines'][number]) =>
    kind === 'official' ? '不征税' : `${vatRateBp / 100}%`
  const titles = ['项目 Item', '数量 Qty', '金额 Net', '税率 Rate', '税额 VAT', '合计 Total']
  const shares = [20, 6, 8, 6, 7, 8]
  const styles = [{ ...cell, isLabel: true }, figure, figure, figure, figure, figure]
  pages.rows(
    lines.map((line) => [
      `${line.kind === 'official' ? '代收官费 ' : ''}${line.name.cn} ${line.name.en}\n${line.orderNumber}`,
      String(line.quantity),
      yuan(line.amountFen - line.vatFen),
      rateOf(line),
      yuan(line.vatFen),
      yuan(line.amountFen),
    ]),
    shares,
    styles,
    { cells: titles, style: head, styles: styles.map(({ align }) => ({ ...head, ...(align && { align }) })) },
  )
  const total = lines.reduce((sum, { amountFen }) => sum + amountFen, 0)
  const vat = lines.reduce((sum, { vatFen }) => sum + vatFen, 0)
  const bold = { weight: 'bold' } as const
  pages.rows(
    [['合计 Total', '', yuan(total - vat), '', yuan(vat), yuan(total)]],
    shares,
    styles.map((style) => ({ ...style, ...bold })),
  )
  pages.space(6)
  pages.rows(
    [['价税合计（大写）', chineseAmount(sign * total), `（小写）¥${yuan(total)}`]],
    [5, 9, 5],
    [label, { size: 10, ...bold }, { size: 10, align: 'right', ...bold }],
  )
}
