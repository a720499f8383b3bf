import type { Language } from '@markwright/domain/site/language'
import { type Currency, formatMoney, isCurrency, parseMoney } from '@markwright/domain/money/amounts'
import { payMethodLabels, skuUnitLabels, type timeLimitLabels } from '@markwright/domain/money/order-statuses'
import { periodText } from '@markwright/domain/money/service-period'
import { type Letterhead, printLetterhead } from './letterhead.ts'
import { orderTexts } from './order-texts.ts'
import { createPages, type Pages } from './print-pages.ts'
import { inks, type TextStyle } from './text-style.ts'

type Item = {
  name: string
  unit: keyof typeof skuUnitLabels
  timeLimit: keyof typeof timeLimitLabels | null
  qty: number
  price: string
  serviceFee: string
  officialFee: string
  officialFees: {
    name: string
    amount: string
    currency: string
    rate: string | null
    rateDate: string | null
    amountCny: string
  }[]
  wordCount: number | null
  callCount: number | null
  dailyLimit: number | null
}

/** An order as the contract gives it, as far as it is printed. Amounts are decimal texts in CNY. */
export type PrintedOrder = {
  orderNo: string
  debitNoteNo: string
  createTime: string
  statusText: string
  isClosed: boolean
  isPaid: boolean
  payMethod: keyof typeof payMethodLabels | null
  payTime: string | null
  items: Item[]
  serviceFee: string
  officialFee: string
  amount: string
  vat: string
  vatRate: string
  display: { currency: string; rate: string; date: string } | null
  displayTotal: string | null
  /** What was returned; null where nothing was. */
  refunded: string | null
  contact: { name: string; phone: string; email: string | null } | null
  address: { region: string[]; detail: string; postcode: string | null; recipient: string; phone: string } | null
  remark: string | null
}

export type OrderPrintOptions = {
  language: Language
  letterhead: Letterhead
  member: { phone: string; company: string | null }
  /** Where a transfer goes; null where none can be made. */
  transfer: { name: string; bank: string; account: string } | null
  printedAt: string
}

const soft: TextStyle = { size: 9, colour: inks.soft }
const right: TextStyle = { size: 9, align: 'right' }
const head: TextStyle = { size: 8, colour: inks.faint }
const headRight: TextStyle = { ...head, align: 'right' }

const money = (text: string, currency: Currency = 'CNY') => formatMoney(parseMoney(text, currency) ?? 0, currency)

/** An order (PDF, A4). */
export async function orderPdf(order: PrintedOrder, options: OrderPrintOptions): Promise<Buffer> {
  const { language, member } = options
  const words = orderTexts[language]
  const pages = createPages(language)
  printLetterhead(pages, options.letterhead, words.order)
  const state = [
    order.isClosed ? words.closed : order.statusText,
    order.refunded === null ? null : words.refunded(money(order.refunded)),
  ]
  printFacts(pages, [
    [words.facts.number, order.orderNo],
    [words.facts.created, order.createTime],
    [words.facts.status, state.filter(Boolean).join(' · ')],
    [words.facts.method, order.payTime && order.payMethod && payMethodLabels[order.payMethod][language]],
    [words.facts.paidAt, order.payTime],
    [words.facts.member, member.phone],
    [words.facts.company, member.company],
    ...parties(order, language),
  ])
  printItems(pages, order, language)
  printTotals(pages, order, language)
  return close(pages, `${words.order} ${order.orderNo}`, options)
}

/** The request to pay an order, or the proof that it was paid (PDF, A4). */
export async function debitNotePdf(order: PrintedOrder, options: OrderPrintOptions): Promise<Buffer> {
  const { language, member, transfer } = options
  const words = orderTexts[language]
  const pages = createPages(language)
  printLetterhead(pages, options.letterhead, words.debitNote)
  printFacts(pages, [
    [words.facts.debitNumber, order.debitNoteNo],
    [words.facts.date, order.createTime.slice(0, '2027-03-10'.length)],
    [words.facts.number, order.orderNo],
    [words.facts.payStatus, order.isPaid ? words.paid : words.unpaid],
    [words.facts.member, member.phone],
    [words.facts.company, member.company],
    ...parties(order, language),
  ])
  printItems(pages, order, language)
  printTotals(pages, order, language)
  if (transfer && !order.isPaid) {
    pages.heading(words.transfer, 80)
    printFacts(pages, [
      [words.transferFacts.name, transfer.name],
      [words.transferFacts.bank, transfer.bank],
      [words.transferFacts.account, transfer.account],
      [words.transferFacts.reference, order.orderNo],
    ])
    pages.text(words.transferNote, { size: 9, colour: inks.warning })
  }
  return close(pages, `${words.debitNote} ${order.debitNoteNo}`, options)
}

type Fact = [name: string, value: string | null]

function parties({ contact, address, remark }: PrintedOrder, language: Language): Fact[] {
  const { facts } = orderTexts[language]
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
  return [
    [facts.contact, contact && joined(contact.name, contact.phone, contact.email)],
    [
      facts.address,
      address &&
        joined(`${address.region.join(' ')} ${address.detail}`, address.postcode, address.recipient, address.phone),
    ],
    [facts.remark, remark],
  ]
}

function printFacts(pages: Pages, facts: readonly Fact[]) {
  const input = facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
  pages.rows(input, [3, 11], [{ ...soft, isLabel: true }, { size: 10 }])
  pages.space(4)
}

function printItems(pages: Pages, { items }: PrintedOrder, language: Language) {
  const words = orderTexts[language]
  pages.heading(words.items, 60)
  const { columns } = words
  pages.rows(
    items.map((item) => [
      item.name,
      detailsOf(item, language),
      String(item.qty),
      money(item.price),
      money(item.serviceFee),
      money(item.officialFee),
    ]),
    // Amounts of seven digits are on one line.
    [28, 20, 10, 30, 30, 30],
    [{ size: 9, isLabel: true }, soft, right, right, right, right],
    {
      cells: [columns.name, columns.details, columns.quantity, columns.price, columns.service, columns.official],
      style: head,
      styles: [head, head, headRight, headRight, headRight, headRight],
    },
  )
  const fees = items.flatMap(({ officialFees, qty }) => officialFees.map((fee) => ({ ...fee, qty })))
  if (fees.length === 0) return
  pages.heading(words.fees, 40)
  pages.rows(
    fees.map((fee) => [
      fee.name,
      // What is published is for one of them, what is charged for all.
      `${fee.qty > 1 ? `${fee.qty} × ` : ''}${money(fee.amount, isCurrency(fee.currency) ? fee.currency : 'CNY')}`,
      fee.rate && fee.rateDate ? words.rate(fee.rate, fee.rateDate) : '—',
      money(fee.amountCny),
    ]),
    [50, 28, 34, 24],
    [{ size: 9, isLabel: true }, right, right, right],
    {
      cells: [words.feeColumns.name, words.feeColumns.amount, words.feeColumns.rate, words.feeColumns.cny],
      style: head,
      styles: [head, headRight, headRight, headRight],
    },
  )
}

function detailsOf({ unit, timeLimit, qty, wordCount, callCount, dailyLimit }: Item, language: Language): string {
  const words = orderTexts[language]
  const counted = (count: number) => count.toLocaleString('en')
  return [
    timeLimit ? periodText(timeLimit, unit, qty, language) : skuUnitLabels[unit][language],
    wordCount && words.words(counted(wordCount)),
    callCount && words.calls(counted(callCount)),
    dailyLimit && words.daily(counted(dailyLimit)),
  ]
    .filter(Boolean)
    .join(' · ')
}

function printTotals(pages: Pages, order: PrintedOrder, language: Language) {
  const words = orderTexts[language]
  pages.space(8)
  const strong: TextStyle = { size: 12, weight: 'bold', align: 'right' }
  pages.rows(
    [
      [words.totals.service, money(order.serviceFee)],
      [words.totals.official, money(order.officialFee)],
    ],
    [110, 30],
    [{ ...right, colour: inks.soft, isLabel: true }, right],
  )
  const total = order.isPaid || order.isClosed ? words.totals.total : words.totals.due
  pages.rows([[total, money(order.amount)]], [100, 40], [{ ...strong, isLabel: true }, strong])
  pages.space(6)
  pages.text(words.vat(order.vatRate, money(order.vat)), soft)
  const { display, displayTotal } = order
  if (display && displayTotal && isCurrency(display.currency))
    pages.text(words.converted(money(displayTotal, display.currency), display.rate, display.date), soft)
}

const close = (pages: Pages, title: string, { language, printedAt }: OrderPrintOptions) => {
  const words = orderTexts[language]
  return pages.close(title, (page, all) => ({ left: words.footer(printedAt), right: words.page(page, all) }))
}
