import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import {
  invoiceDetailLabels,
  invoiceEndLabels,
  invoiceListLabels,
  invoiceStatuses,
} from '@markwright/domain/money/invoice-statuses'
import { decimalOf } from '@markwright/domain/money/amounts'
import { type InvoiceState, type InvoiceStatus, statusOf } from '@markwright/invoices'
import type { Language } from '../../kernel/language.ts'
import { presentStateChange } from '../../kernel/state-changes.ts'
import type { InvoiceRecordRow, InvoiceRow, ManagedInvoiceRow, OrderRecordRow } from './invoices.repository.ts'
import type { TitleRow } from './titles.repository.ts'

const instant = (at: Date | null) => at && formatInstant(at)

/** The label of a status; what was cancelled or is reversed is named so. */
function statusText(
  labels: typeof invoiceListLabels,
  { status, state, delivery }: { status: InvoiceStatus; state: InvoiceState | null; delivery?: string | null },
  language: Language,
): string {
  if (state === 'cancelled' || state === 'reversing' || state === 'reversed') return invoiceEndLabels[state][language]
  const label = labels[invoiceStatuses[status]][language]
  return state === 'mailed' && delivery === 'email' ? `${label}${byEmail[language]}` : label
}

/** Added to the status of an invoice that was sent by e-mail. */
const byEmail = { cn: ' · 电子邮件发送', en: ' · by e-mail' }

export const presentTitle = (row: TitleRow): Schemas['InvoiceTitle'] => ({
  id: row.id,
  type: row.type,
  title: row.title,
  taxId: row.tax_id,
  address: row.address,
  phone: row.phone,
  bank: row.bank,
  account: row.account,
  isDefault: row.default_of !== null,
})

const nameOf = (row: OrderRecordRow, language: Language) =>
  (row.names ?? []).map((name) => name[language]).join(language === 'cn' ? '、' : ', ')

export function presentPaidOrder(row: OrderRecordRow, language: Language): Schemas['InvoiceRecord'] {
  const left = row.total_fen - (row.refunded_fen ?? 0)
  return {
    id: row.id,
    number: row.number,
    time: formatInstant(row.created_at),
    name: nameOf(row, language),
    amount: decimalOf(row.total_fen),
    invoiceable: decimalOf(Math.max(0, left)),
    serviceFee: decimalOf(row.service_fen),
    officialFee: decimalOf(row.official_fen),
    currency: 'CNY',
    status: row.status,
    statusText: statusText(invoiceListLabels, row, language),
    state: row.state,
    invoiceId: row.invoice_id,
    canApply: row.invoice_id === null && left > 0 && row.refund_status !== 'requested',
    canPay: false,
    hasFile: row.file_id !== null,
  }
}

export const presentDebitNote = (row: OrderRecordRow, language: Language): Schemas['InvoiceRecord'] => ({
  ...presentPaidOrder(row, language),
  number: `D${row.number.slice(1)}`,
  canApply: false,
  canPay: row.order_status !== 'pendingReview',
})

export const presentInvoiceRecord = (row: InvoiceRecordRow, language: Language): Schemas['InvoiceRecord'] => ({
  id: row.id,
  number: row.number,
  time: formatInstant(row.applied_at),
  name: row.buyer.title,
  amount: decimalOf(row.total_fen),
  invoiceable: decimalOf(row.total_fen),
  serviceFee: null,
  officialFee: null,
  currency: 'CNY',
  status: row.status,
  statusText: statusText(invoiceListLabels, row, language),
  state: row.state,
  invoiceId: row.id,
  canApply: false,
  canPay: false,
  hasFile: row.file_id !== null,
})

export function presentInvoice(row: InvoiceRow, language: Language): Schemas['Invoice'] {
  const status = statusOf(row.state, row.mailed_at !== null)
  return {
    id: row.id,
    number: row.number,
    status,
    statusText: statusText(invoiceDetailLabels, { status, state: row.state, delivery: row.delivery }, language),
    state: row.state,
    type: row.type,
    buyer: row.buyer,
    delivery: row.delivery,
    address: row.address,
    email: row.email,
    amount: decimalOf(row.total_fen),
    vat: decimalOf(row.vat_fen),
    currency: 'CNY',
    reason: row.reason,
    invoiceNumber: row.invoice_number,
    issuedOn: row.issued_on,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    mailTime: instant(row.mailed_at),
    reversalNumber: row.reversal_number,
    hasFile: row.file_id !== null,
    hasReversalFile: row.reversal_file_id !== null,
    applyTime: formatInstant(row.applied_at),
    orders: row.orders.map(({ id, number }) => ({ id, orderNo: number })),
    lines: row.lines.map((line) => ({
      orderNo: line.orderNumber,
      kind: line.kind,
      name: line.name[language],
      quantity: line.quantity,
      amount: decimalOf(line.amountFen),
      net: decimalOf(line.amountFen - line.vatFen),
      vat: decimalOf(line.vatFen),
      vatRate: String(line.vatRateBp / 100),
    })),
    can: {
      change: row.state === 'auditFailed',
      withdraw: row.state === 'applied' || row.state === 'auditFailed',
    },
    // Who of the staff did something is nobody's business outside.
    history: row.history
      .filter(({ event }) => !['send', 'fail', 'abandon', 'sendReversal', 'failReversal'].includes(event))
      .map(({ event, at, actorType, reason }) => ({ event, time: formatInstant(at), actor: actorType, reason })),
  }
}

export const presentManagedInvoice = (row: ManagedInvoiceRow): Schemas['ManagedInvoice'] => ({
  id: row.id,
  number: row.number,
  userId: row.account_id,
  userPhone: row.user_phone,
  title: row.buyer.title,
  taxId: row.buyer.taxId,
  type: row.type,
  state: row.state,
  delivery: row.delivery,
  amount: decimalOf(row.total_fen),
  applyTime: formatInstant(row.applied_at),
  invoiceNumber: row.invoice_number,
  isWaiting: row.job_id !== null,
  hasProblem: row.problem !== null,
  isReversalDue: row.reversal_reason !== null,
})

export function presentManagedDetail(
  row: InvoiceRow,
  language: Language,
  { hasProvider }: { hasProvider: boolean },
): Schemas['ManagedInvoiceDetail'] {
  const { state } = row
  const isIdle = row.job_id === null
  const hasRequest = row.request_id !== null
  const isPassed = state === 'auditPassed' && isIdle
  const isReversing = state === 'reversing' && isIdle
  return {
    head: presentManagedInvoice(row),
    invoice: presentInvoice(row, language),
    version: row.version,
    problem: row.problem && row.problem[language],
    isElectronic: row.is_electronic,
    can: {
      approve: state === 'applied',
      reject: state === 'applied' || (isPassed && !hasRequest),
      send: isPassed && hasProvider,
      abandon: isPassed && hasRequest,
      issue: isPassed,
      mail: state === 'invoiced',
      reverse: state === 'invoiced' || state === 'mailed',
      sendReversal: isReversing && row.is_electronic && hasProvider,
      recordReversal: isReversing,
    },
    history: row.history.map(presentStateChange),
  }
}
