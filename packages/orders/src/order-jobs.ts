import { type QueryBuilder, statementsOf } from '@markwright/db'
import { closePayment, executeRefund, fulfilOrder, recordJob } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'

/**
 * Records what is to follow, in the transaction that makes it necessary: the workers find it by themselves, so that
 * a process that dies after the transaction loses nothing.
 */
export async function enqueueFollowUp(
  tx: QueryBuilder,
  wanted: { fulfil: string } | { closePayment: string } | { refund: string },
): Promise<void> {
  const statements = statementsOf(tx)
  if ('fulfil' in wanted) await recordJob(statements, fulfilOrder, { orderId: wanted.fulfil }, randomUUID())
  else if ('refund' in wanted) await recordJob(statements, executeRefund, { refundId: wanted.refund }, randomUUID())
  else await recordJob(statements, closePayment, { paymentId: wanted.closePayment }, randomUUID())
}
