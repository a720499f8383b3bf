const TENANT = '4'

/** A call that the server refused or never answered, whatever the HTTP status was. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** Number of the refusal (contract §16); 20306 where no answer came. */
    readonly code: number,
    message: string,
    /** Facts about the refusal, such as the field and the position of a wrong character. */
    readonly data: Record<string, unknown> | null = null,
    readonly traceId?: string,
  ) {
    super(message)
  }
}

export const NO_ANSWER = 20306

type CallListener = (change: { path: string; pending: 1 | -1 }) => void
const listeners = new Set<CallListener>()

/** Told at the beginning and at the end of every call; returns how to stop listening. */
export function onCall(listener: CallListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let language = 'cn'
/** The language of the texts that the server sends. */
export function setLanguage(next: 'cn' | 'en') {
  language = next
}

/** The one place that knows the envelope; everything above it sees `data` or an ApiError. */
export async function apiFetch<T>(url: string, init: RequestInit): Promise<T> {
  return (await bareFetch<{ data: T }>(url, init)).data
}

/** For the answers that are not wrapped in an envelope. */
export async function bareFetch<T>(url: string, init: RequestInit): Promise<T> {
  const tell = (pending: 1 | -1) => listeners.forEach((listener) => listener({ path: url.split('?')[0]!, pending }))
  tell(1)
  try {
    const response = await send(url, init)
    const body = await response.json().catch(() => null)
    if (!response.ok || body === null || (typeof body.code === 'number' && body.code !== 0))
      throw new ApiError(response.status, body?.code ?? NO_ANSWER, body?.msg ?? '', body?.data, body?.traceId)
    return body
  } finally {
    tell(-1)
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  // Spec 1 §7.1: GET requests carry the time in seconds, every request the tenant.
  const isGet = (init.method ?? 'GET') === 'GET'
  const stamped = isGet ? `${url}${url.includes('?') ? '&' : '?'}_t=${Math.floor(Date.now() / 1000)}` : url
  const headers = new Headers(init.headers)
  headers.set('TENANT-ID', TENANT)
  headers.set('Accept-Language', language === 'en' ? 'en' : 'zh-CN')
  try {
    return await fetch(stamped, { ...init, headers, credentials: 'same-origin' })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, NO_ANSWER, '')
  }
}

/** What the generated hooks reject with. */
export type ErrorType<_Body> = ApiError
