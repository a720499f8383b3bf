import type { TokenUse } from '@markwright/key-value'
import type { Limit } from '../../kernel/rate-limit.ts'

/** Calls that a key may make of a product at once, and how many more in a second; fewer with a test key. */
export const LIVE_BUCKET = { capacity: 20, perSecond: 10 }
export const TEST_BUCKET = { capacity: 10, perSecond: 2 }

/** Translations of a test key, by the built-in engine. */
export const TEST_TRANSLATIONS: Limit = { name: 'partner-test-translations', max: 200, windowSeconds: 86_400 }

/** The headers `RateLimit` and `RateLimit-Policy` of an answer. */
export function limitHeaders(product: string, bucket: { capacity: number; perSecond: number }, token: TokenUse) {
  return {
    ratelimit: `"${product}";r=${token.left};t=${Math.ceil(token.fullInMs / 1000)}`,
    'ratelimit-policy': `"${product}";q=${bucket.capacity};w=${Math.ceil(bucket.capacity / bucket.perSecond)}`,
  }
}
