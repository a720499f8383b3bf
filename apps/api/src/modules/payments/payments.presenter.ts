import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf } from '@markwright/domain/money/amounts'
import { awaitsMoney } from '@markwright/domain/money/order-statuses'
import type { PaymentRow, SurplusReason } from '@markwright/orders'
import type { SandboxTrade } from '@markwright/payments/sandbox'
import { toDataURL } from 'qrcode'
import type { Language } from '../../kernel/language.ts'
import { presentMethod, presentReceived, presentStatus } from '../orders/index.ts'
import type { DifferenceRow, ReceiptRow, ReconciliationRow, VoucherRow } from './payments.repository.ts'

const QR_PIXELS = 280

export async function presentPayment(payment: PaymentRow, now: Date): Promise<Schemas['PaymentStart']> {
  const isQr = payment.scene === 'qr'
  const address = payment.address ?? ''
  return {
    method: payment.method,
    scene: payment.scene,
    amount: decimalOf(payment.amountFen),
    currency: 'CNY',
    codeUrl: isQr ? address : null,
    qrBase64: isQr ? await qrOf(address) : null,
    payUrl: isQr ? null : address,
    expireTime: formatInstant(payment.expiresAt),
    secondsLeft: Math.max(0, Math.floor((payment.expiresAt.getTime() - now.getTime()) / 1000)),
    transfer: null,
  }
}

const qrOf = async (text: string) => (await toDataURL(text, { width: QR_PIXELS, margin: 1 })).split(',')[1] ?? ''

export const presentTransfer = (
  amountFen: number,
  transfer: { name: string; bank: string; account: string; reference: string },
): Schemas['PaymentStart'] => ({
  method: 'corporate',
  scene: null,
  amount: decimalOf(amountFen),
  currency: 'CNY',
  codeUrl: null,
  qrBase64: null,
  payUrl: null,
  expireTime: null,
  secondsLeft: null,
  transfer,
})

export const presentPaymentStatus = (
  orders: readonly ({ id: string; number: string } & Parameters<typeof presentReceived>[0])[],
  language: Language,
): Schemas['PaymentStatus'] => ({
  isPaid: orders.every(({ status }) => !awaitsMoney(status)),
  orders: orders.map((order) => ({
    id: order.id,
    orderNo: order.number,
    ...presentStatus(order.status, language),
    isClosed: order.closed_at !== null,
    ...presentReceived(order),
  })),
})

export const presentTrade = (trade: SandboxTrade): Schemas['SandboxTrade'] => ({
  method: trade.method,
  number: trade.number,
  amount: decimalOf(trade.amountFen),
  description: trade.description,
  state: trade.payment ? 'paid' : trade.isClosed ? 'closed' : 'open',
  expireTime: formatInstant(trade.expiresAt),
})

export const presentVoucher = (row: VoucherRow, language: Language): Schemas['ManagedVoucher'] => ({
  id: row.id,
  state: row.state,
  payer: row.payer,
  amount: decimalOf(row.amount_fen),
  due: decimalOf(
    row.orders.reduce(
      (sum, { total_fen, received_fen, status }) => sum + total_fen - (awaitsMoney(status) ? received_fen : 0),
      0,
    ),
  ),
  paidOn: row.paid_on,
  fileName: row.original,
  fileType: row.mime,
  orders: row.orders.map((order) => ({
    id: order.id,
    orderNo: order.number,
    amount: decimalOf(order.total_fen),
    ...presentStatus(order.status, language),
  })),
  userId: row.account_id,
  userPhone: row.phone,
  company: row.company_name,
  rejectReason: row.reject_reason,
  decidedBy: row.decided_by,
  decideTime: row.decided_at && formatInstant(row.decided_at),
  createTime: formatInstant(row.created_at),
  version: row.version,
})

export const presentReceipt = (row: ReceiptRow): Schemas['Receipt'] => ({
  id: row.id,
  method: presentMethod(row.method),
  transactionId: row.transaction_id,
  paymentNo: row.trade_number,
  amount: decimalOf(row.amount_fen),
  allocated: decimalOf(row.allocated_fen),
  surplus: decimalOf(row.amount_fen - row.allocated_fen),
  surplusReason: row.surplus_reason as SurplusReason | null,
  held: decimalOf(row.held_fen),
  matchable: decimalOf(row.method === 'transfer' ? row.open_surplus_fen : 0),
  payer: row.payer,
  receiveTime: formatInstant(row.received_at),
  orderNos: row.order_numbers,
  orders: row.orders.map(({ id, number, allocated_fen }) => ({
    id,
    orderNo: number,
    isPaid: row.order_numbers.includes(number),
    allocated: decimalOf(allocated_fen),
  })),
  userPhone: row.phone,
})

export const presentOrderReceived = (
  order: { id: string } & Parameters<typeof presentReceived>[0],
): Schemas['OrderReceived'] => ({ id: order.id, ...presentReceived(order), isPaid: !awaitsMoney(order.status) })

export const presentReconciliation = (row: ReconciliationRow): Schemas['Reconciliation'] => ({
  id: row.id,
  method: row.method as Schemas['OnlineMethod'],
  day: row.day,
  payments: row.payments,
  paid: decimalOf(row.paid_fen),
  refunds: row.refunds,
  refunded: decimalOf(row.refund_fen),
  differences: row.differences,
  openDifferences: row.open_differences,
  createTime: formatInstant(row.created_at),
})

export const presentDifference = (row: DifferenceRow): Schemas['ReconciliationDifference'] => ({
  id: row.id,
  method: row.method as Schemas['OnlineMethod'],
  day: row.day,
  kind: row.kind as Schemas['ReconciliationDifference']['kind'],
  transactionId: row.transaction_id,
  number: row.number,
  ours: row.our_fen === null ? null : decimalOf(row.our_fen),
  theirs: row.their_fen === null ? null : decimalOf(row.their_fen),
  resolvedBy: row.resolved_by,
  resolveTime: row.resolved_at && formatInstant(row.resolved_at),
  note: row.note,
})
