import { createHmac } from 'node:crypto'
import { sha256 } from './sha256.ts'

export type TencentKey = { secretId: string; secretKey: string }

/** A POST to `/`. `headers` are those to be signed, named in lower case; `timestamp` in seconds since 1970. */
export type TencentRequest = {
  service: string
  headers: Record<string, string>
  body: string
  timestamp: number
}

/**
 * The `Authorization` header of a request to Tencent Cloud by TC3-HMAC-SHA256.
 * Source: Tencent Cloud API 3.0, "Signature v3".
 */
export function tencentAuthorization(key: TencentKey, request: TencentRequest): string {
  const names = Object.keys(request.headers).toSorted()
  const signedHeaders = names.join(';')
  const canonicalRequest = [
    'POST',
    '/',
    '',
    ...names.map((name) => `${name}:${request.headers[name]?.trim().toLowerCase()}`),
    '',
    signedHeaders,
    sha256(request.body),
  ].join('\n')
  const date = new Date(request.timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${request.service}/tc3_request`
  const stringToSign = ['TC3-HMAC-SHA256', request.timestamp, scope, sha256(canonicalRequest)].join('\n')
  const signingKey = [date, request.service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${key.secretKey}`)
  const signature = hmac(signingKey, stringToSign).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${key.secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
