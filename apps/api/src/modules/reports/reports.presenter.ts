import type { Schemas } from '@markwright/contract'
import { formatInstant, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import {
  gradeAdvice,
  type ReportContent,
  type ReportLevel,
  type ReportMark,
  type ReportImage,
  severityNames,
  statementIn,
} from '@markwright/domain/marks/registrability-report'
import { statusText } from '@markwright/domain/marks/trademark-status'
import type { Language } from '../../kernel/language.ts'
import type { PreviewedReport } from './preview-report.ts'
import type { ReportHeadRow, ReportRow, ReportState } from './report-row.repository.ts'
import type { Share } from './reports.repository.ts'

const statuses: Record<ReportState, Schemas['ReportStatus']> = {
  generating: 'PENDING',
  review: 'PENDING',
  approved: 'PENDING',
  delivered: 'READY',
  rejected: 'REJECTED',
  failed: 'FAILED',
}
const RISKS_MAX = 3

const isWorking = (state: ReportState) => state === 'generating' || state === 'approved'

export const presentReportHead = (row: ReportHeadRow, at: Date): Schemas['ReportHead'] => ({
  reportNo: row.number,
  status: statuses[row.state],
  state: row.state,
  lang: row.language,
  question: {
    tradeMarkText: row.question.tradeMarkText,
    classes: row.question.classes,
    goods: row.question.goods.map(({ classNo, group, name }) => ({ class: classNo, group, name })),
    applicant: row.question.applicant,
  },
  requestTime: formatInstant(row.createdAt),
  eta: row.dueOn,
  overdue: statuses[row.state] === 'PENDING' && row.dueOn < todayIn(HOME_ZONE, at),
  progress: isWorking(row.state) ? row.progress : 100,
  deliverTime: row.deliveredAt && formatInstant(row.deliveredAt),
  jobId: row.jobId,
})

/** What it found and who reviewed it are reported once it is delivered. */
export function presentReport(
  row: ReportRow,
  { language, accountId, share, at }: { language: Language; accountId: string | null; share: Share | null; at: Date },
): Schemas['Report'] {
  const isOwn = row.accountId === accountId
  const isReady = row.state === 'delivered'
  return {
    ...presentReportHead(row, at),
    isOwn,
    error: row.error && { code: 20310, msg: row.error[language] },
    reason: row.rejectReason,
    reviewer: isReady ? row.reviewer : null,
    conclusion: isReady ? row.conclusion : null,
    content: isReady && row.content ? presentContent(row.content, row.comments, language) : null,
    share: isOwn && share ? { token: share.token, expireTime: formatInstant(share.expiresAt) } : null,
  }
}

export const presentContent = (
  content: ReportContent,
  comments: Readonly<Record<string, string>>,
  language: Language,
): Schemas['ReportContent'] => ({
  basis: { ...content.basis, calibrated: false },
  classes: content.classes.map((each) => ({
    class: each.classNo,
    chance: each.chance,
    band: [...each.band],
    grade: each.grade,
    advice: gradeAdvice[each.grade][language],
    counts: each.counts,
    citations: each.citations.map(({ goods, standing, ...citation }) => ({
      ...citation,
      goods: statementIn(goods, language),
      standing: statementIn(standing, language),
    })),
    grounds: each.grounds.map((ground) => ({
      rule: ground.rule,
      entry: ground.entry,
      severity: ground.severity,
      severityText: severityNames[ground.severity][language],
      text: statementIn(ground, language),
    })),
    withoutGoods: each.withoutGoods,
    comment: comments[String(each.classNo)] || null,
  })),
  marks: content.marks.map((mark) => presentMark(mark, language)),
  ...(content.image && { image: presentImage(content.image, language) }),
  wellKnown: content.wellKnown,
  limits: content.limits.map((limit) => statementIn(limit, language)),
})

function presentMark({ imageKey, reasons, ...mark }: ReportMark, language: Language): Schemas['ReportMark'] {
  return {
    ...mark,
    statusText: statusText(mark.status, language),
    hasImage: imageKey !== null,
    reasons: reasons.map((reason) => statementIn(reason, language)),
  }
}

const presentImage = ({ preview, marks }: ReportImage, language: Language): Schemas['ReportImage'] => ({
  preview,
  total: marks.length,
  marks: marks.map(({ regions, ...mark }) => ({ mark: presentMark(mark, language), regions })),
})

/** Counts and the three greatest risks; no grade. */
export function presentPreview({ content, quota }: PreviewedReport, language: Language): Schemas['ReportPreview'] {
  const counts: Record<ReportLevel, number> = { identical: 0, high: 0, middle: 0, low: 0 }
  for (const { level } of content.marks) counts[level] += 1
  const weights = new Map<string, number>()
  for (const { id, share } of content.classes.flatMap(({ citations }) => citations))
    weights.set(id, Math.max(share, weights.get(id) ?? 0))
  const { image } = content
  const risks = content.marks.toSorted((a, b) => (weights.get(b.id) ?? 0) - (weights.get(a.id) ?? 0))
  return {
    dataDate: content.basis.dataDate,
    marksSearched: content.basis.marksSearched,
    counts,
    classes: content.classes.map((each) => ({
      class: each.classNo,
      counts: each.counts,
      grounds: each.grounds.length,
    })),
    risks: risks.slice(0, RISKS_MAX).map((mark) => presentMark(mark, language)),
    ...(image && {
      image: {
        ...presentImage({ ...image, marks: image.marks.slice(0, RISKS_MAX) }, language),
        total: image.marks.length,
      },
    }),
    quota,
  }
}
