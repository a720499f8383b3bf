import {
  grantPlan,
  restoreEntitlements,
  revokeEntitlements,
  suspendEntitlements,
  unusedShare,
} from '@markwright/entitlements'
import type { ServiceGrants } from './fulfil-order.ts'

/** What orders buy are plans. */
export const entitlementGrants: ServiceGrants = {
  async grant(tx, { accountId, planId, orderItemId, orderNo, quantity, duration, at }) {
    await grantPlan(tx, { accountId, planId, source: { orderItemId, orderNo }, quantity, duration, at })
  },
  async revoke(tx, items) {
    await revokeEntitlements(tx, items)
  },
  async suspend(tx, items) {
    await suspendEntitlements(tx, items)
  },
  async restore(tx, items) {
    return (await restoreEntitlements(tx, items)).length > 0
  },
  unusedShare,
}
