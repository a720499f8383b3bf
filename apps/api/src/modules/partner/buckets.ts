import type { Limit } from '../../kernel/rate-limit.ts'

/** Calls that a key may make of a product at once, and how many more in a second; fewer with a test key. */
export const LIVE_BUCKET = { capacity: 20, perSecond: 10 }
export const TEST_BUCKET = { capacity: 10, perSecond: 2 }

/** Translations of a test key, by the built-in engine. */
export const TEST_TRANSLATIONS: Limit = { name: 'partner-test-translations', max: 200, windowSeconds: 86_400 }
