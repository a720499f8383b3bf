import type { Platform } from '../../platform.ts'
import { createWebhooksRepository } from './webhooks.repository.ts'
import { webhooksHandlers } from './webhooks.routes.ts'
import { createWebhooksService } from './webhooks.service.ts'

export function createWebhooksModule({ builder, secrets, dispatchJob, limits, now }: Platform) {
  const webhooks = createWebhooksService({
    repository: createWebhooksRepository(builder),
    secrets,
    dispatchJob,
    limits,
    now,
  })
  return { handlers: webhooksHandlers(webhooks), webhooks }
}
