import { namesOf, sql } from '@markwright/db'

export type OrderStage = 'open' | 'ordered' | 'paid' | 'instructed' | 'done'

const [d, o] = [namesOf('portfolio_deadline', 'd'), namesOf('service_order', 'o')]

/**
 * How far the payment for a last day (`d`) is, by its order (`o`), which may be missing. An order that is closed or refunded
 * leaves it open to be ordered again.
 */
export const orderStage = sql<OrderStage>`CASE
  WHEN ${d.done_on} IS NOT NULL THEN 'done'
  WHEN ${o.id} IS NULL OR ${o.refund_status} IN ('done', 'approved') THEN 'open'
  WHEN ${o.status} IN ('paid', 'free', 'complete')
    THEN CASE WHEN ${d.instructed_at} IS NULL THEN 'paid' ELSE 'instructed' END
  WHEN ${o.closed_at} IS NULL THEN 'ordered'
  ELSE 'open' END`

/** Whether it is ordered and not paid at the office yet, so that it cannot be decided or removed. */
export const isBeingPaid = (stage: OrderStage): boolean => stage !== 'open' && stage !== 'done'
