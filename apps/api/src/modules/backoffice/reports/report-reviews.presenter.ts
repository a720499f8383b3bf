import type { Schemas } from '@markwright/contract'
import type { Language } from '../../../kernel/language.ts'
import { presentContent, presentReportHead } from '../../reports/index.ts'
import type { ReviewHeadRow, ReviewRow } from './report-reviews.repository.ts'

export const presentReviewHead = (row: ReviewHeadRow, at: Date): Schemas['ReportReviewHead'] => ({
  ...presentReportHead(row, at),
  id: row.id,
  member: row.member,
  reviewer: row.reviewer,
})

export const presentReview = (row: ReviewRow, language: Language, at: Date): Schemas['ReportReview'] => ({
  ...presentReviewHead(row, at),
  version: row.version,
  conclusion: row.conclusion,
  error: row.error?.[language] ?? null,
  reason: row.rejectReason,
  content: row.content && presentContent(row.content, row.comments, language),
})
