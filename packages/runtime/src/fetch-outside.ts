import ipaddr from 'ipaddr.js'
import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'

/** Why something outside could not be fetched. */
export type FetchProblem = 'forbidden' | 'unreachable' | 'tooLarge' | 'redirects'

export class FetchRefused extends Error {
  constructor(
    readonly problem: FetchProblem,
    options?: { cause?: unknown },
  ) {
    super(`The address is not fetched: ${problem}.`, options)
    this.name = 'FetchRefused'
  }
}

export type OutsideOptions = {
  bytesMax: number
  timeoutMs: number
  /** Media types that are requested; images where it is absent. */
  accept?: string
  /** Whether an address of the network may be requested; a test has other addresses than the internet. */
  isPublic?: (address: string) => boolean
  /** Addresses of a host. */
  resolve?: (host: string) => Promise<string[]>
}

const REDIRECTS_MAX = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Fetches a file by an address that others have named, and nothing within the own network: every host is resolved
 * once, all of its addresses must be public, and the connection goes to the one that was checked. Redirects are checked
 * likewise.
 * @throws FetchRefused
 */
export async function fetchOutside(address: string, options: OutsideOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  let url = readUrl(address)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const headers = { accept: options.accept ?? 'image/*' }
    const response = await ask(url, await addressOf(url, options, signal), { signal, headers })
    if (!REDIRECTS.has(response.statusCode ?? 0)) return readAll(response, options.bytesMax)
    response.destroy()
    url = readUrl(response.headers.location ?? '', url)
  }
  throw new FetchRefused('redirects')
}

/**
 * Sends a text to an address that a user has named, by the same precautions; redirects are not followed.
 * @returns the HTTP status of the answer, of which nothing more is read
 * @throws FetchRefused
 */
export async function postOutside(
  address: string,
  { body, headers, ...options }: Omit<OutsideOptions, 'bytesMax'> & { body: string; headers: Record<string, string> },
): Promise<number> {
  const url = readUrl(address)
  const signal = AbortSignal.timeout(options.timeoutMs)
  const response = await ask(url, await addressOf(url, options, signal), { signal, method: 'POST', headers, body })
  response.destroy()
  return response.statusCode ?? 0
}

function readUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new FetchRefused('forbidden')
  const url = new URL(address, base)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.username || url.password) throw new FetchRefused('forbidden')
  return url
}

async function addressOf(
  url: URL,
  { isPublic = isPublicAddress, resolve = resolveHost }: Pick<OutsideOptions, 'isPublic' | 'resolve'>,
  signal: AbortSignal,
) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await Promise.race([resolve(host), lateness(signal)])
  const [first] = addresses
  if (first === undefined) throw new FetchRefused('unreachable')
  if (!addresses.every(isPublic)) throw new FetchRefused('forbidden')
  return first
}

/** A name may take the system longer to resolve than the whole may take. */
const lateness = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const refuse = () => reject(new FetchRefused('unreachable', { cause: signal.reason }))
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })

const resolveHost = async (host: string) =>
  (
    await lookup(host, { all: true }).catch((error: unknown) => {
      throw new FetchRefused('unreachable', { cause: error })
    })
  ).map(({ address }) => address)

/** Whether an address is one of the internet: not of this machine, its network, a tunnel into one, or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}

/** Whether an address is one of this machine itself. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

type RequestOptions = { signal: AbortSignal; method?: 'GET' | 'POST'; headers: Record<string, string>; body?: string }

function ask(
  url: URL,
  address: string,
  { signal, method = 'GET', headers, body }: RequestOptions,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const family = isIP(address)
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(new FetchRefused('unreachable', { cause: error }))
    request(
      url,
      {
        signal,
        method,
        agent: false,
        headers: { ...headers, 'user-agent': 'Markwright' },
        // The name was resolved and checked; resolving it again could lead elsewhere.
        lookup: (_, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
      },
      (response) => {
        response.on('error', () => {})
        resolve(response)
      },
    )
      .on('error', fail)
      .end(body)
  })
}

async function readAll(response: IncomingMessage, bytesMax: number): Promise<Buffer> {
  if (response.statusCode !== 200) {
    response.destroy()
    throw new FetchRefused('unreachable')
  }
  const chunks: Buffer[] = []
  let length = 0
  try {
    if (Number(response.headers['content-length']) > bytesMax) throw new FetchRefused('tooLarge')
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > bytesMax) throw new FetchRefused('tooLarge')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof FetchRefused ? error : new FetchRefused('unreachable', { cause: error })
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks)
}
