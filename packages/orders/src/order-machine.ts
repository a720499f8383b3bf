import { type OrderStatusName, payableStatuses, unpaidStatuses } from '@markwright/domain/money/order-statuses'
import { defineStateMachine } from '@markwright/workflow'

export type OrderStatus = OrderStatusName
export type OrderRefundStatus = 'none' | 'requested' | 'approved' | 'rejected' | 'done'

const SUBJECT = 'order'

/** The six statuses (spec 2 §4). That an order is closed, or is being refunded, are states of their own. */
export const orderMachine = defineStateMachine({
  subject: SUBJECT,
  initial: ['pendingPayment', 'free'],
  transitions: {
    // Money can arrive in every state before: by a code that was scanned before a voucher was uploaded.
    pay: {
      from: [...unpaidStatuses],
      to: 'paid',
      by: ['provider', 'staff', 'system'],
    },
    submitVoucher: { from: [...payableStatuses], to: 'pendingReview', by: ['member'] },
    approveVoucher: { from: ['pendingReview'], to: 'paid', by: ['staff'] },
    rejectVoucher: { from: ['pendingReview'], to: 'reviewRejected', by: ['staff'], needsReason: true },
    fulfil: { from: ['paid', 'free'], to: 'complete', by: ['system', 'staff'] },
  },
})

/** Whether an order can still be paid. */
export const closingMachine = defineStateMachine({
  subject: SUBJECT,
  initial: ['open'],
  transitions: {
    cancel: { from: ['open'], to: 'closed', by: ['member', 'staff'] },
    expire: { from: ['open'], to: 'closed', by: ['system'] },
  },
})

/** Whether an order that is not paid is on credit. */
export const creditMachine = defineStateMachine({
  subject: SUBJECT,
  initial: ['open'],
  transitions: {
    putOnCredit: { from: ['open'], to: 'onCredit', by: ['member'] },
  },
})

/** A request cannot be withdrawn (spec 2 §4); one that was rejected can be made again. */
export const orderRefundMachine = defineStateMachine<
  OrderRefundStatus,
  'requestRefund' | 'approveRefund' | 'rejectRefund' | 'refund'
>({
  subject: SUBJECT,
  initial: ['none'],
  transitions: {
    requestRefund: { from: ['none', 'rejected'], to: 'requested', by: ['member'], needsReason: true },
    approveRefund: { from: ['requested'], to: 'approved', by: ['staff'] },
    rejectRefund: { from: ['requested'], to: 'rejected', by: ['staff'], needsReason: true },
    refund: { from: ['approved'], to: 'done', by: ['provider', 'staff', 'system'] },
  },
})

/** Money on its way back: of an order, or a surplus. */
export const refundMachine = defineStateMachine({
  subject: 'refund',
  initial: ['requested'],
  transitions: {
    approve: { from: ['requested'], to: 'approved', by: ['staff'] },
    reject: { from: ['requested'], to: 'rejected', by: ['staff'], needsReason: true },
    accept: { from: ['approved', 'failed'], to: 'processing', by: ['provider', 'system'] },
    finish: { from: ['approved', 'processing', 'failed'], to: 'done', by: ['provider', 'system', 'staff'] },
    fail: { from: ['approved', 'processing', 'failed'], to: 'failed', by: ['provider', 'system'] },
    retry: { from: ['failed'], to: 'approved', by: ['staff'] },
    // A surplus that is used for an order.
    withdraw: { from: ['requested'], to: 'withdrawn', by: ['staff'] },
  },
})
