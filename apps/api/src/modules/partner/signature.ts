import { createHash, createHmac } from 'node:crypto'

/** The name of the scheme, which is also the first line that is signed. */
export const SCHEME = 'IPS1-HMAC-SHA256'

/** A call as it is signed. `target`: path and query as sent. `timestamp`: seconds since 1970. */
export type SignedCall = {
  merchantId: string
  timestamp: string
  nonce: string
  method: string
  target: string
  body: Uint8Array
}

/**
 * The query in the one form that is signed: pairs percent-encoded by RFC 3986, sorted by name and then by value. `+` stands
 * for a blank, as servers read it. Null where the query is not encoded properly.
 */
export function canonicalQuery(query: string): string | null {
  try {
    const pairs = query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf('=')
        const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
        return [encode(decode(name)), encode(decode(value))] as const
      })
    return pairs
      .toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
  } catch {
    return null
  }
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The eight lines that are signed; null where the query is not encoded properly. */
export function stringToSign({ merchantId, timestamp, nonce, method, target, body }: SignedCall): string | null {
  const at = target.indexOf('?')
  const query = canonicalQuery(at < 0 ? '' : target.slice(at + 1))
  if (query === null) return null
  const path = at < 0 ? target : target.slice(0, at)
  const hash = createHash('sha256').update(body).digest('hex')
  return [SCHEME, merchantId, timestamp, nonce, method, path, query, hash].join('\n')
}

/** In lower-case hexadecimal digits. */
export const signatureOf = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')
