import { endStates, openStates } from '@markwright/cases'
import { awaitsMoney, isPayableStatus } from '@markwright/domain/money/order-statuses'
import { isOnCredit, refundInProgress } from '@markwright/orders'
import type { CaseRow } from './cases.repository.ts'

export type CasePayment = 'unpaid' | 'inReview' | 'onCredit' | 'paid' | 'refunding' | 'refunded' | 'closed'

/** How it stands with the money for a case; `paid` includes what is free of charge. */
export function paymentOf(row: CaseRow): CasePayment {
  const { filed_at, order_status, refund_status, order_closed_at } = row
  if (order_closed_at === null && isOnCredit({ status: order_status, credit_at: row.order_credit_at }))
    return 'onCredit'
  // What was filed is paid, whatever is returned of the rest of its order.
  if (filed_at !== null) return 'paid'
  if (order_closed_at !== null) return 'closed'
  if (refund_status === 'done') return 'refunded'
  if (refundInProgress(refund_status)) return 'refunding'
  if (isPayableStatus(order_status)) return 'unpaid'
  return awaitsMoney(order_status) ? 'inReview' : 'paid'
}

/** Whether the money for a case does not stand against its filing. */
export const isSettledForFiling = (row: CaseRow): boolean => ['paid', 'onCredit'].includes(paymentOf(row))

/** Whether member and staff can write to each other: also after the end, while a period runs. */
export const maySend = (row: CaseRow): boolean => !isOver(row) || row.next_deadline !== null

/** Whether nothing more happens in a case: it has ended, or its order was closed or refunded before it was filed. */
const isOver = (row: CaseRow): boolean => endStates.some((state) => state === row.state) || isWithoutOrder(row)

/** Whether a case that is not filed cannot be filed any more, as its order was closed or refunded. */
export function isWithoutOrder(row: CaseRow): boolean {
  const payment = paymentOf(row)
  return openStates.some((state) => state === row.state) && (payment === 'closed' || payment === 'refunded')
}
