import { createHmac, hkdfSync } from 'node:crypto'

const PREFIX = 'whsec_'

/** The secret by which the calls of a monitor or an alert are signed: derived from that of the site, so that it is stored nowhere. */
export const webhookSecret = (appSecret: string, senderId: string): string =>
  PREFIX + Buffer.from(hkdfSync('sha256', appSecret, '', `webhook:${senderId}`, 32)).toString('base64')

/** Secrets of a webhook; `previous` goes on signing until `previous_until`. All are sealed. */
type WebhookSecrets = {
  sealed_secret: string
  previous_secret: string | null
  previous_until: Date | null
}

/** Those that sign a call at an instant, the latest first, sealed as they are. */
export const secretsAt = (
  { sealed_secret: latest, previous_secret: previous, previous_until: until }: WebhookSecrets,
  at: Date,
): string[] => (previous !== null && until !== null && until > at ? [latest, previous] : [latest])

/**
 * The signature of a call by the rules of Standard Webhooks: HMAC-SHA256 of id, time and body under the secret.
 * `timestamp` is in seconds.
 */
export function signWebhook(secret: string, call: { id: string; timestamp: number; body: string }): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signed = createHmac('sha256', key).update(`${call.id}.${call.timestamp}.${call.body}`)
  return `v1,${signed.digest('base64')}`
}
