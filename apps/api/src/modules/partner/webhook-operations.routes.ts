import type { PartnerSchemas } from '@markwright/contract/partner'
import type { WebhookDeliveryRow, WebhookRow, WebhooksService } from '../webhooks/index.ts'
import type { Partner } from './authenticate-call.ts'
import { nullableTimestamp, timestamp } from './callers.ts'
import type { Cursors } from './cursors.ts'
import { listPage, newestFirst } from './list-page.ts'
import type { PartnerHandlers } from './partner.routes.ts'

type Operations =
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery'

export function webhookOperations({
  webhooks,
  cursors,
}: {
  webhooks: Pick<
    WebhooksService,
    'list' | 'find' | 'create' | 'update' | 'setState' | 'rotate' | 'test' | 'delete' | 'listDeliveries' | 'replay'
  >
  cursors: Cursors
}): PartnerHandlers<Operations> {
  return {
    listWebhooks: async ({ partner }) => ({ data: (await webhooks.list(ownerOf(partner))).map(present) }),

    createWebhook: async ({ partner, body, reference }) => {
      const { row, secret } = await webhooks.create(ownerOf(partner), body, reference)
      return { ...present(row), secret }
    },

    getWebhook: async ({ partner, path }) => present(await webhooks.find(ownerOf(partner), path.id)),

    updateWebhook: async ({ partner, path, body: { state, ...draft } }) => {
      const row = await webhooks.update(ownerOf(partner), path.id, draft)
      return present(state === undefined ? row : await webhooks.setState(ownerOf(partner), path.id, state))
    },

    deleteWebhook: async ({ partner, path, reply }) => {
      await webhooks.delete(ownerOf(partner), path.id)
      return reply.code(204).send()
    },

    rotateWebhookSecret: async ({ partner, path }) => {
      const { row, secret } = await webhooks.rotate(ownerOf(partner), path.id)
      return { ...present(row), secret }
    },

    testWebhook: async ({ partner, path, language }) => {
      const { httpStatus, problem, tookMs } = await webhooks.test(ownerOf(partner), path.id)
      return { httpStatus, problem: problem && problem[language], tookMs }
    },

    listWebhookDeliveries: async (call) => {
      const { partner, path, language } = call
      const { rows, ...page } = await listPage(cursors, call, newestFirst('created_at'), (requested) =>
        webhooks.listDeliveries(ownerOf(partner), path.id, requested),
      )
      return { data: rows.map((row) => presentDelivery(row, language)), ...page }
    },

    replayWebhookDelivery: async ({ partner, path, language }) =>
      presentDelivery(await webhooks.replay(ownerOf(partner), path.id, path.deliveryId), language),
  }
}

const ownerOf = ({ accountId, isTest }: Partner) => ({ accountId, isTest })

const present = (row: WebhookRow): PartnerSchemas['Webhook'] => ({
  id: row.id,
  isTest: row.is_test,
  url: row.url,
  events: row.events as PartnerSchemas['WebhookEventType'][],
  state: row.paused_at ? 'paused' : 'active',
  pausedReason: row.paused_reason as PartnerSchemas['Webhook']['pausedReason'],
  createdAt: timestamp(row.created_at),
})

const presentDelivery = (row: WebhookDeliveryRow, language: 'cn' | 'en'): PartnerSchemas['WebhookDelivery'] => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  state: row.state as PartnerSchemas['WebhookDelivery']['state'],
  attempts: row.attempts,
  httpStatus: row.http_status,
  problem: row.problem?.[language] ?? null,
  createdAt: timestamp(row.created_at),
  triedAt: nullableTimestamp(row.tried_at),
  nextTryAt: nullableTimestamp(row.next_try_at),
})
