import type { MonitorChannel } from '@markwright/monitoring/monitor-rule'
import { type MonitorFrequency, nextDigest } from '@markwright/monitoring/next-digest'
import { webhookSecret } from '@markwright/monitoring/webhook-signature'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { newToken } from '../../kernel/secrets.ts'
import { draftTexts, readWebhook } from '../monitoring/index.ts'
import type { PatentServices, PatentsRepository, WirePatentQuery } from '../patents/index.ts'
import { patentAlertErrors } from './patent-alerts.errors.ts'
import type { AlertDraft, PatentAlertsRepository } from './patent-alerts.repository.ts'
import type { SavedFilter, SavedSearchesRepository, SavedSearchRow, SavedSort } from './saved-searches.repository.ts'
import { draftSearch } from './search-rule.ts'

const SAVED_MAX = 200
const NAME_MAX = 100

/** What a member gives. */
export type AlertInput = {
  version?: number | undefined
  channels: MonitorChannel[]
  frequency: MonitorFrequency
  webhookUrl?: string | null | undefined
}

/** Patent searches that members save and have watched. */
export function createPatentAlertsService(deps: {
  saved: SavedSearchesRepository
  alerts: PatentAlertsRepository
  patents: Pick<PatentsRepository, 'listPatents'>
  findPublication: PatentServices['search']['findPublication']
  appSecret: string
  now: () => Date
}) {
  const { saved, alerts, now } = deps

  const shown = async (rows: readonly SavedSearchRow[]) => {
    const problems = await alerts.listProblems(rows.flatMap(({ alert_id }) => alert_id ?? []))
    return rows.map((row) => ({
      ...row,
      webhookSecret: row.webhook_url === null ? null : webhookSecret(deps.appSecret, row.id),
      problems: problems.filter(({ alert_id }) => alert_id === row.id),
    }))
  }
  const findRow = async (accountId: string, id: string) => {
    const row = await saved.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  const find = async (accountId: string, id: string) => (await shown([await findRow(accountId, id)]))[0]!

  const readAlert = async (accountId: string, input: AlertInput): Promise<AlertDraft> => {
    const { channels, frequency } = input
    const webhookUrl = channels.includes('webhook')
      ? readWebhook(trimToNull(input.webhookUrl), { onlyHttps: true })
      : null
    if (channels.includes('email') && !(await alerts.findEmail(accountId)))
      throw fieldRefusal('channels', 'noEmail', draftTexts.noEmail)
    return { channels, frequency, webhookUrl, nextDigestAt: nextDigest(frequency, now()) }
  }
  /** @throws 30104 where no such publication is loaded */
  const findPublicId = async (number: string): Promise<string> => {
    const [patent] = await deps.patents.listPatents([await deps.findPublication(number)])
    if (!patent) throw new AppError(commonErrors.notFound)
    return patent.public_id
  }
  const setPaused = async (accountId: string, id: string, pausedAt: Date | null) => {
    await findRow(accountId, id)
    if (!(await alerts.pause(id, pausedAt))) throw new AppError(commonErrors.notFound)
    return find(accountId, id)
  }
  const setAlert = async (id: string, version: number | null, draft: AlertDraft) => {
    if (version === null && (await alerts.begin(id, newToken(), draft))) return
    if (!(await alerts.change(id, version ?? 0, draft))) throw new AppError(commonErrors.changedMeanwhile)
  }

  return {
    find,

    /** @throws 30401 where there are 200 already, 400 for a field, and whatever a search refuses. */
    async save(
      accountId: string,
      input: { name?: string | undefined; query: WirePatentQuery; alert?: AlertInput | undefined },
    ) {
      const draft = await draftSearch(input.query, findPublicId)
      const alert = input.alert && (await readAlert(accountId, input.alert))
      const name = trimToNull(input.name) ?? (draft.content.slice(0, NAME_MAX) || todayIn(HOME_ZONE, now()))
      const id = await saved.save(accountId, name, draft, SAVED_MAX)
      if (id === null) throw new AppError(patentAlertErrors.tooManySaved)
      if (alert) await setAlert(id, (await findRow(accountId, id)).version, alert)
      return find(accountId, id)
    },

    async list(filter: SavedFilter, sort: SavedSort, page: PageRequest) {
      const [rows, total] = await Promise.all([saved.list(filter, sort, rowRange(page)), saved.count(filter)])
      return { rows: await shown(rows), total }
    },

    async rename(accountId: string, id: string, name: string) {
      if (!(await saved.rename(accountId, id, requireText('name', name)))) throw new AppError(commonErrors.notFound)
      return find(accountId, id)
    },

    async delete(accountId: string, id: string) {
      if (!(await saved.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },

    /** @throws 409 where the alert has been changed since it was read. */
    async watch(accountId: string, id: string, input: AlertInput) {
      const { version } = await findRow(accountId, id)
      const draft = await readAlert(accountId, input)
      await setAlert(id, version === null ? null : (input.version ?? version), draft)
      return find(accountId, id)
    },

    async unwatch(accountId: string, id: string) {
      await findRow(accountId, id)
      await alerts.end(id)
      return find(accountId, id)
    },

    pause: (accountId: string, id: string) => setPaused(accountId, id, now()),
    resume: (accountId: string, id: string) => setPaused(accountId, id, null),

    async listHits(accountId: string, id: string, page: PageRequest) {
      await findRow(accountId, id)
      const { rows, total } = await alerts.listHits(id, rowRange(page))
      const patents = await deps.patents.listPatents(rows.map(({ patent_id }) => patent_id))
      const byId = new Map(patents.map((patent) => [patent.id, patent]))
      const hits = rows.flatMap((row) => {
        const patent = byId.get(row.patent_id)
        return patent ? [{ patent, foundAt: row.found_at, isSent: row.digest_id !== null }] : []
      })
      return { hits, total }
    },
  }
}
export type PatentAlertsService = ReturnType<typeof createPatentAlertsService>
export type ShownSearch = Awaited<ReturnType<PatentAlertsService['find']>>
