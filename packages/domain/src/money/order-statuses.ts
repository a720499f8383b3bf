import type { Language } from '../site/language.ts'

/** The six statuses of an order (spec 2 §4) in the order of their numbers on the wire. */
export const orderStatuses = ['pendingPayment', 'pendingReview', 'paid', 'free', 'reviewRejected', 'complete'] as const
export type OrderStatusName = (typeof orderStatuses)[number]

/** Of an order that waits for money; unless it is closed, what arrives is booked on it. */
export const unpaidStatuses = ['pendingPayment', 'pendingReview', 'reviewRejected'] as const

/**
 * Of an order for which a payment can begin, and that can be cancelled, unless it is closed. While a voucher is being
 * reviewed, money may be on its way.
 */
export const payableStatuses = ['pendingPayment', 'reviewRejected'] as const

export const awaitsMoney = (status: OrderStatusName): boolean => unpaidStatuses.some((each) => each === status)
export const isPayableStatus = (status: OrderStatusName): boolean => payableStatuses.some((each) => each === status)

export const orderStatusLabels: Record<OrderStatusName, Record<Language, string>> = {
  pendingPayment: { cn: '待支付', en: 'Pending payment' },
  pendingReview: { cn: '待审核', en: 'Pending review' },
  paid: { cn: '已支付', en: 'Paid' },
  free: { cn: '免费', en: 'Free of charge' },
  reviewRejected: { cn: '审核不通过', en: 'Review rejected' },
  complete: { cn: '订单完成', en: 'Order complete' },
}

/** What a price is for, and how long what was bought lasts. */
export const skuUnitLabels: Record<'year' | 'half' | 'quarter' | 'month' | 'case', Record<Language, string>> = {
  year: { cn: '年', en: 'year' },
  half: { cn: '半年', en: 'half-year' },
  quarter: { cn: '季', en: 'quarter' },
  month: { cn: '月', en: 'month' },
  case: { cn: '份', en: 'item' },
}
export const timeLimitLabels: Record<'week' | 'month' | 'quarter' | 'half' | 'year', Record<Language, string>> = {
  week: { cn: '一周', en: 'one week' },
  month: { cn: '一个月', en: 'one month' },
  quarter: { cn: '三个月', en: 'three months' },
  half: { cn: '半年', en: 'half a year' },
  year: { cn: '一年', en: 'one year' },
}

export const payMethodLabels: Record<'wechat' | 'alipay' | 'corporate', Record<Language, string>> = {
  wechat: { cn: '微信支付', en: 'WeChat Pay' },
  alipay: { cn: '支付宝', en: 'Alipay' },
  corporate: { cn: '对公转账', en: 'Bank transfer' },
}
