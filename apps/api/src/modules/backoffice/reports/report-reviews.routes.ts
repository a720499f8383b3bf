import type { Handlers } from '../../../kernel/contract-routes.ts'
import { pageOf } from '../../../kernel/pagination.ts'
import { actorOf } from '../actor.ts'
import { presentReview, presentReviewHead } from './report-reviews.presenter.ts'
import type { ReportReviews } from './report-reviews.ts'

type Operations =
  | 'listReportReviews'
  | 'getReportReview'
  | 'editReportReview'
  | 'approveReport'
  | 'rejectReport'
  | 'retryReportForMember'

export const reportReviewsHandlers = ({
  reportReviews: reviews,
  now,
}: {
  reportReviews: ReportReviews
  now: () => Date
}): Handlers<Operations> => ({
  listReportReviews: async ({ query }) => {
    const { rows, total } = await reviews.list(query, query)
    return pageOf(
      rows.map((row) => presentReviewHead(row, now())),
      total,
      query,
    )
  },

  getReportReview: async ({ path, language }) => presentReview(await reviews.find(path.id), language, now()),

  editReportReview: async (call) =>
    presentReview(await reviews.edit(call.path.id, call.body, actorOf(call)), call.language, now()),

  approveReport: async (call) =>
    presentReview(await reviews.approve(call.path.id, call.body.version, actorOf(call)), call.language, now()),

  rejectReport: async (call) => {
    const { version, reason } = call.body
    return presentReview(await reviews.reject(call.path.id, version, reason, actorOf(call)), call.language, now())
  },

  retryReportForMember: async (call) =>
    presentReview(await reviews.retry(call.path.id, actorOf(call)), call.language, now()),
})
