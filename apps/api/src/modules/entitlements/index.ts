export { entitlementsErrors } from './entitlements.errors.ts'
export { serviceNames } from './service-names.ts'
export { TRIAL_SEARCHES, trialEnd } from './trial-terms.ts'
export type { Trials, TrialStanding } from './trials.ts'
