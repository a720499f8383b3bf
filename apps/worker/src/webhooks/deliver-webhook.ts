import type { deliverWebhook, JobHandler } from '@markwright/jobs'
import { postWebhook, type WebhookCaller, webhookProblems } from '@markwright/monitoring/webhook-call'
import { secretsAt } from '@markwright/monitoring/webhook-signature'
import type { Sealing } from '@markwright/runtime/sealing.ts'
import type { WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts'

const MINUTE = 60
const HOUR = 3600

/** Seconds before each further attempt, as Standard Webhooks recommends. */
export const retrySeconds = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]

/** Makes one attempt to deliver an event. */
export function deliverWebhookHandler(
  deps: Omit<WebhookCaller, 'appSecret'> & { deliveries: WebhookDeliveriesRepository; sealing: Sealing },
): JobHandler<typeof deliverWebhook> {
  const { deliveries, sealing, now } = deps
  return async ({ deliveryId }) => {
    const delivery = await deliveries.find(deliveryId)
    if (delivery?.state !== 'pending') return null
    if (delivery.paused_at) {
      await deliveries.giveUp(deliveryId)
      return null
    }
    const { url, body, webhook_id: webhookId } = delivery
    const secrets = secretsAt(delivery, now()).map((secret) => sealing.unseal(secret))
    const result = await postWebhook(deps, { secrets, url, id: delivery.event_id, body })
    const wait = retrySeconds[delivery.attempts]
    const isFinal = result.problem === null || result.problem === webhookProblems.gone || wait === undefined
    const nextTryAt = isFinal ? null : new Date(now().getTime() + wait * 1000)
    await deliveries.record({ id: deliveryId, webhookId, attempts: delivery.attempts + 1 }, result, nextTryAt)
    if (result.problem === webhookProblems.gone) await deliveries.pause(webhookId, 'gone')
    else if (result.problem !== null) await deliveries.pause(webhookId, 'failing')
    return { httpStatus: result.httpStatus }
  }
}
