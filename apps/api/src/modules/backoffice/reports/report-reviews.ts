import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { makeReport, type DispatchJob } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { requireText, trimToNull } from '../../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../../kernel/pagination.ts'
import type { ReportState, RetryReport } from '../../reports/index.ts'
import type { Actor } from '../actor.ts'
import { backofficeErrors } from '../backoffice.errors.ts'
import type { ReportReviewsRepository } from './report-reviews.repository.ts'

export type ReviewDraft = {
  version: number
  conclusion: string
  comments: { class: number; comment: string }[]
}

/** What staff do with the reports that members have ordered. */
export function createReportReviews(deps: {
  repository: ReportReviewsRepository
  retryReport: RetryReport
  dispatchJob: DispatchJob
  now: () => Date
}) {
  const { repository } = deps

  const find = async (id: string) => {
    const found = await repository.find(id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  /** The report after a change; @throws 404, or 409 where it was not as it had been read. */
  async function changed(isDone: boolean, id: string) {
    const report = await find(id)
    if (isDone) return report
    throw new AppError(report.state === 'review' ? commonErrors.changedMeanwhile : backofficeErrors.notInReview)
  }

  return {
    find,

    list({ state, overdue }: { state?: ReportState | undefined; overdue?: boolean | undefined }, page: PageRequest) {
      const overdueOn = overdue ? todayIn(HOME_ZONE, deps.now()) : null
      return repository.list({ state: state ?? null, overdueOn }, rowRange(page))
    },

    async edit(id: string, { version, conclusion, comments }: ReviewDraft, actor: Actor) {
      const { question } = await find(id)
      const formatted = comments.filter(({ class: classNo }) => question.classes.includes(classNo))
      const draft = {
        conclusion: requireText('conclusion', conclusion),
        comments: Object.fromEntries(formatted.map((each) => [String(each.class), trimToNull(each.comment) ?? ''])),
      }
      return changed(await repository.edit({ id, version }, draft, actor), id)
    },

    async approve(id: string, version: number, actor: Actor) {
      const jobId = randomUUID()
      const isDone = await repository.approve({ id, version }, jobId, actor)
      if (isDone) await deps.dispatchJob(makeReport, jobId)
      return changed(isDone, id)
    },

    async reject(id: string, version: number, reason: string, actor: Actor) {
      return changed(await repository.reject({ id, version }, requireText('reason', reason), actor), id)
    },

    /** @throws 20311 where the member has no unit, 20313 where it has not failed. */
    async retry(id: string, actor: Actor) {
      const report = await find(id)
      await deps.retryReport(id, (client) => repository.auditRetry(client, report, actor))
      return find(id)
    },
  }
}
export type ReportReviews = ReturnType<typeof createReportReviews>
