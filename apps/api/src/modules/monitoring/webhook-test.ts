import { formatInstant } from '@markwright/domain/dates'
import { callWebhook, type WebhookAnswer, type WebhookCaller } from '@markwright/monitoring/webhook-call'
import { randomUUID } from 'node:crypto'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { type MonitorsService, readWebhook } from './monitors.service.ts'

/** What came of a test call. */
export type WebhookTest = WebhookAnswer & { at: Date; tookMs: number }

const testLimit: Limit = { name: 'webhookTest', max: 10, windowSeconds: 600 }

/** Calls a webhook as a digest would, with no hits in it. */
export function createWebhookTest(
  deps: WebhookCaller & { monitors: Pick<MonitorsService, 'find'>; limits: RateLimits },
) {
  /** @throws 404 for a monitor of somebody else, 400 for an address that is none, 429 beyond 10 in ten minutes. */
  return async (accountId: string, monitorId: string, address: string): Promise<WebhookTest> => {
    const { name, type } = await deps.monitors.find(accountId, monitorId)
    const url = readWebhook(address)
    await deps.limits.spend(testLimit, accountId)
    const at = deps.now()
    const data = { monitor: { id: monitorId, name, type }, total: 0, hits: [] }
    const body = JSON.stringify({ type: 'monitor.test', time: formatInstant(at), data })
    const answer = await callWebhook(deps, { monitorId, url, id: randomUUID(), body })
    return { at, tookMs: deps.now().getTime() - at.getTime(), ...answer }
  }
}
