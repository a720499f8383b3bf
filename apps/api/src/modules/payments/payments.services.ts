import type { QueryBuilder } from '@markwright/db'
import type { DispatchJob } from '@markwright/jobs'
import { createCollection, type RequestReversal, type ServiceGrants } from '@markwright/orders'
import type { Payments } from '@markwright/payments'
import type { SandboxMessage } from '@markwright/payments/sandbox'
import type { ObjectStore } from '@markwright/storage'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import {
  createAccountingRepository,
  createAccountingTables,
  createManagedOrders,
  createOrdersRepository,
  createOrdersService,
  createPrintOrder,
  createRefundsRepository,
  type Orders,
} from '../orders/index.ts'
import { createNotifications } from './notifications.ts'
import { presentReceipt } from './index.ts'
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
  dispatchJob: DispatchJob
  operator: string
  siteUrl: string
  onError: (error: unknown, message: string) => void
  now: () => Date
}): { orders: Orders; payments: PaymentServices } {
  const { db, payments, onError, now } = deps
  const onLate = (error: unknown) => onError(error, 'a step of an order is left to a job')
  const collection = createCollection({ ...deps, provider: payments.provider, onError: onLate })
  const orders = createOrdersRepository(deps)
  const repository = createPaymentsRepository(deps)
  const receipts = createReceiptsService({
    ...deps,
    repository,
    methods: payments.methods,
    fulfil: async (orderIds) => {
      for (const orderId of orderIds) await orders.fulfil(orderId).catch(onLate)
    },
  })
  return {
    orders: {
      orders: createOrdersService({ repository: orders, onError: onLate, now }),
      managed: createManagedOrders({ repository: orders, refunds: createRefundsRepository(db) }),
      accounting: createAccountingTables(createAccountingRepository(db)),
      print: createPrintOrder({ ...deps, transfer: payments.transfer }),
      listReceipts: async (orderId) => (await receipts.listOfOrder(orderId)).map(presentReceipt),
      now,
    },
    payments: {
      payments: createPaymentsService({
        ...deps,
        repository,
        collection,
        listOrders: orders.listByIds,
        onError: (error) => onError(error, 'a payment provider could not be queried'),
      }),
      notifications: createNotifications({
        payments,
        collection,
        onRefused: (reason, method) =>
          onError(new Error(`${method}: ${reason}`), 'a notification of a payment was refused'),
      }),
      sandbox: createSandboxService({ payments, send: sendNotification, onError: onLate }),
      receipts,
      now,
    },
  }
}

/** As a provider sends it. @throws Error where it is not acknowledged */
async function sendNotification({ url, headers, body }: SandboxMessage): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new Error(`the notification was answered with ${answer.status}`)
}
