import { requestReversal } from '@markwright/invoices'
import { entitlementGrants } from '@markwright/orders'
import type { Platform } from '../../platform.ts'
import { ordersHandlers } from '../orders/index.ts'
import { paymentsHandlers } from './payments.routes.ts'
import { createOrderServices } from './payments.services.ts'

/** Orders and their payment. */
export function createPaymentsModule(platform: Platform) {
  const { builder, payments, objects, limits, secrets, dispatchJob, settings, now, warn } = platform
  const services = createOrderServices({
    db: builder,
    payments,
    grants: entitlementGrants,
    requestReversal: (tx, orderId) => requestReversal(tx, orderId, now()),
    objects,
    limits,
    secrets,
    dispatchJob,
    operator: settings.OPERATOR_NAME,
    siteUrl: settings.PUBLIC_URL,
    onError: warn,
    now,
  })
  return { handlers: { ...ordersHandlers(services.orders), ...paymentsHandlers(services.payments) } }
}
