import { createHmac, timingSafeEqual } from 'node:crypto'
import { MarkwrightError } from './errors.ts'
import type { WebhookEvent } from './generated/models.ts'

/** The call is not one of the API; answer it with 400. */
export class WebhookVerificationError extends MarkwrightError {
  override name = 'WebhookVerificationError'
  readonly reason: 'header_missing' | 'timestamp_stale' | 'signature_invalid' | 'body_invalid'

  constructor(reason: WebhookVerificationError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

export interface WebhookVerifierOptions {
  /** Seconds by which the time of a call may differ from that of this machine; 300 by default. */
  tolerance?: number | undefined
  /** Milliseconds since 1970, in place of the clock. */
  now?: (() => number) | undefined
}

/** Headers as Node, `fetch` or a framework gives them. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>

/** Verifies calls to a webhook by the Standard Webhooks specification. */
export class WebhookVerifier {
  readonly #keys: readonly Buffer[]
  readonly #tolerance: number
  readonly #now: () => number

  /** @param secrets The secret, `whsec_…`; or several of them, such as the old and the new one of a rotation. */
  constructor(secrets: string | readonly string[], { tolerance = 300, now = Date.now }: WebhookVerifierOptions = {}) {
    this.#keys = [secrets].flat().map((secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    if (this.#keys.length === 0 || this.#keys.some((key) => key.length === 0))
      throw new MarkwrightError('The verifier needs the secret of the webhook.')
    this.#tolerance = tolerance
    this.#now = now
  }

  /**
   * The event of a call.
   * @param body As it was received: text that was parsed and written anew has another signature.
   * @throws {WebhookVerificationError} The call is not one of the API, or an old one.
   */
  verify(body: string | Uint8Array, headers: WebhookHeaders): WebhookEvent & { id: string } {
    const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => header(headers, name))
    if (!id || !timestamp || !signatures)
      throw new WebhookVerificationError('header_missing', 'A header of the webhook is missing.')
    const isNumber = /^\d{1,12}$/.test(timestamp)
    if (!isNumber || Math.abs(this.#now() / 1000 - Number(timestamp)) > this.#tolerance)
      throw new WebhookVerificationError('timestamp_stale', 'The time of the webhook is too far from that of now.')
    const expected = this.#keys.map((key) =>
      createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest(),
    )
    const received = signatures
      .split(' ')
      .filter((entry) => entry.startsWith('v1,'))
      .map((entry) => Buffer.from(entry.slice(3), 'base64'))
    // Every pair is compared, so that the time tells nothing.
    const matches = expected.flatMap((one) =>
      received.filter((other) => one.length === other.length && timingSafeEqual(one, other)),
    )
    if (matches.length === 0)
      throw new WebhookVerificationError('signature_invalid', 'The signature of the webhook does not match.')
    return { ...parse(body), id }
  }
}

function header(headers: WebhookHeaders, name: string): string | undefined {
  const wanted = `webhook-${name}`
  if (headers instanceof Headers) return headers.get(wanted) ?? undefined
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === wanted) ?? []
  return typeof value === 'string' ? value : value?.join(' ')
}

function parse(body: string | Uint8Array): WebhookEvent {
  try {
    return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString('utf8')) as WebhookEvent
  } catch {
    throw new WebhookVerificationError('body_invalid', 'The body of the webhook is no JSON.')
  }
}
