import { createHmac } from 'node:crypto'
import { sha256 } from './sha256.ts'

export type AliyunKey = { accessKeyId: string; accessKeySecret: string }

/** `headers` are those to be signed, named in lower case: `host` and all that begin with `x-acs-`. */
export type AliyunRequest = {
  method: 'GET' | 'POST'
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
}

/**
 * The `Authorization` header of a request to Alibaba Cloud by its signature V3, ACS3-HMAC-SHA256.
 * Source: Alibaba Cloud OpenAPI, "Request syntax and signature method V3".
 */
export function aliyunAuthorization(key: AliyunKey, request: AliyunRequest): string {
  const names = Object.keys(request.headers).toSorted()
  const signedHeaders = names.join(';')
  const canonicalRequest = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    ...names.map((name) => `${name}:${request.headers[name]?.trim()}`),
    '',
    signedHeaders,
    sha256(request.body),
  ].join('\n')
  const signature = createHmac('sha256', key.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonicalRequest)}`)
    .digest('hex')
  return `ACS3-HMAC-SHA256 Credential=${key.accessKeyId},SignedHeaders=${signedHeaders},Signature=${signature}`
}

/** The query in the one spelling that can be signed: sorted by name, all but RFC 3986's unreserved escaped. */
export function canonicalQuery(query: Record<string, string>): string {
  return Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${escapeRfc3986(name)}=${escapeRfc3986(value)}`)
    .join('&')
}

function escapeRfc3986(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
