/** What a provider answered, whatever its status. */
export type ProviderResponse = { status: number; bytes: Buffer }

/** `unreachable` makes the error for a provider that did not answer, from the network's word for it. */
export type ProviderPatience = { timeoutMs: number | undefined; unreachable: (code: string) => Error }

/** How long a provider may take where the options do not say. */
export const PROVIDER_TIMEOUT_MS = 10_000

/** One HTTP call to a provider. Redirects are refused: what is sent holds secrets. */
export async function requestProvider(
  url: URL,
  init: { method: string; headers?: Record<string, string>; body?: string },
  { timeoutMs = PROVIDER_TIMEOUT_MS, unreachable }: ProviderPatience,
): Promise<ProviderResponse> {
  try {
    const result = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    return { status: result.status, bytes: Buffer.from(await result.arrayBuffer()) }
  } catch (error) {
    throw unreachable(networkCode(error))
  }
}

/** The answer's body as JSON; undefined where it is none. */
export function jsonOf({ bytes }: ProviderResponse): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

function networkCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}
