import { formatInstant } from '@markwright/domain/dates/calendar'
import { callWebhook, type WebhookResponse, type WebhookCaller } from '@markwright/monitoring/webhook-call'
import { randomUUID } from 'node:crypto'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { readWebhook } from './read-webhook.ts'

/** What came of a test call. */
export type WebhookTest = WebhookResponse & { at: Date; tookMs: number }

const testLimit: Limit = { name: 'webhookTest', max: 10, windowSeconds: 600 }

/**
 * Calls a webhook as a digest would, with no hits in it. `describe` gives the body of one by whom it would be sent, and
 * throws 404 for a sender of somebody else.
 */
export function createWebhookTest(
  deps: WebhookCaller & {
    describe: (accountId: string, senderId: string) => Promise<{ type: string; data: object }>
    onlyHttps?: boolean
    limits: RateLimits
  },
) {
  /** @throws 404 likewise, 400 for an address that is none, 429 beyond 10 in ten minutes. */
  return async (accountId: string, senderId: string, address: string): Promise<WebhookTest> => {
    const { type, data } = await deps.describe(accountId, senderId)
    const url = readWebhook(address, deps)
    await deps.limits.spend(testLimit, accountId)
    const at = deps.now()
    const body = JSON.stringify({ type, time: formatInstant(at), data })
    const result = await callWebhook(deps, { senderId, url, id: randomUUID(), body })
    return { at, tookMs: deps.now().getTime() - at.getTime(), ...result }
  }
}
