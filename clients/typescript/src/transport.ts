import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ApiError, ConnectionError, errorOf, MarkwrightError, TimeoutError } from './errors.ts'
import { fileNameOf, type FileContent, type FileInput } from './files.ts'
import { version } from './generated/models.ts'
import { canonicalQuery, encodeComponent, pairsOf, signatureOf, type Query } from './signing.ts'

const API = '/openapi/v1'

export interface ClientOptions {
  /** Address of the site, such as `https://ip.example.com`. */
  baseUrl: string
  /** A request key of the personal center. */
  requestKey: string
  /** Of the member card. Calls are signed where it is given, otherwise the key is sent as a bearer token. */
  merchantId?: string | undefined
  /** Language of texts for people. */
  language?: 'zh' | 'en' | undefined
  /** Milliseconds for one attempt; a minute by default. */
  timeout?: number | undefined
  /** Attempts after the first, where the API is busy or not reached; three by default. */
  maxRetries?: number | undefined
  /** Milliseconds before the first repetition, which double each time; half a second by default. */
  retryDelay?: number | undefined
  /** The longest wait before a repetition, in milliseconds: a longer `Retry-After` is thrown. A minute by default. */
  maxRetryDelay?: number | undefined
  /** In place of the global `fetch`. */
  fetch?: typeof fetch | undefined
}

export interface RequestOptions {
  /** Names a POST, so that it has its effect once however often it is sent; made by the client where it is absent. */
  idempotencyKey?: string | undefined
  /** Ends the call early. */
  signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, in place of those of the client. */
  timeout?: number | undefined
}

export interface Call {
  method: string
  /** Below `/openapi/v1`, with its fields in braces. */
  path: string
  pathFields?: Record<string, string>
  query?: Record<string, unknown>
  json?: unknown
  form?: Record<string, unknown>
  options: RequestOptions
}

/** Signs, sends and repeats calls. */
export class Transport {
  readonly #options: ClientOptions
  readonly #origin: string

  constructor(options: ClientOptions) {
    if (!options.requestKey) throw new MarkwrightError('The client needs a request key.')
    const { protocol } = new URL(options.baseUrl)
    if (protocol !== 'https:' && protocol !== 'http:') throw new MarkwrightError('The address begins with https://.')
    this.#options = options
    this.#origin = options.baseUrl.replace(/\/+$/, '')
  }

  async json<T>(call: Call): Promise<T> {
    return await this.#send(call, async (answer) => (await answer.json()) as T)
  }

  async file(call: Call): Promise<FileContent> {
    return await this.#send(call, async (answer) => ({
      content: new Uint8Array(await answer.arrayBuffer()),
      fileName: fileNameOf(answer.headers.get('content-disposition')),
      mediaType: answer.headers.get('content-type') ?? 'application/octet-stream',
    }))
  }

  async empty(call: Call): Promise<void> {
    await this.#send(call, async (answer) => void (await answer.arrayBuffer()))
  }

  async #send<T>(call: Call, read: (answer: Response) => Promise<T>): Promise<T> {
    const { method, options } = call
    const path = `${API}${fillPath(call.path, call.pathFields ?? {})}`
    const query = canonicalQuery(pairsOf((call.query ?? {}) as Query))
    const { body, mediaType } = await bodyOf(call)
    const headers: Record<string, string> = {
      accept: 'application/json, application/problem+json, */*',
      'user-agent': `markwright-typescript/${version}`,
      ...(mediaType ? { 'content-type': mediaType } : {}),
      ...(this.#options.language ? { 'accept-language': this.#options.language } : {}),
      ...(method === 'POST' ? { 'idempotency-key': options.idempotencyKey ?? randomUUID() } : {}),
    }
    const retries = this.#options.maxRetries ?? 3
    for (let attempt = 0; ; attempt++) {
      options.signal?.throwIfAborted()
      try {
        const credentials = this.#credentials(method, path, query, body ?? '')
        const request = { method, headers: { ...headers, ...credentials }, ...(body ? { body } : {}) }
        return await this.#attempt(`${this.#origin}${path}${query ? `?${query}` : ''}`, request, options, read)
      } catch (error) {
        const delay = attempt < retries ? this.#delayBefore(attempt, error) : null
        if (delay === null) throw error
        await sleep(delay, options.signal)
      }
    }
  }

  async #attempt<T>(
    url: string,
    request: RequestInit,
    { signal, timeout = this.#options.timeout ?? 60_000 }: RequestOptions,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const limit = AbortSignal.timeout(timeout)
    try {
      const answer = await (this.#options.fetch ?? fetch)(url, {
        ...request,
        // The signature is of this address, and the key is not for another one.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      if (!answer.ok) throw errorOf(answer.status, answer.headers, await answer.text())
      return await read(answer)
    } catch (error) {
      if (error instanceof ApiError) throw error
      signal?.throwIfAborted()
      if (limit.aborted) throw new TimeoutError(`The API did not answer within ${timeout} ms.`, { cause: error })
      throw new ConnectionError(`The API was not reached: ${reasonOf(error)}`, { cause: error })
    }
  }

  #credentials(method: string, path: string, query: string, body: Uint8Array | string): Record<string, string> {
    const { merchantId, requestKey } = this.#options
    if (!merchantId) return { authorization: `Bearer ${requestKey}` }
    const timestamp = String(Math.floor(Date.now() / 1000))
    const nonce = randomBytes(16).toString('hex')
    const signature = signatureOf({
      merchantId,
      requestKey,
      timestamp,
      nonce,
      method,
      path,
      canonicalQuery: query,
      body,
    })
    return {
      authorization: `IPS1-HMAC-SHA256 Credential=${merchantId}, Signature=${signature}`,
      'x-ips-timestamp': timestamp,
      'x-ips-nonce': nonce,
    }
  }

  /** Milliseconds until the call is sent again; null where it is not. */
  #delayBefore(attempt: number, error: unknown): number | null {
    const { retryDelay = 500, maxRetryDelay = 60_000 } = this.#options
    const backOff = Math.min(maxRetryDelay, retryDelay * 2 ** attempt)
    // Callers that were refused together do not come back together.
    const jitter = Math.random() * backOff
    if (error instanceof TimeoutError || error instanceof ConnectionError) return jitter
    if (!(error instanceof ApiError) || !isTemporary(error)) return null
    if (error.retryAfter === null) return jitter
    const wait = error.retryAfter * 1000
    return wait > maxRetryDelay ? null : wait * (1 + Math.random() * 0.1)
  }
}

/**
 * 409 is, while the first call with the same `Idempotency-Key` goes on; and a nonce was used where something between the
 * program and the API sent a request twice: an attempt of ours has a new one.
 */
const isTemporary = ({ status, code }: ApiError) =>
  [429, 502, 503, 504].includes(status) || code === 'idempotency_in_progress' || code === 'nonce_replayed'

function fillPath(path: string, fields: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name]
    // Such a part would change which address is called.
    if (!value || value === '.' || value === '..') throw new MarkwrightError(`“${value ?? ''}” is no ${name}.`)
    return encodeComponent(value)
  })
}

/** Made once, since a repetition has to have the same body. */
async function bodyOf({ json, form }: Call) {
  if (json !== undefined)
    return { body: new Uint8Array(Buffer.from(JSON.stringify(json))), mediaType: 'application/json' }
  if (!form) return { body: null, mediaType: null }
  const data = new FormData()
  // The fields before the file: a server that reads as it receives knows them then.
  const entries = Object.entries(form).toSorted(([, a], [, b]) => Number(isFile(a)) - Number(isFile(b)))
  for (const [name, value] of entries)
    if (isFile(value)) data.append(name, blobOf(value.content), value.name)
    else if (typeof value === 'string') data.append(name, value)
  const encoded = new Response(data)
  return { body: new Uint8Array(await encoded.arrayBuffer()), mediaType: encoded.headers.get('content-type') }
}

const isFile = (value: unknown): value is FileInput => typeof value === 'object' && value !== null && 'content' in value
const blobOf = (content: FileInput['content']) =>
  content instanceof Blob ? content : new Blob([content as Uint8Array<ArrayBuffer>])

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Waits, unless the program ends the call. */
export async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, signal ? { signal } : {})
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}
