import { BULK_ROWS_MAX, type BulkKind } from '@markwright/domain/marks/bulk-rows'
import { bulkQueryPath } from '@markwright/domain/site/site-address'
import { checkFilters } from '@markwright/domain/marks/search-query'
import type { Consumption, Entitlements } from '@markwright/entitlements'
import type { JobDefinition, Statements } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { ReadListFile } from '../../kernel/read-list-file.ts'
import { type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { type LogSearch, quotaOf, refusalOf } from '../trademarks/index.ts'
import { bulkErrors, bulkUsedUp } from './bulk-queries.errors.ts'
import type { BulkOutcome, BulkQueriesRepository, BulkSettings } from './bulk-queries.repository.ts'

export type BulkOrder = {
  requestId?: string | undefined
  title?: string | undefined
  entries: string[]
  kind: BulkKind
  degree: BulkSettings['degree']
  country: string[]
  status?: string | undefined
  classify?: string | undefined
}

/** The member who orders, and by which client. */
type BulkOrderer = { id: string; client: string; ip: string }

/** The part of the jobs that this needs: to write one down with the rows, hand it to the workers, and stop it. */
type Jobs = {
  job: JobDefinition
  record: (client: Statements, bulkQueryId: string, jobId: string, ownerId: string) => Promise<void>
  dispatchJob: (job: JobDefinition, id: string) => Promise<void>
  requestCancel: (id: string) => Promise<unknown>
}

/** Lists of names and numbers that members look for at once. */
export function createBulkQueriesService(deps: {
  repository: BulkQueriesRepository
  entitlements: Pick<Entitlements, 'consume' | 'usage'>
  jobs: Jobs
  readListFile: ReadListFile
  logSearch: LogSearch
  /** Of rows that were not looked for and could not be given back. */
  onError: (error: unknown) => void
}) {
  const { repository, entitlements, jobs } = deps

  const find = async (accountId: string, id: string) => {
    const found = await repository.find(accountId, id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  return {
    find,
    readListFile: deps.readListFile,

    /** @throws 20110, 20301 or 20302 for the number of rows, 20105 for the settings. */
    async start({ id: accountId, client, ip }: BulkOrderer, order: BulkOrder) {
      const entries = order.entries.map((entry) => entry.replaceAll('\0', ''))
      while (entries.at(-1)?.trim() === '') entries.pop()
      if (entries.length > BULK_ROWS_MAX) throw new AppError(bulkErrors.tooManyRows, { limit: BULK_ROWS_MAX })
      if (entries.length === 0) throw new AppError(bulkErrors.noRows)
      const { country, status, classify = '' } = order
      const checked = checkFilters({ country, classify, ...(status && { status }) })
      if (!checked.ok) throw refusalOf(checked.problems)
      const { countries, classes, statuses, statusesAbroad } = checked.value

      const id = order.requestId ?? randomUUID()
      const known = await repository.find(accountId, id)
      if (known) return known
      const jobId = randomUUID()
      const title =
        trimToNull(order.title) ??
        entries
          .find((entry) => entry.trim())
          ?.trim()
          .slice(0, 40) ??
        ''
      let used: Consumption | undefined
      const giveBack = async () => {
        if (used?.allowed) await used.giveBack().catch(deps.onError)
      }
      const draft = {
        id,
        accountId,
        jobId,
        title,
        kind: order.kind,
        settings: { degree: order.degree, countries, classes, statuses, statusesAbroad, classify: classify.trim() },
        entries,
      }
      const isNew = await repository
        .create(draft, async (client, tx) => {
          const rows = entries.length
          used = await entitlements.consume({ accountId, ip }, { bulkQuery: 1 }, { reference: id, atOnce: rows, tx })
          if (!used.allowed) throw refusalToLookUp(used, rows)
          await jobs.record(client, id, jobId, accountId)
        })
        .catch(async (error: unknown) => {
          await giveBack()
          throw error
        })
      if (isNew) {
        const content = `${title} × ${entries.length} · ${countries.join(';')}`
        // The job writes its total into the entry, which must be there before it ends.
        await deps.logSearch({ accountId, client, kind: 'bulk', content, address: bulkQueryPath(id), total: null })
        await jobs.dispatchJob(jobs.job, jobId)
      }
      return find(accountId, id)
    },

    async list(accountId: string, page: PageRequest) {
      const [rows, total, usage] = await Promise.all([
        repository.list(accountId, rowRange(page)),
        repository.count(accountId),
        entitlements.usage({ accountId, ip: '' }, 'bulkQuery'),
      ])
      return { rows, total, usage }
    },

    async listRows(
      accountId: string,
      id: string,
      outcome: BulkOutcome | null,
      page: PageRequest | KeysetRequest<number>,
    ) {
      await find(accountId, id)
      return repository.listRows(id, outcome, rowRange(page))
    },

    /** Every row, for a file. */
    async readAll(accountId: string, id: string) {
      const query = await find(accountId, id)
      const { rows } = await repository.listRows(id, null, { skip: 0, take: null })
      return { query, rows }
    },

    async delete(accountId: string, id: string) {
      const { jobId } = await find(accountId, id)
      await jobs.requestCancel(jobId)
      await repository.delete(accountId, id)
    },
  }
}
export type BulkQueriesService = ReturnType<typeof createBulkQueriesService>

/** Where nothing is free, the number of a day is what is used up. */
function refusalToLookUp({ reason, nextStep, usage }: Extract<Consumption, { allowed: false }>, rows: number) {
  const step = nextStep === 'signIn' ? 'tomorrow' : nextStep
  const entry = bulkUsedUp[reason === 'atOnce' ? 'atOnce' : 'perDay'][step]
  return new AppError(entry, {
    ...quotaOf(usage),
    rowsAtOnce: usage.atOnce ?? BULK_ROWS_MAX,
    rows,
    nextStep: step,
  })
}
