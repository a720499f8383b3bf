export { entitlementsErrors } from './entitlements.errors.ts'
export { endOf, presentHeldLimit } from './entitlements.presenter.ts'
export type { Trials, TrialSummary } from './trials.ts'
export type { EntitlementsService } from './entitlements.service.ts'
