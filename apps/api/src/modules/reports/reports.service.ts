import type { Entitlements } from '@markwright/entitlements'
import { makeReport, type HandOver } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'
import { createHash, randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type PageQuestion, rowsOf } from '../../kernel/pagination.ts'
import { newToken } from '../../kernel/secrets.ts'
import type { Searcher } from '../trademarks/index.ts'
import type { KeepPicture } from './keep-picture.ts'
import type { OrderedReport, ReportOrders } from './order-report.repository.ts'
import type { createPreviewReport } from './preview-report.ts'
import { readOrder, type ReportOrder } from './read-order.ts'
import { reportErrors } from './reports.errors.ts'
import type { RetryReport } from './retry-report.ts'
import type { ReportRow } from './report-row.ts'
import type { ReportsRepository } from './reports.repository.ts'

const DAY_MS = 86_400_000
const KEY = /^[\x21-\x7e]{8,128}$/

export type ReportRequest = ReportOrder & {
  language: 'cn' | 'en'
  pictureId?: string | undefined
  requestKey?: string | undefined
  previewOnly: boolean
}

/** Who reads a report: a member, or whoever has the token of a link. */
export type ReportReader = { accountId: string | null; token?: string | undefined }

/** Registrability reports that members order, read and share. */
export function createReportsService(deps: {
  repository: ReportsRepository
  orders: Pick<ReportOrders, 'findByKey' | 'create'>
  retryReport: RetryReport
  preview: ReturnType<typeof createPreviewReport>
  keepPicture: KeepPicture
  entitlements: Pick<Entitlements, 'standing'>
  handOver: HandOver
  objects: Pick<ObjectStore, 'find' | 'delete'>
  now: () => Date
}) {
  const { repository, orders, now } = deps

  const unitsLeft = async (accountId: string | null) =>
    accountId === null ? 0 : (await deps.entitlements.standing(accountId, 'report')).unitsLeft

  const find = async (number: string, { accountId, token = '' }: ReportReader) => {
    const found = await repository.find(number, { accountId, token }, now())
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const own = (accountId: string, number: string) => find(number, { accountId })

  const checkRepeated = (known: OrderedReport, requestHash: string) => {
    if (known.requestHash !== requestHash) throw new AppError(reportErrors.keyReused)
    return known
  }

  /** Null where no unit is left. @throws 409 where the key names another order. */
  async function order(accountId: string, request: ReportRequest) {
    const question = readOrder(request)
    const { language, pictureId = null, requestKey = randomUUID() } = request
    const requestHash = createHash('sha256')
      .update(JSON.stringify([question, language, pictureId]))
      .digest('hex')
    const known = await orders.findByKey(accountId, requestKey)
    if (known) return checkRepeated(known, requestHash)
    if ((await unitsLeft(accountId)) === 0) return null
    const id = randomUUID()
    const pictureKey = pictureId && (await deps.keepPicture(pictureId, id, accountId))
    const draft = { id, accountId, requestKey, requestHash, language, question, pictureKey }
    const dropPicture = async () => pictureKey && deps.objects.delete(pictureKey)
    const outcome = await orders.create(draft, now()).catch(async (error: unknown) => {
      await dropPicture()
      throw error
    })
    if (outcome?.isNew) await deps.handOver(makeReport, outcome.jobId)
    else await dropPicture()
    return outcome && checkRepeated(outcome, requestHash)
  }

  return {
    find,

    /** The order as it stands, or the preview where nothing was ordered. */
    async request(searcher: Searcher, request: ReportRequest) {
      const { accountId } = searcher
      if (request.requestKey !== undefined && !KEY.test(request.requestKey)) throw new AppError(reportErrors.badKey)
      const ordered = accountId === null || request.previewOnly ? null : await order(accountId, request)
      const report = ordered && accountId !== null ? await own(accountId, ordered.number) : null
      const preview = report ? null : await deps.preview(readOrder(request), request.pictureId ?? null, searcher)
      return { report, preview, unitsLeft: await unitsLeft(accountId) }
    },

    async list(accountId: string, question: PageQuestion) {
      const [{ rows, total }, left] = await Promise.all([
        repository.list(accountId, rowsOf(question)),
        unitsLeft(accountId),
      ])
      return { rows, total, unitsLeft: left }
    },

    findShare: (report: ReportRow) => repository.findShare(report.id, now()),

    /** @throws 20310 where it could not be made, 20312 before it is delivered. */
    async openPdf(number: string, reader: ReportReader) {
      const report = await find(number, reader)
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
