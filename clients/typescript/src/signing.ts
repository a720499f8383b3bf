import { createHash, createHmac } from 'node:crypto'

export type QueryValue = string | number | boolean
/** A value that is absent is left out; a list repeats its name. */
export type Query = Record<string, QueryValue | readonly QueryValue[] | null | undefined>

/** Percent-encodes all but the letters, digits and `-._~` of RFC 3986. */
export function encodeComponent(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`,
  )
}

/**
 * The query as it is signed, and as it is sent: pairs encoded by RFC 3986, sorted by encoded name and then encoded
 * value, joined by `&`.
 * @param pairs Names and values, not encoded; a name may stand there several times.
 */
export function canonicalQuery(pairs: Iterable<readonly [name: string, value: string]>): string {
  return Array.from(pairs, ([name, value]) => [encodeComponent(name), encodeComponent(value)] as const)
    .toSorted((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** What is encoded is ASCII, so UTF-16 units sort as bytes do. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function pairsOf(query: Query): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [value].flat().map((each): [string, string] => [name, String(each)]),
  )
}

export interface Signable {
  merchantId: string
  requestKey: string
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
  method: string
  /** As sent, from `/openapi/v1/`. */
  path: string
  canonicalQuery: string
  body: Uint8Array | string
}

/** The eight lines that are signed. */
export function stringToSign(request: Omit<Signable, 'requestKey'>): string {
  return [
    'IPS1-HMAC-SHA256',
    request.merchantId,
    request.timestamp,
    request.nonce,
    request.method,
    request.path,
    request.canonicalQuery,
    createHash('sha256').update(request.body).digest('hex'),
  ].join('\n')
}

/** HMAC-SHA256 of the string to sign under the request key, in lower-case hexadecimal digits. */
export function signatureOf(request: Signable): string {
  return createHmac('sha256', request.requestKey).update(stringToSign(request)).digest('hex')
}
