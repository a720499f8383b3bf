import type { Schemas } from '@markwright/contract'
import { daysBetween } from '@markwright/domain/dates/calendar'
import { type GazetteNoticeKind, gazetteNoticeLabels } from '@markwright/domain/marks/gazette-labels'
import type { Language } from '../../kernel/language.ts'
import type { GoodsRow, IssueRow } from './gazette.repository.ts'
import { presentDeadline } from '../trademarks/index.ts'
import { type Notice, noticeId } from './gazette.service.ts'

export const presentIssue = ({ office, issue, publishedOn, notices }: IssueRow): Schemas['GazetteIssue'] => ({
  country: office,
  issueNo: issue,
  issueDate: publishedOn,
  count: notices,
})

export const presentOverview = (
  found: IssueRow & {
    prev: string | null
    next: string | null
    kinds: { kind: GazetteNoticeKind; notices: number }[]
    classes: { classNo: number; marks: number }[]
  },
  language: Language,
): Schemas['GazetteIssueOverview'] => ({
  ...presentIssue(found),
  counts: found.kinds.map(({ kind, notices }) => ({
    type: kind,
    typeName: gazetteNoticeLabels[kind][language],
    count: notices,
  })),
  classes: found.classes.map(({ classNo, marks }) => ({ class: classNo, count: marks })),
  prev: found.prev,
  next: found.next,
})

export const presentNotice = (notice: Notice, language: Language): Schemas['GazetteNotice'] => ({
  id: noticeId(notice),
  country: notice.office,
  issueNo: notice.issue,
  issueDate: notice.publishedOn,
  type: notice.kind,
  typeName: gazetteNoticeLabels[notice.kind][language],
  markId: notice.publicId,
  appNo: notice.applicationNumber,
  name: notice.markText,
  class: notice.classes,
  applicant: (language === 'en' ? notice.applicantNameEn : null) ?? notice.applicantName,
  imageUrl: notice.hasImage ? `/common/query/image/${encodeURIComponent(notice.publicId)}` : null,
  opposition: presentOpposition(notice),
})

export const presentNoticeDetail = (
  { notice, others, goods }: { notice: Notice; others: Notice[]; goods: GoodsRow[] },
  language: Language,
): Schemas['GazetteNoticeDetail'] => ({
  ...presentNotice(notice, language),
  regNo: notice.registrationNumber,
  applicantAddress: notice.applicantAddress,
  agent: notice.agentName,
  appDate: notice.appliedOn,
  goods: goods.map(({ classNo, similarGroup, text, textEn }) => ({
    class: classNo,
    group: similarGroup,
    text,
    textEn,
  })),
  others: others.map((other) => presentNotice(other, language)),
  deadline: notice.opposition && presentDeadline(notice.opposition.deadline, notice.today, language),
})

function presentOpposition({ opposition, today }: Notice): Schemas['OppositionPeriod'] | null {
  if (!opposition) return null
  const { deadline, isOpen } = opposition
  const [period, unit] =
    'months' in opposition.period
      ? [opposition.period.months, 'months' as const]
      : [opposition.period.days, 'days' as const]
  return {
    oppositionDeadline: deadline.due,
    open: isOpen,
    daysLeft: daysBetween(today, deadline.due),
    period,
    unit,
    rule: deadline.law,
  }
}
