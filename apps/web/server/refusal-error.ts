import { type Refusal, refusals } from './refusals.ts'

/** A refusal by the web server itself, which the error handler answers in the form of the address. */
export class RefusalError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly headers: Record<string, string> = {},
  ) {
    super(refusal.msg)
  }
}

const retryAfter = { 'retry-after': '5' }

/** Made once: those of an overload must cost as little as possible, and a stack costs most. */
export const refused = {
  tooSlow: new RefusalError(refusals.tooSlow),
  unreadable: new RefusalError(refusals.unreadable),
  tooMany: new RefusalError(refusals.tooMany, retryAfter),
  tooManyUploads: new RefusalError(refusals.tooManyUploads, retryAfter),
  overloaded: new RefusalError(refusals.overloaded, retryAfter),
  unavailable: new RefusalError(refusals.unavailable, retryAfter),
}
