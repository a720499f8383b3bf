/** Why a call to a provider failed. */
export type ProviderFailure =
  | 'timeout'
  | 'unreachable'
  /** It answered that it cannot answer now (HTTP 5xx). */
  | 'unavailable'
  /** Too many calls (HTTP 429). */
  | 'limited'
  /** Key or account are refused. */
  | 'unauthorized'
  /** The request itself is refused. */
  | 'rejected'
  /** The account's allowance at the provider is used up. */
  | 'exhausted'
  | 'invalid-answer'
  | 'circuit-open'
  | 'budget-used'
  | 'cancelled'

const PASSING: ReadonlySet<ProviderFailure> = new Set([
  'timeout',
  'unreachable',
  'unavailable',
  'limited',
  'invalid-answer',
])

/** A failed call; neither the message nor the cause holds a secret or what was sent. */
export class ProviderError extends Error {
  readonly retryAfterMs: number | null

  constructor(
    readonly provider: string,
    readonly reason: ProviderFailure,
    {
      detail = '',
      retryAfterMs = null,
      cause,
    }: { detail?: string; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(`${provider}: ${reason}${detail ? `, ${detail}` : ''}`, { cause })
    this.name = 'ProviderError'
    this.retryAfterMs = retryAfterMs
  }

  /** Whether the same call may succeed a moment later. */
  get isPassing(): boolean {
    return PASSING.has(this.reason)
  }
}
