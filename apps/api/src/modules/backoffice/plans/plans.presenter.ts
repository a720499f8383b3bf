import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { PlanContent, PlanRevision } from '@markwright/entitlements'
import type { ManagedPlan } from './plans.repository.ts'

export const presentPlan = (plan: ManagedPlan): Schemas['Plan'] => ({
  ...presentContent(plan),
  id: plan.id,
  code: plan.code,
  kind: plan.kind,
  version: plan.version,
  updateTime: formatInstant(plan.updatedAt),
  holders: plan.holders,
})

export const presentPlanRevision = ({
  version,
  author,
  reason,
  at,
  content,
}: PlanRevision): Schemas['PlanRevision'] => ({
  version,
  author,
  reason,
  time: formatInstant(at),
  content: presentContent(content),
})

const presentContent = ({ name, period, ...content }: PlanContent): Schemas['PlanFields'] => ({
  nameCn: name.cn,
  nameEn: name.en,
  serviceType: content.serviceType,
  cardLevel: content.cardLevel as Schemas['CardLevel'],
  months: period.months,
  days: period.days,
  addsUp: content.addsUp,
  isActive: content.isActive,
  position: content.position,
  limits: content.limits,
})
