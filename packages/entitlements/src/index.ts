export {
  createEntitlements,
  type Consumption,
  type Entitlements,
  type Usage,
  type Subject,
  unitsLeft,
  type UseOptions,
} from './entitlements.ts'
export { findCards, type MemberCard } from './cards.ts'
export {
  changeEnd,
  type EntitlementChoice,
  restoreEntitlements,
  revokeEntitlements,
  suspendEntitlements,
} from './change-entitlements.ts'
export { grantPlan, type PlanGrant } from './grant-plan.ts'
export { isUsable } from './renewals.ts'
export { type UnusedShare, unusedShare } from './unused-share.ts'
export {
  type EntitlementFilter,
  type EntitlementRecord,
  type EntitlementState,
  findEntitlement,
  listEntitlements,
  stateOf,
} from './entitlement-records.ts'
export type { EntitlementKind, HeldLimit } from './held-entitlements.ts'
export { type NextStep, nextSteps } from './next-step.ts'
export type { Uses } from './pay-from-stock.ts'
export { periodEnd } from './plan-period.ts'
export { countHolders, findPlan, listPlans, type Plan, type PlanCache, type PlanKind } from './plans.ts'
export { grantPluginWords } from './plugin-words.ts'
export { createPlan, listPlanRevisions, type PlanContent, type PlanRevision, updatePlan } from './save-plan.ts'
