import type { QueryBuilder } from '@markwright/db'
import { closePayment, executeRefund, fulfilOrder as fulfilOrderJob, reconcilePayments } from '@markwright/jobs'
import type { OnlineMethod, PaymentProvider } from '@markwright/payments'
import type { PaymentProcessor } from './payment-processor.ts'
import { fulfilOrder, type ServiceGrants } from './fulfil-order.ts'
import { reconcileDay } from './reconcile.ts'

/**
 * Does a job of the queue `payments` by its name; each can be done again without harm.
 * @throws Error for a job of another queue, and what a provider or the database throws
 */
export async function executeOrderJob(
  deps: {
    paymentProcessor: PaymentProcessor
    db: QueryBuilder
    grants: ServiceGrants
    provider: (method: OnlineMethod) => Promise<PaymentProvider | null>
    now: () => Date
  },
  name: string,
  payload: unknown,
): Promise<void> {
  switch (name) {
    case fulfilOrderJob.name: {
      const { orderId } = fulfilOrderJob.payload.parse(payload)
      await fulfilOrder(deps.db, { orderId, grants: deps.grants, at: deps.now() })
      return
    }
    case closePayment.name:
      return deps.paymentProcessor.close(closePayment.payload.parse(payload).paymentId)
    case executeRefund.name:
      return deps.paymentProcessor.executeRefund(executeRefund.payload.parse(payload).refundId)
    case reconcilePayments.name: {
      const { method, day } = reconcilePayments.payload.parse(payload)
      const provider = await deps.provider(method)
      if (provider) await reconcileDay({ ...deps, provider }, day)
      return
    }
    default:
      throw new Error(`${name} is no job of payments`)
  }
}
