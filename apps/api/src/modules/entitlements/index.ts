export { entitlementsErrors } from './entitlements.errors.ts'
export { TRIAL_SEARCHES, trialEnd } from './trial-terms.ts'
export type { Trials, TrialStanding } from './trials.ts'
