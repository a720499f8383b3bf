import { ProviderError, type ProviderFailure } from './provider-error.ts'

export type JsonRequest = {
  /** Name of the provider, for errors. */
  provider: string
  url: URL
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent as JSON, or as a form where it is URLSearchParams. */
  body?: unknown
  signal: AbortSignal
  bytesMax?: number
  /** What statuses mean that the provider uses in its own way. */
  statuses?: Record<number, ProviderFailure>
}

const BYTES_MAX = 8 * 1024 * 1024

/**
 * One HTTP request whose answer is JSON. Redirects are refused: what is sent may hold secrets.
 * @throws ProviderError
 */
export async function requestJson(request: JsonRequest): Promise<unknown> {
  const { provider, url, method = 'POST', headers = {}, body, signal, bytesMax = BYTES_MAX, statuses = {} } = request
  const isForm = body instanceof URLSearchParams
  let response: Response
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined
          ? {}
          : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body.toString() : JSON.stringify(body) }),
      redirect: 'error',
      signal,
    })
  } catch (error) {
    throw new ProviderError(provider, 'unreachable', { detail: networkCode(error) })
  }
  const text = await readText(response, provider, bytesMax)
  if (!response.ok) {
    const { status } = response
    const reason = statuses[status] ?? reasonOf(status)
    throw new ProviderError(provider, reason, { detail: `HTTP ${status}`, retryAfterMs: retryAfter(response.headers) })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError(provider, 'invalid-answer', { detail: 'no JSON' })
  }
}

function reasonOf(status: number): ProviderFailure {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 402) return 'exhausted'
  if (status === 408) return 'timeout'
  if (status === 429) return 'limited'
  return status >= 500 ? 'unavailable' : 'rejected'
}

async function readText(response: Response, provider: string, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length
      if (length > bytesMax) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw new ProviderError(provider, 'unreachable', { detail: networkCode(error) })
  }
  if (length > bytesMax) throw new ProviderError(provider, 'invalid-answer', { detail: `more than ${bytesMax} bytes` })
  return Buffer.concat(chunks).toString()
}

/** RFC 9110: seconds or a date. */
function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}

function networkCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error instanceof Error ? error.name : 'unknown'
}
