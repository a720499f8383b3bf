import { type Entitlements, unitsLeft } from '@markwright/entitlements'
import type { ObjectStore } from '@markwright/storage'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type InstantKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { newToken } from '../../kernel/secrets.ts'
import type { Searcher } from '../trademarks/index.ts'
import type { OrderInput, OrderReport } from './order-report.ts'
import type { createPreviewReport } from './preview-report.ts'
import { readOrder } from './read-order.ts'
import { reportErrors } from './reports.errors.ts'
import type { RetryReport } from './retry-report.ts'
import type { ReportRow } from './report-row.repository.ts'
import type { ReportsRepository } from './reports.repository.ts'

const DAY_MS = 86_400_000
const KEY = /^[\x21-\x7e]{8,128}$/

export type ReportRequest = OrderInput & { previewOnly: boolean }

/** Who reads a report: a member, or anyone who has the token of a link. */
export type ReportViewer = { accountId: string | null; token?: string | undefined }

/** Registrability reports that members order, read and share. */
export function createReportsService(deps: {
  repository: ReportsRepository
  orderReport: OrderReport
  retryReport: RetryReport
  preview: ReturnType<typeof createPreviewReport>
  entitlements: Pick<Entitlements, 'usage'>
  objects: Pick<ObjectStore, 'find'>
  now: () => Date
}) {
  const { repository, now } = deps

  const reportsLeft = async (accountId: string | null) =>
    accountId === null ? 0 : unitsLeft(await deps.entitlements.usage({ accountId, ip: '' }, 'report'))

  const find = async (number: string, { accountId, token = '' }: ReportViewer) => {
    const found = await repository.find(number, { accountId, token }, now())
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const own = (accountId: string, number: string) => find(number, { accountId })

  return {
    find,

    /** The order as it stands, or the preview where nothing was ordered. */
    async request(searcher: Searcher, request: ReportRequest) {
      const { accountId } = searcher
      if (request.requestKey !== undefined && !KEY.test(request.requestKey)) throw new AppError(reportErrors.badKey)
      const ordered = accountId === null || request.previewOnly ? null : await deps.orderReport(accountId, request)
      const report = ordered && accountId !== null ? await own(accountId, ordered.number) : null
      const preview = report ? null : await deps.preview(readOrder(request), request.imgFile ?? null, searcher)
      return { report, preview, unitsLeft: await reportsLeft(accountId) }
    },

    async list(accountId: string, page: PageRequest | KeysetRequest<InstantKey>) {
      const [{ rows, total }, left] = await Promise.all([
        repository.list(accountId, rowRange(page)),
        reportsLeft(accountId),
      ])
      return { rows, total, unitsLeft: left }
    },

    findShare: (report: ReportRow) => repository.findShare(report.id, now()),

    /** @throws 20310 where it could not be made, 20312 before it is delivered. */
    async openPdf(number: string, viewer: ReportViewer) {
      const report = await find(number, viewer)
      if (report.state === 'failed') throw new AppError(reportErrors.failed)
      const object = report.state === 'delivered' ? await deps.objects.find(`reports/${report.id}.pdf`) : null
      if (!object) throw new AppError(reportErrors.notReady)
      return { report, object }
    },

    /** @throws 20311 without a unit, 20313 where it has not failed. */
    async retry(accountId: string, number: string) {
      const { id } = await own(accountId, number)
      await deps.retryReport(id)
      return own(accountId, number)
    },

    /** @throws 20312 before it is delivered. */
    async share(accountId: string, number: string, days: number) {
      const report = await own(accountId, number)
      if (report.state !== 'delivered') throw new AppError(reportErrors.notReady)
      await repository.share(report.id, { token: newToken(), expiresAt: new Date(now().getTime() + days * DAY_MS) })
      return report
    },

    async revokeShare(accountId: string, number: string) {
      const report = await own(accountId, number)
      await repository.revokeShare(report.id)
      return report
    },
  }
}
export type ReportsService = ReturnType<typeof createReportsService>
