import type { ExportDraft, ExportKind, ExportOrders, ExportRequest, ListedExport } from '@markwright/exports'
import type { DispatchJob } from '@markwright/jobs'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { AppError } from '../../kernel/errors.ts'
import { pageOf, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { exportsErrors } from './exports.errors.ts'

const DAY_MS = 86_400_000
const exportLimit: Limit = { name: 'export', max: 60, windowSeconds: 3600 }

/** Files that members order and the worker makes. */
export function createExportsService(deps: {
  orders: ExportOrders
  dispatchJob: DispatchJob
  limits: RateLimits
  /** How long files that a job has made can be fetched. */
  exportDays: number
  now: () => Date
}) {
  /** The worker deletes the file by the same rule. */
  const expiryOf = ({ fileId, job: { state, finishedAt } }: ListedExport): Date | null =>
    finishedAt && (fileId !== null || state === 'completed')
      ? new Date(finishedAt.getTime() + deps.exportDays * DAY_MS)
      : null

  return {
    /** Counts an export, made at once or in the background. @throws 429 beyond 60 in an hour */
    async count({ accountId, ip }: { accountId: string | null; ip: string }): Promise<void> {
      await deps.limits.spend(exportLimit, accountId ?? ip)
    },

    /** Has a file made in the background; gives the job. @throws 401 for a visitor, whom nothing belongs to */
    async order<Kind extends ExportKind>(
      kind: Kind,
      request: ExportRequest<Kind>,
      { accountId, ...draft }: Omit<ExportDraft, 'accountId'> & { accountId: string | null },
    ): Promise<string> {
      if (accountId === null) throw new AppError(exportsErrors.signInForLongExport)
      return deps.orders.order(kind, request, { ...draft, accountId }, deps.dispatchJob)
    },

    /** With the instant from which on a file cannot be fetched any more; null until there is one. */
    async list(accountId: string, page: PageRequest) {
      const [records, total] = await Promise.all([
        deps.orders.list(accountId, rowRange(page)),
        deps.orders.count(accountId),
      ])
      return pageOf(
        records.map((record) => ({ ...record, expiresAt: expiryOf(record) })),
        total,
        page,
      )
    },

    /** `trademarks-20261125-093000.xlsx` */
    fileName: (name: string, format: string): string =>
      `${name}-${formatInstant(deps.now()).replaceAll(/[-:]/g, '').replace(' ', '-')}.${format}`,
  }
}
export type ExportsService = ReturnType<typeof createExportsService>
