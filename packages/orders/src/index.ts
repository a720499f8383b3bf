export { listAnnouncedProducts, listFeesOn, listRatesOn, listSoldProducts, type SoldProduct } from './catalogue.ts'
export { cancelOrder, expireOrders, UNPAID_DAYS, type CancelProblem } from './close-orders.ts'
export { createPaymentProcessor, type PaymentProcessor } from './payment-processor.ts'
export { createOrder, type NewQuote, saveQuote, type OrderCreation, type OrderDraft } from './create-order.ts'
export { countCasesOf } from './cases-of-order.ts'
export { completeOrder, fulfilOrder, listUnfulfilled, refundInProgress, type ServiceGrants } from './fulfil-order.ts'
export { acceptsMoney, canStartPayment, isOnCredit, isSettled } from './order-rows.ts'
export {
  type CreditLimit,
  type CreditProblem,
  findCreditLimit,
  isInForce,
  ordersOnCredit,
  putOnCredit,
  setCreditLimit,
  usedCredit,
} from './credit.ts'
export { orderMachine, type OrderRefundStatus, type OrderStatus } from './order-machine.ts'
export { entitlementGrants } from './entitlement-grants.ts'
export { executeOrderJob } from './execute-order-job.ts'
export { matchReceipts, unmatchReceipt, type MatchProblem } from './held-transfers.ts'
export { orderPath } from './order-messages.ts'
export { nextNumber } from './next-number.ts'
export {
  priceItems,
  quoteFee,
  sumItems,
  type CurrentFee,
  type CurrentRate,
  type MissingFigure,
  type PlanFigures,
  type Priced,
  type PriceLine,
} from './price-items.ts'
export { decimalOfRate } from './rate-text.ts'
export { listDaysToReconcile, reconcileDay, type DifferenceKind } from './reconcile.ts'
export type { RecordedReceipt } from './record-receipt.ts'
export {
  approveRefund,
  calculateRefund,
  finishTransferRefund,
  rejectRefund,
  requestFeeRefund,
  requestRefund,
  retryRefund,
  type RefundProblem,
  type RequestReversal,
} from './refunds.ts'
export { findPayment, type PaymentRow } from './start-payment.ts'
export type { SurplusReason } from './surplus.ts'
export {
  approveVoucher,
  recordTransfer,
  rejectVoucher,
  submitVoucher,
  type BankTransfer,
  type NewVoucher,
  type VoucherProblem,
} from './vouchers.ts'
