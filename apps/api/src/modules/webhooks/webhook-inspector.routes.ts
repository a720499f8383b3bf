import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import type { WebhookInspector } from './webhook-inspector.ts'

type Operations = 'getWebhookInspector' | 'clearWebhookInspector' | 'receiveInspectedWebhook'

export const webhookInspectorHandlers = (inspector: WebhookInspector): Handlers<Operations> => ({
  getWebhookInspector: async ({ member }) => {
    const { id } = requireMember(member)
    const url = inspector.addressOf(id)
    const events = url === null ? [] : await inspector.list(id)
    return {
      url,
      records: events.map(({ receivedAt, ...event }) => ({
        ...event,
        receivedTime: formatInstant(new Date(receivedAt)),
      })),
    }
  },

  clearWebhookInspector: async ({ member }) => {
    await inspector.clear(requireMember(member).id)
    return true
  },

  receiveInspectedWebhook: async ({ path, request }) => {
    await inspector.receive(path.token, request.headers, request.rawBody ?? '')
    return { received: true }
  },
})
