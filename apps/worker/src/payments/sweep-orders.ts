import {
  type PaymentProcessor,
  expireOrders,
  fulfilOrder,
  listDaysToReconcile,
  listUnfulfilled,
  type ServiceGrants,
} from '@markwright/orders'
import type { QueryBuilder } from '@markwright/db'
import { addDays, formatInstant, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type Enqueue, reconcilePayments } from '@markwright/jobs'
import type { Payments } from '@markwright/payments'

const MINUTE_MS = 60 * 1000
/** Providers have the bill of a day by ten in the morning of the next. */
const BILL_HOUR = '10'

/**
 * Brings to its end what nobody comes back to: payments whose time is over, orders that are never paid, services that
 * were paid and not granted, bills that nobody has compared.
 */
export function createOrderSweep(deps: {
  db: QueryBuilder
  paymentProcessor: Pick<PaymentProcessor, 'sweep'>
  grants: ServiceGrants
  payments: Pick<Payments, 'methods'>
  enqueue: Enqueue
  onError: (error: unknown) => void
  now: () => Date
}) {
  const { db, grants, now, onError } = deps
  /** Days whose comparison was ordered by this process, so that it is ordered once. */
  const ordered = new Set<string>()

  async function orderReconciliations() {
    const today = todayIn(HOME_ZONE, now())
    const isReady = formatInstant(now()).slice('2027-03-10 '.length) >= BILL_HOUR
    for (const method of deps.payments.methods)
      for (const day of await listDaysToReconcile(db, method, isReady ? today : addDays(today, -1))) {
        if (ordered.has(`${method} ${day}`)) continue
        ordered.add(`${method} ${day}`)
        await deps.enqueue(reconcilePayments, { method, day })
      }
  }

  return async function sweep(): Promise<void> {
    await deps.paymentProcessor.sweep().catch(onError)
    await expireOrders(db, now()).catch(onError)
    const lost = await listUnfulfilled(db, new Date(now().getTime() - MINUTE_MS))
    for (const orderId of lost) await fulfilOrder(db, { orderId, grants, at: now() }).catch(onError)
    await orderReconciliations().catch(onError)
  }
}
