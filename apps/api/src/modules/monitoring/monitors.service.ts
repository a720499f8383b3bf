import type { Entitlements, NextStep } from '@markwright/entitlements'
import { type MonitorChannel, type MonitorType } from '@markwright/monitoring/monitor-rule'
import { type MonitorFrequency, nextDigest } from '@markwright/monitoring/next-digest'
import { webhookSecret } from '@markwright/monitoring/webhook-signature'
import { randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import { type InstantKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { newToken } from '../../kernel/secrets.ts'
import { draftTexts, monitoringErrors } from './monitoring.errors.ts'
import { monitorsLimit } from './monitors-limit.ts'
import type { MonitorDraft, MonitorFilter, MonitorRow, MonitorSort, MonitorsRepository } from './monitors.repository.ts'
import { type MonitorQuery, readMonitor } from './read-monitor.ts'
import { readWebhook } from './read-webhook.ts'
import { isSameImage, type ReadWatchedImage } from './read-watched-image.ts'

/** What a member gives. */
export type MonitorInput = {
  requestId?: string | undefined
  version?: number | undefined
  name: string
  type: MonitorType
  query: MonitorQuery
  channels: MonitorChannel[]
  frequency: MonitorFrequency
  webhookUrl?: string | null | undefined
}

/** A monitor with what its owner may know beside it. */
export type ShownMonitor = MonitorRow & { content: string; webhookSecret: string | null }

/** What members have watched. */
export function createMonitorsService(deps: {
  repository: MonitorsRepository
  entitlements: Pick<Entitlements, 'consume' | 'giveBack' | 'usage'>
  readWatchedImage: ReadWatchedImage
  appSecret: string
  now: () => Date
}) {
  const { repository, entitlements, now } = deps

  const shown = (row: MonitorRow): ShownMonitor => ({
    ...row,
    content: readMonitor(row.type, row.query).content,
    webhookSecret: row.webhookUrl === null ? null : webhookSecret(deps.appSecret, row.id),
  })
  const find = async (accountId: string, id: string): Promise<ShownMonitor> => {
    const found = await repository.find(accountId, id)
    if (!found) throw new AppError(commonErrors.notFound)
    return shown(found)
  }
  const readDraft = async (
    accountId: string,
    input: MonitorInput,
    before: MonitorRow | null,
  ): Promise<MonitorDraft> => {
    const { type, query, channels, frequency } = input
    const name = requireText('name', input.name)
    const { rule } = readMonitor(type, query)
    const webhookUrl = channels.includes('webhook') ? readWebhook(trimToNull(input.webhookUrl)) : null
    if (channels.includes('email') && !(await repository.findEmail(accountId)))
      throw fieldRefusal('channels', 'noEmail', draftTexts.noEmail)
    const reusesImage = type === 'image' && before?.type === type && isSameImage(query, before.query)
    const newImage = type === 'image' && !reusesImage ? await deps.readWatchedImage(accountId, query) : null
    const nextDigestAt = nextDigest(frequency, now())
    const image = reusesImage ? undefined : newImage
    return { name, type, query, rule, channels, frequency, webhookUrl, nextDigestAt, image }
  }
  /** @throws 404 where no monitor has this token. */
  const findSubscription = async (token: string) => {
    const found = await repository.findSubscription(token)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const setPaused = async (accountId: string, id: string, pausedAt: Date | null) => {
    if (!(await repository.pause(accountId, id, pausedAt))) throw new AppError(commonErrors.notFound)
    return find(accountId, id)
  }

  const count = (accountId: string) => repository.count({ accountId, keyword: null, type: null, isPaused: null })

  return {
    find,
    count,

    /** By key only where they are sorted by `-createTime`. */
    async list(filter: MonitorFilter, sort: MonitorSort, page: PageRequest | KeysetRequest<InstantKey>) {
      const [rows, total, used, usage] = await Promise.all([
        repository.list(filter, sort, rowRange(page)),
        repository.count(filter),
        count(filter.accountId),
        entitlements.usage({ accountId: filter.accountId, ip: '' }, 'monitoring'),
      ])
      return { rows: rows.map(shown), total, quota: { used, limit: monitorsLimit(usage, used) } }
    },

    /** @throws 50110 where there may be no more, 400 for a field, and whatever a query refuses. */
    async create(accountId: string, input: MonitorInput): Promise<ShownMonitor> {
      const draft = await readDraft(accountId, input, null)
      const id = input.requestId ?? randomUUID()
      const subject = { accountId, ip: '' }
      let receipt: string | undefined
      try {
        await repository.create({ accountId, id, token: newToken() }, draft, async (count, tx) => {
          const used = await entitlements.consume(subject, { monitoring: 1 }, { reference: id, atOnce: count, tx })
          if (!used.allowed) {
            const limit = monitorsLimit(used.usage, count - 1)
            throw new AppError(refusalOf(used.nextStep), { limit, nextStep: used.nextStep })
          }
          receipt = used.receipt
        })
      } catch (error) {
        if (receipt !== undefined) await entitlements.giveBack(subject, receipt)
        throw error
      }
      return find(accountId, id)
    },

    /** @throws 409 where it has been changed since it was read. */
    async update(accountId: string, id: string, input: MonitorInput): Promise<ShownMonitor> {
      const before = await find(accountId, id)
      const draft = await readDraft(accountId, input, before)
      const version = input.version ?? before.version
      if (!(await repository.update({ accountId, id, version }, draft)))
        throw new AppError(commonErrors.changedMeanwhile)
      return find(accountId, id)
    },

    pause: (accountId: string, id: string) => setPaused(accountId, id, now()),
    resume: (accountId: string, id: string) => setPaused(accountId, id, null),

    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },

    findSubscription,

    async setSubscription(token: string, subscribed: boolean) {
      await repository.setSubscription(token, subscribed)
      return findSubscription(token)
    },
  }
}
const refusalOf = (step: NextStep) => monitoringErrors.tooManyMonitors[step === 'signIn' ? 'tomorrow' : step]

export type MonitorsService = ReturnType<typeof createMonitorsService>
