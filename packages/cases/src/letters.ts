import type { DeadlineEvent } from '@markwright/deadlines'
import type { Texts } from './definition.ts'

/**
 * A document of an office. `event` begins a period for the client of the case by the rules of the office, from the date
 * of the document, which `dateLabel` describes where it is not that of a notice.
 */
export type LetterKind = {
  kind: string
  label: Texts
  dateLabel?: Texts
  event?: DeadlineEvent
  followUp?: FollowUp
}

/** The matter by which a document of an office is answered, and what its draft says because of the document. */
export type FollowUp = { productType: number; content: Readonly<Record<string, string>> }

/** Review of a refusal. */
const REVIEW = 14

const receipt = (event?: DeadlineEvent): LetterKind => ({
  kind: 'receipt',
  label: { cn: '递交回执', en: 'Filing receipt' },
  dateLabel: { cn: '递交日', en: 'Day of filing' },
  ...(event && { event }),
})
const acceptance: LetterKind = { kind: 'acceptance', label: { cn: '受理通知书', en: 'Acceptance notice' } }
const correction = (event?: DeadlineEvent): LetterKind => ({
  kind: 'correction',
  label: { cn: '补正通知书', en: 'Notice to correct' },
  ...(event && { event }),
})
const rejection: LetterKind = { kind: 'rejection', label: { cn: '不予受理通知书', en: 'Notice of non-acceptance' } }
const decision: LetterKind = { kind: 'decision', label: { cn: '决定书', en: 'Decision' } }
const reviewDecision: LetterKind = {
  kind: 'reviewDecision',
  label: { cn: '评审决定书或裁定书', en: 'Decision of the review' },
  event: 'review-decision',
}
const certificate: LetterKind = { kind: 'certificate', label: { cn: '注册证或证明', en: 'Certificate' } }
const other: LetterKind = { kind: 'other', label: { cn: '其他官方文件', en: 'Other document of the office' } }

const review = [receipt('review-filed'), acceptance, correction('review-correction-notice'), rejection, reviewDecision]
const registration: readonly LetterKind[] = [
  receipt(),
  acceptance,
  correction('correction-notice'),
  rejection,
  {
    kind: 'explanation',
    label: { cn: '审查意见书', en: 'Request to explain or amend' },
    event: 'explanation-notice',
  },
  {
    kind: 'refusal',
    label: { cn: '驳回通知书', en: 'Notification of refusal' },
    event: 'refusal',
    followUp: { productType: REVIEW, content: { scope: 'all' } },
  },
  {
    kind: 'partialRefusal',
    label: { cn: '部分驳回通知书', en: 'Notification of partial refusal' },
    event: 'partial-refusal',
    followUp: { productType: REVIEW, content: { scope: 'part' } },
  },
  { kind: 'opposition', label: { cn: '异议答辩通知书', en: 'Notice of opposition' }, event: 'opposition-notice' },
  {
    kind: 'nonRegistration',
    label: { cn: '不予注册决定', en: 'Decision not to register' },
    event: 'non-registration-decision',
  },
]
/** Before the Registry in Hong Kong: Trade Marks Rules (Cap. 559A) r. 13, 14 and 17. */
const hongKong: readonly LetterKind[] = [
  receipt(),
  {
    kind: 'examination',
    label: { cn: '审查意见通知书', en: 'Examination notice' },
    event: 'office-action',
  },
  {
    kind: 'furtherExamination',
    label: { cn: '进一步审查意见通知书', en: 'Further examination notice' },
    event: 'further-office-action',
  },
  {
    kind: 'opposition',
    label: { cn: '异议通知书', en: 'Notice of opposition' },
    dateLabel: { cn: '收到日', en: 'Day of receipt' },
    event: 'opposition-notice',
  },
  decision,
]
/** Before offices abroad, for which no rule is stated here: each document names its own period. */
const abroad: readonly LetterKind[] = [
  receipt(),
  acceptance,
  { kind: 'examination', label: { cn: '审查意见通知书', en: 'Office action' } },
  { kind: 'refusal', label: { cn: '驳回通知书', en: 'Notification of refusal' } },
  { kind: 'opposition', label: { cn: '异议通知书', en: 'Notice of opposition' } },
  decision,
]

const general = [receipt(), acceptance, correction(), rejection, decision]

/**
 * By product type, of those in which a document begins a period for our client, who is the
 * applicant, the opponent or the requester. A document that only begins one for the other party has no event.
 */
const ofType: Readonly<Record<number, readonly LetterKind[]>> = {
  0: registration,
  1: registration,
  2: hongKong,
  3: abroad,
  7: [receipt('opposition-filed'), acceptance, correction(), rejection, decision],
  14: review,
  16: [
    receipt(),
    acceptance,
    correction(),
    rejection,
    {
      kind: 'cancellationDecision',
      label: { cn: '撤销决定或不予撤销决定', en: 'Decision on the cancellation' },
      event: 'cancellation-decision',
    },
  ],
  26: abroad,
  32: review,
}

/** The documents that an office sends in a matter of a product type. */
export const letterKindsOf = (productType: number): readonly LetterKind[] => [
  ...(ofType[productType] ?? general),
  certificate,
  other,
]
