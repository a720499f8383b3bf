import { bindJob, closePayment, executeRefund, fulfilOrder, reconcilePayments } from '@markwright/jobs'
import { createPaymentProcessor, entitlementGrants as grants, executeOrderJob } from '@markwright/orders'
import { connectPayments } from '@markwright/payments'
import { MINUTE_MS, SECOND_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { clearQuotes } from './clear-quotes.repository.ts'
import { createOrderSweep } from './sweep-orders.ts'

export function createPaymentsModule(platform: Platform) {
  const { pool, builder: db, settings, onError, now } = platform
  const payments = connectPayments({
    provider: settings.PAYMENT_PROVIDER,
    options: settings.PAYMENT_OPTIONS,
    db,
    publicUrl: settings.PUBLIC_URL,
    apiUrl: settings.API_URL,
    secret: settings.APP_SECRET,
    now,
    observe: platform.observe,
  })
  const { provider } = payments
  const paymentProcessor = createPaymentProcessor({ db, provider, grants, onError, now })
  return {
    jobs: [fulfilOrder, closePayment, executeRefund, reconcilePayments].map((job) =>
      bindJob(job, async (payload) => {
        await executeOrderJob({ db, paymentProcessor, grants, provider, now }, job.name, payload)
        return null
      }),
    ),
    schedules: [
      {
        name: 'sweep-orders',
        everyMs: 15 * SECOND_MS,
        run: createOrderSweep({ ...platform, db, paymentProcessor, grants, payments }),
      },
      { name: 'clear-quotes', everyMs: MINUTE_MS, run: () => clearQuotes(pool) },
    ],
    api: { kind: payments.kind },
  }
}
