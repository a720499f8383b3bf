/** What a refund returns: what an order has cost, what an official fee of a case has fallen by, or a surplus. */
export const refundKindOf = (refund: { order_id: string | null; case_number: string | null }) =>
  refund.order_id === null ? 'surplus' : refund.case_number === null ? 'order' : 'fee'
