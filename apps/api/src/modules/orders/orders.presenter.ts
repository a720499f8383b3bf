import type { Schemas } from '@markwright/contract'
import type { RefundedItem } from '@markwright/db'
import { formatInstant, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { isMeteredService } from '@markwright/domain/money/metered-services'
import { decimalOf } from '@markwright/domain/money/amounts'
import { awaitsMoney, orderStatuses, orderStatusLabels } from '@markwright/domain/money/order-statuses'
import {
  canStartPayment,
  isOnCredit,
  type OrderRefundStatus,
  type OrderStatus,
  refundInProgress,
  UNPAID_DAYS,
} from '@markwright/orders'
import type { Language } from '../../kernel/language.ts'
import { presentConverted, presentDisplay, presentItem, presentVatRate } from '../catalogue/index.ts'
import type { OrderListRow, OrderRow } from './orders.repository.ts'
import { feeFallenText } from './fee-fallen-text.ts'
import { presentReceived } from './received.presenter.ts'
import { refundKindOf } from './refund-kind.ts'
import type { RefundRow } from './refunds.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const statusNumber = (status: OrderStatus) => orderStatuses.indexOf(status) as Schemas['OrderStatus']
export const statusOfNumber = (number: number | undefined): OrderStatus | undefined =>
  number === undefined ? undefined : orderStatuses[number]
export const presentStatus = (status: OrderStatus, language: Language) => ({
  status: statusNumber(status),
  statusText: orderStatusLabels[status][language],
})

const refundStatuses: Record<OrderRefundStatus, Schemas['OrderRefundStatus']> = {
  none: 'NONE',
  requested: 'REQUESTED',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  done: 'DONE',
}

/** `corporate` is how the contract calls a transfer. */
export const presentMethod = (method: string | null): Schemas['PayMethod'] =>
  method === 'transfer' ? 'corporate' : (method as Schemas['PayMethod'])

export const debitNoteNumber = (orderNumber: string) => `D${orderNumber.slice(1)}`

const instant = (at: Date | null) => at && formatInstant(at)

const isPayable = ({ status, closed_at }: Pick<OrderListRow, 'status' | 'closed_at'>) =>
  canStartPayment({ status, closedAt: closed_at })

/** Not one on credit of which a case was filed. */
const canCancel = (row: Pick<OrderRow, 'status' | 'closed_at' | 'credit_at' | 'cases'>) =>
  isPayable(row) && (row.credit_at === null || row.cases.filed === 0)

const isOwed = (row: OrderListRow) => row.closed_at === null && isOnCredit(row)

/** When an order that waits for its payment is closed. */
function payBy(row: OrderListRow) {
  // Of which a part has arrived, or which is on credit, is not closed by itself.
  const isWaiting = isPayable(row) && !row.received_fen && row.credit_at === null
  return isWaiting ? formatInstant(new Date(row.created_at.getTime() + UNPAID_DAYS * DAY_MS)) : null
}

export const presentSummary = (row: OrderListRow, language: Language): Schemas['OrderSummary'] => ({
  id: row.id,
  orderNo: row.number,
  createTime: formatInstant(row.created_at),
  payMethod: presentMethod(row.pay_method),
  amount: decimalOf(row.total_fen),
  currency: 'CNY',
  ...presentStatus(row.status, language),
  productType: row.items[0]?.content.productType ?? null,
  productName: row.items[0]?.content.name[language] ?? '',
  refundStatus: refundStatuses[row.refund_status],
  invoiceStatus: row.invoiceStatus,
  isClosed: row.closed_at !== null,
  isOnCredit: isOwed(row),
  payBy: payBy(row),
  items: row.items.map(({ content }) => presentItem(content, language)),
})

export const presentReceipt = (
  row: Pick<OrderListRow, 'id' | 'number' | 'status' | 'total_fen'>,
): Schemas['OrderReceipt'] => ({
  orderId: row.id,
  orderNo: row.number,
  status: statusNumber(row.status),
  amount: decimalOf(row.total_fen),
  currency: 'CNY',
})

export function presentOrder(row: OrderRow, language: Language): Schemas['Order'] {
  const isUnpaid = isPayable(row)
  const { voucher, refund } = row
  return {
    ...presentSummary(row, language),
    serviceFee: decimalOf(row.service_fen),
    officialFee: decimalOf(row.official_fen),
    vat: decimalOf(row.vat_fen),
    vatRate: presentVatRate(row.vat_rate_bp),
    display: presentDisplay(row.display),
    displayTotal: presentConverted(row.total_fen, row.display),
    payTime: instant(row.paid_at),
    completeTime: instant(row.completed_at),
    closeTime: instant(row.closed_at),
    creditTime: instant(row.credit_at),
    contact: row.contact,
    address: row.address,
    remark: row.remark,
    debitNoteNo: debitNoteNumber(row.number),
    voucher: voucher && {
      state: voucher.state,
      payer: voucher.payer,
      amount: decimalOf(voucher.amount_fen),
      paidOn: voucher.paid_on,
      rejectReason: voucher.reject_reason,
      createTime: formatInstant(voucher.created_at),
    },
    refund: refund && {
      number: refund.number,
      state: refund.state,
      amount: decimalOf(refund.amount_fen),
      reason: refund.reason,
      rejectReason: refund.reject_reason,
      createTime: formatInstant(refund.created_at),
      doneTime: instant(refund.done_at),
    },
    feeRefunds: row.feeRefunds.map((each) => ({
      number: each.number,
      state: each.state,
      amount: decimalOf(each.amount_fen),
      reason: feeFallenText(each.case_number)[language],
      caseId: each.case_id,
      caseNo: each.case_number,
      rejectReason: each.reject_reason,
      createTime: formatInstant(each.created_at),
      doneTime: instant(each.done_at),
    })),
    refundable: decimalOf(row.refundableFen),
    ...presentReceived(row),
    can: {
      pay: isUnpaid,
      putOnCredit: isUnpaid && row.cases.total > 0 && row.credit_at === null,
      uploadVoucher: isUnpaid,
      cancel: canCancel(row),
      refund:
        (row.status === 'paid' || row.status === 'complete') &&
        row.total_fen > 0 &&
        (row.refund_status === 'none' || row.refund_status === 'rejected'),
    },
    // Who of the staff did something is nobody's business outside.
    history: row.history.map(({ event, at, actorType, reason }) => ({
      event,
      time: formatInstant(at),
      actor: actorType,
      reason,
    })),
  }
}

export const presentDebitNote = (row: OrderListRow): Schemas['DebitNote'] => ({
  id: row.id,
  number: debitNoteNumber(row.number),
  date: todayIn(HOME_ZONE, row.created_at),
  orderNo: row.number,
  payStatus: awaitsMoney(row.status) ? 'unpaid' : 'paid',
  serviceFee: decimalOf(row.service_fen),
  officialFee: decimalOf(row.official_fen),
  total: decimalOf(row.total_fen),
  currency: 'CNY',
})

export const presentManagedOrder = (row: OrderListRow, language: Language): Schemas['ManagedOrder'] => ({
  id: row.id,
  orderNo: row.number,
  createTime: formatInstant(row.created_at),
  userId: row.account_id,
  userPhone: row.phone,
  company: row.company_name,
  amount: decimalOf(row.total_fen),
  ...presentStatus(row.status, language),
  payMethod: presentMethod(row.pay_method),
  payTime: instant(row.paid_at),
  refundStatus: refundStatuses[row.refund_status],
  isClosed: row.closed_at !== null,
  isOnCredit: isOwed(row),
  productName: row.items.map(({ content }) => content.name[language]).join(', '),
  version: row.version,
})

export const presentManagedDetail = (
  row: OrderRow,
  receipts: Schemas['Receipt'][],
  language: Language,
): Schemas['ManagedOrderDetail'] => ({
  order: presentOrder(row, language),
  user: { id: row.account_id, phone: row.phone, name: row.account_name, company: row.company_name },
  version: row.version,
  receipts,
  history: row.history.map((change) => ({
    event: change.event,
    from: change.from,
    to: change.to,
    actor: change.actorType,
    actorName: change.actorName,
    reason: change.reason,
    time: formatInstant(change.at),
  })),
  canComplete:
    (row.status === 'paid' || row.status === 'free') &&
    !refundInProgress(row.refund_status) &&
    row.cases.total === 0 &&
    row.items.every(({ fulfilled_at, content }) => fulfilled_at !== null || content.planId === null),
  canCancel: canCancel(row),
})

export const presentManagedRefund = (row: RefundRow, language: Language): Schemas['ManagedRefund'] => ({
  id: row.id,
  number: row.number,
  kind: refundKindOf(row),
  state: row.state,
  amount: decimalOf(row.amount_fen),
  amountMax: decimalOf(row.left_fen),
  reason: row.case_number === null ? row.reason : feeFallenText(row.case_number)[language],
  method: presentMethod(row.method),
  orderId: row.order_id,
  orderNo: row.order_number,
  caseId: row.case_id,
  caseNo: row.case_number,
  intendedOrders: row.intended_orders.map(({ id, number }) => ({ id, orderNo: number })),
  paymentNo: row.trade_number,
  receiptTransactionId: row.receipt_transaction_id,
  userPhone: row.phone,
  keepsService: row.keeps_service,
  rejectReason: row.reject_reason,
  decisionReason: row.decision_reason,
  problem: row.problem,
  transactionId: row.transaction_id,
  decidedBy: row.decided_by,
  decideTime: instant(row.decided_at),
  doneTime: instant(row.done_at),
  createTime: formatInstant(row.created_at),
  version: row.version,
})

export const presentRefundDetail = (
  refund: RefundRow,
  calculation: RefundedItem[] | null,
  language: Language,
): Schemas['ManagedRefundDetail'] => ({
  refund: presentManagedRefund(refund, language),
  calculation:
    calculation &&
    calculation.map(({ name, basis, unused, ...item }) => ({
      nameCn: name.cn,
      nameEn: name.en,
      serviceFee: decimalOf(item.serviceFen),
      officialFee: decimalOf(item.officialFen),
      basis,
      unused: unused && {
        share: unused.share,
        timeShare: unused.timeShare,
        asOf: formatInstant(new Date(unused.asOf)),
        startTime: formatInstant(new Date(unused.startsAt)),
        endTime: formatInstant(new Date(unused.endsAt)),
        stocks: unused.stocks.map(({ services, ...stock }) => ({
          services: services.filter(isMeteredService),
          ...stock,
        })),
      },
      amount: decimalOf(item.fen),
    })),
})
