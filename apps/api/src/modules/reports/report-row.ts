import type { ReportContent, ReportQuestion } from '@markwright/domain/registrability-report'
import type { JobError } from '@markwright/jobs'

export type ReportState = 'generating' | 'review' | 'approved' | 'delivered' | 'rejected' | 'failed'

/** A report as lists show it. Days are `YYYY-MM-DD`. */
export type ReportHeadRow = {
  id: string
  number: string
  accountId: string
  language: 'cn' | 'en'
  question: ReportQuestion
  state: ReportState
  jobId: string
  /** Of the present job, percent. */
  progress: number
  reviewer: string | null
  dueOn: string
  deliveredAt: Date | null
  createdAt: Date
}

export type ReportRow = ReportHeadRow & {
  content: ReportContent | null
  conclusion: string | null
  comments: Record<string, string>
  version: number
  rejectReason: string | null
  error: JobError | null
}

export const HEAD_COLUMNS = `r.id, r.number, r.account_id AS "accountId", r.language, r.question, r.state,
  r.job_id AS "jobId", coalesce(j.progress, 0) AS progress, r.reviewer, r.due_on AS "dueOn",
  r.delivered_at AS "deliveredAt", r.created_at AS "createdAt"`

export const COLUMNS = `${HEAD_COLUMNS}, r.content, r.conclusion, r.comments, r.version,
  r.reject_reason AS "rejectReason", r.error`

export const FROM = 'FROM registrability_report r LEFT JOIN job j ON j.id = r.job_id'
