import type { Refusal } from './refusals.ts'

/** A refusal by the web server itself, which the error handler answers in the form of the address. */
export class RefusalError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly headers: Record<string, string> = {},
  ) {
    super(refusal.msg)
  }
}
