export type { WebhookDeliveryRow, WebhookRow } from './webhooks.repository.ts'
export type { WebhooksService } from './webhooks.service.ts'
