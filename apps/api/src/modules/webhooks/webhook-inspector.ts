import type { KeyValueStore } from '@markwright/key-value'
import { inspectorBase } from '@markwright/monitoring/webhook-reach'
import { secretsAt, signWebhook } from '@markwright/monitoring/webhook-signature'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { isUuid } from '../../kernel/fields.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { isSame, type Secrets } from '../../kernel/secrets.ts'
import type { WebhookRow } from './webhooks.repository.ts'

/** How many events of a member are stored, and for how long. */
const EVENTS_MAX = 20
const TTL_SECONDS = 24 * 3600
const receiving: Limit = { name: 'webhookInspector', max: 120, windowSeconds: 60 }

export type InspectedEvent = {
  /** Differs from that of every other stored event. */
  number: number
  /** Instant in ISO 8601. */
  receivedAt: string
  eventId: string
  timestamp: string
  signature: string
  /** Whether a secret of a webhook of the member signed it. */
  isSigned: boolean
  body: string
}

/** Receives the calls of webhooks that members of a demonstration try, at an address of each member. */
export function createWebhookInspector(deps: {
  keyValueStore: Pick<KeyValueStore, 'find' | 'set' | 'delete' | 'increment'>
  secrets: Pick<Secrets, 'text' | 'unseal'>
  limits: RateLimits
  listWebhooks: (owner: { accountId: string }) => Promise<WebhookRow[]>
  isOpenAccount: (id: string) => Promise<boolean>
  siteUrl: string
  /** A site that is no demonstration has no inspector. */
  isAvailable: boolean
  now: () => Date
}) {
  const { keyValueStore, secrets, now } = deps
  const slots = Array.from({ length: EVENTS_MAX }, (_, slot) => slot)
  const slotOf = (accountId: string, number: number) => `webhook-inspector:${accountId}:${number % EVENTS_MAX}`
  const tokenOf = (accountId: string) => `${accountId}.${secrets.text(`webhook-inspector:${accountId}`, 22)}`

  const isSigned = async (accountId: string, call: { id: string; timestamp: string; body: string; given: string }) => {
    const webhooks = await deps.listWebhooks({ accountId })
    const expected = webhooks
      .flatMap((webhook) => secretsAt(webhook, now()))
      .map((secret) => signWebhook(secrets.unseal(secret), { ...call, timestamp: Number(call.timestamp) }))
    return call.given.split(' ').some((input) => expected.some((each) => isSame(input, each)))
  }

  return {
    /** The address of a member; null where there is no inspector. */
    addressOf: (accountId: string): string | null =>
      deps.isAvailable ? inspectorBase(deps.siteUrl) + tokenOf(accountId) : null,

    /** @throws 404 for an unknown token or a closed account, 429 beyond 120 a minute */
    async receive(token: string, headers: IncomingHttpHeaders, body: string): Promise<void> {
      const [accountId = ''] = token.split('.')
      if (!deps.isAvailable || !isUuid(accountId) || !isSame(token, tokenOf(accountId)))
        throw new AppError(commonErrors.notFound)
      await deps.limits.spend(receiving, accountId)
      if (!(await deps.isOpenAccount(accountId))) throw new AppError(commonErrors.notFound)
      const header = (name: string) => String(headers[name] ?? '').slice(0, 1000)
      const [id, timestamp, input] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
      const number = await keyValueStore.increment(`webhook-inspector:${accountId}`, TTL_SECONDS)
      const event: InspectedEvent = {
        number,
        receivedAt: now().toISOString(),
        eventId: id,
        timestamp,
        signature: input,
        isSigned: await isSigned(accountId, { id, timestamp, body, given: input }),
        body,
      }
      await keyValueStore.set(slotOf(accountId, number), JSON.stringify(event), TTL_SECONDS)
    },

    /** The latest first. */
    async list(accountId: string): Promise<InspectedEvent[]> {
      const stored = await Promise.all(slots.map((slot) => keyValueStore.find(slotOf(accountId, slot))))
      return stored
        .flatMap((each) => (each === null ? [] : [JSON.parse(each) as InspectedEvent]))
        .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt) || b.number - a.number)
    },

    async clear(accountId: string): Promise<void> {
      await Promise.all(slots.map((slot) => keyValueStore.delete(slotOf(accountId, slot))))
    },
  }
}
export type WebhookInspector = ReturnType<typeof createWebhookInspector>
