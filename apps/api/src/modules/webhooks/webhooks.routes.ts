import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../kernel/contract-routes.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import type { WebhookDeliveryRow, WebhookRow } from './webhooks.repository.ts'
import type { WebhooksService } from './webhooks.service.ts'

type Operations =
  | 'listPartnerWebhooks'
  | 'createPartnerWebhook'
  | 'updatePartnerWebhook'
  | 'deletePartnerWebhook'
  | 'setPartnerWebhookState'
  | 'rotatePartnerWebhook'
  | 'testPartnerWebhook'
  | 'listPartnerDeliveries'
  | 'replayPartnerDelivery'

const instant = (at: Date | null) => at && formatInstant(at)

const present = (row: WebhookRow): Schemas['PartnerWebhook'] => ({
  id: row.id,
  isTest: row.is_test,
  url: row.url,
  events: row.events as Schemas['PartnerWebhookEvent'][],
  state: row.paused_at ? 'paused' : 'active',
  pausedReason: row.paused_reason as Schemas['PartnerWebhook']['pausedReason'],
  createTime: formatInstant(row.created_at),
})

const presentDelivery = (row: WebhookDeliveryRow, language: Language): Schemas['PartnerWebhookDelivery'] => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  state: row.state as Schemas['PartnerWebhookDelivery']['state'],
  attempts: row.attempts,
  httpStatus: row.http_status,
  problem: row.problem?.[language] ?? null,
  createTime: formatInstant(row.created_at),
  triedTime: instant(row.tried_at),
  nextTryTime: instant(row.next_try_at),
})

const ownerOf = (member: Parameters<typeof requireMember>[0]) => ({ accountId: requireMember(member).id })

/** Webhooks of members, in the personal center. */
export const webhooksHandlers = (webhooks: WebhooksService): Handlers<Operations> => ({
  listPartnerWebhooks: async ({ member }) => (await webhooks.list(ownerOf(member))).map(present),

  createPartnerWebhook: async ({ member, body: { isTest, ...draft } }) => {
    const { row, secret } = await webhooks.create({ ...ownerOf(member), isTest }, draft)
    return { webhook: present(row), secret }
  },

  updatePartnerWebhook: async ({ member, path, body }) =>
    present(await webhooks.update(ownerOf(member), path.id, body)),

  deletePartnerWebhook: async ({ member, path }) => {
    await webhooks.delete(ownerOf(member), path.id)
    return true
  },

  setPartnerWebhookState: async ({ member, path, body }) =>
    present(await webhooks.setState(ownerOf(member), path.id, body.state)),

  rotatePartnerWebhook: async ({ member, path }) => {
    const { row, secret } = await webhooks.rotate(ownerOf(member), path.id)
    return { webhook: present(row), secret }
  },

  testPartnerWebhook: async ({ member, path, language }) => {
    const { httpStatus, problem, tookMs } = await webhooks.test(ownerOf(member), path.id)
    return { httpStatus, problem: problem && problem[language], tookMs }
  },

  listPartnerDeliveries: async ({ member, path, query, language }) => {
    const { rows, total } = await webhooks.listDeliveries(ownerOf(member), path.id, query)
    return pageOf(
      rows.map((row) => presentDelivery(row, language)),
      total,
      query,
    )
  },

  replayPartnerDelivery: async ({ member, path, language }) =>
    presentDelivery(await webhooks.replay(ownerOf(member), path.id, path.deliveryId), language),
})
