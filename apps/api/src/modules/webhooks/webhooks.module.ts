import { isDemonstrationSite } from '@markwright/config'
import { createWebhookReach } from '@markwright/monitoring/webhook-reach'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createWebhookInspector } from './webhook-inspector.ts'
import { webhookInspectorHandlers } from './webhook-inspector.routes.ts'
import { createWebhooksRepository } from './webhooks.repository.ts'
import { webhooksHandlers } from './webhooks.routes.ts'
import { createWebhooksService } from './webhooks.service.ts'

export function createWebhooksModule({
  builder,
  keyValueStore,
  secrets,
  dispatchJob,
  limits,
  now,
  settings,
}: Platform) {
  const repository = createWebhooksRepository(builder)
  const webhooks = createWebhooksService({
    repository,
    secrets,
    dispatchJob,
    limits,
    now,
    isPublic: createWebhookReach(settings),
  })
  const inspector = createWebhookInspector({
    keyValueStore,
    secrets,
    limits,
    now,
    isOpenAccount: repository.isOpenAccount,
    listWebhooks: (owner) => repository.list(owner),
    siteUrl: settings.PUBLIC_URL,
    isAvailable: isDemonstrationSite(settings),
  })
  return {
    handlers: { ...webhooksHandlers(webhooks), ...webhookInspectorHandlers(inspector) },
    api: pick(
      webhooks,
      'list',
      'find',
      'create',
      'update',
      'setState',
      'rotate',
      'test',
      'delete',
      'listDeliveries',
      'replay',
    ),
  }
}
