import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { ApiBench } from './api-bench.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export const ALL_SCOPES = [
  'trademarks',
  'patents',
  'translation',
  'monitors',
  'reports',
  'cases',
  'portfolio',
  'webhooks',
  'usage',
]

export type CallOptions = {
  payload?: object | string | Buffer
  headers?: Record<string, string>
  /** The address that the call comes from. */
  from?: string
}

/** A member with a request key, and calls with it. */
export async function buildPartner(bench: ApiBench, draft: Record<string, unknown> = {}) {
  const member = await bench.member()
  const made = await bench.call('POST', '/admin/partner/key', {
    as: member.token,
    payload: { name: 'Test', scopes: ALL_SCOPES, ...draft },
  })
  if (made.code !== 0) throw new Error(`no key was made: ${made.body}`)
  const { merchantId } = (await bench.call('GET', '/admin/partner/key', { as: member.token })).data
  const { secret, key } = made.data as { secret: string; key: { id: string } }
  return {
    member,
    merchantId: merchantId as string,
    secret,
    keyId: key.id,
    call: (method: Method, path: string, options: CallOptions = {}) =>
      callPartner(bench, method, path, {
        ...options,
        headers: { authorization: `Bearer ${secret}`, ...options.headers },
      }),
  }
}
export type TestPartner = Awaited<ReturnType<typeof buildPartner>>

/** A call below `/openapi/v1` with whatever headers are given. */
export async function callPartner(
  bench: ApiBench,
  method: Method,
  path: string,
  { payload, headers, from = '203.0.113.50' }: CallOptions = {},
) {
  const response = await bench.api.app.inject({
    method,
    url: `/openapi/v1${path}`,
    headers: { 'accept-language': 'en', 'x-forwarded-for': from, ...headers },
    ...(payload !== undefined && { payload }),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    headers: response.headers,
    json: isJson ? response.json() : null,
    bytes: response.rawPayload,
  }
}

/** Headers that sign a call. `changes` are made after it was signed. */
export function signed(
  { merchantId, secret }: Pick<TestPartner, 'merchantId' | 'secret'>,
  { method, path, query = '', body = '' }: { method: string; path: string; query?: string; body?: string },
  { timestamp = Math.floor(Date.now() / 1000), nonce = randomBytes(8).toString('hex') } = {},
): Record<string, string> {
  const hash = createHash('sha256').update(body).digest('hex')
  const text = ['IPS1-HMAC-SHA256', merchantId, timestamp, nonce, method, `/openapi/v1${path}`, query, hash].join('\n')
  const signature = createHmac('sha256', secret).update(text).digest('hex')
  return {
    authorization: `IPS1-HMAC-SHA256 Credential=${merchantId}, Signature=${signature}`,
    'x-ips-timestamp': String(timestamp),
    'x-ips-nonce': nonce,
    ...(body && { 'content-type': 'application/json' }),
  }
}
