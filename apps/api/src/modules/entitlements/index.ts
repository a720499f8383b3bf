export { entitlementsErrors } from './entitlements.errors.ts'
export { presentHeldLimit } from './entitlements.presenter.ts'
export type { Trials, TrialSummary } from './trials.ts'
export type { EntitlementsService } from './entitlements.service.ts'
