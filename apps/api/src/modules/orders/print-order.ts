import { debitNotePdf, orderPdf, type PrintedOrder } from '@markwright/documents'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf } from '@markwright/domain/money/amounts'
import { awaitsMoney } from '@markwright/domain/money/order-statuses'
import type { BankAccount } from '@markwright/payments'
import type { Language } from '../../kernel/language.ts'
import type { OrderRow } from './orders.repository.ts'

/** An order as the contract has it, which the routes present. */
type Presented = Omit<PrintedOrder, 'isPaid' | 'refunded'>

/** Orders and debit notes on paper, in the name of the firm. */
export function createPrintOrder(firm: {
  operator: string
  siteUrl: string
  transfer: BankAccount | null
  now: () => Date
}) {
  const optionsOf = (row: OrderRow, language: Language) => ({
    language,
    letterhead: { name: firm.operator, siteUrl: firm.siteUrl },
    member: { phone: row.phone, company: row.company_name },
    transfer: firm.transfer,
    printedAt: formatInstant(firm.now()),
  })
  const printed = (row: OrderRow, order: Presented): PrintedOrder => ({
    ...order,
    isPaid: !awaitsMoney(row.status),
    refunded: row.refund?.state === 'done' ? decimalOf(row.refund.amount_fen) : null,
  })
  return {
    order: (row: OrderRow, order: Presented, language: Language) =>
      orderPdf(printed(row, order), optionsOf(row, language)),
    debitNote: (row: OrderRow, order: Presented, language: Language) =>
      debitNotePdf(printed(row, order), optionsOf(row, language)),
  }
}
export type PrintOrder = ReturnType<typeof createPrintOrder>
