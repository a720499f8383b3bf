const TENANT = '4'

/** A call that the server refused or never answered, whatever the HTTP status was. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** Number of the refusal (contract §16); 20306 where no answer came. */
    readonly code: number,
    message: string,
    /** Facts about the refusal, such as the place of a wrong character, or its name in OAuth. */
    readonly data: Record<string, unknown> | string | null = null,
    readonly traceId?: string,
  ) {
    super(message)
  }
}

export const NO_ANSWER = 20306

/** Notified of the path of a call that begins; returns what is to be done when that very call has ended, if anything. */
type CallListener = (path: string) => (() => void) | undefined
const listeners = new Set<CallListener>()

/** Listens to every call; returns how to stop listening. */
export function onCall(listener: CallListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let language = 'cn'
/** The language of the texts that the server sends. */
export function setLanguage(next: 'cn' | 'en') {
  language = next
}

type Credentials = {
  /** The access token that a call of this path carries, if any. */
  tokenFor(path: string): string | null
  /**
   * Formatted that the server wants a session (401) or does not accept this one (424); `token` is what was sent. Says whether
   * the call is to be sent once more, with the token that there is by then.
   */
  onRejected(rejection: { path: string; method: string; status: 401 | 424; token: string | null }): Promise<boolean>
  /**
   * Notified of every other answer. `isTokenInvalid`: the server did not accept `token` and answered as it answers a
   * visitor.
   */
  onAnswered(result: { path: string; token: string | null; isTokenInvalid: boolean }): void
}
let credentials: Credentials = { tokenFor: () => null, onRejected: async () => false, onAnswered: () => {} }
export function setCredentials(next: Credentials) {
  credentials = next
}

/** The one place that knows the envelope; everything above it sees `data` or an ApiError. */
export async function apiFetch<T>(url: string, init: RequestInit): Promise<T> {
  return (await bareFetch<{ data: T }>(url, init)).data
}

/** For the answers that are not wrapped in an envelope; what is no JSON comes as a Blob. */
export async function bareFetch<T>(url: string, init: RequestInit): Promise<T> {
  const first = await attempt<T>(url, init)
  if ('body' in first) return first.body
  const { refusal, token } = first
  const status = withoutSession.find((each) => each === refusal.status)
  // A refused sign-in says nothing about the session.
  const isSignIn = new Headers(init.headers).has('authorization')
  if (isSignIn || status === undefined) throw refusal
  const isWorthAnother = await credentials.onRejected({
    path: pathOf(url),
    method: init.method ?? 'GET',
    status,
    token,
  })
  if (!isWorthAnother) throw refusal
  const second = await attempt<T>(url, init)
  if ('body' in second) return second.body
  throw second.refusal
}

/** What is answered where there is no session, and where the one of the call has ended. */
const withoutSession = [401, 424] as const

type Attempt<T> = { body: T } | { refusal: ApiError; token: string | null }

async function attempt<T>(url: string, init: RequestInit): Promise<Attempt<T>> {
  const path = pathOf(url)
  const ends = [...listeners].map((listener) => listener(path))
  try {
    const { response, token } = await send(url, path, init)
    if (!withoutSession.some((status) => status === response.status))
      credentials.onAnswered({ path, token, isTokenInvalid: INVALID_TOKEN.test(challengeOf(response)) })
    if (response.status === 204) return { body: undefined as T }
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    // A file of JSON is a file.
    const isFile = response.headers.get('content-disposition')?.startsWith('attachment') ?? false
    if (response.ok && (isFile || !isJson)) return { body: (await response.blob()) as T }
    const body = await response.json().catch(() => null)
    if (response.ok && body !== null && (typeof body.code !== 'number' || body.code === 0)) return { body }
    const refusal = new ApiError(response.status, body?.code ?? NO_ANSWER, body?.msg ?? '', body?.data, body?.traceId)
    return { refusal, token }
  } finally {
    ends.forEach((end) => end?.())
  }
}

/** RFC 6750, section 3.1. */
const INVALID_TOKEN = /^Bearer .*\berror="invalid_token"/i
const challengeOf = ({ headers }: Response) => headers.get('www-authenticate') ?? ''

const pathOf = (url: string): string => url.split('?')[0]!

// Spec 1 §7.1: this one call never carries the session.
const WITHOUT_SESSION = '/common/code/sms'

async function send(url: string, path: string, init: RequestInit) {
  // Spec 1 §7.1: GET requests carry the time in seconds, every request the tenant.
  const isGet = (init.method ?? 'GET') === 'GET'
  const stamped = isGet ? `${url}${url.includes('?') ? '&' : '?'}_t=${Math.floor(Date.now() / 1000)}` : url
  const headers = new Headers(init.headers)
  headers.set('TENANT-ID', TENANT)
  headers.set('Accept-Language', language === 'en' ? 'en' : 'zh-CN')
  const token = headers.has('authorization') || path === WITHOUT_SESSION ? null : credentials.tokenFor(path)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  try {
    return { response: await fetch(stamped, { credentials: 'same-origin', ...init, headers }), token }
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, NO_ANSWER, '')
  }
}

/** What the generated hooks reject with. */
export type ErrorType<_Body> = ApiError
