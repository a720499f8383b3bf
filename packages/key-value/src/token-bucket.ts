import type { TokenUse, TokenBucket } from './key-value-store.ts'

/** The bucket in milliseconds: how long it takes to fill one place of it, and all of it. */
export const bucketTimes = ({ capacity, perSecond }: TokenBucket) => {
  const stepMs = Math.max(1, Math.round(1000 / perSecond))
  return { stepMs, wholeMs: stepMs * capacity }
}

/** What became of a request, from how long the bucket then takes to be full. */
export function tokenResponse(allowed: boolean, fullInMs: number, bucket: TokenBucket): TokenUse {
  const { stepMs, wholeMs } = bucketTimes(bucket)
  const left = Math.max(0, Math.floor((wholeMs - fullInMs) / stepMs))
  return { allowed, left, fullInMs, nextInMs: left > 0 ? 0 : Math.max(1, fullInMs + stepMs - wholeMs) }
}
