export type AnnuityStage = 'open' | 'ordered' | 'paid' | 'instructed' | 'done'

/** What a last day and its order say of how far its fee is. */
export type StagedRow = {
  done_on: string | null
  instructed_at: Date | null
  order_status: string | null
  order_closed_at: Date | null
  order_refund_status: string | null
}

/** An order that is closed or refunded leaves its annuity open to be ordered again. */
export function stageOf(row: StagedRow): AnnuityStage {
  if (row.done_on !== null) return 'done'
  if (row.order_status === null || row.order_refund_status === 'done' || row.order_refund_status === 'approved')
    return 'open'
  if (row.order_status === 'paid' || row.order_status === 'free' || row.order_status === 'complete')
    return row.instructed_at === null ? 'paid' : 'instructed'
  return row.order_closed_at === null ? 'ordered' : 'open'
}

/** Whether money is on its way for it, so that it cannot be decided or removed. */
export const isBeingPaid = (row: StagedRow): boolean => ['ordered', 'paid', 'instructed'].includes(stageOf(row))
