import type { QueryBuilder } from '@markwright/db'
import type { DispatchJob } from '@markwright/jobs'
import { createPaymentProcessor, type RequestReversal, type ServiceGrants } from '@markwright/orders'
import type { Payments } from '@markwright/payments'
import type { SandboxMessage } from '@markwright/payments/sandbox'
import type { ObjectStore } from '@markwright/storage'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import { createOrders, type Orders } from '../orders/index.ts'
import { createNotifications } from './notifications.ts'
import { presentReceipt } from './index.ts'
import { createPaymentLinksRepository } from './payment-links.repository.ts'
import { createPaymentLinksService } from './payment-links.service.ts'
import { createPaymentsRepository } from './payments.repository.ts'
import type { PaymentServices } from './payments.routes.ts'
import { createPaymentsService } from './payments.service.ts'
import { createReceiptsService } from './receipts.service.ts'
import { createSandboxService } from './sandbox.service.ts'

/** Orders with all that is paid, received and returned for them. */
export function createOrderServices(deps: {
  db: QueryBuilder
  payments: Payments
  grants: ServiceGrants
  requestReversal: RequestReversal
  objects: Pick<ObjectStore, 'find'>
  limits: RateLimits
  secrets: Pick<Secrets, 'text'>
  dispatchJob: DispatchJob
  operator: string
  siteUrl: string
  onError: (error: unknown, message: string) => void
  now: () => Date
}): { orders: Orders; payments: PaymentServices } {
  const { payments, onError, now } = deps
  const onLate = (error: unknown) => onError(error, 'a step of an order is left to a job')
  const paymentProcessor = createPaymentProcessor({ ...deps, provider: payments.provider, onError: onLate })
  const orders = createOrders({ ...deps, transfer: payments.transfer, onLate })
  const repository = createPaymentsRepository(deps)
  const receipts = createReceiptsService({
    ...deps,
    repository,
    methods: payments.methods,
    fulfil: async (orderIds) => {
      for (const orderId of orderIds) await orders.fulfil(orderId).catch(onLate)
    },
  })
  const service = createPaymentsService({
    ...deps,
    repository,
    paymentProcessor,
    listOrders: orders.listByIds,
    onError: (error) => onError(error, 'a payment provider could not be queried'),
  })
  return {
    orders: {
      ...orders.services,
      listReceipts: async (orderId) => (await receipts.listOfOrder(orderId)).map(presentReceipt),
    },
    payments: {
      payments: service,
      links: createPaymentLinksService({
        ...deps,
        repository: createPaymentLinksRepository(deps),
        payments: service,
        findOrder: orders.find,
      }),
      notifications: createNotifications({
        payments,
        paymentProcessor,
        onRefused: (reason, method) =>
          onError(new Error(`${method}: ${reason}`), 'a notification of a payment was refused'),
      }),
      sandbox: createSandboxService({ payments, send: sendNotification, onError: onLate }),
      receipts,
      printDebitNote: orders.printDebitNote,
      now,
    },
  }
}

/** As a provider sends it. @throws Error where it is not acknowledged */
async function sendNotification({ url, headers, body }: SandboxMessage): Promise<void> {
  const result = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
  if (!result.ok) throw new Error(`the notification was answered with ${result.status}`)
}
