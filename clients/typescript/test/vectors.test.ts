import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  canonicalQuery,
  signatureOf,
  stringToSign,
  WebhookVerificationError,
  WebhookVerifier,
  type Signable,
} from '../src/index.ts'

interface WebhookVector {
  name: string
  secrets: string[]
  now: number
  id: string
  timestamp: string
  signature: string
  body: string
  outcome: string
}
interface Vectors {
  signatures: (Signable & { name: string; stringToSign: string; signature: string })[]
  canonicalQueries: { name: string; pairs: [string, string][]; canonical: string }[]
  webhooks: WebhookVector[]
}
const vectors = JSON.parse(readFileSync(new URL('../../vectors.json', import.meta.url), 'utf8')) as Vectors

describe('signatures', () => {
  it.each(vectors.signatures)('$name', (vector) => {
    expect(stringToSign(vector)).toBe(vector.stringToSign)
    expect(signatureOf(vector)).toBe(vector.signature)
  })
})

describe('canonical queries', () => {
  it.each(vectors.canonicalQueries)('$name', ({ pairs, canonical }) => {
    expect(canonicalQuery(pairs)).toBe(canonical)
    expect(canonicalQuery(pairs.toReversed())).toBe(canonical)
  })
})

describe('webhooks', () => {
  it.each(vectors.webhooks)('$name: $outcome', (vector) => {
    const headers = {
      'Webhook-Id': vector.id,
      'webhook-timestamp': vector.timestamp,
      'webhook-signature': vector.signature,
    }
    const accepted = { ...(JSON.parse(vector.body) as object), id: vector.id }
    const expected = vector.outcome === 'accepted' ? accepted : vector.outcome
    expect(outcomeOf(vector, vector.body, headers)).toEqual(expected)
    expect(outcomeOf(vector, Buffer.from(vector.body), new Headers(headers))).toEqual(expected)
  })

  it('refuses a call without headers, and a verifier without a secret', () => {
    expect(() => new WebhookVerifier([])).toThrow('secret')
    expect(() => new WebhookVerifier('whsec_')).toThrow('secret')
    expect(() => new WebhookVerifier('whsec_AAAA').verify('{}', {})).toThrow(WebhookVerificationError)
  })
})

/** The event, or why it is refused. */
function outcomeOf({ secrets, now }: WebhookVector, body: string | Buffer, headers: Headers | Record<string, string>) {
  try {
    return new WebhookVerifier(secrets, { now: () => now * 1000 }).verify(body, headers)
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    return error.reason
  }
}
