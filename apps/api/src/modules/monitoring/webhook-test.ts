import { formatInstant } from '@markwright/domain/dates'
import {
  problemOfStatus,
  WEBHOOK_TIMEOUT_MS,
  webhookHeaders,
  type WebhookProblem,
  webhookProblems,
} from '@markwright/monitoring/webhook-call'
import { webhookSecret } from '@markwright/monitoring/webhook-signature'
import { FetchRefused, postOutside } from '@markwright/runtime/fetch-outside.ts'
import { randomUUID } from 'node:crypto'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { type MonitorsService, readWebhook } from './monitors.service.ts'

/** What came back of a test call; `problem` is null where it was taken. */
export type WebhookTest = { at: Date; tookMs: number; httpStatus: number | null; problem: WebhookProblem | null }

const testLimit: Limit = { name: 'webhookTest', max: 10, windowSeconds: 600 }

/** Calls a webhook as a digest would, with no hits in it, by the same guard and the same signature. */
export function createWebhookTest(deps: {
  monitors: Pick<MonitorsService, 'find'>
  limits: RateLimits
  appSecret: string
  now: () => Date
  /** Addresses that may be called; a test has others than the internet. */
  isPublic?: (address: string) => boolean
}) {
  const call = async (url: string, body: string, secret: string, at: Date) => {
    const headers = webhookHeaders(secret, { id: randomUUID(), at, body })
    try {
      const guard = { timeoutMs: WEBHOOK_TIMEOUT_MS, ...(deps.isPublic && { isPublic: deps.isPublic }) }
      const httpStatus = await postOutside(url, { body, headers, ...guard })
      return { httpStatus, problem: problemOfStatus(httpStatus) }
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      const problem = error.problem === 'forbidden' ? webhookProblems.address : webhookProblems.unreachable
      return { httpStatus: null, problem }
    }
  }

  /** @throws 404 for a monitor of somebody else, 400 for an address that is none, 429 beyond 10 in ten minutes. */
  return async (accountId: string, id: string, address: string): Promise<WebhookTest> => {
    const monitor = await deps.monitors.find(accountId, id)
    const url = readWebhook(address)
    await deps.limits.spend(testLimit, accountId)
    const at = deps.now()
    const { name, type } = monitor
    const data = { monitor: { id, name, type }, total: 0, hits: [] }
    const body = JSON.stringify({ type: 'monitor.test', time: formatInstant(at), data })
    const answer = await call(url, body, webhookSecret(deps.appSecret, id), at)
    return { at, tookMs: deps.now().getTime() - at.getTime(), ...answer }
  }
}
