import { bindJob, deliverWebhook } from '@markwright/jobs'
import { createWebhookReach } from '@markwright/monitoring/webhook-reach'
import { createSealing } from '@markwright/runtime/sealing.ts'
import { MINUTE_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { deliverWebhookHandler } from './deliver-webhook.ts'
import { createWebhookDeliveriesRepository } from './webhook-deliveries.repository.ts'

export function createWebhooksModule(platform: Platform) {
  const deliveries = createWebhookDeliveriesRepository(platform.builder)
  const sealing = createSealing(platform.appSecret)
  const isPublic = createWebhookReach(platform.settings)
  return {
    jobs: [bindJob(deliverWebhook, deliverWebhookHandler({ ...platform, deliveries, sealing, isPublic }))],
    schedules: [{ name: 'clear-webhook-deliveries', everyMs: MINUTE_MS, run: () => deliveries.clear() }],
  }
}
