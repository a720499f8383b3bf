import { BYTE_ORDER_MARK, csvLine } from '@markwright/domain/files/csv'
import { type DispatchJob, type JobDefinition, type StaffAction, jobDefinitions } from '@markwright/jobs'
import { Readable } from 'node:stream'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { Language } from '../../kernel/language.ts'
import type { Actor } from '../backoffice/index.ts'
import type {
  ConsoleRepository,
  ImportFilter,
  ManagedImportRow,
  ManagedJobFilter,
  ManagedJobRow,
} from './console.repository.ts'
import { findAlerts } from './find-alerts.ts'
import { operationsErrors } from './operations.errors.ts'

type Absent<Filter> = { [Name in keyof Filter]?: Filter[Name] | undefined }

const definitionOf = (name: string): JobDefinition | undefined => jobDefinitions.find((job) => job.name === name)

/** Whether staff may do something with a job in its state. */
export function mayDo(action: StaffAction, { name, state, cancel_requested: isStopping }: ManagedJobRow): boolean {
  if (!definitionOf(name)?.staffActions?.includes(action)) return false
  return action === 'retry' ? state === 'failed' : state === 'queued' || (state === 'active' && !isStopping)
}

const HEADINGS = ['file', 'record', 'place', 'number', 'reason', 'reason_zh', 'reason_en', 'excerpt']
const PAGE = 2000

/** How the site is, for administrators: what needs attention, its jobs and its imports. */
export function createOperationsConsole(deps: {
  repository: ConsoleRepository
  dispatchJob: DispatchJob
  now: () => Date
}) {
  const { repository } = deps

  const jobFor = async (id: string, action: StaffAction) => {
    const job = await repository.findJob(id)
    if (!job) throw new AppError(commonErrors.notFound)
    const definition = definitionOf(job.name)
    if (!definition?.staffActions?.includes(action)) throw new AppError(operationsErrors.notHere)
    return { job, definition }
  }
  const found = async (id: string) => {
    const job = await repository.findJob(id)
    if (!job) throw new AppError(commonErrors.notFound)
    return job
  }

  return {
    /** The state of the site now. */
    async read(language: Language) {
      const now = deps.now()
      const [site, processes, providers, backups, failedImports] = await Promise.all([
        repository.readSite(),
        repository.listProcesses(),
        repository.listProviders(),
        repository.listBackups(),
        repository.listFailedImports(),
      ])
      const attention = findAlerts(
        {
          site,
          processes: processes.map(({ kind, host, pid, started_at, seen_at, facts }) => ({
            kind: kind === 'worker' ? 'worker' : 'api',
            host,
            pid,
            startedAt: started_at,
            seenAt: seen_at,
            indexes: Object.entries(facts.indexes).map(([name, index]) => ({ name, ...index })),
          })),
          providers: providers.map((row) => ({
            name: row.name,
            lastSuccessAt: row.last_success_at,
            lastFailureAt: row.last_failure_at,
            lastFailure: row.last_failure,
          })),
          failedImports: failedImports.map((row) => ({ name: row.name, reason: faultOf(row, language) })),
          lastBackupError: backups.find(({ state }) => state === 'failed')?.error ?? null,
        },
        now,
      )
      return { now, site, attention, processes, providers, backups }
    },

    async listJobs(query: Absent<ManagedJobFilter>, page: PageRequest) {
      const filter: ManagedJobFilter = {
        state: query.state ?? null,
        kind: trimToNull(query.kind ?? undefined),
        keyword: trimToNull(query.keyword ?? undefined),
      }
      const [rows, total] = await Promise.all([
        repository.listJobs(filter, rowRange(page)),
        repository.countJobs(filter),
      ])
      return { rows, total }
    },

    /** @throws AppError 40910, 40911 */
    async retryJob(id: string, actor: Actor) {
      const { job, definition } = await jobFor(id, 'retry')
      if (!(await repository.restart(actor, { id, name: job.name }))) throw new AppError(operationsErrors.notFailed)
      await deps.dispatchJob(definition, id)
      return found(id)
    },

    /** @throws AppError 40911, 40912 */
    async cancelJob(id: string, actor: Actor) {
      const { job } = await jobFor(id, 'cancel')
      if (!mayDo('cancel', job)) throw new AppError(operationsErrors.ended)
      await repository.cancel(actor, { id, name: job.name })
      return found(id)
    },

    async listImports(query: Absent<ImportFilter>, page: PageRequest) {
      const filter: ImportFilter = { kind: query.kind ?? null, state: query.state ?? null }
      const [rows, total] = await Promise.all([
        repository.listImports(filter, rowRange(page)),
        repository.countImports(filter),
      ])
      return { rows, total }
    },

    /** CSV, read from the database as it is sent: an import may have rejected millions. */
    async openRejects(id: string) {
      const row = await repository.findImport(id)
      if (!row) throw new AppError(commonErrors.notFound)
      return { name: `${row.name || row.kind} rejects.csv`, body: Readable.from(rejectLines(row, repository)) }
    },
  }
}
export type OperationsConsole = ReturnType<typeof createOperationsConsole>

/** Why an import ended early. */
export const faultOf = ({ fault, job_error: error }: ManagedImportRow, language: Language): string | null =>
  fault?.[language] ?? error?.[language] ?? null

async function* rejectLines({ id, kind, name }: ManagedImportRow, repository: ConsoleRepository) {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS)
  if (kind !== 'trademarks' && kind !== 'patents' && kind !== 'judgments') {
    for (const [index, { place, ...reason }] of (await repository.listTableRejects(id)).entries())
      yield csvLine([name, index + 1, place, null, reason.id, reason.cn, reason.en, null])
    return
  }
  for (let skip = 0; ; skip += PAGE) {
    const page = { skip, take: PAGE }
    const rows =
      kind === 'judgments' ? await repository.listLegalRejects(id, page) : await repository.listRejects(kind, id, page)
    for (const { file, ordinal, place, number, reason, excerpt } of rows)
      yield csvLine([file ?? name, ordinal, place, number, reason.id, reason.cn, reason.en, excerpt])
    if (rows.length < PAGE) return
  }
}
