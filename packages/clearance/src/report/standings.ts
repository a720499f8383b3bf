import type { Statement } from '@markwright/domain/marks/registrability-report'
import type { EarlierStatus } from '@markwright/similarity/registrability'

/** What the status of an earlier mark counts as. */
export const standings: Readonly<Record<EarlierStatus, Statement>> = {
  inForce: { zh: '注册有效', en: 'in force' },
  published: { zh: '初审公告', en: 'published for opposition' },
  pendingEarlier: { zh: '在先申请，审查中', en: 'pending, with an earlier date' },
  refusalReview: { zh: '驳回复审中', en: 'review of its refusal' },
  contested: { zh: '异议、撤销或无效程序中', en: 'opposed or under attack' },
  gracePeriod: { zh: '续展宽展期', en: 'in the grace period for renewal' },
  endedWithinYear: { zh: '失效未满一年', en: 'ended less than a year ago' },
  endedBefore: { zh: '已失效', en: 'ended' },
  refused: { zh: '已驳回', en: 'refused' },
}
