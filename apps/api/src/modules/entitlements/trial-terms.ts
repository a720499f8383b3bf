const DAY_MS = 24 * 60 * 60 * 1000

/** Spec 2 §9: a trial lasts 3 days and gives 30 searches. */
const TRIAL_DAYS = 3
export const TRIAL_SEARCHES = 30

/** When a trial ends that begins now: three times 24 hours, so that nobody loses by the hour of the approval. */
export const trialEnd = (begin: Date): Date => new Date(begin.getTime() + TRIAL_DAYS * DAY_MS)
