import { deliverWebhook, type DispatchJob } from '@markwright/jobs'
import { postWebhook, type WebhookCaller } from '@markwright/monitoring/webhook-call'
import { isLoopbackAddress, isPublicAddress } from '@markwright/runtime/fetch-outside.ts'
import type { Sealing } from '@markwright/runtime/sealing.ts'
import { lookup } from 'node:dns/promises'
import { randomBytes, randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, trimToNull } from '../../kernel/fields.ts'
import { type InstantKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { readWebhook } from '../monitoring/index.ts'
import { WEBHOOKS_MAX, webhookErrors, webhookTexts } from './webhooks.errors.ts'
import type { WebhookDraft, WebhookOwner, WebhookRow, WebhooksRepository } from './webhooks.repository.ts'

const OVERLAP_MS = 24 * 3_600_000
const SECRET = 'whsec_'
const testLimit: Limit = { name: 'partnerWebhookTest', max: 10, windowSeconds: 600 }

/** Addresses that members have called when something happens. */
export function createWebhooksService(
  deps: Omit<WebhookCaller, 'appSecret'> & {
    repository: WebhooksRepository
    secrets: Sealing
    dispatchJob: DispatchJob
    limits: RateLimits
    /** Addresses of a host. */
    resolve?: (host: string) => Promise<string[]>
  },
) {
  const { repository, secrets, now, isPublic = isPublicAddress, resolve = resolveHost } = deps

  const find = async (owner: WebhookOwner, id: string): Promise<WebhookRow> => {
    const row = await repository.find(owner, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  /** @throws 400 for an address that is not of the public internet; names are resolved again when they are called */
  const readAddress = async (address: string): Promise<string> => {
    const url = readWebhook(trimToNull(address), { onlyHttps: !isOfThisMachine(address) })
    const addresses = await resolve(hostOf(url)).catch(() => [])
    if (addresses.length === 0 || !addresses.every((each) => isPublic(each, url)))
      throw fieldRefusal('url', 'notPublic', webhookTexts.notPublic)
    return url
  }
  /** Where addresses of this machine are permitted, they need no certificate. */
  const isOfThisMachine = (address: string): boolean => {
    if (!URL.canParse(address)) return false
    const { href } = new URL(address)
    const host = hostOf(href)
    return (host === 'localhost' || isLoopbackAddress(host)) && isPublic('127.0.0.1', href)
  }
  const newSecret = () => SECRET + randomBytes(32).toString('base64')
  const checkSecret = (secret: string) => {
    const bytes = Buffer.from(secret.slice(SECRET.length), 'base64').length
    if (bytes < 24 || bytes > 64) throw fieldRefusal('secret', 'invalid', webhookTexts.secret)
    return secret
  }

  return {
    find,
    list: (owner: WebhookOwner) => repository.list(owner),

    /** `requestId`: of a call that may be repeated. @throws 40620 where there are too many, 400 for a field */
    async create(
      owner: Required<WebhookOwner>,
      { url, events, secret }: WebhookDraft & { secret?: string | undefined },
      requestId: string = randomUUID(),
    ) {
      const draft = { url: await readAddress(url), events }
      const sealedSecret = secrets.seal(secret === undefined ? newSecret() : checkSecret(secret))
      if (!(await repository.create(owner, requestId, { ...draft, sealedSecret }, WEBHOOKS_MAX)))
        throw new AppError(webhookErrors.tooMany)
      const row = await find(owner, requestId)
      return { row, secret: secrets.unseal(row.sealed_secret) }
    },

    async update(
      owner: WebhookOwner,
      id: string,
      { url, events }: { url?: string | undefined; events?: string[] | undefined },
    ) {
      await find(owner, id)
      await repository.update(owner, id, {
        ...(url !== undefined && { url: await readAddress(url) }),
        ...(events && { events }),
      })
      return find(owner, id)
    },

    async setState(owner: WebhookOwner, id: string, state: 'active' | 'paused') {
      await find(owner, id)
      await repository.setState(owner, id, state === 'paused' ? now() : null)
      return find(owner, id)
    },

    async rotate(owner: WebhookOwner, id: string) {
      await find(owner, id)
      const secret = newSecret()
      await repository.rotate(owner, id, secrets.seal(secret), new Date(now().getTime() + OVERLAP_MS))
      return { row: await find(owner, id), secret }
    },

    async delete(owner: WebhookOwner, id: string) {
      if (!(await repository.delete(owner, id))) throw new AppError(commonErrors.notFound)
    },

    /** Calls it at once with an event of no meaning. @throws 429 beyond 10 in ten minutes */
    async test(owner: WebhookOwner, id: string) {
      const row = await find(owner, id)
      await deps.limits.spend(testLimit, owner.accountId)
      const at = now()
      const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: { webhookId: id } })
      const { url, sealed_secret } = row
      const result = await postWebhook(
        { now, isPublic },
        { secrets: [secrets.unseal(sealed_secret)], url, id: randomUUID(), body },
      )
      return { ...result, tookMs: now().getTime() - at.getTime() }
    },

    async listDeliveries(owner: WebhookOwner, id: string, page: PageRequest | KeysetRequest<InstantKey>) {
      await find(owner, id)
      return repository.listDeliveries(id, rowRange(page))
    },

    async replay(owner: WebhookOwner, id: string, deliveryId: string) {
      await find(owner, id)
      const replayed = await repository.replay(id, deliveryId)
      if (!replayed) throw new AppError(commonErrors.notFound)
      await deps.dispatchJob(deliverWebhook, replayed.jobId)
      return replayed.row
    },
  }
}
export type WebhooksService = ReturnType<typeof createWebhooksService>

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '')

const resolveHost = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)
